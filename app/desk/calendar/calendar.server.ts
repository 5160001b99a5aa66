import { may } from "#app/access/permissions.ts";
import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { conflictsOf, type Planned } from "#app/desk/calendar/calendar.ts";
import { dayOf, wallTimeOf } from "#app/platform/clock.ts";
import { daysAfter, daysBefore } from "#app/platform/days.ts";
import { db, type Prisma, type Transaction } from "#app/platform/db.server.ts";
import { fullName, vehicleAmong } from "#app/platform/format.ts";
import { forbidden } from "#app/platform/refusal.ts";
import { heldMinutes, slotFields, USUAL_MINUTES } from "#app/repair/work/slot.server.ts";
import { findDaysOff } from "#app/shop/absence/days-off.server.ts";
import { type DaysOff, dayOffOf, spanOf } from "#app/shop/absence/days-off.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

const MOST = 500;
/** Times that began the day before and still run are seen too. */
const LONGEST_DAYS = 1;

const person = { firstName: true, lastName: true } as const;
const fields = {
  ...slotFields,
  advisorId: true,
  vehicle: { select: { make: true, model: true, year: true, plate: true, vin: true } },
  requester: { select: person },
  technician: { select: { id: true, user: { select: { ...person, id: true, status: true, deletedAt: true } } } },
} satisfies Prisma.RepairRequestSelect;

/** A technician, and where they are said to work. */
const withShop = { ...fields.technician.select, repairProvider: { select: { id: true, name: true } } };

type Row = Prisma.RepairRequestGetPayload<{ select: typeof fields }>;

/**
 * What is scheduled between two moments, not cancelled and not over before it, by its time, with what is wrong with it. Who plans sees of others' repairs
 * that a technician or a bay is taken, and nothing more (`own` false). `more`: there are later ones that are left out.
 * Errors: 401; 403 for customers.
 */
export async function listScheduled(viewer: Viewer, from: Date, until: Date, daysOff: DaysOff[]) {
  requireSignedIn(viewer);
  if (viewer.user.role === "driver") throw forbidden();
  const [rows, { workHours }] = await Promise.all([readRows(viewer, from, until), readSettings()]);
  const planned = rows.slice(0, MOST).flatMap((row) => plannedOf(row, isOwn(viewer, row), daysOff) ?? []);
  const conflicts = conflictsOf(planned, workHours);
  const slots = planned
    .filter(({ start }) => start >= from)
    .map((slot) => ({ ...slot, conflicts: conflicts.get(slot.id) ?? [] }));
  return { slots, more: rows.length > MOST };
}

export type Scheduled = Awaited<ReturnType<typeof listScheduled>>["slots"][number];

function readRows(
  viewer: SignedInViewer,
  from: Date,
  until: Date,
  at: Prisma.RepairRequestWhereInput = {},
  tx: Transaction = db,
): Promise<Row[]> {
  const taken = { OR: [{ technicianId: { not: null } }, { bay: { not: null } }] };
  const scope = requestScope(viewer);
  // An empty part of an OR opens nothing: who sees everything has no need of the other.
  const opened = Object.keys(scope).length > 0 && may(viewer.user.role, "requests.assign");
  const seen = opened ? { OR: [scope, taken] } : scope;
  const when = { gte: daysBefore(LONGEST_DAYS, from), lt: until };
  return tx.repairRequest.findMany({
    where: { AND: [seen, at, { scheduledServiceDate: when, status: { not: "Cancelled" } }] },
    orderBy: [{ scheduledServiceDate: "asc" }, { id: "asc" }],
    // One more says that there are more.
    take: MOST + 1,
    relationLoadStrategy: "join",
    select: fields,
  });
}

function isOwn({ user }: SignedInViewer, { advisorId, technician }: Row) {
  if (user.role === "advisor") return advisorId === user.id;
  return user.role === "admin" || technician?.id === user.technicianId;
}

/** Null where the repair was over before its time came: it holds nobody. */
function plannedOf({ technician, vehicle, requester, ...row }: Row, own: boolean, daysOff: DaysOff[]) {
  const start = row.scheduledServiceDate ?? new Date(0);
  const day = dayOf(start);
  const minutes = row.scheduledMinutes ?? USUAL_MINUTES;
  const held = heldMinutes(row, minutes);
  if (held === 0) return null;
  return {
    id: row.id,
    start,
    wall: wallTimeOf(start),
    minutes,
    held,
    bay: row.bay,
    technician: technician && workerOf(technician, daysOff, day),
    own,
    version: row.version,
    status: row.status,
    closed: closedOn(daysOff, day),
    vehicle: own ? vehicleAmong(vehicle, [vehicle]) : "",
    service: own ? row.initiatedBy || "Not specified" : "",
    customer: (own && fullName(requester)) || "",
  } satisfies Planned & Record<string, unknown>;
}

