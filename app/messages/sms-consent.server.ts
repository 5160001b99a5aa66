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

/** Appends a consent or its withdrawal. Who may be contacted is do-not-contact.server.ts's to say. */
export async function recordConsent(tx: Transaction, consent: Consent): Promise<void> {
  await tx.smsConsent.create({ data: consent });
}
