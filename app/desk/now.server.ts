import { may } from "#app/access/permissions.ts";
import { requestScopeSql } from "#app/access/scopes.server.ts";
import { requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import type { WaitKind, Whose } from "#app/desk/now.ts";
import { dayOf } from "#app/platform/clock.ts";
import { db, Prisma } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import { WAITING_STATUSES } from "#app/repair/repair-request.ts";
import { needsTechnicianSql } from "#app/repair/work/needs-technician.server.ts";

/** Failed texts are waited on for so many days. */
const TEXT_DAYS = 14;
const SHOWN = 50;
/** In these the customer's word is next, once they have the link. */
const ASKS_STATUSES = ["Pending_Review", ...WAITING_STATUSES];

export type Waiting = {
  key: string;
  kind: WaitKind;
  thingId: string;
  requestId: string | null;
  vehicle: { make: string; model: string; year: number } | null;
  customer: string;
  /** Who wrote, of a message: the customer, or a colleague about one. */
  from: string | null;
  /** On whom: the advisor, or nobody. */
  owner: string | null;
  ownerId: string | null;
  count: number;
  /** What it is about, in cents; null where it is not about money. */
  sum: number | null;
  since: Date;
};

/** As it comes, or as JSON of a larger statement. */
export type WaitingRow = Omit<Waiting, "key" | "vehicle" | "sum" | "since"> & {
  make: string | null;
  model: string | null;
  year: number | null;
  sum: string | null;
  since: Date | string;
  total: number;
};

/**
 * What waits on the shop within the viewer's scope, in one statement: what is overdue first, then the oldest. What is snoozed is
 * left out until its time. `total` counts all of it. Errors: 401.
 */
export async function listWaiting(viewer: Viewer, whose: Whose = "mine"): Promise<{ rows: Waiting[]; total: number }> {
  requireSignedIn(viewer);
  return toWaiting(
    await db.$queryRaw<
      WaitingRow[]
    >`WITH ${openSql(viewer, whose)} SELECT * FROM (${waitingSql(viewer, whose)}) AS waits`,
  );
}

const OPEN_COLUMNS = Prisma.raw(
  ["id", "status", "advisorId", "technicianId", "requesterId", "vehicleId", "initiatedBy", "totalPrice"]
    .concat(
      "scheduledServiceDate",
      "scheduledMinutes",
      "needsAdvisor",
      "delayedUntil",
      "workDoneAt",
      "createdAt",
      "updatedAt",
      "linkDue",
      "withdrawnAt",
    )
    .map((name) => `"${name}"`)
    .join(", "),
);

/**
 * The open requests of the viewer, read once for all that a statement says of them. An admin's are everybody's: figures are counted in
 * indexes there, and what waits on an admin is of a few of them.
 */
export function openSql(viewer: SignedInViewer, whose: Whose = "all"): Prisma.Sql {
  const once = Prisma.raw(isAmongMany(viewer, whose) ? "NOT MATERIALIZED" : "MATERIALIZED");
  return Prisma.sql`"open" AS ${once} (
    SELECT ${OPEN_COLUMNS} FROM "RepairRequest" WHERE "closedAt" IS NULL AND ${requestScopeSql(viewer)}
  )`;
}

function isAmongMany({ user }: SignedInViewer, whose: Whose) {
  return user.role === "admin" && whose === "mine";
}

/** A query over `openSql`. Nothing waits on drivers. Names are looked up for the rows that are shown alone. */
export function waitingSql(viewer: SignedInViewer, whose: Whose): Prisma.Sql {
  if (viewer.user.role === "driver") return Prisma.sql`SELECT NULL AS "kind" WHERE FALSE`;
  const few = isAmongMany(viewer, whose);
  const [waits, all] = few ? ["mine", "RepairRequest"] : ["open", "open"];
  const mine = Prisma.sql`WITH "mine" AS MATERIALIZED (
    SELECT ${OPEN_COLUMNS} FROM "RepairRequest" o WHERE "closedAt" IS NULL AND ${givenSql(viewer)})`;
  return Prisma.sql`${few ? mine : Prisma.empty}
    SELECT w."kind", w."thing"::text AS "thingId", w."seen"::text AS "requestId", w."count"::int AS "count",
      w."sum"::text AS "sum", w."since", v."make", v."model", v."year", w."advisorId"::text AS "ownerId",
      trim(coalesce(r."firstName", p."firstName", '') || ' ' || coalesce(r."lastName", p."lastName", '')) AS "customer",
      trim(p."firstName" || ' ' || p."lastName") AS "from",
      trim(a."firstName" || ' ' || a."lastName") AS "owner", w."total"
    FROM (
      SELECT w.*, o."id" AS "seen", o."vehicleId", o."requesterId", o."advisorId", (count(*) OVER ())::int AS "total"
      FROM (${Prisma.join(branchesFor(viewer, Prisma.raw(`"${waits}"`), few), " UNION ALL ")}) AS w
      LEFT JOIN ${Prisma.raw(`"${all}"`)} o ON o."id" = w."request"
      WHERE ${few ? Prisma.sql`TRUE` : whoseSql(viewer, whose)}
        AND NOT EXISTS (
          SELECT 1 FROM "Snooze" s
          WHERE s."userId" = ${viewer.user.id}::uuid AND s."key" = w."kind" || ':' || w."thing" AND s."until" > now()
        )
      ORDER BY (w."kind" = 'overdue') DESC, w."since", w."thing"
      LIMIT ${SHOWN}
    ) AS w
    LEFT JOIN "Vehicle" v ON v."id" = w."vehicleId"
    LEFT JOIN "User" p ON p."id" = w."person"
    LEFT JOIN "User" r ON r."id" = w."requesterId"
    LEFT JOIN "User" a ON a."id" = w."advisorId"
    ORDER BY (w."kind" = 'overdue') DESC, w."since", w."thing"`;
}

export function toWaiting(rows: WaitingRow[]): { rows: Waiting[]; total: number } {
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ make, model, year, sum, since, total: _total, ...row }) => ({
      ...row,
      key: `${row.kind}:${row.thingId}`,
      vehicle: make && model && year ? { make, model, year } : null,
      sum: sum === null ? null : toCents(sum),
      since: new Date(since),
    })),
  };
}

