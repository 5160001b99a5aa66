import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { findDeliveries } from "#app/messages/deliveries.server.ts";
import { db } from "#app/platform/db.server.ts";
import { initials, vehicleTitle } from "#app/platform/format.ts";

/** The conversations of the dashboard are made of this many of one's newest messages. */
const MESSAGES = 300;
const SHOWN = 6;
const THREAD = 5;

export type RecentConversation = {
  userId: string;
  name: string;
  initials: string;
  lastMessage: string;
  lastTime: Date;
  unread: number;
  vehicle: string | null;
};

/** One's newest conversations, one per other person; `q` searches name, vehicle and last message. Errors: 401. */
export async function listRecentConversations(
  viewer: Viewer,
  q?: string | null,
  most = SHOWN,
): Promise<RecentConversation[]> {
  requireSignedIn(viewer);
  const me = viewer.user.id;
  const person = { select: { id: true, firstName: true, lastName: true } } as const;
  const rows = await db.communication.findMany({
    where: { OR: [{ senderUserId: me }, { receiverUserId: me }] },
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    take: MESSAGES,
    relationLoadStrategy: "join",
    select: {
      messageBody: true,
      sentAt: true,
      readAt: true,
      sender: person,
      receiver: person,
      repairRequest: { select: { vehicle: { select: { make: true, model: true, year: true } } } },
    },
  });
  const conversations = new Map<string, RecentConversation>();
  for (const row of rows) {
    const incoming = row.sender?.id !== me;
    const other = incoming ? row.sender : row.receiver;
    if (!other) continue;
    const known = conversations.get(other.id) ?? {
      userId: other.id,
      name: `${other.firstName} ${other.lastName}`.trim(),
      initials: initials(other.firstName, other.lastName),
      lastMessage: row.messageBody,
      lastTime: row.sentAt,
      unread: 0,
      vehicle: null,
    };
    if (incoming && !row.readAt) known.unread += 1;
    known.vehicle ??= row.repairRequest ? vehicleTitle(row.repairRequest.vehicle) : null;
    conversations.set(other.id, known);
  }
  const words = q?.trim().toLowerCase() ?? "";
  return [...conversations.values()]
    .filter(({ name, vehicle, lastMessage }) =>
      [name, vehicle ?? "", lastMessage].some((text) => text.toLowerCase().includes(words)),
    )
    .slice(0, most);
}

/** The newest messages between the viewer and one other, oldest first. Errors: 401. */
export async function listThreadEnd(viewer: Viewer, userId: string) {
  requireSignedIn(viewer);
  const me = viewer.user.id;
  const rows = await db.communication.findMany({
    where: {
      OR: [
        { senderUserId: me, receiverUserId: userId },
        { senderUserId: userId, receiverUserId: me },
      ],
    },
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    take: THREAD,
    select: { id: true, messageBody: true, sentAt: true, senderUserId: true, channel: true },
  });
  const deliveries = await findDeliveries(rows.filter(({ senderUserId }) => senderUserId === me));
  return rows.toReversed().map(({ senderUserId, channel: _channel, ...row }) => ({
    ...row,
    own: senderUserId === me,
    delivery: deliveries.get(row.id) ?? null,
  }));
}
