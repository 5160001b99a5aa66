import type { Role } from "#app/access/permissions.ts";
import { requestScopeSql } from "#app/access/scopes.server.ts";
import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { type AttachmentRow, attachmentsSql } from "#app/messages/attachments/expect.server.ts";
import { silentSql } from "#app/messages/do-not-contact.server.ts";
import { jsonOf, Prisma } from "#app/platform/db.server.ts";

export type RepairBetween = {
  id: string;
  advisorId: string | null;
  open: boolean;
  vehicle: { make: string; model: string; year: number };
};

type Person<Value> = { id: Value; accountId: Value };

/** How many of one customer's are offered; nobody has so many cars in the shop at once. */
const MOST = 20;

/** Whether the viewer is the shop to this person: between any two others a conversation is about nothing by itself. */
export function isServed(viewer: SignedInViewer, role: Role): boolean {
  return role === "driver" && viewer.user.role !== "driver";
}

export function idsOf({ id, accountId }: Person<string>): Person<Prisma.Sql> {
  return { id: Prisma.sql`${id}::uuid`, accountId: Prisma.sql`${accountId}::uuid` };
}

/**
 * The repairs of a customer's account that the viewer may see, the one that their conversation is about first: an open one before one
 * that is closed, then what was last written about between the two, then the newest. The one rule of it: the list, the head and where
 * an answer is kept ask here.
 */
export function repairsBetweenSql(viewer: SignedInViewer, customer: Person<Prisma.Sql>, most = MOST): Prisma.Sql {
  const me = Prisma.sql`${viewer.user.id}::uuid`;
  return Prisma.sql`
    SELECT "RepairRequest"."id", "RepairRequest"."advisorId", "RepairRequest"."closedAt" IS NULL AS "open",
      json_build_object('make', car."make", 'model', car."model", 'year', car."year") AS "vehicle"
    FROM "RepairRequest" JOIN "Vehicle" AS car ON car."id" = "RepairRequest"."vehicleId"
    LEFT JOIN LATERAL (
      SELECT said."sentAt" FROM "Communication" AS said WHERE said."repairRequestId" = "RepairRequest"."id"
        AND ((said."senderUserId" = ${me} AND said."receiverUserId" = ${customer.id})
          OR (said."senderUserId" = ${customer.id} AND said."receiverUserId" = ${me}))
      ORDER BY said."sentAt" DESC, said."id" DESC LIMIT 1
    ) AS spoken ON TRUE
    WHERE "RepairRequest"."accountId" = ${customer.accountId} AND ${requestScopeSql(viewer)}
    ORDER BY "RepairRequest"."closedAt" IS NULL DESC, spoken."sentAt" DESC NULLS LAST, "RepairRequest"."createdAt" DESC, "RepairRequest"."id" DESC
    LIMIT ${most}`;
}

/** So many messages, the newest. */
const THREAD = 200;

/** Where nothing was written. */
export type Nothing = { id: null; stopped: boolean; repairs: RepairBetween[] };
export type ThreadRow = Pick<
  Prisma.CommunicationGetPayload<object>,
  "id" | "senderUserId" | "repairRequestId" | "messageBody" | "channel" | "sentAt"
> & {
  /** Of the text or e-mail that it left as. */
  status: string | null;
  error: string | null;
  /** Whose word it is, where a colleague wrote it. */
  by: string | null;
  stopped: boolean;
  /** In the first row. */
  repairs: RepairBetween[] | null;
  attachments: AttachmentRow[];
};

/** Marks what the other wrote, and the notices of it, as read: what was to be seen here has been. The newest first, each with its way. */
export function readThreadSql(
  { user }: SignedInViewer,
  { id: other, role }: { id: string; role: string },
  { phone, repairs }: { phone: string | null; repairs: Prisma.Sql | null },
): Prisma.Sql {
  const own = user.id;
  const among = user.role === "admin" && role === "driver" ? null : own;
  const is = (column: string, id: string | null) =>
    id ? Prisma.sql`${Prisma.raw(column)} = ${id}::uuid` : Prisma.sql`TRUE`;
  const half = (from: string | null, to: string | null) => Prisma.sql`(
    SELECT "id", "senderUserId", "repairRequestId", "messageBody", "channel", "sentAt" FROM "Communication"
    WHERE ${is('"senderUserId"', from)} AND ${is('"receiverUserId"', to)} ORDER BY "sentAt" DESC, "id" DESC LIMIT ${THREAD})`;
  const bothWays = own === other ? half(own, other) : Prisma.sql`${half(among, other)} UNION ALL ${half(other, among)}`;
  return Prisma.sql`
    WITH messages_read AS (
      UPDATE "Communication" SET "readAt" = now()
      WHERE "senderUserId" = ${other}::uuid AND "receiverUserId" = ${own}::uuid AND "readAt" IS NULL
    ), notices_read AS (
      UPDATE "Notification" SET "readAt" = now()
      WHERE "userId" = ${own}::uuid AND "readAt" IS NULL AND "href" = ${`/dashboard/communications/${other}`}
    )
    SELECT c."id"::text, c."senderUserId"::text, c."repairRequestId"::text, c."messageBody", c."channel", c."sentAt", d."status", d."error", stop."stopped",
      CASE WHEN row_number() OVER (ORDER BY c."sentAt" DESC, c."id" DESC) = 1 THEN stop."repairs" END AS "repairs",
      CASE WHEN c."senderUserId" NOT IN (${own}::uuid, ${other}::uuid) THEN w."firstName" || ' ' || w."lastName" END AS "by",
      ${attachmentsSql(Prisma.sql`c."id"`)} AS "attachments"
    FROM (SELECT ${phone ? silentSql(phone) : Prisma.sql`FALSE`} AS "stopped",
      ${repairs ? jsonOf(repairs) : Prisma.sql`'[]'::json`} AS "repairs"
    ) AS stop
    LEFT JOIN (SELECT * FROM (${bothWays}) AS either ORDER BY "sentAt" DESC, "id" DESC LIMIT ${THREAD}) AS c ON TRUE
    LEFT JOIN "User" w ON w."id" = c."senderUserId"
    LEFT JOIN LATERAL (
      SELECT "status", "error", "createdAt" FROM "OutboundMessage"
      WHERE c."senderUserId" <> ${other}::uuid AND c."channel" = 'sms' AND "communicationId" = c."id"
      UNION ALL
      SELECT "status", "error", "createdAt" FROM "OutboundEmail" WHERE c."senderUserId" <> ${other}::uuid AND c."channel" = 'email'
        AND "dedupeKey" IN ('written:' || c."id", 'link:' || c."id")
      ORDER BY "createdAt" DESC LIMIT 1
    ) AS d ON TRUE
    ORDER BY c."sentAt" DESC, c."id" DESC`;
}
