import { ASKED_FOR, requireBelowCeiling, spend } from "#app/messages/budget.server.ts";
import { type Attachment, contentOf, renderEmail } from "#app/messages/email/frame.ts";
import { mailer, senderOf } from "#app/messages/email/mail.server.ts";
import type { Mail } from "#app/messages/email/mailer.ts";
import { noteTrouble, troubledAmong } from "#app/messages/email/trouble.server.ts";
import { emailTroubleWords, emailWordsForOperator } from "#app/messages/email/words.ts";
import { notifyShopSide } from "#app/messages/notification.server.ts";
import { isFirstAbove, tellAdminsOnce } from "#app/messages/operators.server.ts";
import { noteRefusal } from "#app/messages/refusals.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { ProviderFault } from "#app/platform/provider-fault.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import { addressLines, type ShopSettings } from "#app/shop/settings/settings.ts";

/** Makes the file of an attachment; null where what it is of is gone. */
export type MakeFile = (attachment: Attachment) => Promise<Mail["files"][number] | null>;

type Waiting = NonNullable<Awaited<ReturnType<typeof db.outboundEmail.findUnique>>>;

/** Written or pressed by staff, or to staff, of whom some have much to read. */
const STAFFS = ["link", "invoice", "invitation", "notice"];

/** Sends a queued e-mail, once. Errors: ProviderFault that passes, for the queue to try again. */
export async function deliverEmail({ emailId }: { emailId: string }, makeFile: MakeFile): Promise<void> {
  const email = await db.outboundEmail.findUnique({ where: { id: emailId } });
  if (email?.status !== "queued") return;
  const stopped = await stoppedBy(email);
  if (stopped) return giveUp(email, stopped);
  // Its words as they stand now: until here more could be put into them.
  const leaving = await db.outboundEmail.update({ where: { id: emailId }, data: { attempts: { increment: 1 } } });
  try {
    const providerMessageId = await mailer.send(await compose(leaving, makeFile));
    await recordSent(email, providerMessageId);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    log.warn({ emailId, code: error.code }, "e-mail refused");
    await noteRefusal(error);
    await tellOperator(error.code);
    if (!error.passing) return giveUp(email, { status: "failed", error: error.code });
    await db.outboundEmail.updateMany({ where: { id: emailId, status: "queued" }, data: { error: error.code } });
    throw error;
  }
}

async function stoppedBy({ address: to, kind, attempts, repairRequestId }: Waiting) {
  // What somebody asked for a moment ago reaches them whatever was noted about their address.
  const asked = ASKED_FOR.includes(kind);
  if (!asked) {
    const trouble = (await troubledAmong(db, [to])).get(to);
    if (trouble) return { status: "suppressed", error: trouble } as const;
  }
  try {
    const by = STAFFS.includes(kind) ? "staff" : "product";
    if (attempts === 0 && !asked) await requireBelowCeiling("email", { to, by, repairRequestId });
    if (attempts === 0) await spend("email");
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return { status: "suppressed", error: "ceiling" } as const;
    if (error instanceof Refusal) return { status: "failed", error: "budget" } as const;
    throw error;
  }
}

async function compose({ id, address, content }: Waiting, makeFile: MakeFile): Promise<Mail> {
  const settings = await readSettings();
  const said = contentOf(content);
  const files = await Promise.all((said.attachments ?? []).map(makeFile));
  return {
    id,
    to: address,
    from: senderOf(settings.companyName),
    replyTo: settings.companyEmail || undefined,
    ...renderEmail(said, letterheadOf(settings)),
    files: files.filter((file) => file !== null),
  };
}

export function letterheadOf(settings: ShopSettings) {
  const { companyName: company, companyPhone: phone, emailSignature: signature } = settings;
  return { company, phone, signature, address: addressLines(settings) };
}

async function recordSent({ id, content }: Waiting, providerMessageId: string) {
  const said = contentOf(content);
  const { action, ...rest } = said;
  // What opens something once is not kept where it can be read.
  const kept = action?.once && mailer.name !== "simulated" ? { content: rest } : {};
  await db.outboundEmail.updateMany({
    where: { id, status: "queued" },
    data: { ...kept, status: "sent", providerMessageId, provider: mailer.name, sentAt: new Date(), error: null },
  });
}

/** The end of an e-mail that does not go out: noted once, on the person too, and told to whom it concerns. */
async function giveUp(email: Waiting, end: { status: "failed" | "suppressed"; error: string }) {
  await db.$transaction(async (tx) => {
    const { count } = await tx.outboundEmail.updateMany({ where: { id: email.id, status: "queued" }, data: end });
    if (count === 0) return;
    if (end.error === "address") {
      await noteTrouble(tx, { address: email.address, kind: "bounce", reason: emailTroubleWords("address") });
    }
    const first = end.error === "ceiling" && (await isFirstAbove(tx, end.error, email.address));
    if (end.status === "failed" || first) await tellShop(tx, email, end.error);
  });
}

async function tellShop(tx: Transaction, { repairRequestId, address }: Waiting, error: string) {
  const request = repairRequestId
    ? await tx.repairRequest.findUnique({
        where: { id: repairRequestId },
        select: { id: true, accountId: true, advisorId: true, technician: { select: { userId: true } } },
      })
    : null;
  if (!request) return;
  await notifyShopSide(tx, request, {
    kind: "message",
    title: `E-mail to ${address} not delivered`,
    body: emailTroubleWords(error),
  });
}

async function tellOperator(code: string) {
  const body = emailWordsForOperator(code);
  if (!body) return;
  await tellAdminsOnce(`email:${code}`, { title: `E-mail is refused (${code})`, body, href: "/dashboard/connections" });
}

/** Notes that a sent e-mail came back or was called unwanted. False when it is none of ours. */
export async function receiveReturn(word: {
  address: string;
  kind: "bounce" | "complaint";
  reason: string;
  messageId: string | null;
}): Promise<boolean> {
  const { address, kind, reason, messageId } = word;
  return db.$transaction(async (tx) => {
    const known = await tx.outboundEmail.findFirst({
      where: {
        address: { equals: address, mode: "insensitive" },
        ...(messageId ? { providerMessageId: messageId } : {}),
      },
      orderBy: { createdAt: "desc" },
    });
    if (!known) return false;
    const { count } = await tx.outboundEmail.updateMany({
      where: { id: known.id, status: "sent" },
      data: { status: "bounced", error: kind },
    });
    await noteTrouble(tx, { address, kind, reason });
    if (count === 1 && kind === "bounce") await tellShop(tx, known, "bounce");
    return true;
  });
}
