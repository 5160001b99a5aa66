import type { Viewer } from "#app/access/viewer.server.ts";
import { notify, shopSideOf } from "#app/messages/notification.server.ts";
import { startOfDay } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { formatWhen, vehicleTitle } from "#app/platform/format.ts";
import { NEEDS_TECHNICIAN } from "#app/repair/work/needs-technician.server.ts";
import { addDayOff, momentsOf } from "#app/shop/absence/days-off.server.ts";
import { type NewDayOff, type Span, spanOf } from "#app/shop/absence/days-off.ts";

/** So many cars are told of at once. */
const MOST = 200;

type Away = { id: string; name: string };

/**
 * Enters days off. Whose cars are booked with a technician in them is told at once, and finds them in Now until each has another technician or
 * time. Returns how many cars that are. Errors: as addDayOff.
 */
export function enterDaysOff(viewer: Viewer, input: NewDayOff): Promise<number> {
  return db.$transaction(async (tx) => {
    const away = await addDayOff(tx, viewer, input);
    return away ? tellOfBooked(tx, viewer, away, input) : 0;
  });
}

/** One notice for each advisor, or whoever stands in for them, with all of their cars. */
async function tellOfBooked(tx: Transaction, viewer: Viewer, away: Away, days: Span): Promise<number> {
  const cars = await listBooked(tx, away, days);
  const told = new Map<string, typeof cars>();
  for (const car of cars) {
    const people = await shopSideOf(tx, { advisorId: car.advisorId, accountId: car.accountId }, viewer.user?.id);
    for (const id of people) told.set(id, [...(told.get(id) ?? []), car]);
  }
  for (const [id, own] of told) {
    const [only] = own;
    const booked = own.map(
      ({ vehicle, scheduledServiceDate }) => `${vehicleTitle(vehicle)}, ${formatWhen(scheduledServiceDate)}`,
    );
    const about = only && own.length === 1 ? { repairRequestId: only.id } : {};
    await notify(tx, [id], {
      kind: "status_change",
      title: `${away.name} is away ${spanOf(days)}`,
      body: `Booked then: ${booked.join("; ")}. Name another technician or a new time.`,
      href: about.repairRequestId ? `/dashboard/repair-requests/${about.repairRequestId}/assign` : "/dashboard",
      ...about,
    });
  }
  return cars.length;
}

/** What is booked with somebody in these days, from today on, and has work left. */
function listBooked(tx: Transaction, { id }: Away, days: Span) {
  const { gte, lt } = momentsOf(days);
  const today = startOfDay();
  return tx.repairRequest.findMany({
    where: {
      technician: { userId: id },
      closedAt: null,
      ...NEEDS_TECHNICIAN,
      scheduledServiceDate: { gte: gte > today ? gte : today, lt },
    },
    orderBy: [{ scheduledServiceDate: "asc" }, { id: "asc" }],
    take: MOST,
    select: {
      id: true,
      advisorId: true,
      accountId: true,
      scheduledServiceDate: true,
      vehicle: { select: { make: true, model: true, year: true } },
    },
  });
}
