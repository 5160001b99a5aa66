import { sentPictureAddress } from "#app/messages/attachments/sent-picture.server.ts";
import { tellOfFailedText } from "#app/messages/failed-text.server.ts";
import { passGate, requireOpen } from "#app/messages/gate.server.ts";
import { isFirstAbove } from "#app/messages/operators.server.ts";
import { messenger } from "#app/messages/providers/messaging.server.ts";
import type { SentText } from "#app/messages/providers/messenger.ts";
import { noteRefusal } from "#app/messages/refusals.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { ProviderFault } from "#app/platform/provider-fault.ts";
import { Refusal } from "#app/platform/refusal.ts";

/**
 * Sends a queued text, once: a try that follows an unanswered one first asks the provider whether the text went out.
 * Errors: ProviderFault that passes, for the queue to try again.
 */
export async function deliverText({ messageId }: { messageId: string }): Promise<void> {
  const message = await db.outboundMessage.findUnique({ where: { id: messageId } });
  if (message?.status !== "queued") return;
  const stopped = await stoppedBy(message);
  if (stopped) return giveUp(message, stopped);
  // Its words as they stand now: until here more could be put into them.
  const leaving = await db.outboundMessage.update({
    where: { id: messageId },
    data: { attempts: { increment: 1 } },
  });
  try {
    const earlier = message.attempts > 0 ? await findEarlier(message) : null;
    const sent = earlier ?? (await messenger.sendText(await textOf(leaving)));
    await recordSent(messageId, sent);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    log.warn({ messageId, code: error.code }, "text refused");
    await noteRefusal(error);
    const code = error.code || "refused";
    if (!error.passing) return giveUp(message, { status: "failed", error: code });
    await db.outboundMessage.updateMany({ where: { id: messageId, status: "queued" }, data: { error: code } });
    throw error;
  }
}

type Waiting = NonNullable<Awaited<ReturnType<typeof db.outboundMessage.findUnique>>>;

/** Its words, and the pictures of the message that it is. */
async function textOf({ phone, body, communicationId }: Waiting) {
  const pictures = communicationId
    ? await db.attachment.findMany({
        where: { communicationId, state: "kept", fileType: "image/jpeg" },
        orderBy: { position: "asc" },
        select: { id: true },
      })
    : [];
  return { to: phone, body, pictures: pictures.map(({ id }) => sentPictureAddress(id)) };
}

/** What the gate says. The first try pays for all. */
async function stoppedBy({ phone, attempts, kind, repairRequestId }: Waiting) {
  const by = kind === "staff" ? "staff" : "product";
  try {
    await (attempts === 0 ? passGate("text", phone, { by, repairRequestId }) : requireOpen("text", phone));
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === 409) return { status: "suppressed", error: "opted out" } as const;
    if (error.status === 429) return { status: "suppressed", error: "ceiling" } as const;
    return { status: "failed", error: error.status === 503 ? "budget" : "number" } as const;
  }
}

/** The end of a text that does not go out: noted once, and told to whom it concerns. */
async function giveUp(message: Waiting, end: { status: "failed" | "suppressed"; error: string }) {
  await db.$transaction(async (tx) => {
    const { count } = await tx.outboundMessage.updateMany({
      where: { id: message.id, status: "queued" },
      data: end,
    });
    if (count === 1 && (await isFirstAbove(tx, end.error, message.phone)))
      await tellOfFailedText(tx, message, end.error);
  });
}

/** The same words may have gone to the same phone for another reason: those are known by their ids. */
async function findEarlier(message: { phone: string; body: string; createdAt: Date }) {
  const known = await db.outboundMessage.findMany({
    where: { phone: message.phone, body: message.body, providerMessageId: { not: null } },
    select: { providerMessageId: true },
  });
  return messenger.findSentText({
    to: message.phone,
    body: message.body,
    since: message.createdAt,
    except: known.flatMap(({ providerMessageId }) => providerMessageId ?? []),
  });
}

async function recordSent(messageId: string, sent: SentText) {
  await db.outboundMessage.updateMany({
    where: { id: messageId, status: "queued" },
    data: {
      status: sent.status === "queued" ? "sent" : sent.status,
      providerMessageId: sent.providerMessageId,
      provider: messenger.name,
      sentAt: new Date(),
      error: null,
    },
  });
}
