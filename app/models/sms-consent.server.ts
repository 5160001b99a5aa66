import { db, type Transaction } from "#app/db.server.ts";
import type { ConsentAction, ConsentKind } from "#app/models/sms-consent.ts";

type Consent = {
  phone: string;
  kind: ConsentKind;
  action: ConsentAction;
  /** The words that were shown, or the reply that was sent. */
  textShown: string;
  /** Where: the path of a page, or "reply". */
  source: string;
  ip?: string | null;
  userAgent?: string | null;
};

/** Appends a consent or its withdrawal. The newest of a phone and kind counts. */
export async function recordConsent(tx: Transaction, consent: Consent): Promise<void> {
  await tx.smsConsent.create({ data: consent });
}

/** Whether the owner of the phone said stop and nothing since. */
export async function hasOptedOut(phone: string, tx: Transaction = db): Promise<boolean> {
  return (await optedOutAmong(tx, [phone])).has(phone);
}

/** Those of the phones whose owners said stop. */
export async function optedOutAmong(tx: Transaction, phones: string[]): Promise<Set<string>> {
  const newest = await tx.smsConsent.findMany({
    where: { phone: { in: phones }, kind: "sms" },
    distinct: ["phone"],
    orderBy: [{ phone: "asc" }, { id: "desc" }],
    select: { phone: true, action: true },
  });
  return new Set(newest.flatMap(({ phone, action }) => (action === "opt_out" ? [phone] : [])));
}
