import { readableBy } from "#app/access/keys-in-words.ts";
import { WITH_CUSTOMERS } from "#app/access/scopes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { type AttachmentView, toAttachmentView } from "#app/messages/attachments/attachment.ts";
import { ofMessage } from "#app/messages/attachments/expect.server.ts";
import { countMessage } from "#app/messages/communication.server.ts";
import { notify, shopSideOf } from "#app/messages/notification.server.ts";
import { db, type Prisma, type Transaction } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { forbidden, Refusal } from "#app/platform/refusal.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";

/** The newest that shop and customer said to each other about one repair. */
export const spokenFields = {
  where: WITH_CUSTOMERS,
  orderBy: [{ sentAt: "desc" }, { id: "desc" }],
  take: 50,
  select: {
    id: true,
    messageBody: true,
    channel: true,
    sentAt: true,
    readAt: true,
    receiverUserId: true,
    sender: { select: { firstName: true, role: true } },
    attachments: ofMessage,
  },
} satisfies Prisma.RepairRequest$communicationsArgs;

type Row = Prisma.CommunicationGetPayload<{ select: (typeof spokenFields)["select"] }>;

/** A message as the customer's page has it. */
export type Spoken = {
  id: string;
  messageBody: string;
  channel: string;
  sentAt: Date;
  files: AttachmentView[];
  /** The first name of who wrote from the shop; null where the customer's side did. */
  from: string | null;
  /** It came for who looks, who sees it now for the first time. */
  isNew: boolean;
};

/** Oldest first. */
export function toSpoken(viewer: Viewer, rows: Row[]): Spoken[] {
  return rows.toReversed().map(({ sender, attachments, readAt, receiverUserId, ...message }) => ({
    ...message,
    messageBody: readableBy(viewer, message.messageBody),
    files: attachments.map(toAttachmentView),
    from: sender && sender.role !== "driver" ? sender.firstName : null,
    isNew: readAt === null && viewer.user !== null && receiverUserId === viewer.user.id,
  }));
}

/** What stood on the page for who was to read it has been read, and its notices with it. */
export async function markSpokenRead({ user }: Viewer, repairRequestId: string): Promise<void> {
  if (!user) return;
  await db.$executeRaw`
    WITH messages_read AS (
      UPDATE "Communication" SET "readAt" = now()
      WHERE "repairRequestId" = ${repairRequestId}::uuid AND "receiverUserId" = ${user.id}::uuid AND "readAt" IS NULL
    )
    UPDATE "Notification" SET "readAt" = now()
    WHERE "userId" = ${user.id}::uuid AND "repairRequestId" = ${repairRequestId}::uuid AND "kind" = 'message' AND "readAt" IS NULL`;
}

/** Words, and the key of the press that sends them: the same key twice is one message. */
type Written = { messageBody: string; key?: string | undefined };

/**
 * The customer's word to the shop about a repair: to whoever of the shop wrote last, else its advisor; everybody on its shop side
 * is told. Who holds the repair's link writes for whoever asked for it. Errors: 403 for the shop side; 404; 429 too many; 409 where nobody could have written it.
 */
export async function writeToShop(
  viewer: Viewer,
  repairRequestId: string,
  { messageBody, key }: Written,
): Promise<void> {
  await countMessage(viewer, repairRequestId);
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    if (viewer.user && viewer.user.role !== "driver") throw forbidden();
    const senderUserId = viewer.user?.id ?? request.requesterId;
    if (!senderUserId) throw new Refusal(409, "This request has no customer who could write a message.");
    if (key && (await tx.communication.count({ where: { id: key, senderUserId } })) > 0) return;
    const shopSide = await shopSideOf(tx, request);
    const receiverUserId = (await lastOfShop(tx, request, shopSide)) ?? shopSide[0] ?? null;
    await tx.communication.create({
      data: { ...(key ? { id: key } : {}), senderUserId, receiverUserId, repairRequestId, messageBody },
    });
    await notify(tx, new Set([receiverUserId, ...shopSide]), {
      kind: "message",
      title: `Message from ${viewer.name}: ${vehicleTitle(request.vehicle)}`,
      body: messageBody.slice(0, 200),
      href: `/dashboard/communications/${senderUserId}`,
      repairRequestId,
    });
  });
}

/** Who of the shop wrote to the customer last, while they are there to read the answer. */
async function lastOfShop(tx: Transaction, { id }: LockedRequest, shopSide: string[]) {
  const last = await tx.communication.findFirst({
    where: {
      repairRequestId: id,
      receiver: { role: "driver" },
      sender: { OR: [{ id: { in: shopSide } }, { role: "admin", status: "Active", deletedAt: null }] },
    },
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    select: { senderUserId: true },
  });
  return last?.senderUserId ?? null;
}