/** Mine is what is given to me, and for admins what is given to nobody who is there; the team's is the rest. */
function whoseSql(viewer: SignedInViewer, whose: Whose): Prisma.Sql {
  if (whose === "all") return Prisma.sql`TRUE`;
  const absent = viewer.user.role === "admin" ? Prisma.sql`OR w."kind" = 'absent'` : Prisma.empty;
  const mine = Prisma.sql`(w."kind" = 'message' OR ${givenSql(viewer)} ${absent})`;
  return whose === "mine" ? mine : Prisma.sql`NOT coalesce(${mine}, FALSE)`;
}

/** The requests `o` that are given to me, and for admins those that are given to nobody, or to who has today off. */
function givenSql({ user }: SignedInViewer): Prisma.Sql {
  const technician = user.technicianId ? Prisma.sql`OR o."technicianId" = ${user.technicianId}::uuid` : Prisma.empty;
  const off = Prisma.sql`SELECT d."userId" FROM "DayOff" d WHERE ${dayOf()}::date BETWEEN d."first" AND d."last"`;
  const unattended =
    user.role === "admin" ? Prisma.sql`OR o."advisorId" IS NULL OR o."advisorId" = ANY(ARRAY(${off}))` : Prisma.empty;
  return Prisma.sql`(o."advisorId" = ${user.id}::uuid ${technician} ${unattended})`;
}

