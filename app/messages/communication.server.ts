import { readableBy } from "#app/access/keys-in-words.ts";
import { requireRequest } from "#app/access/require-request.server.ts";
import { communicationScope, messagesOfRepair, userScope } from "#app/access/scopes.server.ts";
import { isUuid, requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import type { KeptMedia } from "#app/messages/attachments/attachment.ts";
import type { NewMessage } from "#app/messages/communication.ts";
import {
  idsOf,
  isServed,
  type Nothing,
  readThreadSql,
  repairsBetweenSql,
  type ThreadRow,
} from "#app/messages/conversation.server.ts";
import { deliveryOf, emailDeliveryOf } from "#app/messages/delivery.ts";
import { notify } from "#app/messages/notification.server.ts";
import { recipientScope, requireReceiver } from "#app/messages/recipients.server.ts";
import { db, type Prisma, type Transaction } from "#app/platform/db.server.ts";
import { consume } from "#app/platform/limits.server.ts";
import { type Page, pageArgs } from "#app/platform/page.ts";
import { notFound } from "#app/platform/refusal.ts";

export const messageFields = {
  id: true,
  senderUserId: true,
  receiverUserId: true,
  repairRequestId: true,
  messageBody: true,
  channel: true,
  direction: true,
  sentAt: true,
  readAt: true,
} satisfies Prisma.CommunicationSelect;

export type Message = Prisma.CommunicationGetPayload<{ select: typeof messageFields }>;

/** Messages the viewer may read, newest first; of one request or with one user where that is asked. Errors: 401, 404. */
export async function listMessages(
  viewer: Viewer,
  options: { repairRequestId?: string; userId?: string; page?: Page } = {},
): Promise<Message[]> {
  const where = await messagesOf(viewer, options);
  const messages = await db.communication.findMany({
    where,
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    ...pageArgs(options.page),
    select: messageFields,
  });
  return messages.map((message) => asReadBy(viewer, message));
}

async function messagesOf(
  viewer: Viewer,
  { repairRequestId, userId }: { repairRequestId?: string; userId?: string },
): Promise<Prisma.CommunicationWhereInput> {
  if (repairRequestId !== undefined) {
    const { id } = await requireRequest(viewer, repairRequestId);
    return { AND: [{ repairRequestId: id }, messagesOfRepair(viewer)] };
  }
  requireSignedIn(viewer);
  if (userId === undefined) return communicationScope(viewer);
  const user = isUuid(userId)
    ? await db.user.findFirst({
        where: { AND: [{ id: userId }, { OR: [userScope(viewer), recipientScope(viewer), { id: viewer.user.id }] }] },
        select: { id: true },
      })
    : null;
  if (!user) throw notFound("This user");
  const withUser = { OR: [{ senderUserId: user.id }, { receiverUserId: user.id }] };
  return { AND: [withUser, communicationScope(viewer)] };
}

/** Errors: 401, 404 outside the scope. */
export async function findMessage(viewer: Viewer, id: string): Promise<Message> {
  requireSignedIn(viewer);
  const message = isUuid(id)
    ? await db.communication.findFirst({ where: { AND: [{ id }, communicationScope(viewer)] }, select: messageFields })
    : null;
  if (!message) throw notFound("This message");
  return asReadBy(viewer, message);
}

function asReadBy<One extends { messageBody: string; repairRequestId: string | null }>(
  viewer: Viewer,
  message: One,
): One {
  return { ...message, messageBody: readableBy(viewer, message.messageBody, message.repairRequestId) };
}

/** Counts one message of a customer; `heldId`: the repair whose link they hold. The shop writes as it has to. Errors: 429. */
export async function countMessage({ user }: Viewer, heldId = "nobody"): Promise<void> {
  if (user && user.role !== "driver") return;
  await consume("messages_of_customer", user?.id ?? heldId);
  await consume("messages_of_customer_day", user?.id ?? heldId);
}

/** Errors: 401, 403 in another's name, 404 for somebody or a request out of reach, 429 too many of a customer. */
export async function sendMessage(
  viewer: Viewer,
  input: NewMessage,
  files: (KeptMedia & { fileName: string })[] = [],
): Promise<Message> {
  requireSignedIn(viewer);
  const receiver = await requireReceiver(viewer, input);
  await countMessage(viewer);
  const { key } = input;
  return db.$transaction(async (tx) => {
    if (key) {
      // Two presses in the same instant would both find nothing.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${key}))`;
      const where = { id: key, senderUserId: viewer.user.id };
      const sent = await tx.communication.findFirst({ where, select: messageFields });
      if (sent) return sent;
    }
    const message = await tx.communication.create({
      data: {
        ...(key ? { id: key } : {}),
        senderUserId: viewer.user.id,
        receiverUserId: receiver.id,
        repairRequestId: input.repairRequestId ?? null,
        messageBody: input.messageBody,
        attachments: {
          create: files.map((file, position) => ({
            ...file,
            position,
            state: "kept",
            repairRequestId: input.repairRequestId ?? null,
          })),
        },
      },
      select: messageFields,
    });
    await markAnswered(tx, viewer, receiver.id);
    await notify(tx, [receiver.id], {
      kind: "message",
      title: `Message from ${viewer.name}`,
      body: input.messageBody.slice(0, 200),
      href: `/dashboard/communications/${viewer.user.id}`,
      ...(input.repairRequestId ? { repairRequestId: input.repairRequestId } : {}),
    });
    return message;
  });
}

/** The shop answered a customer: what they had written has been read, and nobody needs to be told of it any more. */
export async function markAnswered(tx: Transaction, { user }: Viewer, customerId: string): Promise<void> {
  if (!user || user.role === "driver") return;
  await tx.$executeRaw`
    WITH answered AS (
      UPDATE "Communication" SET "readAt" = now()
      WHERE "senderUserId" = ${customerId}::uuid AND "readAt" IS NULL
        AND EXISTS (SELECT 1 FROM "User" u WHERE u."id" = ${customerId}::uuid AND u."role" = 'driver')
      RETURNING "receiverUserId"
    )
    UPDATE "Notification" SET "readAt" = now()
    WHERE "userId" IN (SELECT "receiverUserId" FROM answered UNION SELECT ${user.id}::uuid) AND "readAt" IS NULL
      AND "href" = ${`/dashboard/communications/${customerId}`}`;
}

const otherFields = {
  id: true,
  accountId: true,
  firstName: true,
  lastName: true,
  role: true,
  phone: true,
  email: true,
  contactPreference: true,
} as const;

/**
 * One's own messages with one other person, for an admin all of a customer's, oldest first, at most the newest 200, and the repairs that they can be about, see
 * repairsBetweenSql; reading them marks them as read. Errors: 404.
 */
export async function openConversation(viewer: SignedInViewer, otherId: string) {
  const found = isUuid(otherId)
    ? await db.user.findFirst({
        where: { AND: [{ id: otherId }, { OR: [recipientScope(viewer), userScope(viewer)] }] },
        select: otherFields,
      })
    : null;
  if (!found) throw notFound("This conversation");
  const { accountId, ...other } = found;
  const served = isServed(viewer, other.role);
  const repairs = served ? repairsBetweenSql(viewer, idsOf({ ...other, accountId })) : null;
  const phone = served ? other.phone : null;
  const rows = await db.$queryRaw<(ThreadRow | Nothing)[]>(readThreadSql(viewer, other, { phone, repairs }));
  const read = rows.filter((row) => row.id !== null);
  return {
    other,
    /** The one that it is about first; none between two who are not the shop and its customer. */
    repairs: rows[0]?.repairs ?? [],
    /** Their phone replied STOP: no text goes there. For staff. */
    stopped: rows[0]?.stopped ?? false,
    messages: read.toReversed().map(({ status, error, stopped: _stopped, repairs: _repairs, ...message }) => ({
      ...asReadBy(viewer, message),
      delivery:
        status === null ? null : (message.channel === "email" ? emailDeliveryOf : deliveryOf)({ status, error }),
    })),
  };
}
