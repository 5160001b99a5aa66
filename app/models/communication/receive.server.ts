import { db, type Prisma, type Transaction } from "#app/db.server.ts";
import { formatPhone, toE164 } from "#app/format.ts";
import type { IncomingText } from "#app/integrations/messaging/messenger.ts";
import { notify } from "#app/models/notification.server.ts";
import { recordConsent } from "#app/models/sms-consent.server.ts";
import { REPLY_ANSWERS, readReplyWord } from "#app/models/sms-consent.ts";

/**
 * Takes a text in, once: a reply word is a consent or its withdrawal, anything else goes into the conversation between its
 * sender and the shop. Returns what is to be answered, if anything.
 */
export async function receiveText(text: IncomingText): Promise<string | null> {
  const phone = toE164(text.from);
  if (!phone) return null;
  const word = readReplyWord(text.body);
  const first = await db.$transaction(async (tx) => {
    if (!(await isFirst(tx, text))) return false;
    if (word === "opt_in" || word === "opt_out") {
      await recordConsent(tx, { phone, kind: "sms", action: word, textShown: text.body, source: "reply" });
    }
    if (word === null) await thread(tx, phone, text);
    return true;
  });
  return first && word && !text.answeredByProvider ? REPLY_ANSWERS[word] : null;
}

/** The provider sends again what was not answered in time. */
async function isFirst(tx: Transaction, { providerMessageId, body }: IncomingText): Promise<boolean> {
  const { count } = await tx.providerEvent.createMany({
    data: {
      id: providerMessageId,
      provider: "twilio",
      type: "text",
      payload: { length: body.length } as Prisma.InputJsonObject,
      occurredAt: new Date(),
      appliedAt: new Date(),
    },
    skipDuplicates: true,
  });
  return count === 1;
}

async function thread(tx: Transaction, phone: string, { providerMessageId, body }: IncomingText) {
  const sender = await tx.user.findFirst({
    where: { phone, deletedAt: null },
    orderBy: [{ createdAt: "desc" }],
    select: { id: true, firstName: true, lastName: true, accountId: true },
  });
  const request = sender ? await newestRequestOf(tx, sender.accountId) : null;
  const receiverUserId = request?.advisorId ?? (await someAdmin(tx));
  if (!receiverUserId) return;
  const name = sender ? `${sender.firstName} ${sender.lastName}`.trim() : formatPhone(phone);
  await tx.communication.create({
    data: {
      ...{ senderUserId: sender?.id ?? null, receiverUserId, repairRequestId: request?.id ?? null },
      // Who is not known has no conversation: the number stands in the words.
      messageBody: sender ? body : `Text from ${formatPhone(phone)}: ${body}`,
      ...{ channel: "sms", direction: "inbound", providerMessageId },
    },
  });
  await notify(tx, [receiverUserId], {
    kind: "message",
    title: `Text from ${name}`,
    body: body.slice(0, 300),
    href: sender ? `/dashboard/communications/${sender.id}` : "/dashboard/notifications",
    ...(request ? { repairRequestId: request.id } : {}),
  });
}

/** The one that is under way, else the newest. */
async function newestRequestOf(tx: Transaction, accountId: string) {
  const order: Prisma.RepairRequestOrderByWithRelationInput[] = [{ createdAt: "desc" }];
  const select = { id: true, advisorId: true };
  const open = { accountId, status: { notIn: ["Completed", "Cancelled"] } };
  return (
    (await tx.repairRequest.findFirst({ where: open, orderBy: order, select })) ??
    tx.repairRequest.findFirst({ where: { accountId }, orderBy: order, select })
  );
}

async function someAdmin(tx: Transaction): Promise<string | null> {
  const admin = await tx.user.findFirst({
    where: { role: "admin", status: "Active", deletedAt: null },
    orderBy: [{ createdAt: "asc" }],
    select: { id: true },
  });
  return admin?.id ?? null;
}