/** Each of them: kind, thing, request, person, count, sum, since. */
function branchesFor(viewer: SignedInViewer, open: Prisma.Sql, few: boolean): Prisma.Sql[] {
  const work = [
    Prisma.sql`SELECT 'overdue' AS "kind", "id" AS "thing", "id" AS "request", NULL::uuid AS "person", 1 AS "count",
      "totalPrice" AS "sum", "scheduledServiceDate" AS "since"
      FROM ${open} WHERE "status" = 'Scheduled' AND "scheduledServiceDate" < now()
      UNION ALL SELECT CASE WHEN "delayedUntil" IS NULL THEN 'delayed' ELSE 'delay_over' END,
        "id", "id", NULL::uuid, 1, "totalPrice", coalesce("delayedUntil"::timestamptz, "updatedAt")
      FROM ${open} WHERE "status" = 'Delayed' AND ("delayedUntil" IS NULL OR "delayedUntil" < ${dayOf()}::date)`,
    Prisma.sql`SELECT 'approved', "id", "id", NULL::uuid, 1, "totalPrice", "updatedAt"
      FROM ${open} WHERE "status" = 'Pending_Repair'`,
    Prisma.sql`SELECT 'withdrawn', "id", "id", NULL::uuid, 1, "totalPrice", "withdrawnAt"
      FROM ${open} WHERE "withdrawnAt" IS NOT NULL`,
    // The repair that the newest of them is about.
    Prisma.sql`SELECT 'message', "senderUserId",
      (array_agg("repairRequestId" ORDER BY "sentAt" DESC) FILTER (WHERE "repairRequestId" IS NOT NULL))[1],
      "senderUserId", count(*), NULL::numeric, min("sentAt")
      FROM "Communication"
      WHERE "receiverUserId" = ${viewer.user.id}::uuid AND "readAt" IS NULL AND "senderUserId" IS NOT NULL
      GROUP BY "senderUserId"`,
  ];
  // Money and promises are the advisors'.
  if (!may(viewer.user.role, "requests.assign")) return work.map(withoutSums);
  return [
    ...work,
    Prisma.sql`SELECT 'quote', "id", "id", NULL::uuid, 1, "totalPrice", "updatedAt" FROM ${open} WHERE "needsAdvisor"`,
    // One at a time: first what the quote is, then its prices, then the link.
    Prisma.sql`SELECT 'paper', d."id", o."id", NULL::uuid, 1, NULL::numeric, coalesce(d."readAt", d."uploadedAt")
      FROM "QuoteDocument" d JOIN ${open} o ON o."id" = d."repairRequestId" WHERE d."waitsFor" IS NOT NULL`,
    Prisma.sql`SELECT 'link_due', o."id", o."id", NULL::uuid, 1, o."totalPrice", o."createdAt"
      FROM ${open} o WHERE o."linkDue" AND NOT o."needsAdvisor" AND o."status" = ANY(${ASKS_STATUSES}::text[])
        AND EXISTS (SELECT 1 FROM "RepairLineItem" i WHERE i."repairRequestId" = o."id" AND i."group" IN ('pending', 'quote_analyzed'))
        AND NOT EXISTS (SELECT 1 FROM "QuoteDocument" d WHERE d."repairRequestId" = o."id" AND d."waitsFor" IS NOT NULL)`,
    Prisma.sql`SELECT 'call_back', c."id", o."id", NULL::uuid, 1, NULL::numeric, c."createdAt"
      FROM "CallRequest" c JOIN ${open} o ON o."id" = c."repairRequestId"
      WHERE c."kind" = 'call_back' AND c."status" = 'queued'`,
    Prisma.sql`SELECT 'text_failed', m."id", o."id", NULL::uuid, 1, NULL::numeric, m."createdAt"
      FROM "OutboundMessage" m JOIN ${open} o ON o."id" = m."repairRequestId"
      WHERE m."status" = 'failed' AND m."createdAt" > now() - make_interval(days => ${TEXT_DAYS}::int)`,
    Prisma.sql`SELECT 'target', o."id", o."id", NULL::uuid, count(*), sum(i."totalPrice"), max(o."updatedAt")
      FROM "RepairLineItem" i JOIN ${open} o ON o."id" = i."repairRequestId"
      WHERE i."group" = 'approved' AND i."priceBasis" = 'target' GROUP BY o."id"`,
    Prisma.sql`SELECT 'finding', o."id", o."id", NULL::uuid, count(*), NULL::numeric, min(f."proposedAt")
      FROM "InspectionPoint" f JOIN ${open} o ON o."id" = f."repairRequestId"
      WHERE f."proposal" IS NOT NULL AND f."lineItemId" IS NULL GROUP BY o."id"`,
    Prisma.sql`SELECT 'unpaid', n."id", o."id", NULL::uuid, 1, n."outstandingBalance", n."issuedAt"
      FROM "Invoice" n JOIN ${open} o ON o."id" = n."repairRequestId" WHERE n."outstandingBalance" > 0`,
    Prisma.sql`SELECT 'unassigned', "id", "id", NULL::uuid, 1, "totalPrice", "createdAt"
      FROM ${open} WHERE "advisorId" IS NULL`,
    Prisma.sql`SELECT 'absent', o."id", o."id", NULL::uuid, 1, o."totalPrice", o."updatedAt"
      FROM ${few ? Prisma.sql`(${GIVEN_OF_EVERYBODY})` : open} o JOIN "User" gone ON gone."id" = o."advisorId"
      WHERE (gone."status" <> 'Active' OR gone."deletedAt" IS NOT NULL OR gone."role" NOT IN ('advisor', 'admin'))`,
    Prisma.sql`SELECT 'no_technician', o."id", o."id", NULL::uuid, 1, o."totalPrice", o."updatedAt"
      FROM ${open} o JOIN "Technician" t ON t."id" = o."technicianId" JOIN "User" gone ON gone."id" = t."userId"
      WHERE (gone."status" <> 'Active' OR gone."deletedAt" IS NOT NULL OR gone."role" <> 'technician') AND ${needsTechnicianSql}`,
  ];
}

