import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { conflictsAt } from "#app/desk/calendar/calendar.server.ts";
import { startOfDay, wallTimeOf } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { AsksFirst, Refusal } from "#app/platform/refusal.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import { bookableSaid, isBookable } from "#app/repair/work/bookable.ts";
import { USUAL_MINUTES } from "#app/repair/work/slot.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

type Booking = {
  start: Date;
  minutes: number | null;
  technicianId: string | null;
  bay: string | null;
  providerId: string | null;
  /** What the person saw and books all the same: the sentences as they were shown. */
  anyway: string | undefined;
  /** Where the form has the time, and whether a time that has passed is entered there for the record. */
  field: string;
  record: boolean;
  /** How the time came: typed by the shop's clock, which may slip into the night; as a moment of a call; as a day without an hour. */
  clock?: "typed" | "moment" | "day";
};

const WAITS = "Nothing is saved and nobody is told yet.";
const ASKS = `${WAITS} Change the time, or tick “Book it anyway”.`;

/**
 * What is wrong with a time, by whichever form, before it is written in the same transaction: who books the same technician or bay
 * waits until it ends, so that the second of two sees the first. Errors: 400 for a time that nobody can mean; `AsksFirst` where
 * something is wrong that was not seen. A place that stands already is not asked about.
 */
export async function checkBooking(
  tx: Transaction,
  viewer: SignedInViewer,
  stands: LockedRequest,
  { minutes, anyway, field, record, clock = "typed", ...place }: Booking,
): Promise<string[]> {
  const length = minutes ?? USUAL_MINUTES;
  const sameTime = stands.scheduledServiceDate?.getTime() === place.start.getTime();
  const passed = !sameTime && place.start < (clock === "day" ? startOfDay() : new Date());
  if (!sameTime && !isBookable(place.start)) throw new Refusal(400, bookableSaid(), { field });
  if (passed && !record) {
    throw new Refusal(400, "This time has passed, and the customer would be told of it. Please enter a later one.", {
      field,
    });
  }
  await aloneWith(tx, [place.technicianId, place.bay]);
  const wanted = { id: stands.id, ...place, minutes: length };
  const found = clock === "day" ? [] : await conflictsAt(viewer, wanted, { tx });
  const { workHours } = await readSettings(tx);
  // Where no hours are said, a slip of the clock is still asked about.
  const hour = Number(wallTimeOf(place.start).slice(11, 13));
  if (clock === "typed" && workHours.length === 0 && (hour < 6 || hour >= 22)) found.push("This time is at night.");
  const conflicts = passed ? ["This time has passed: it goes into the record alone.", ...found] : found;
  const sameShop = stands.technicianId === place.technicianId && stands.repairProviderId === place.providerId;
  const samePlace = sameShop && stands.bay === place.bay;
  const same = sameTime && samePlace && (stands.scheduledMinutes ?? USUAL_MINUTES) === length;
  const asked = conflicts.join(" ");
  if (conflicts.length === 0 || same || anyway === asked) return conflicts;
  if (clock === "typed") throw new AsksFirst(ASKS, conflicts);
  throw new AsksFirst(`${asked} ${WAITS}`, conflicts, { code: "asks_first", asked });
}

/** In one order for everybody: two who book the same two never wait for each other. */
async function aloneWith(tx: Transaction, places: (string | null)[]) {
  for (const place of places.filter((one) => one !== null).sort()) {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('booking'), hashtext(${place}))`;
  }
}
