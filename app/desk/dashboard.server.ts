import { may } from "#app/access/permissions.ts";
import { requestScopeSql } from "#app/access/scopes.server.ts";
import { requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { snoozedSql } from "#app/desk/now/snooze.server.ts";
import { asksSql } from "#app/desk/now/steps.server.ts";
import { openSql, toWaiting, type WaitingRow, waitingSql } from "#app/desk/now.server.ts";
import type { Whose } from "#app/desk/now.ts";
import { type ConversationRow, conversationsSql, toConversations } from "#app/messages/recent-communications.server.ts";
import { type Owed, owedSql } from "#app/payments/invoice-list.server.ts";
import { startOfDay } from "#app/platform/clock.ts";
import { choicesOf } from "#app/platform/database/choices.server.ts";
import { daysBefore } from "#app/platform/days.ts";
import { db, jsonOf, Prisma } from "#app/platform/db.server.ts";
import type { Place } from "#app/platform/keyset.ts";
import { toCents } from "#app/platform/money.ts";
import { advisorsSql, toChoice } from "#app/repair/assign/assign.server.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";

const { sql } = Prisma;

/** How many days of completed repairs the average looks back on, and how many repairs at most. */
const AVERAGE_DAYS = 90;
const AVERAGE_ROWS = 500;

function today(now = new Date()) {
  return { start: startOfDay(now), end: startOfDay(now, 1) };
}

/** `avgCompletionMinutes` and `minutesOverTarget` are null where there is nothing to compute from. */
export type DashboardMetrics = {
  assignedRepairs: number;
  dueToday: number;
  completedToday: number;
  /** Completed today less completed yesterday. */
  completionImprovement: number;
  pendingApproval: number;
  avgCompletionMinutes: number | null;
  /** Of those that were planned in minutes, the mean of what they took beyond these; negative is faster. */
  minutesOverTarget: number | null;
};

/** Computed from the requests the viewer may see. Errors: 401. */
export async function findDashboardMetrics(viewer: Viewer): Promise<DashboardMetrics> {
  requireSignedIn(viewer);
  const [row] = await db.$queryRaw<MetricsRow[]>`WITH ${openSql(viewer)} SELECT ${METRICS} FROM ${metricsSql(viewer)}`;
  return toMetrics(row);
}

type MetricsRow = Omit<DashboardMetrics, "completionImprovement"> & { completedYesterday: number };

const METRICS = sql`active."assignedRepairs", active."dueToday", active."pendingApproval", done."completedToday",
  done."completedYesterday", mean."avgCompletionMinutes", mean."minutesOverTarget"`;

/** One row of `METRICS`, over `openSql`: open requests, those done on these two days and the newest done are each read once. */
function metricsSql(viewer: SignedInViewer): Prisma.Sql {
  const { start, end } = today();
  const yesterday = startOfDay(new Date(), -1);
  return sql`(
    SELECT count(*)::int AS "assignedRepairs",
      (count(*) FILTER (WHERE "scheduledServiceDate" >= ${start} AND "scheduledServiceDate" < ${end}))::int AS "dueToday",
      (count(*) FILTER (WHERE ${asksSql(viewer.user.role)}))::int AS "pendingApproval"
    FROM "open" o
  ) AS active, (
    SELECT (count(*) FILTER (WHERE "completedDate" >= ${start}))::int AS "completedToday",
      (count(*) FILTER (WHERE "completedDate" < ${start}))::int AS "completedYesterday"
    FROM "RepairRequest" WHERE ${requestScopeSql(viewer)} AND "status" = 'Completed'
      AND "completedDate" >= ${yesterday} AND "completedDate" < ${end}
  ) AS done, (
    SELECT round(avg("minutes"))::int AS "avgCompletionMinutes",
      round(avg("minutes" - "scheduledMinutes"))::int AS "minutesOverTarget"
    FROM ${completedSql(viewer)} AS newest
  ) AS mean`;
}

/** What the newest completed repairs took that somebody began: from the start of the work until it was done, whatever was paid later. */
function completedSql(viewer: SignedInViewer): Prisma.Sql {
  return sql`(
    SELECT "minutes", "scheduledMinutes" FROM (
      SELECT extract(epoch FROM coalesce("workDoneAt", "completedDate") - "startedAt")::float8 / 60 AS "minutes", "scheduledMinutes"
      FROM (
        SELECT "startedAt", "workDoneAt", "completedDate", "scheduledMinutes" FROM "RepairRequest"
        WHERE ${requestScopeSql(viewer)} AND "status" = 'Completed' AND "startedAt" IS NOT NULL
          AND "completedDate" >= ${daysBefore(AVERAGE_DAYS)}
        ORDER BY "completedDate" DESC LIMIT ${AVERAGE_ROWS}
      ) AS newest
    ) AS taken
    WHERE "minutes" > 0
  )`;
}

function toMetrics(row: MetricsRow | undefined): DashboardMetrics {
  if (!row) throw new Error("The metrics came without a row.");
  const { completedYesterday, ...metrics } = row;
  return { ...metrics, completionImprovement: row.completedToday - completedYesterday };
}

export const TIMEFRAMES = ["today", "tomorrow", "week"] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];

const SCHEDULE_ROWS = 3;

type ScheduledRow = {
  id: string;
  initiatedBy: string | null;
  scheduledServiceDate: string | null;
  scheduledMinutes: number | null;
  vehicle: { make: string; model: string; year: number };
};

