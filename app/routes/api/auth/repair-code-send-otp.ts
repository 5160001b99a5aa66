import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireCodeSent } from "#app/http/wire/code.ts";
import { sendRepairCode } from "#app/messages/codes/repair.server.ts";
import { notFound } from "#app/platform/refusal.ts";

const handle = api("/api/auth/repair-code/send-otp", {
  POST: call({
    summary: "Send a one-time code to the phone behind a repair access code",
    description:
      "The limits are those of /api/auth/send-otp. `phone` is masked, and may be sent as it is to /api/auth/verify-otp.",
    access: "public",
    input: z.object({ accessCode: z.string().min(1, "accessCode is required").max(60) }),
    output: WireCodeSent,
    async run({ viewer }) {
      if (!viewer.repairCode) throw notFound("This access code");
      const { repairRequestId } = viewer.repairCode;
      const sent = await sendRepairCode(repairRequestId, viewer.ip);
      return { success: true, ...sent };
    },
  }),
});

export { handle as action, handle as loader };
