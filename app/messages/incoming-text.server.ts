import { z } from "zod";
import { sentWords } from "#app/messages/attachments/attachment.ts";
import { expectAttachments } from "#app/messages/attachments/expect.server.ts";
import { mustBeSilent, silence } from "#app/messages/do-not-contact.server.ts";
import { tellOfFailedText } from "#app/messages/failed-text.server.ts";
import { notify, shopSideOf } from "#app/messages/notification.server.ts";
import { type IncomingText, type Media, TextReport, type TextStatus } from "#app/messages/providers/messenger.ts";
import { recordConsent } from "#app/messages/sms-consent.server.ts";
import { mayBeAnAnswer, type ReplyWord, readReplyWord, replyAnswer } from "#app/messages/sms-consent.ts";
import { db, Prisma, type Transaction } from "#app/platform/db.server.ts";
import { freeText } from "#app/platform/fields/free-text.ts";
import { formatPhone, fullName, vehicleTitle } from "#app/platform/format.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { log } from "#app/platform/log.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import { companyOf } from "#app/shop/settings/settings.ts";

const TEXT = "incoming_text";
const REPORT = "text_report";

/**
 * Keeps a signed text once. STOP, START and HELP take effect at once, by the provider's own word for the text where it has one;
 * whatever may be an answer to somebody is threaded by a job as well. Returns what to answer; null for nothing, as when the
 * provider has answered.
 */
export async function receiveText(text: IncomingText): Promise<string | null> {
  const { providerMessageId: id, from, media } = text;
  const body = freeText(text.body);
  const read = text.takenFor ?? readReplyWord(body);
  const threaded = mayBeAnAnswer(body) || media.length > 0;
  let word: ReplyWord | null = null;
  const kept = await keepOnce(async (tx) => {
    word = await counting(tx, from, body, read);
    await tx.providerEvent.create({
      data: {
        id,
        provider: "twilio",
        type: TEXT,
        occurredAt: new Date(),
        payload: { from, body, media },
        ...(threaded ? {} : { appliedAt: new Date() }),
      },
    });
    if (word === "opt_out") await silence(tx, from, { words: body, source: "reply" });
    if (word === "opt_in") {
      await recordConsent(tx, {
        phone: from,
        kind: "sms",
        action: word,
        textShown: body,
        source: "reply",
        proven: true,
      });
    }
    if (threaded) await enqueue(tx, "receive-text", { eventId: id }, { singletonKey: id });
  });
  return kept && word && !text.takenFor ? replyAnswer(word, companyOf(await readSettings())) : null;
}

/** "Yes" is an opt-in only from somebody who opted out: of everybody else it is an answer. */
async function counting(tx: Transaction, from: string, body: string, read: ReplyWord | null) {
  const answer = read === "opt_in" && mayBeAnAnswer(body);
  return answer && !(await mustBeSilent(from, tx)) ? null : read;
}

const KeptText = z.object({
  from: z.string(),
  body: z.string(),
  media: z.array(z.object({ url: z.string(), type: z.string() })).optional(),
});

/** Threads a kept text into Communications, once. */
export async function threadText({ eventId }: { eventId: string }): Promise<void> {
  const event = await db.providerEvent.findUnique({ where: { id: eventId } });
  if (event?.type !== TEXT || event.appliedAt) return;
  const { from, body, media = [] } = KeptText.parse(event.payload);
  await keepOnce(async (tx) => {
    await thread(tx, { id: eventId, from, body, media, sentAt: event.occurredAt });
    await tx.providerEvent.update({ where: { id: eventId }, data: { appliedAt: new Date() } });
  });
}

type Kept = { id: string; from: string; body: string; media: Media[]; sentAt: Date };

