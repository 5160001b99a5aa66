import { recordContact } from "#app/messages/customers/contact-record.server.ts";
import { db, Prisma, type Transaction } from "#app/platform/db.server.ts";

/** Those of the phones whose owners said stop, and have not, proven to hold the phone, asked for contact since. */
export async function silentAmong(tx: Transaction, phones: string[]): Promise<Set<string>> {
  const counting = await tx.smsConsent.findMany({
    where: {
      phone: { in: phones },
      // What was replied before consents said whether they were proven came from the phone itself.
      OR: [{ action: "opt_out" }, { action: "opt_in", proven: true }, { action: "opt_in", source: "reply" }],
    },
    distinct: ["phone"],
    orderBy: [{ phone: "asc" }, { id: "desc" }],
    select: { phone: true, action: true },
  });
  return new Set(counting.flatMap(({ phone, action }) => (action === "opt_out" ? [phone] : [])));
}

/** Those of the phones whose owners agreed to texts, by a tick, in their settings or by a reply, and said nothing else since. */
export async function agreedAmong(tx: Transaction, phones: string[]): Promise<Set<string>> {
  const newest = await tx.smsConsent.findMany({
    where: { phone: { in: phones }, kind: "sms" },
    distinct: ["phone"],
    orderBy: [{ phone: "asc" }, { id: "desc" }],
    select: { phone: true, action: true },
  });
  return new Set(newest.flatMap(({ phone, action }) => (action === "opt_in" ? [phone] : [])));
}

/** The same of one phone as a value in SQL, for a statement that asks for more. */
export function silentSql(phone: string): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT "action" = 'opt_out' FROM "SmsConsent"
    WHERE "phone" = ${phone} AND ("action" = 'opt_out' OR ("action" = 'opt_in' AND ("proven" OR "source" = 'reply')))
    ORDER BY "id" DESC LIMIT 1), FALSE)`;
}

/** Whether the phone is on the do-not-contact list: only codes that its owner asks for may go there. */
export async function mustBeSilent(phone: string, tx: Transaction = db): Promise<boolean> {
  return (await silentAmong(tx, [phone])).has(phone);
}

/** Puts a phone on the list for texts and calls alike, with the words that did it. */
export async function silence(tx: Transaction, phone: string, said: { words: string; source: string }): Promise<void> {
  const row = { phone, action: "opt_out", textShown: said.words, source: said.source } as const;
  await tx.smsConsent.createMany({
    data: [
      { ...row, kind: "sms" },
      { ...row, kind: "ai_call" },
    ],
  });
  await recordContact(tx, { phone, ...said, silent: true });
}
