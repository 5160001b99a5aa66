import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { BODY_LIMITS } from "#app/http/body.ts";
import { WireUser } from "#app/http/wire/person.ts";
import { messages } from "#app/platform/messages.ts";
import { readCarriedForm } from "#app/quotes/pending-form.ts";
import { VerifyForm } from "#app/quotes/quote-form.ts";
import { verifyPhone } from "#app/quotes/sign-in-by-code.server.ts";
import { discardDocument, storeDocument } from "#app/quotes/store.server.ts";

const handle = api("/api/auth/verify-otp", {
  POST: call({
    summary: "Prove a phone with its one-time code, and sign in",
    description:
      "The first time makes a driver with a Free account. What was filled in before, or comes along in repairFormData (and fileData, base64), becomes a repair request, once.",
    access: "public",
    bodyLimit: BODY_LIMITS.jsonWithFile,
    input: VerifyForm.omit({ phone: true }).extend({
      phoneNumber: z.string("Phone number is required").min(1, "Phone number is required").max(40),
      repairId: z.string().nullish(),
      make: z.string().nullish(),
      model: z.string().nullish(),
      year: z.union([z.string(), z.number()]).nullish(),
      color: z.string().nullish(),
      repairFormData: z.record(z.string(), z.unknown()).nullish(),
      fileData: z.base64("fileData must be base64").nullish(),
      fileType: z.string().max(100).nullish(),
    }),
    output: z.object({
      success: z.boolean(),
      user: WireUser.omit({ createdAt: true, status: true }).meta({ id: "VerifiedUser" }),
      redirect: z.string().nullable().describe("Where to go on; null where the caller knows better."),
      message: z.string(),
      repairRequest: z.object({ id: z.string(), accessCode: z.string() }).nullable(),
    }),
    async run({ viewer, input, headers }) {
      const { phoneNumber: phone, repairFormData, fileData } = input;
      const file =
        repairFormData && fileData
          ? await storeDocument(viewer, { name: "quote", bytes: new Uint8Array(Buffer.from(fileData, "base64")) })
          : null;
      try {
        const verified = await verifyPhone(viewer, { ...input, phone }, readCarriedForm(repairFormData, file));
        headers.append("Set-Cookie", verified.setCookie);
        const { user, redirect, request: repairRequest } = verified;
        const message = messages.verify.success.description;
        return { success: true, user, redirect, message, repairRequest };
      } finally {
        if (file) await discardDocument(file);
      }
    },
  }),
});

export { handle as action, handle as loader };
