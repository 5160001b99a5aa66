import { wordsShown } from "#app/messages/consent-texts.ts";
import { recordContact } from "#app/messages/customers/contact-record.server.ts";
import { mustBeSilent } from "#app/messages/do-not-contact.server.ts";
import type { ConsentAction, ConsentKind } from "#app/messages/sms-consent.ts";
import type { Transaction } from "#app/platform/db.server.ts";

type Consent = {
  phone: string;
  kind: ConsentKind;
  action: ConsentAction;
  /** The words that were shown, or the reply that was sent. */
  textShown: string;
  /** Where: the path of a page, or "reply". */
  source: string;
  /** Whether the person proved to hold the phone. A tick alone undoes no STOP. */
  proven?: boolean;
  ip?: string | null;
  userAgent?: string | null;
};

/**
 * Appends a consent or its withdrawal. Who may be contacted is do-not-contact.server.ts's to say; what takes a phone off that list,
 * or is replied, stands in the audit record too.
 */
export async function recordConsent(tx: Transaction, consent: Consent): Promise<void> {
  const { phone, action, textShown, source, proven } = consent;
  const comesBack = action === "opt_in" && proven === true;
  const said = comesBack && (source === "reply" || (await mustBeSilent(phone, tx)));
  await tx.smsConsent.create({ data: consent });
  if (said) await recordContact(tx, { phone, words: textShown, source, silent: false });
}

/** What a form says of texts: the way that was chosen, whether its box was ticked, and which words stood beside it. */
export type OptIn = { contactPreference?: string; smsOptIn?: boolean; smsWording?: string | undefined };

/** A tick beside Text is a consent in the words that were shown; one that is hidden behind another way is none. */
export async function recordOptIn(
  tx: Transaction,
  form: OptIn,
  how: Pick<Consent, "source" | "proven" | "ip" | "userAgent"> & { phone: string | null },
): Promise<void> {
  const textShown = form.contactPreference === "text" && form.smsOptIn ? wordsShown("sms", form.smsWording) : null;
  const { phone, ...rest } = how;
  if (textShown && phone) await recordConsent(tx, { ...rest, phone, textShown, kind: "sms", action: "opt_in" });
}
