import { z } from "zod";
import { id } from "#app/http/wire/values.ts";

export const WireUploaded = z
  .object({ id, repairRequestId: id, analysis: z.object({ repairRequestId: id }) })
  .meta({ id: "UploadedQuote" });

/** A quote made into a request, or kept until the visitor's phone is verified. */
export const WireQuoted = z
  .object({
    repairRequestId: id.nullable(),
    accessCode: z.string().nullable(),
    verificationRequired: z
      .boolean()
      .describe("True for a visitor: kept until the phone is verified by /api/auth/send-otp and /api/auth/verify-otp."),
  })
  .meta({ id: "AnalyzedQuote" });

export const KEPT: z.input<typeof WireQuoted> = { repairRequestId: null, accessCode: null, verificationRequired: true };
