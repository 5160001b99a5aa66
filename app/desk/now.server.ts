import { requestScopeSql } from "#app/access/scopes.server.ts";
import { requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { branchesFor } from "#app/desk/now/branches.server.ts";
import { WAITS, type WaitKind, type Whose } from "#app/desk/now.ts";
import { OPEN_DISPUTES } from "#app/payments/open-disputes.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import { db, Prisma } from "#app/platform/db.server.ts";
import { cutPage, type Place } from "#app/platform/keyset.ts";
import { isNameOf } from "#app/platform/known.ts";
import { toCents } from "#app/platform/money.ts";

const SHOWN = 50;

export type Waiting = {
  key: string;
  kind: WaitKind;
  thingId: string;
  requestId: string | null;
  vehicle: { make: string; model: string; year: number } | null;
  /** What the repair is about. */
  service: string | null;
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
  /** Which of all it is, and how many they are. */
  nth: number;
  total: number;
};

/**
 * What waits on the shop within the viewer's scope, in one statement and page by page: who waits for an answer first, then what is
 * overdue, then the oldest. What is snoozed is left out until its time. `total` counts all of it. Errors: 401.
 */
export async function listWaiting(viewer: Viewer, whose: Whose = "mine", place: Place = null) {
  requireSignedIn(viewer);
  const rows = await db.$queryRaw<
    WaitingRow[]
  >`WITH ${openSql(viewer, whose)} SELECT * FROM (${waitingSql(viewer, whose, { place })}) AS waits`;
  return toWaiting(rows, place);
}

const OPEN_COLUMNS = Prisma.raw(
  ["id", "status", "advisorId", "technicianId", "requesterId", "vehicleId", "initiatedBy", "totalPrice"]
    .concat(
      "scheduledServiceDate",
      "scheduledMinutes",
      "needsAdvisor",
      "delayedUntil",
      "workDoneAt",
      "workAgainAt",
      "missedAt",
      "timeAskedAt",
      "timeCancelledAt",
      "mileageIn",
      "startedAt",
      "createdAt",
      "updatedAt",
      "linkDue",
      "withdrawnAt",
      "billAboveAt",
      "billAbove",
      "completedDate",
      "unbilled",
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

type Wanted = { snoozed?: boolean; place?: Place };

/** Who waits for an answer is never behind what is only old; then what has a day that passed, or that somebody else named. */
const FIRST: WaitKind[] = ["message", "call_back", "time_asked", "time_cancelled"];
const SECOND: WaitKind[] = ["overdue", "dispute", "bill"];

function rankSql(kind: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`CASE WHEN ${kind} = ANY(${FIRST}::text[]) THEN 0 WHEN ${kind} = ANY(${SECOND}::text[]) THEN 1 ELSE 2 END`;
}

/** A query over `openSql`. Nothing waits on drivers. Names are looked up for the rows that are shown alone. */
export function waitingSql(
  viewer: SignedInViewer,
  whose: Whose,
  { snoozed = false, place = null }: Wanted = {},
): Prisma.Sql {
  if (viewer.user.role === "driver") return Prisma.sql`SELECT NULL AS "kind" WHERE FALSE`;
  const few = isAmongMany(viewer, whose);
  const waits = few ? "mine" : "open";
  const mine = Prisma.sql`"mine" AS MATERIALIZED (
    SELECT ${OPEN_COLUMNS} FROM "RepairRequest" o WHERE "closedAt" IS NULL AND ${givenSql(viewer)}),`;
  // Completed, and their money is not in, the bank holds it, or their bill is not settled.
  const owing = Prisma.sql`"owing" AS MATERIALIZED (
    SELECT ${OPEN_COLUMNS} FROM "RepairRequest" WHERE "unbilled" AND ${requestScopeSql(viewer)}
    UNION ALL SELECT ${OPEN_COLUMNS} FROM "RepairRequest" WHERE "status" = 'Completed' AND ${requestScopeSql(viewer)}
      AND "id" = ANY(ARRAY(SELECT "liveRequestId" FROM "Invoice" WHERE "outstandingBalance" > 0))
    UNION SELECT ${OPEN_COLUMNS} FROM "RepairRequest" WHERE "closedAt" IS NOT NULL AND "billAboveAt" IS NOT NULL AND ${requestScopeSql(viewer)}
    UNION SELECT ${OPEN_COLUMNS} FROM "RepairRequest" WHERE "closedAt" IS NOT NULL AND ${requestScopeSql(viewer)}
      AND "id" = ANY(ARRAY(SELECT n."repairRequestId" FROM "Invoice" n JOIN ${OPEN_DISPUTES} p ON p."invoiceId" = n."id")))`;
  const back = place !== null && "before" in place;
  const by = (direction: "ASC" | "DESC") =>
    Prisma.raw(["rank", "since", "thing", "kind"].map((name) => `w."${name}" ${direction}`).join(", "));
  return Prisma.sql`WITH ${few ? mine : Prisma.empty} ${owing}
    SELECT w."kind", w."thing"::text AS "thingId", w."seen"::text AS "requestId", w."count"::int AS "count",
      w."sum"::text AS "sum", w."since", v."make", v."model", v."year", w."initiatedBy" AS "service", w."advisorId"::text AS "ownerId",
      trim(coalesce(r."firstName", p."firstName", '') || ' ' || coalesce(r."lastName", p."lastName", '')) AS "customer",
      trim(p."firstName" || ' ' || p."lastName") AS "from",
      trim(a."firstName" || ' ' || a."lastName") AS "owner", w."total", w."nth"
    FROM (SELECT * FROM (SELECT w.*, (row_number() OVER (ORDER BY ${by("ASC")}))::int AS "nth" FROM (
      SELECT w.*, ${rankSql(Prisma.sql`w."kind"`)} AS "rank", o."id" AS "seen", o."vehicleId", o."requesterId", o."advisorId", o."initiatedBy", (count(*) OVER ())::int AS "total"
      FROM (${Prisma.join(branchesFor(viewer, Prisma.raw(`"${waits}"`), few), " UNION ALL ")}) AS w
      LEFT JOIN ${few ? Prisma.raw(`"RepairRequest"`) : Prisma.sql`(SELECT * FROM "open" UNION ALL SELECT * FROM "owing")`} o ON o."id" = w."request"
      WHERE ${few ? Prisma.sql`(w."kind" NOT IN ('invoice_due', 'unpaid', 'dispute', 'bill') OR ${givenSql(viewer)})` : whoseSql(viewer, whose)}
        AND ${snoozed ? Prisma.empty : Prisma.raw("NOT")} EXISTS (
          SELECT 1 FROM "Snooze" s
          WHERE s."userId" = ${viewer.user.id}::uuid AND s."key" = w."kind" || ':' || w."thing" AND s."until" > now()
        )
      ) AS w
    ) AS w WHERE ${beyondSql(place)} ORDER BY ${by(back ? "DESC" : "ASC")} LIMIT ${SHOWN + 1}) AS w
    LEFT JOIN "Vehicle" v ON v."id" = w."vehicleId"
    LEFT JOIN "User" p ON p."id" = w."person"
    LEFT JOIN "User" r ON r."id" = w."requesterId"
    LEFT JOIN "User" a ON a."id" = w."advisorId"
    ORDER BY ${by(back ? "DESC" : "ASC")}`;
}

export function toWaiting(found: WaitingRow[], place: Place) {
  const page = cutPage(
    found.map((row) => ({ ...row, id: row.thingId })),
    SHOWN,
    place,
    ({ kind, since }) => `${kind}_${new Date(since).toISOString()}`,
  );
  return {
    ...page,
    total: found[0]?.total ?? 0,
    /** Which of all the first one is. */
    first: page.rows[0]?.nth ?? 0,
    rows: page.rows.map(
      ({ id: _id, make, model, year, sum, since, total: _total, nth: _nth, ...row }): Waiting => ({
        ...row,
        key: `${row.kind}:${row.thingId}`,
        vehicle: make && model && year ? { make, model, year } : null,
        sum: sum === null ? null : toCents(sum),
        since: new Date(since),
      }),
    ),
  };
}

/** What stands beyond a place; of words that are none, from the beginning. */
function beyondSql(place: Place): Prisma.Sql {
  if (!place) return Prisma.sql`TRUE`;
  const [cursor, sign] = "before" in place ? [place.before, "<"] : [place.after, ">"];
  const [, kind, since] = /^([a-z_]+)_(\d{4}-\d\d-\d\dT[\d:.]+Z)$/.exec(cursor.value ?? "") ?? [];
  if (!isNameOf(WAITS, kind) || !since || Number.isNaN(Date.parse(since))) return Prisma.sql`TRUE`;
  return Prisma.sql`(w."rank", w."since", w."thing", w."kind") ${Prisma.raw(sign)}
    (${rankSql(Prisma.sql`${kind}::text`)}, ${since}::timestamptz, ${cursor.id}::uuid, ${kind}::text)`;
}

/** Mine is what is given to me, and for admins what is given to nobody who is there; the team's is the rest. */
function whoseSql(viewer: SignedInViewer, whose: Whose): Prisma.Sql {
  if (whose === "all") return Prisma.sql`TRUE`;
  const absent = viewer.user.role === "admin" ? Prisma.sql`OR w."kind" IN ('absent', 'deletion')` : Prisma.empty;
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
