import { LINK_PLACE, readableBy, withoutKeys } from "#app/access/keys-in-words.ts";
import { requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { repairsBetweenSql } from "#app/messages/conversation.server.ts";
import { findDeliveries } from "#app/messages/deliveries.server.ts";
import { db, Prisma } from "#app/platform/db.server.ts";
import { fullName, initials, vehicleTitle } from "#app/platform/format.ts";

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

/** As it comes, or as JSON of a larger statement. */
export type ConversationRow = {
  id: string;
  firstName: string;
  lastName: string;
  messageBody: string;
  sentAt: Date | string;
  unread: number;
  make: string | null;
  model: string | null;
  year: number | null;
};

/** One's newest conversations, one per other person, and for admins everybody's with customers, one per customer; `q` searches name, vehicle and last message. Errors: 401. */
export async function listRecentConversations(
  viewer: Viewer,
  q?: string | null,
  most = SHOWN,
): Promise<RecentConversation[]> {
  requireSignedIn(viewer);
  return toConversations(await db.$queryRaw<ConversationRow[]>(conversationsSql(viewer, q, most)), q, most);
}

/** The messages of the conversations that typed words find; every message for no words. */
export async function conversationsWhere(viewer: Viewer, q?: string | null): Promise<Prisma.CommunicationWhereInput> {
  if (!q?.trim()) return {};
  const ids = (await listRecentConversations(viewer, q, MESSAGES)).map(({ userId }) => userId);
  return { OR: [{ senderUserId: { in: ids } }, { receiverUserId: { in: ids } }] };
}

/**
 * The newest `most` of them; all that one's newest messages are made of where words are searched for in what they show. The two halves
 * of one's messages come each from its own index: an OR of them would read everybody's.
 */
export function conversationsSql(viewer: SignedInViewer, q?: string | null, most = SHOWN): Prisma.Sql {
  const me = viewer.user.id;
  // Between the shop and a customer as the conversation itself knows it; between any two others what was written about last.
  const served = viewer.user.role === "driver" ? Prisma.sql`FALSE` : Prisma.sql`u."role" = 'driver'`;
  const customer = { id: Prisma.sql`u."id"`, accountId: Prisma.sql`CASE WHEN ${served} THEN u."accountId" END` };
  const half = (mine: Prisma.Sql, other: string) => Prisma.sql`(
    SELECT "id", "sentAt", "messageBody", "repairRequestId", ${Prisma.raw(other)} AS "otherId",
      "receiverUserId" = ${me}::uuid AND "senderUserId" IS DISTINCT FROM ${me}::uuid AND "readAt" IS NULL AS "new"
    FROM "Communication" WHERE ${mine} ORDER BY "sentAt" DESC, "id" DESC LIMIT ${MESSAGES})`;
  const colleagues = Prisma.sql`UNION ALL (
    SELECT c."id", c."sentAt", c."messageBody", c."repairRequestId", CASE WHEN s."role" = 'driver' THEN s."id" ELSE r."id" END AS "otherId", FALSE
    FROM "Communication" c LEFT JOIN "User" s ON s."id" = c."senderUserId" LEFT JOIN "User" r ON r."id" = c."receiverUserId"
    WHERE (s."role" = 'driver' OR r."role" = 'driver')
      AND c."senderUserId" IS DISTINCT FROM ${me}::uuid AND c."receiverUserId" IS DISTINCT FROM ${me}::uuid
    ORDER BY c."sentAt" DESC, c."id" DESC LIMIT ${MESSAGES})`;
  return Prisma.sql`
    WITH newest AS MATERIALIZED (
      SELECT * FROM (
        ${half(Prisma.sql`"senderUserId" = ${me}::uuid`, '"receiverUserId"')} UNION ALL
        ${half(Prisma.sql`"receiverUserId" = ${me}::uuid AND "senderUserId" IS DISTINCT FROM ${me}::uuid`, '"senderUserId"')}
        ${viewer.user.role === "admin" ? colleagues : Prisma.empty}
      ) AS both_ways ORDER BY "sentAt" DESC, "id" DESC LIMIT ${MESSAGES}
    ), last AS (
      SELECT * FROM (
        SELECT DISTINCT ON ("otherId") "otherId", "messageBody", "sentAt", "id" FROM newest
        WHERE "otherId" IS NOT NULL ORDER BY "otherId", "sentAt" DESC, "id" DESC
      ) AS each_one ORDER BY "sentAt" DESC, "id" DESC LIMIT ${q?.trim() ? MESSAGES : most}
    ), sums AS (
      SELECT newest."otherId",
        count(*) FILTER (WHERE newest."new")::int AS "unread",
        (array_agg("repairRequestId" ORDER BY newest."sentAt" DESC, newest."id" DESC)
          FILTER (WHERE "repairRequestId" IS NOT NULL))[1] AS "requestId"
      FROM newest JOIN last USING ("otherId") GROUP BY newest."otherId"
    )
    SELECT u."id", u."firstName", u."lastName", last."messageBody", last."sentAt", sums."unread", v."make", v."model", v."year"
    FROM last JOIN sums USING ("otherId") JOIN "User" AS u ON u."id" = last."otherId"
    LEFT JOIN LATERAL (${repairsBetweenSql(viewer, customer, 1)}) AS about ON TRUE
    LEFT JOIN "RepairRequest" AS r ON r."id" = CASE WHEN ${served} THEN about."id" ELSE sums."requestId" END
    LEFT JOIN "Vehicle" AS v ON v."id" = r."vehicleId"
    ORDER BY last."sentAt" DESC, last."id" DESC`;
}

export function toConversations(rows: ConversationRow[], q?: string | null, most = SHOWN): RecentConversation[] {
  const words = q?.trim().toLowerCase() ?? "";
  return rows
    .map(({ id, firstName, lastName, messageBody, sentAt, unread, make, model, year }) => ({
      userId: id,
      name: fullName({ firstName, lastName }),
      initials: initials(firstName, lastName),
      // A glance at it opens nothing, whoever looks.
      lastMessage: withoutKeys(messageBody).replaceAll(LINK_PLACE, "…"),
      lastTime: new Date(sentAt),
      unread,
      vehicle: make && model && year ? vehicleTitle({ make, model, year }) : null,
    }))
    .filter(({ name, vehicle, lastMessage }) =>
      [name, vehicle ?? "", lastMessage].some((text) => text.toLowerCase().includes(words)),
    )
    .slice(0, most);
}

/** The newest messages between the viewer, for an admin anybody of the shop, and one other, oldest first. Errors: 401. */
export async function listThreadEnd(viewer: Viewer, userId: string) {
  requireSignedIn(viewer);
  const me = viewer.user.id;
  const rows = await db.communication.findMany({
    where: {
      OR: [
        { senderUserId: me, receiverUserId: userId },
        { senderUserId: userId, receiverUserId: me },
        ...(viewer.user.role === "admin" ? withCustomer(userId) : []),
      ],
    },
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    take: THREAD,
    select: { id: true, messageBody: true, sentAt: true, senderUserId: true, channel: true, repairRequestId: true },
  });
  const deliveries = await findDeliveries(rows.filter(({ senderUserId }) => senderUserId === me));
  return rows.toReversed().map(({ senderUserId, channel: _channel, repairRequestId, ...row }) => ({
    ...row,
    messageBody: readableBy(viewer, row.messageBody, repairRequestId),
    own: senderUserId !== userId,
    delivery: deliveries.get(row.id) ?? null,
  }));
}

function withCustomer(id: string): Prisma.CommunicationWhereInput[] {
  return [
    { senderUserId: id, sender: { role: "driver" } },
    { receiverUserId: id, receiver: { role: "driver" } },
  ];
}
