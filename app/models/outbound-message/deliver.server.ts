import { db } from "#app/db.server.ts";
import { messenger } from "#app/integrations/messaging/messaging.server.ts";
import type { SentText } from "#app/integrations/messaging/messenger.ts";
import { ProviderFault } from "#app/integrations/provider-fault.ts";
import { log } from "#app/log.server.ts";
import { hasOptedOut } from "#app/models/sms-consent.server.ts";

/**
 * Sends a queued text, once: a try that follows an unanswered one first asks the provider whether the text went out.
 * Errors: ProviderFault that passes, for the queue to try again.
 */
export async function deliverText({ messageId }: { messageId: string }): Promise<void> {
  const message = await db.outboundMessage.findUnique({ where: { id: messageId } });
  if (message?.status !== "queued") return;
  if (await hasOptedOut(message.phone)) {
    await finish(messageId, { status: "suppressed", error: "opted out" });
    return;
  }
  await db.outboundMessage.update({ where: { id: messageId }, data: { attempts: { increment: 1 } } });
  try {
    const earlier = message.attempts > 0 ? await findEarlier(message) : null;
    const sent = earlier ?? (await messenger.sendText({ to: message.phone, body: message.body }));
    await recordSent(messageId, sent);
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.passing) throw error;
    log.warn({ messageId, code: error.code }, "text refused");
    await finish(messageId, { status: "failed", error: error.code || "refused" });
  }
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
  await finish(messageId, {
    status: sent.status === "queued" ? "sent" : sent.status,
    providerMessageId: sent.providerMessageId,
    provider: messenger.name,
    sentAt: new Date(),
  });
}

async function finish(
  messageId: string,
  data: { status: string; error?: string; providerMessageId?: string; provider?: string; sentAt?: Date },
) {
  await db.outboundMessage.updateMany({ where: { id: messageId, status: "queued" }, data });
}
