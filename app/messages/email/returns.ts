import { z } from "zod";
import { freeTextIn } from "#app/platform/fields/free-text.ts";

/** That an e-mail came back, or was called unwanted. */
export type Return = { address: string; kind: "bounce" | "complaint"; reason: string; messageId: string | null };

const text = z.string().max(2000);

/** Our own form, for a mail server's script: { "type": "bounce", "email": "…", "reason": "…", "messageId": "…" }. */
const Plain = z
  .object({ type: z.enum(["bounce", "complaint"]), email: text, reason: text.default(""), messageId: text.optional() })
  .transform(
    ({ type, email, reason, messageId }): Return => ({
      address: email,
      kind: type,
      reason,
      messageId: messageId ?? null,
    }),
  );

/** Postmark: RecordType Bounce (Type HardBounce …) and SpamComplaint. */
const Postmark = z
  .object({
    RecordType: z.enum(["Bounce", "SpamComplaint"]),
    Type: text.optional(),
    Email: text,
    Description: text.default(""),
  })
  .transform(({ RecordType, Type, Email, Description }): Return | null => {
    if (RecordType === "SpamComplaint")
      return { address: Email, kind: "complaint", reason: Description, messageId: null };
    return Type === "HardBounce" || Type === "BadEmailAddress"
      ? { address: Email, kind: "bounce", reason: Description, messageId: null }
      : null;
  });

/** SendGrid's event webhook: one object of its list. */
const SendGrid = z
  .object({ event: text, email: text, reason: text.default(""), "smtp-id": text.optional(), type: text.optional() })
  .transform((one): Return | null => {
    const said = { address: one.email, reason: one.reason, messageId: one["smtp-id"] ?? null };
    if (one.event === "spamreport") return { ...said, kind: "complaint" };
    return one.event === "bounce" && one.type !== "blocked" ? { ...said, kind: "bounce" } : null;
  });

/** Amazon SES, as SNS passes it on (raw message delivery). */
const Ses = z
  .object({
    notificationType: z.enum(["Bounce", "Complaint"]),
    bounce: z
      .object({
        bounceType: text,
        bouncedRecipients: z.array(z.object({ emailAddress: text, diagnosticCode: text.optional() })),
      })
      .optional(),
    complaint: z.object({ complainedRecipients: z.array(z.object({ emailAddress: text })) }).optional(),
  })
  .transform(({ bounce, complaint }): Return[] => [
    ...(bounce?.bounceType === "Permanent" ? bounce.bouncedRecipients : []).map(
      ({ emailAddress, diagnosticCode }): Return => ({
        address: emailAddress,
        kind: "bounce",
        reason: diagnosticCode ?? "",
        messageId: null,
      }),
    ),
    ...(complaint?.complainedRecipients ?? []).map(
      ({ emailAddress }): Return => ({ address: emailAddress, kind: "complaint", reason: "", messageId: null }),
    ),
  ]);

const One = z.union([Plain, Postmark, Ses, SendGrid]);
const MOST = 1_000;

/** What a provider's call says, in our words. Mail that is only late says nothing; null when it is none of these forms. */
export function readReturns(body: unknown): Return[] | null {
  const list = Array.isArray(body) ? body.slice(0, MOST) : [body];
  const read = list.map((one) => One.safeParse(freeTextIn(one)));
  if (read.every(({ success }) => !success)) return null;
  return read
    .flatMap((one) => (one.success ? (one.data ?? []) : []))
    .map((one) => ({ ...one, reason: one.reason || "no reason was given" }));
}
