import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireCodeSent } from "#app/http/wire/code.ts";
import { sendCode } from "#app/messages/codes/one-time-code.server.ts";
import { linkNewestForm } from "#app/quotes/pending-form-link.server.ts";

const handle = api("/api/auth/send-otp", {
  POST: call({
    summary: "Send a one-time code to a phone",
    description:
      "Six digits, 10 minutes, 5 tries. One per 30 seconds, 5 per hour and 10 per day and phone; 20 per hour and 40 per day and network. What this browser filled in before waits for the code. The phone of staff is refused: they sign in with email and password.",
    access: "public",
    input: z.object({
      phoneNumber: z.string("Please enter a valid phone number").max(40, "Please enter a valid phone number"),
      accessCode: z.string().optional(),
    }),
    output: WireCodeSent,
    async run({ viewer, input }) {
      const { repairCode, ip } = viewer;
      const sent = await sendCode({
        phone: input.phoneNumber,
        purpose: repairCode ? "repair" : "sign_in",
        ...(repairCode ? { repairRequestId: repairCode.repairRequestId } : {}),
        ip,
      });
      await linkNewestForm(viewer, sent.methodId);
      return { success: true, ...sent };
    },
  }),
});

export { handle as action, handle as loader };