/** Who is away: whoever cannot sign in, and whoever has that day off. */
function workerOf({ id, user }: NonNullable<Row["technician"]>, daysOff: DaysOff[], day: string) {
  const gone = user.status !== "Active" || user.deletedAt !== null;
  return { id, name: fullName(user), ...(gone ? { away: true, days: null } : awayOn(daysOff, user.id, day)) };
}

function awayOn(daysOff: DaysOff[], userId: string, day: string) {
  const own = daysOff.filter((one) => one.userId !== null);
  const off = dayOffOf(own, userId, day);
  return { away: off !== null, days: off && spanOf(off) };
}

function closedOn(daysOff: DaysOff[], day: string) {
  const closed = dayOffOf(daysOff, null, day);
  return closed && `The shop is closed ${spanOf(closed)}${closed.note ? `: ${closed.note}` : ""}.`;
}

export type Wanted = {
  id: string;
  start: Date;
  minutes: number;
  technicianId: string | null;
  bay: string | null;
  /** Where the repair is done, as far as it says. */
  providerId?: string | null;
};

/**
 * What would be wrong with a time if the repair were moved there; what is known already is not read again. `tx`: the transaction
 * that moves it. Errors: as listScheduled.
 */
export async function conflictsAt(
  viewer: Viewer,
  { id, start, minutes, technicianId, bay, providerId = null }: Wanted,
  { there = [], daysOff: entered, tx = db }: { there?: Lane[]; daysOff?: DaysOff[] | undefined; tx?: Transaction } = {},
): Promise<string[]> {
  requireSignedIn(viewer);
  const until = new Date(start.getTime() + Math.max(minutes, 1) * 60_000);
  const day = dayOf(start);
  const known = there.find((one) => one.id === technicianId);
  const taken = [...(isUuid(technicianId) ? [{ technicianId }] : []), ...(bay ? [{ bay }] : [])];
  const [rows, { workHours }, daysOff, technician] = await Promise.all([
    taken.length > 0 ? readRows(viewer, start, until, { OR: taken }, tx) : [],
    readSettings(tx),
    entered ?? findDaysOff(day, day, tx),
    isUuid(technicianId) && (providerId || !known?.userId)
      ? tx.technician.findUnique({ where: { id: technicianId }, select: withShop })
      : null,
  ]);
  const others = rows
    .filter((row) => row.id !== id)
    .flatMap((row) => plannedOf(row, isOwn(viewer, row), daysOff) ?? []);
  const worker = known?.userId
    ? { id: known.id, name: known.name, ...awayOn(daysOff, known.userId, day) }
    : technician && workerOf(technician, daysOff, day);
  const place = { wall: wallTimeOf(start), bay, technician: worker, closed: closedOn(daysOff, day) };
  const moved = { id, start, minutes, vehicle: "", own: true, ...place };
  const found = conflictsOf([...others, moved], workHours).get(id) ?? [];
  const shop = technician?.repairProvider;
  if (!providerId || !shop || shop.id === providerId) return found;
  return [...found, `${worker?.name} works at ${shop.name}, not where the repair is.`];
}

/**
 * What comes of it if the work of one technician goes to another: each repair that has a time to come, with what is wrong with it
 * there. Errors: 401; nothing outside the viewer's scope is read.
 */
export async function conflictsIfGiven(viewer: Viewer, from: string, to: string): Promise<Map<string, string[]>> {
  requireSignedIn(viewer);
  const [first, last] = [new Date(), daysAfter(750)];
  const [rows, daysOff, technician] = await Promise.all([
    readRows(viewer, first, last, { technicianId: { in: [from, to] }, closedAt: null }),
    findDaysOff(dayOf(first), dayOf(last)),
    db.technician.findUnique({ where: { id: to }, select: fields.technician.select }),
  ]);
  const given = rows.flatMap((row) => plannedOf({ ...row, technician, bay: null }, isOwn(viewer, row), daysOff) ?? []);
  const moved = new Set(rows.filter((row) => row.technician?.id === from).map(({ id }) => id));
  return new Map([...conflictsOf(given, [])].filter(([id]) => moved.has(id)));
}

/** Who can be given work (`workers`), by name, or the shop's bays: the lanes of the calendar, with those in use that are there no more. */
export async function listLanes(by: "technician" | "bay", slots: Scheduled[], workers: Lane[]): Promise<Lane[]> {
  if (by === "bay") {
    const { bays } = await readSettings();
    const names = [...new Set([...bays, ...slots.flatMap(({ bay }) => bay ?? [])])];
    return [...names.map((name) => ({ id: name, name })), { id: "", name: "No bay yet" }];
  }
  const all = new Map<string, Lane>(
    [...slots.flatMap(({ technician }) => technician ?? []), ...workers].map((lane) => [lane.id, lane]),
  );
  const named = [...all.values()]
    .map(({ id, name, userId }) => ({ id, name, ...(userId ? { userId } : {}) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return [...named, { id: "", name: "No technician yet" }];
}

/** `userId`: the person, where the lane is one. */
export type Lane = { id: string; name: string; userId?: string };
