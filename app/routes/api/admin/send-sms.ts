import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { sendTextTo } from "#app/people/user.server.ts";
import { SendText } from "#app/people/user.ts";

const handle = api("/api/admin/users/:id/send-sms", {
  POST: call({
    summary: "Send a user a text message",
    description: "Refused (409) without a phone, or after STOP.",
    access: "admin.api",
    input: SendText,
    output: z.object({ success: z.boolean(), messageId: z.string() }),
    run: async ({ viewer, params, input }) => ({
      success: true,
      ...(await sendTextTo(viewer, params.id, input.message)),
    }),
  }),
});

export { handle as action, handle as loader };
