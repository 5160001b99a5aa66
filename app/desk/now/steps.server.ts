import { may, type Role } from "#app/access/permissions.ts";
import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { ASKED, type Fact, RULES, type Rule, type Step } from "#app/desk/now/rules.ts";
import { dayOf, startOfDay } from "#app/platform/clock.ts";
import { Prisma } from "#app/platform/db.server.ts";
import { type Group, STANDING, UNDECIDED } from "#app/repair/line-item.ts";
import { DECISION_STATUSES } from "#app/repair/repair-request.ts";

const { sql, join } = Prisma;

/** What `factsOf` says, of a request that a statement calls `o`. */
function factsSql(): Record<Fact, Prisma.Sql> {
  return {
    unbilled: sql`o."unbilled"`,
    needsAdvisor: sql`o."needsAdvisor"`,
    paper: paper(sql`d."waitsFor" IS NOT NULL`),
    reading: paper(sql`d."readStatus" IN ('stored', 'reading')`),
    lines: line(sql`TRUE`),
    stands: line(among(STANDING)),
    pending: line(among(["pending"])),
    decided: sql`(${line(among(["approved"]))} AND NOT ${line(among(UNDECIDED))})`,
    undecided: sql`(${line(among(["pending"]))} AND NOT ${line(among(["approved"]))})`,
    waited: sql`o."updatedAt" < now() - interval '1 day'`,
    target: line(sql`${among(["approved"])} AND i."priceBasis" = 'target'`),
    asked: line(sql`${among(UNDECIDED)} AND i."priceBasis" = 'target'`),
    unsent: sql`(o."linkDue" AND ${line(among(UNDECIDED))})`,
    invoiced: sql`EXISTS (SELECT 1 FROM "Invoice" n WHERE n."liveRequestId" = o."id")`,
    finding: sql`EXISTS (SELECT 1 FROM "InspectionPoint" f WHERE f."repairRequestId" = o."id" AND ${WAITS_FOR_PRICE})`,
    done: sql`o."workDoneAt" IS NOT NULL`,
    again: sql`o."workAgainAt" IS NOT NULL`,
    timeAsked: sql`(o."timeAskedAt" IS NOT NULL AND o."timeCancelledAt" IS NULL)`,
    timeCancelled: sql`(o."timeAskedAt" IS NOT NULL AND o."timeCancelledAt" IS NOT NULL)`,
    missed: sql`o."missedAt" IS NOT NULL`,
    come: sql`(o."status" = ANY(${DECISION_STATUSES}::text[]) AND (o."mileageIn" IS NOT NULL OR o."startedAt" IS NOT NULL
      OR EXISTS (SELECT 1 FROM "WorkSession" s WHERE s."repairRequestId" = o."id")))`,
    timed: sql`o."scheduledServiceDate" IS NOT NULL`,
    ahead: sql`coalesce(o."scheduledServiceDate" > now(), FALSE)`,
    later: sql`coalesce(o."scheduledServiceDate" >= ${startOfDay(new Date(), 1)}, FALSE)`,
    dated: sql`o."delayedUntil" IS NOT NULL`,
    over: sql`coalesce(o."delayedUntil" < ${dayOf()}::date, FALSE)`,
  };
}

/** What `waitsForPrice` says, of a point that a statement calls `f`. */
export const WAITS_FOR_PRICE = sql`f."proposal" IS NOT NULL AND f."lineItemId" IS NULL AND f."setAside" IS NULL`;

function line(which: Prisma.Sql) {
  return sql`EXISTS (SELECT 1 FROM "RepairLineItem" i WHERE i."repairRequestId" = o."id" AND ${which})`;
}

function among(groups: readonly Group[]) {
  return sql`i."group" = ANY(${groups}::text[])`;
}

function paper(which: Prisma.Sql) {
  return sql`EXISTS (SELECT 1 FROM "QuoteDocument" d WHERE d."repairRequestId" = o."id" AND ${which})`;
}

function holdsSql({ status, is = [], not = [] }: Rule, facts: Record<Fact, Prisma.Sql>): Prisma.Sql {
  const asked = [
    ...(status ? [sql`o."status" = ANY(${status}::text[])`] : []),
    ...is.map((fact) => facts[fact]),
    ...not.map((fact) => sql`NOT ${facts[fact]}`),
  ];
  return join(asked, " AND ");
}