async function thread(tx: Transaction, { id, from, body, media, sentAt }: Kept) {
  const sender = await whoseOf(tx, from);
  const request = sender ? await findAnswered(tx, sender) : null;
  const admins = await tx.user.findMany({
    where: { role: "admin", status: "Active", deletedAt: null },
    orderBy: { createdAt: "asc" },
    select: { id: true },
  });
  const receiverUserId = request?.advisorId ?? admins[0]?.id ?? null;
  const words = body || (media.length > 0 ? sentWords(media.map(({ type }) => type)) : "(empty)");
  const { id: communicationId } = await tx.communication.create({
    data: {
      senderUserId: sender?.id ?? null,
      receiverUserId,
      repairRequestId: request?.id ?? null,
      sentAt,
      // A stranger has no name to show beside the words.
      messageBody: sender ? words : `${formatPhone(from)}: ${words}`,
      channel: "sms",
      direction: "inbound",
      providerMessageId: id,
    },
    select: { id: true },
  });
  await expectAttachments(tx, { communicationId, repairRequestId: request?.id ?? null }, media);
  const name = sender ? fullName(sender) : formatPhone(from);
  // An advisor who is suspended or gone reads nothing: whoever stands in does.
  const told = request?.advisorId ? await shopSideOf(tx, request) : admins.map((admin) => admin.id);
  await notify(tx, told, {
    kind: "message",
    title: `Text from ${name}${request ? `: ${vehicleTitle(request.vehicle)}` : ""}`,
    body: words.slice(0, 200),
    href: sender ? `/dashboard/communications/${sender.id}` : "/dashboard/communications",
    ...(request ? { repairRequestId: request.id } : {}),
  });
}

/** A phone is one customer's; where somebody of the staff has it too, it is still the customer who writes. */
async function whoseOf(tx: Transaction, phone: string) {
  const having = (role: Prisma.UserWhereInput["role"]) =>
    tx.user.findFirst({
      where: { phone, role, deletedAt: null },
      orderBy: { createdAt: "desc" },
      select: { id: true, accountId: true, firstName: true, lastName: true },
    });
  return (await having("driver")) ?? having({ not: "driver" });
}

/** The open repair that was last written about with them, otherwise the newest open one. */
async function findAnswered(tx: Transaction, { id, accountId }: { id: string; accountId: string }) {
  const open = {
    where: { OR: [{ requesterId: id }, { accountId }], status: { notIn: ["Completed", "Cancelled"] } },
    select: {
      id: true,
      accountId: true,
      advisorId: true,
      vehicle: { select: { make: true, model: true, year: true } },
    },
  } satisfies Prisma.RepairRequestFindFirstArgs;
  const written = await tx.communication.findFirst({
    where: { OR: [{ senderUserId: id }, { receiverUserId: id }], repairRequest: open.where },
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    select: { repairRequest: { select: open.select } },
  });
  return (
    written?.repairRequest ?? tx.repairRequest.findFirst({ ...open, orderBy: [{ createdAt: "desc" }, { id: "desc" }] })
  );
}

/** What a report may replace: nothing replaces "delivered", and "sent" comes late after an outcome. */
const REPLACES: Record<TextStatus, string[]> = {
  queued: [],
  sent: ["queued"],
  failed: ["queued", "sent"],
  delivered: ["queued", "sent", "failed"],
};

/** Notes what became of a text. A report that overtook the answer to its own text is kept and looked at again. */
export async function receiveTextReport(report: TextReport): Promise<void> {
  if (report.status === "queued" || (await applyReport(report))) return;
  const id = `${report.providerMessageId}:${report.status}`;
  await keepOnce(async (tx) => {
    const payload = { ...report };
    await tx.providerEvent.create({
      data: { id, provider: "twilio", type: REPORT, occurredAt: new Date(), payload },
    });
    await enqueue(tx, "apply-provider-event", { eventId: id }, { singletonKey: id, startAfter: 30 });
  });
}

/** Applies a report that came too early. */
export async function applyKeptReport({ eventId }: { eventId: string }): Promise<void> {
  const event = await db.providerEvent.findUnique({ where: { id: eventId } });
  if (event?.type !== REPORT || event.appliedAt) return;
  const known = await applyReport(TextReport.parse(event.payload));
  const outcome = known ? { appliedAt: new Date() } : { error: "no such text" };
  await db.providerEvent.update({ where: { id: eventId }, data: outcome });
}

/** Whether the text is one of ours. That one failed is told to whom it concerns, once. */
async function applyReport({ providerMessageId, status, error }: TextReport): Promise<boolean> {
  const text = await db.outboundMessage.findUnique({ where: { providerMessageId } });
  if (!text) return false;
  const why = status === "failed" ? (error ?? "not delivered") : null;
  await db.$transaction(async (tx) => {
    const { count } = await tx.outboundMessage.updateMany({
      where: { id: text.id, status: { in: REPLACES[status] } },
      data: { status, error: why },
    });
    if (count === 1 && why) await tellOfFailedText(tx, text, why);
  });
  return true;
}

/** False when another delivery of the same call was kept before, or at this moment. */
async function keepOnce(change: (tx: Transaction) => Promise<void>): Promise<boolean> {
  try {
    await db.$transaction(change);
    return true;
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")) throw error;
    log.info("call of the messaging provider came twice");
    return false;
  }
}
