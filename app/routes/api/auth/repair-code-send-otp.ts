import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireCodeSent } from "#app/http/wire/code.ts";
import { sendCode } from "#app/models/one-time-code.server.ts";
import { findRepairRequest } from "#app/models/repair-request/find.server.ts";
import { notFound, Refusal } from "#app/refusal.ts";

const handle = api("/api/auth/repair-code/send-otp", {
  POST: call({
    summary: "Send a one-time code to the phone behind a repair access code",
    description: "The limits are those of /api/auth/send-otp.",
    access: "public",
    input: z.object({ accessCode: z.string().min(1, "accessCode is required").max(60) }),
    output: WireCodeSent,
    async run({ viewer }) {
      if (!viewer.repairCode) throw notFound("This access code");
      const { repairRequestId } = viewer.repairCode;
      const { requester } = await findRepairRequest(viewer, repairRequestId);
      if (!requester?.phone) throw new Refusal(409, "There is no phone number to send a code to.");
      const sent = await sendCode({ phone: requester.phone, purpose: "repair", repairRequestId, ip: viewer.ip });
      return { success: true, ...sent };
    },
  }),
});

export { handle as action, handle as loader };