/**
 * Everybody's open requests that are given to somebody, advisor by advisor: who they are is looked up in the index of open work, from one to the
 * next, for there are hundreds of them and many thousands of requests, and of who is there none is read.
 */
const GIVEN_OF_EVERYBODY = Prisma.sql`SELECT o.* FROM (
  WITH RECURSIVE given AS (
    (SELECT "advisorId" AS "id" FROM "RepairRequest" WHERE "closedAt" IS NULL AND "advisorId" IS NOT NULL ORDER BY "advisorId" LIMIT 1)
    UNION ALL
    SELECT (SELECT "advisorId" FROM "RepairRequest" WHERE "closedAt" IS NULL AND "advisorId" > given."id" ORDER BY "advisorId" LIMIT 1)
    FROM given WHERE given."id" IS NOT NULL
  ) SELECT "id" FROM given
) AS given JOIN "RepairRequest" o ON o."advisorId" = given."id" AND o."closedAt" IS NULL`;

/** What waits on a technician names no money. */
function withoutSums(branch: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT "kind", "thing", "request", "person", "count", NULL::numeric AS "sum", "since"
    FROM (${branch}) AS b("kind", "thing", "request", "person", "count", "sum", "since")`;
}

/** Hides something from one's own list until a moment; snoozing again moves it. Errors: 401. */
export async function snooze(viewer: Viewer, key: string, until: Date): Promise<void> {
  requireSignedIn(viewer);
  const id = { userId: viewer.user.id, key };
  await db.snooze.upsert({ where: { userId_key: id }, create: { ...id, until }, update: { until } });
  await db.snooze.deleteMany({ where: { userId: viewer.user.id, until: { lt: new Date() } } });
}