type CurrentRow = {
  id: string;
  status: RequestStatus;
  vehicle: {
    id: string;
    make: string;
    model: string;
    year: number;
    vin: string | null;
    mileage: number | null;
    color: string | null;
    warrantyStatus: string;
    warrantyPlan: string | null;
    warrantyExpiresAt: string | null;
  };
};

type DashboardRow = MetricsRow & {
  schedule: ScheduledRow[];
  current: CurrentRow | null;
  snoozed: number;
  waiting: WaitingRow[];
  conversations: ConversationRow[];
  owed: Owed | null;
  advisors: { id: string; firstName: string; lastName: string; awayUntil: string | null }[];
};

type Wanted = { timeframe: Timeframe; whose: Whose; place?: Place; q?: string | null; advisorQ?: string | null };

/**
 * What waits, one's newest conversations, the advisors for who gives work to them, the figures, at most three Scheduled requests of the time frame (earliest first) and the vehicle that is worked on now (otherwise
 * the one that comes next, otherwise the newest open request's): one statement. Errors: 401.
 */
export async function findDashboard(viewer: Viewer, { timeframe, whose, place = null, q, advisorQ }: Wanted) {
  requireSignedIn(viewer);
  const [row] = await db.$queryRaw<DashboardRow[]>`
    WITH ${openSql(viewer, whose)}
    SELECT ${METRICS}, ${scheduleSql(timeframe)} AS "schedule", ${currentSql()} AS "current",
      ${jsonOf(waitingSql(viewer, whose, { place }))} AS "waiting", ${jsonOf(conversationsSql(viewer, q))} AS "conversations",
      ${jsonOf(advisorsSql(viewer, { q: advisorQ }))} AS "advisors",
      ${snoozedSql(viewer)} AS "snoozed",
      ${may(viewer.user.role, "requests.assign") ? owedSql(viewer) : sql`NULL::json`} AS "owed"
    FROM ${metricsSql(viewer)}`;
  if (!row) throw new Error("The dashboard came without a row.");
  const { schedule, current, waiting, snoozed, conversations, advisors, owed, ...metrics } = row;
  return {
    metrics: toMetrics(metrics),
    /** What is owed of what the shop has billed, and what of it the bank holds, in cents; null for who takes no money in. */
    owed: owed && { ...owed, sum: toCents(owed.sum), disputed: toCents(owed.disputed) },
    schedule,
    current: current && withDates(current),
    waiting: toWaiting(waiting, place),
    /** How many of it the viewer has put off. */
    snoozed,
    conversations: toConversations(conversations, q),
    advisors: choicesOf(advisors.map(toChoice), { q: advisorQ }),
  };
}

function withDates({ vehicle, ...request }: CurrentRow) {
  const { warrantyExpiresAt } = vehicle;
  return {
    ...request,
    vehicle: { ...vehicle, warrantyExpiresAt: warrantyExpiresAt ? new Date(warrantyExpiresAt) : null },
  };
}

function scheduleSql(timeframe: Timeframe): Prisma.Sql {
  const { start, end } = today();
  const [from, to] = {
    today: [start, end] as const,
    tomorrow: [end, startOfDay(new Date(), 2)] as const,
    week: [start, startOfDay(new Date(), 7)] as const,
  }[timeframe];
  return sql`COALESCE((
    SELECT json_agg(json_build_object(
      'id', r."id", 'initiatedBy', r."initiatedBy", 'scheduledServiceDate', r."scheduledServiceDate",
      'scheduledMinutes', r."scheduledMinutes", 'vehicle', json_build_object('make', v."make", 'model', v."model", 'year', v."year")
    ) ORDER BY r."scheduledServiceDate", r."id")
    FROM (
      SELECT * FROM "open"
      WHERE "status" = 'Scheduled' AND "scheduledServiceDate" >= ${from} AND "scheduledServiceDate" < ${to}
      ORDER BY "scheduledServiceDate", "id" LIMIT ${SCHEDULE_ROWS}
    ) AS r JOIN "Vehicle" AS v ON v."id" = r."vehicleId"
  ), '[]'::json)`;
}

/** Each status by itself: of both together the database reads every row. */
function newestSql(status: RequestStatus): Prisma.Sql {
  return sql`(SELECT "id", "updatedAt" FROM "open" WHERE "status" = ${Prisma.raw(`'${status}'`)} ORDER BY "updatedAt" DESC LIMIT 1)`;
}

/** What is worked on before what comes next before the newest: the next is looked for where there is none of the one before. */
function currentSql(): Prisma.Sql {
  return sql`(
    SELECT json_build_object('id', r."id", 'status', r."status", 'vehicle', json_build_object(
      'id', v."id", 'make', v."make", 'model', v."model", 'year', v."year", 'vin', v."vin", 'mileage', v."mileage",
      'color', v."color", 'warrantyStatus', v."warrantyStatus", 'warrantyPlan', v."warrantyPlan",
      'warrantyExpiresAt', v."warrantyExpiresAt"))
    FROM "RepairRequest" AS r JOIN "Vehicle" AS v ON v."id" = r."vehicleId"
    WHERE r."id" = COALESCE(
      (SELECT "id" FROM (${newestSql("In Progress")} UNION ALL ${newestSql("Pending_Repair")}) AS worked ORDER BY "updatedAt" DESC LIMIT 1),
      (SELECT "id" FROM "open" WHERE "status" = 'Scheduled' AND "scheduledServiceDate" >= ${today().start}
        ORDER BY "scheduledServiceDate" LIMIT 1),
      (SELECT "id" FROM "open" ORDER BY "createdAt" DESC LIMIT 1)
    )
  )`;
}
