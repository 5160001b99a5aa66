import { z } from "zod";
import { toE164 } from "#app/format.ts";
import { SMS_CONSENT_MISSING } from "#app/models/consent-texts.ts";

const INVALID_PHONE = "Please enter a valid phone number";

export const CALL_PLANS = ["Luxury", "Free"] as const;
export const CALL_TIMEOUT_MINUTES = 10;
export const CALLER_NAME = "Valued Customer";

const phoneNumber = z
  .string({ error: INVALID_PHONE })
  .trim()
  .transform((value, context) => {
    const phone = toE164(value);
    if (phone) return phone;
    context.addIssue({ code: "custom", message: INVALID_PHONE });
    return z.NEVER;
  });

export const RequestCall = z.object({
  phoneNumber,
  plan: z.enum(CALL_PLANS).default("Free"),
  timeoutMinutes: z.coerce.number().int().min(1).max(CALL_TIMEOUT_MINUTES).default(CALL_TIMEOUT_MINUTES),
  smsOptIn: z.boolean().default(false),
  callAgentInput: z
    .object({ userName: z.string().trim().min(1).max(80).default(CALLER_NAME) })
    .default({ userName: CALLER_NAME }),
});

export type RequestCall = z.output<typeof RequestCall>;

/** The box on the landing pages: its consent is required, and a box that is not ticked sends nothing. */
export const CallRequestForm = z.object({
  phoneNumber,
  plan: z.enum(CALL_PLANS).default("Free"),
  smsOptIn: z.literal("on", { error: SMS_CONSENT_MISSING }),
  box: z.string().regex(/^[a-z-]{1,40}$/),
});
