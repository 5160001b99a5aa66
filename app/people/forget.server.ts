import { daysBefore } from "#app/platform/days.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { formatPhone, fullName } from "#app/platform/format.ts";
import { log } from "#app/platform/log.server.ts";
import { documents } from "#app/platform/storage/documents.server.ts";

const GONE = "(deleted)";
const NOBODY = "+10000000000";

type Person = { id: string; firstName: string; lastName: string; phone: string | null; email: string | null };

/**
 * Takes a person's words and numbers out of what is kept beside the record: messages, texts, e-mails, calls, codes, proofs, drafts.
 * The consents stay: they prove that we may not, or might, write to a number. Called with the deletion, in its transaction.
 */
export async function forgetWords(tx: Transaction, person: Person): Promise<void> {
  const { id, phone, email } = person;
  await tx.communication.updateMany({
    where: { OR: [{ senderUserId: id }, { receiverUserId: id }] },
    data: { messageBody: GONE },
  });
  // Their bytes are swept as those of nobody.
  const theirs = { communication: { OR: [{ senderUserId: id }, { receiverUserId: id }] } };
  await tx.attachment.deleteMany({ where: theirs });
  await tx.notification.deleteMany({ where: { userId: id } });
  await tx.formDraft.deleteMany({ where: { userId: id } });
  await tx.readerExample.deleteMany({
    where: { OR: [{ consentedById: id }, { quoteDocument: { repairRequest: { requesterId: id } } }] },
  });
  await forgetName(tx, person);
  await tx.outboundEmail.updateMany({
    where: { OR: [{ userId: id }, ...(email ? [{ address: { equals: email, mode: "insensitive" as const } }] : [])] },
    data: { address: GONE, content: { subject: GONE, lines: [] } },
  });
  await tx.session.updateMany({ where: { userId: id }, data: { ip: null, userAgent: null } });
  await tx.repairRequest.updateMany({
    where: { requesterId: id },
    data: {
      ...{ additionalNotes: null, description: null, timeAskedAt: null, timeAsked: null },
      ...{ delayReason: null, delayedUntil: null },
    },
  });
  await forgetCalls(tx, person);
  await forgetNotices(tx, person);
  if (email) await tx.emailTrouble.deleteMany({ where: { address: email.toLowerCase() } });
  if (!phone) return;
  await tx.oneTimeCode.deleteMany({ where: { phone } });
  await tx.phoneProof.deleteMany({ where: { phone } });
  await tx.outboundMessage.updateMany({ where: { phone }, data: { phone: NOBODY, body: GONE } });
}

/** Nobody is called any more: neither by the assistant nor by the shop, and no word of it says whom. */
async function forgetCalls(tx: Transaction, { id, phone }: Person) {
  const theirs = { OR: [{ repairRequest: { requesterId: id } }, ...(phone ? [{ phoneNumber: phone }] : [])] };
  await tx.callRequest.updateMany({
    where: { AND: [theirs, { status: "queued" }, { kind: "call_back" }] },
    data: { status: "handled" },
  });
  await tx.callRequest.updateMany({
    where: { AND: [theirs, { status: "queued" }, { kind: "ai" }] },
    data: { status: "failed", error: "The customer was deleted" },
  });
  await tx.callRequest.updateMany({ where: theirs, data: { phoneNumber: NOBODY, userName: GONE } });
}

/** What staff were told of them by name and number. */
async function forgetNotices(tx: Transaction, { id, phone, ...name }: Person) {
  const said = [fullName(name), ...(phone ? [formatPhone(phone), phone] : [])].filter((word) => word !== "");
  for (const word of said) {
    await tx.$executeRaw`
      UPDATE "Notification" n SET "title" = replace(n."title", ${word}, ${GONE}), "body" = replace(n."body", ${word}, ${GONE})
      FROM "RepairRequest" r WHERE r."id" = n."repairRequestId" AND r."requesterId" = ${id}::uuid`;
  }
}

