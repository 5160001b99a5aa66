import { requestScope } from "#app/access/scopes.server.ts";
import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";

const DAY = 86_400_000;
const CLOSED = ["Completed", "Cancelled"];
const WAITING = ["Pending_Approval", "Needs Approval"];
/** How many days of completed repairs the average looks back on, and how many repairs at most. */
const AVERAGE_DAYS = 90;
const AVERAGE_ROWS = 500;

function today(now = new Date()) {
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  return { start, end: new Date(start.getTime() + DAY) };
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
  /** Mean of what repairs took beyond their scheduled minutes; negative is faster. */
  minutesOverTarget: number | null;
};

/** Computed from the requests the viewer may see. Errors: 401. */
export async function findDashboardMetrics(viewer: Viewer): Promise<DashboardMetrics> {
  requireSignedIn(viewer);
  const scope = requestScope(viewer);
  const { start, end } = today();
  const count = (where: Prisma.RepairRequestWhereInput) => db.repairRequest.count({ where: { AND: [scope, where] } });
  const open = { status: { notIn: CLOSED } };
  const [assignedRepairs, dueToday, completedToday, completedYesterday, pendingApproval, times] = await Promise.all([
    count(open),
    count({ ...open, scheduledServiceDate: { gte: start, lt: end } }),
    count({ status: "Completed", completedDate: { gte: start, lt: end } }),
    count({ status: "Completed", completedDate: { gte: new Date(start.getTime() - DAY), lt: start } }),
    count({ status: { in: WAITING } }),
    findCompletionTimes(scope),
  ]);
  return {
    assignedRepairs,
    dueToday,
    completedToday,
    completionImprovement: completedToday - completedYesterday,
    pendingApproval,
    ...times,
  };
}

async function findCompletionTimes(scope: Prisma.RepairRequestWhereInput) {
  const rows = await db.repairRequest.findMany({
    where: {
      AND: [
        scope,
        {
          status: "Completed",
          startedAt: { not: null },
          completedDate: { gte: new Date(Date.now() - AVERAGE_DAYS * DAY) },
        },
      ],
    },
    orderBy: { completedDate: "desc" },
    take: AVERAGE_ROWS,
    select: { startedAt: true, completedDate: true, scheduledMinutes: true },
  });
  const took = rows.flatMap(({ startedAt, completedDate, scheduledMinutes }) => {
    if (!startedAt || !completedDate || completedDate <= startedAt) return [];
    return [{ minutes: (completedDate.getTime() - startedAt.getTime()) / 60_000, target: scheduledMinutes }];
  });
  const overs = took.flatMap(({ minutes, target }) => (target === null ? [] : [minutes - target]));
  return { avgCompletionMinutes: mean(took.map(({ minutes }) => minutes)), minutesOverTarget: mean(overs) };
}

function mean(values: number[]): number | null {
  if (values.length === 0) return null;
  return Math.round(values.reduce((total, value) => total + value, 0) / values.length);
}

export const TIMEFRAMES = ["today", "tomorrow", "week"] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];

const SCHEDULE_ROWS = 3;

/** At most three Scheduled requests of the time frame, earliest first. */
export function listSchedule(viewer: Viewer, timeframe: Timeframe) {
  const { start, end } = today();
  const range = {
    today: { gte: start, lt: end },
    tomorrow: { gte: end, lt: new Date(end.getTime() + DAY) },
    week: { gte: start, lt: new Date(start.getTime() + 7 * DAY) },
  }[timeframe];
  return db.repairRequest.findMany({
    where: { AND: [requestScope(viewer), { status: "Scheduled", scheduledServiceDate: range }] },
    orderBy: [{ scheduledServiceDate: "asc" }, { id: "asc" }],
    take: SCHEDULE_ROWS,
    relationLoadStrategy: "join",
    select: {
      id: true,
      initiatedBy: true,
      scheduledServiceDate: true,
      scheduledMinutes: true,
      vehicle: { select: { make: true, model: true, year: true } },
    },
  });
}

/** The vehicle that is worked on now; otherwise the one that comes next; otherwise the newest open request's. */
export async function findCurrentVehicle(viewer: Viewer) {
  const find = (where: Prisma.RepairRequestWhereInput, orderBy: Prisma.RepairRequestOrderByWithRelationInput) =>
    db.repairRequest.findFirst({
      where: { AND: [requestScope(viewer), where] },
      orderBy,
      relationLoadStrategy: "join",
      select: {
        id: true,
        status: true,
        initiatedBy: true,
        scheduledMinutes: true,
        vehicle: {
          select: {
            id: true,
            make: true,
            model: true,
            year: true,
            vin: true,
            mileage: true,
            color: true,
            warrantyStatus: true,
            warrantyPlan: true,
            warrantyExpiresAt: true,
          },
        },
      },
    });
  return (
    (await find({ status: { in: ["In Progress", "Pending_Repair"] } }, { updatedAt: "desc" })) ??
    (await find(
      { status: "Scheduled", scheduledServiceDate: { gte: today().start } },
      { scheduledServiceDate: "asc" },
    )) ??
    (await find({ status: { notIn: CLOSED } }, { createdAt: "desc" }))
  );
}
