import { randomUUID } from "node:crypto";
import { userScope } from "#app/access/scopes.server.ts";
import { isUuid, requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { requireBudget } from "#app/messages/budget.server.ts";
import { mustBeSilent } from "#app/messages/do-not-contact.server.ts";
import { whyUnreachable } from "#app/messages/gate.server.ts";
import { messenger } from "#app/messages/providers/messaging.server.ts";
import { UNREACHABLE } from "#app/messages/reach.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";

/**
 * An admin's own text to a user, kept in the conversation between the two.
 * Errors: 401; 403 for anyone but admins; 404; 409 without a phone that texts reach or after STOP; 503 the day's budget.
 */
export async function queueStaffMessage(
  tx: Transaction,
  viewer: Viewer,
  { userId, message }: { userId: string; message: string },
): Promise<{ messageId: string }> {
  requireMay(viewer, "users.manage");
  if (!isUuid(userId)) throw notFound("This user");
  const user = await tx.user.findFirst({
    where: { AND: [{ id: userId }, userScope(viewer)] },
    select: { id: true, phone: true },
  });
  if (!user) throw notFound("This user");
  if (!user.phone) {
    throw new Refusal(409, "This user does not have a phone number.", { title: "No Phone Number" });
  }
  if (await mustBeSilent(user.phone, tx)) {
    throw new Refusal(409, "This user replied STOP and receives no text messages.", { title: "Opted out" });
  }
  const why = await whyUnreachable("text", user.phone, tx);
  if (why) throw new Refusal(409, `This user's phone cannot get texts. ${UNREACHABLE[why]}`, { title: "SMS not sent" });
  await requireBudget("text", tx);
  const communication = await tx.communication.create({
    data: { senderUserId: viewer.user.id, receiverUserId: user.id, messageBody: message, channel: "sms" },
    select: { id: true },
  });
  const messageId = await queueText(tx, {
    phone: user.phone,
    kind: "staff",
    body: message,
    dedupeKey: `staff:${communication.id}`,
    communicationId: communication.id,
  });
  return { messageId };
}

type NewText = {
  phone: string;
  kind: "status_update" | "staff";
  body: string;
  dedupeKey: string;
  repairRequestId?: string;
  communicationId?: string;
};

/** Puts a text on its way, after so many seconds: once for each dedupeKey. The caller has looked whether it may leave. */
export async function queueText(tx: Transaction, text: NewText, heldSeconds = 0) {
  const id = randomUUID();
  const { count } = await tx.outboundMessage.createMany({
    data: { ...text, id, provider: messenger.name },
    skipDuplicates: true,
  });
  if (count > 0) await enqueue(tx, "send-text", { messageId: id }, { singletonKey: id, startAfter: heldSeconds });
  return id;
}

export type OutboxText = {
  id: string;
  phone: string;
  kind: string;
  body: string;
  status: string;
  createdAt: Date;
};

/** The simulated texts, newest first. The caller has made sure that the person may see them. */
export function listOutbox(limit = 100): Promise<OutboxText[]> {
  return db.outboundMessage.findMany({
    where: { provider: "simulated" },
    orderBy: { createdAt: "desc" },
    take: limit,
    select: { id: true, phone: true, kind: true, body: true, status: true, createdAt: true },
  });
}
