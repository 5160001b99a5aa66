import { may } from "#app/access/permissions.ts";
import { requestScope } from "#app/access/scopes.server.ts";
import { requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { conflictsOf, type Planned } from "#app/desk/calendar/calendar.ts";
import { wallTimeOf } from "#app/platform/clock.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { forbidden } from "#app/platform/refusal.ts";
import { slotFields, USUAL_MINUTES } from "#app/repair/work/slot.server.ts";
import { readSettings } from "#app/shop/settings.server.ts";

const MOST = 500;
/** Times that began the day before and still run are seen too. */
const LONGEST_MS = 86_400_000;

const person = { firstName: true, lastName: true } as const;
const fields = {
  ...slotFields,
  advisorId: true,
  vehicle: { select: { make: true, model: true, year: true } },
  requester: { select: person },
  technician: { select: { id: true, user: { select: { ...person, status: true, deletedAt: true } } } },
} satisfies Prisma.RepairRequestSelect;

type Row = Prisma.RepairRequestGetPayload<{ select: typeof fields }>;

/**
 * What is scheduled between two moments and not cancelled, by its time, with what is wrong with it. Who plans sees of others' repairs
 * that a technician or a bay is taken, and nothing more (`own` false). Errors: 401; 403 for customers.
 */
export async function listScheduled(viewer: Viewer, from: Date, until: Date) {
  requireSignedIn(viewer);
  if (viewer.user.role === "driver") throw forbidden();
  const [rows, { workHours }] = await Promise.all([readRows(viewer, from, until), readSettings()]);
  const planned = rows.map((row) => plannedOf(row, isOwn(viewer, row)));
  const conflicts = conflictsOf(planned, workHours);
  return planned
    .filter(({ start }) => start >= from)
    .map((slot) => ({ ...slot, conflicts: conflicts.get(slot.id) ?? [] }));
}

export type Scheduled = Awaited<ReturnType<typeof listScheduled>>[number];

function readRows(viewer: SignedInViewer, from: Date, until: Date): Promise<Row[]> {
  const taken = { OR: [{ technicianId: { not: null } }, { bay: { not: null } }] };
  const seen = may(viewer.user.role, "requests.assign") ? { OR: [requestScope(viewer), taken] } : requestScope(viewer);
  const when = { gte: new Date(from.getTime() - LONGEST_MS), lt: until };
  return db.repairRequest.findMany({
    where: { AND: [seen, { scheduledServiceDate: when, status: { not: "Cancelled" } }] },
    orderBy: [{ scheduledServiceDate: "asc" }, { id: "asc" }],
    take: MOST,
    relationLoadStrategy: "join",
    select: fields,
  });
}

function isOwn({ user }: SignedInViewer, { advisorId, technician }: Row) {
  if (user.role === "advisor") return advisorId === user.id;
  return user.role === "admin" || technician?.id === user.technicianId;
}

function plannedOf({ technician, vehicle, requester, ...row }: Row, own: boolean) {
  const start = row.scheduledServiceDate ?? new Date(0);
  return {
    ...{ id: row.id, start, wall: wallTimeOf(start), minutes: row.scheduledMinutes ?? USUAL_MINUTES },
    ...{ bay: row.bay, technician: technician && workerOf(technician), own, version: row.version, status: row.status },
    vehicle: own ? vehicleTitle(vehicle) : "",
    service: own ? row.initiatedBy || "Not specified" : "",
    customer: own && requester ? nameOf(requester) : "",
  } satisfies Planned & Record<string, unknown>;
}

function workerOf({ id, user }: NonNullable<Row["technician"]>) {
  return { id, name: nameOf(user), away: user.status !== "Active" || user.deletedAt !== null };
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }) {
  return `${firstName} ${lastName}`.trim();
}

type Wanted = { id: string; start: Date; minutes: number; technicianId: string | null; bay: string | null };

/** What would be wrong with a time if the repair were moved there. Errors: as listScheduled. */
export async function conflictsAt(
  viewer: Viewer,
  { id, start, minutes, technicianId, bay }: Wanted,
): Promise<string[]> {
  requireSignedIn(viewer);
  const until = new Date(start.getTime() + Math.max(minutes, 1) * 60_000);
  const [rows, { workHours }, technician] = await Promise.all([
    readRows(viewer, start, until),
    readSettings(),
    technicianId ? db.technician.findUnique({ where: { id: technicianId }, select: fields.technician.select }) : null,
  ]);
  const others = rows.filter((row) => row.id !== id).map((row) => plannedOf(row, isOwn(viewer, row)));
  const worker = technician && workerOf(technician);
  const moved = { id, start, minutes, wall: wallTimeOf(start), vehicle: "", own: true, bay, technician: worker };
  return conflictsOf([...others, moved], workHours).get(id) ?? [];
}

/** Who can be given work, by name, and the shop's bays: the lanes of the calendar, with those in use that are there no more. */
export async function listLanes(viewer: Viewer, by: "technician" | "bay", slots: Scheduled[]): Promise<Lane[]> {
  requireSignedIn(viewer);
  const used = slots.flatMap(({ technician, bay }) => (by === "bay" ? (bay ?? []) : (technician ?? [])));
  if (by === "bay") {
    const { bays } = await readSettings();
    const names = [...new Set([...bays, ...(used as string[])])];
    return [...names.map((name) => ({ id: name, name })), { id: "", name: "No bay yet" }];
  }
  const workers = may(viewer.user.role, "requests.assign") ? await findWorkers() : [];
  const all = new Map([...workers, ...(used as { id: string; name: string }[])].map(({ id, name }) => [id, name]));
  const named = [...all].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name));
  return [...named, { id: "", name: "No technician yet" }];
}

export type Lane = { id: string; name: string };

async function findWorkers(): Promise<Lane[]> {
  const rows = await db.technician.findMany({
    where: { user: { status: "Active", deletedAt: null } },
    orderBy: { user: { firstName: "asc" } },
    take: 40,
    select: { id: true, user: { select: person } },
  });
  return rows.map(({ id, user }) => ({ id, name: nameOf(user) }));
}

const WAITING = 12;

/** Repairs that may begin and have no time yet, the oldest first. Errors: 401. */
export async function listUnscheduled(viewer: Viewer) {
  requireSignedIn(viewer);
  const rows = await db.repairRequest.findMany({
    where: {
      AND: [
        requestScope(viewer),
        { scheduledServiceDate: null, status: { in: ["Scheduled", "Pending_Pickup", "Pending_Repair", "Delayed"] } },
      ],
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: WAITING,
    relationLoadStrategy: "join",
    select: { id: true, initiatedBy: true, vehicle: fields.vehicle, requester: fields.requester },
  });
  return rows.map(({ id, initiatedBy, vehicle, requester }) => ({
    ...{ id, vehicle: vehicleTitle(vehicle), service: initiatedBy ?? "" },
    customer: requester ? nameOf(requester) : "",
  }));
}