/** Whether the customer's decision is waited for. A customer sees it here, with or without the link. */
export function asksSql(role: Role): Prisma.Sql {
  const facts = { ...factsSql(), ...(role === "driver" ? { unsent: sql`FALSE` } : {}) };
  return sql`(${join(
    ASKED.map((rule) => sql`(${holdsSql(rule, facts)})`),
    " OR ",
  )})`;
}

/** A technician's; what the desk owes before it holds up no work. */
const WORK: readonly Step[] = ["overdue", "delayed", "delay_over", "more_work", "approved"];
const HOLDS_UP_NOTHING: readonly (Step | null)[] = [
  "quote",
  "paper",
  "no_lines",
  "target",
  "ask_shop",
  "link_due",
  "go_ahead",
  "time_asked",
  "time_cancelled",
];

/**
 * What the desk does next of each request of `from`, as a part of Now. OFFSET 0 has the step worked out once for each request: put in place of each of
 * its dozen mentions, its conditions were asked a dozen times, which took the database ten seconds for three thousand requests. Columns: kind, thing,
 * request, person, count, sum, since.
 */
export function stepsSql({ user }: SignedInViewer, from: Prisma.Sql): Prisma.Sql {
  const all = may(user.role, "requests.assign");
  const facts = factsSql();
  const cases = RULES.filter(({ step }) => all || !HOLDS_UP_NOTHING.includes(step)).map(
    (rule) => sql`WHEN ${holdsSql(rule, facts)} THEN ${rule.step}`,
  );
  return sql`SELECT o."step" AS "kind", coalesce(d."id", o."id") AS "thing", o."id" AS "request", NULL::uuid AS "person", coalesce(l."count", 1) AS "count",
      CASE WHEN o."step" IN ('target', 'ask_shop', 'invoice_due') THEN l."sum"
        WHEN o."step" IN ('paper', 'no_lines', 'nothing_approved', 'no_time', 'time_asked', 'time_cancelled', 'pickup', 'delivery', 'more_work') THEN NULL
        ELSE o."totalPrice" END AS "sum",
      coalesce(CASE o."step" WHEN 'paper' THEN d."at" WHEN 'link_due' THEN o."createdAt"
        WHEN 'invoice_due' THEN CASE WHEN o."unbilled" THEN o."completedDate" ELSE o."workDoneAt" END
        WHEN 'delay_over' THEN o."delayedUntil"::timestamptz WHEN 'more_work' THEN o."workAgainAt" WHEN 'time_asked' THEN o."timeAskedAt"
        WHEN 'time_cancelled' THEN o."timeCancelledAt" ELSE CASE WHEN o."step" IN ('overdue', 'no_time', 'pickup', 'delivery')
          THEN coalesce(o."scheduledServiceDate", o."missedAt") END END, o."updatedAt") AS "since"
    FROM (SELECT o.*, CASE ${join(cases, " ")} END AS "step" FROM ${from} o OFFSET 0) AS o
    LEFT JOIN LATERAL (
      SELECT d."id", coalesce(d."readAt", d."uploadedAt") AS "at" FROM "QuoteDocument" d
      WHERE o."step" = 'paper' AND d."repairRequestId" = o."id" AND d."waitsFor" IS NOT NULL ORDER BY 2 LIMIT 1
    ) AS d ON TRUE
    LEFT JOIN LATERAL (
      SELECT CASE WHEN o."step" = 'invoice_due' THEN 1 ELSE count(*) END AS "count", sum(i."totalPrice") AS "sum" FROM "RepairLineItem" i
      WHERE i."repairRequestId" = o."id" AND CASE o."step" WHEN 'ask_shop' THEN ${among(UNDECIDED)} ELSE i."group" = 'approved' END
        AND (o."step" = 'invoice_due' OR i."priceBasis" = 'target')
    ) AS l ON o."step" IN ('target', 'ask_shop', 'invoice_due')
    WHERE ${all ? sql`o."step" IS NOT NULL` : sql`o."step" = ANY(${WORK}::text[])`}`;
}