/** Where a name stands as a word beside what the shop keeps for itself; rows of before have no id beside it. */
async function forgetName(tx: Transaction, { id, firstName, lastName }: Person) {
  const name = fullName({ firstName, lastName });
  // Another one of the same name may have written what has no id: theirs is not taken away.
  const alone = (await tx.user.count({ where: { firstName, lastName, id: { not: id } } })) === 0;
  const changed = [{ changedById: id }, ...(alone ? [{ changedById: null, changedByName: name }] : [])];
  await tx.jobPackage.updateMany({ where: { OR: changed }, data: { changedByName: GONE, changedById: null } });
  const entered = [{ enteredById: id }, ...(alone ? [{ enteredById: null, enteredByName: name }] : [])];
  await tx.dayOff.updateMany({ where: { OR: entered }, data: { enteredByName: GONE, enteredById: null } });
}

const ACCOUNTS = 200;

/** What the customer authorized and is not done or not paid: until then the shop has to know the car and the paper. */
const UNDER_WAY = [
  { authorizations: { some: {} } },
  { allInvoices: { some: {} } },
  {
    status: {
      in: ["Pending_Repair", "In Progress", "Parts Ordered", "Delayed", "Pending_Payment", "Pending_Car_Delivery"],
    },
  },
];

/**
 * The rest, as soon as nothing that was authorized is open: the documents that were uploaded, with their bytes, and what names the car.
 * Accounts of which every customer was deleted; again each night for those whose repairs were open then. Returns how many.
 */
export async function forgetDeletedAccounts(accountId?: string): Promise<number> {
  const accounts = await db.account.findMany({
    where: {
      ...(accountId ? { id: accountId } : {}),
      users: { none: { deletedAt: null } },
      repairRequests: { none: { closedAt: null, OR: UNDER_WAY } },
      OR: [
        { vehicles: { some: { OR: [{ vin: { not: null } }, { plate: { not: null } }] } } },
        { invoices: { some: { OR: [{ car: named("vin") }, { car: named("plate") }] } } },
        { repairRequests: { some: { quoteDocuments: { some: {} } } } },
        { name: { not: null } },
      ],
    },
    take: ACCOUNTS,
    select: { id: true },
  });
  for (const { id } of accounts) await forgetAccount(id);
  return accounts.length;
}

/** Said in the car that an invoice keeps. */
const named = (what: string) => ({ path: [what], string_contains: "" });

async function forgetAccount(accountId: string): Promise<void> {
  const files = await db.$transaction(async (tx) => {
    const rows = await tx.quoteDocument.findMany({
      where: { repairRequest: { accountId } },
      select: { id: true, storageKey: true },
    });
    await tx.quoteDocument.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
    await tx.vehicle.updateMany({ where: { accountId }, data: { vin: null, plate: null } });
    await tx.$executeRaw`
      UPDATE "Invoice" SET "car" = "car" || '{ "vin": null, "plate": null }' WHERE "accountId" = ${accountId}::uuid`;
    await tx.account.update({ where: { id: accountId }, data: { name: null } });
    return rows;
  });
  for (const { storageKey } of files) {
    // What could not be removed now is swept as a document of nobody's.
    await documents.remove(storageKey).catch((err: unknown) => log.warn({ err }, "a document was not removed"));
  }
}

/** How long what is no record is kept, in days. */
const KEPT = { codes: 30, readNotices: 365, endedSessions: 365, messages: 2 * 365 };

/** The work of the job "retention", each night: what has served its purpose goes, by its kind. */
export async function keepNoLonger(now = Date.now()): Promise<void> {
  const before = (days: number) => daysBefore(days, now);
  await db.oneTimeCode.deleteMany({ where: { createdAt: { lt: before(KEPT.codes) } } });
  await db.notification.deleteMany({ where: { readAt: { lt: before(KEPT.readNotices) } } });
  await db.session.deleteMany({
    where: { OR: [{ endedAt: { lt: before(KEPT.endedSessions) } }, { expiresAt: { lt: before(KEPT.endedSessions) } }] },
  });
  const old = { createdAt: { lt: before(KEPT.messages) } };
  await db.outboundMessage.updateMany({ where: { ...old, body: { not: GONE } }, data: { body: GONE } });
  await db.outboundEmail.deleteMany({ where: old });
  await db.callRequest.updateMany({
    where: { ...old, userName: { not: GONE } },
    data: { userName: GONE, phoneNumber: NOBODY },
  });
  await forgetDeletedAccounts();
}
