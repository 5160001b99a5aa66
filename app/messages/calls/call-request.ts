import { z } from "zod";
import { SMS_CONSENT_MISSING } from "#app/messages/consent-texts.ts";
import { phoneField } from "#app/platform/form-values.ts";

const INVALID_PHONE = "Please enter a valid phone number";

export const CALL_PLANS = ["Luxury", "Free"] as const;
export const CALL_TIMEOUT_MINUTES = 10;
export const CALLER_NAME = "Valued Customer";

const phoneNumber = phoneField(INVALID_PHONE);

/** What the assistant says aloud: letters alone cannot be an order to it. */
const userName = z
  .string()
  .trim()
  .max(60, "At most 60 characters")
  .regex(/^\p{L}[\p{L}\p{M}' ’-]*$/u, "Please use letters only");

const proof = {
  methodId: z.guid().optional().describe("Of the code that an answer `phone_code_needed` sent."),
  code: z.string().trim().max(20).optional().describe("That code."),
};

const wording = z.string().max(40).optional();

export const RequestCall = z.object({
  phoneNumber,
  plan: z.enum(CALL_PLANS).default("Free"),
  timeoutMinutes: z.coerce.number().int().min(1).max(CALL_TIMEOUT_MINUTES).default(CALL_TIMEOUT_MINUTES),
  smsOptIn: z.boolean().default(false),
  callAgentInput: z.object({ userName: userName.default(CALLER_NAME) }).default({ userName: CALLER_NAME }),
  smsWording: wording.describe("Version of the words about texts that were shown; without it no consent is recorded."),
  callWording: wording.describe("The same for the words about the assistant's call."),
  ...proof,
});

export type RequestCall = z.output<typeof RequestCall>;

/** The box on the landing pages: its consent is required, and a box that is not ticked sends nothing. */
export const CallRequestForm = z.object({
  phoneNumber,
  plan: z.enum(CALL_PLANS).default("Free"),
  smsOptIn: z.literal("on", { error: SMS_CONSENT_MISSING }),
  box: z.string().regex(/^[a-z-]{1,40}$/),
  smsWording: wording,
  callWording: wording,
  methodId: z.guid().optional().catch(undefined),
  code: proof.code,
  /** The button that asks for another code. */
  again: z.literal("on").optional().catch(undefined),
});
