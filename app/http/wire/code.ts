import { z } from "zod";
import { id } from "#app/http/wire/values.ts";

export const WireCodeSent = z
  .object({
    success: z.boolean(),
    phone: z.string(),
    methodId: id.describe("Names this attempt in /api/auth/verify-otp."),
    message: z.string(),
  })
  .meta({ id: "CodeSent" });
