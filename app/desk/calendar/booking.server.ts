import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { conflictsAt, type Wanted } from "#app/desk/calendar/calendar.server.ts";
import { wallTimeOf } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { requireAssigner } from "#app/repair/assign.server.ts";
import { bookableSaid, isBookable } from "#app/repair/work/bookable.ts";
import { USUAL_MINUTES } from "#app/repair/work/slot.server.ts";
import { readSettings } from "#app/shop/settings.server.ts";

type Booking = Omit<Wanted, "minutes"> & {
  minutes: number | undefined;
  /** What the person saw and books all the same: the sentences as they were shown. */
  anyway: string | undefined;
  /** Where the form has the time, and whether a time that has passed is entered there for the record. */
  field: string;
  record: boolean;
};

/**
 * What is wrong with a time before anything is saved or told, by whichever form, and whether that is still to be confirmed (`asks`):
 * a place that stands already is not asked about. Errors: 403 for who gives no work; 404; 400 for a time that nobody can mean.
 */
export async function checkBooking(viewer: Viewer, { minutes, anyway, field, record, ...place }: Booking) {
  const user = requireAssigner(viewer);
  const stands = isUuid(place.id)
    ? await db.repairRequest.findFirst({
        where: { AND: [{ id: place.id }, requestScope(user)] },
        select: { scheduledServiceDate: true, scheduledMinutes: true, technicianId: true, bay: true, advisorId: true },
      })
    : null;
  if (!stands) throw notFound("This repair request");
  requireAssigner(viewer, stands);
  const length = minutes ?? USUAL_MINUTES;
  const sameTime = stands.scheduledServiceDate?.getTime() === place.start.getTime();
  const passed = !sameTime && place.start < new Date();
  if (!sameTime && !isBookable(place.start)) throw new Refusal(400, bookableSaid(), { field });
  if (passed && !record) {
    throw new Refusal(400, "This time has passed, and the customer would be told of it. Please enter a later one.", {
      field,
    });
  }
  const [found, { workHours }] = await Promise.all([
    conflictsAt(viewer, { ...place, minutes: length }),
    readSettings(),
  ]);
  // Where no hours are said, a slip of the clock is still asked about.
  const hour = Number(wallTimeOf(place.start).slice(11, 13));
  if (workHours.length === 0 && (hour < 6 || hour >= 22)) found.push("This time is at night.");
  const conflicts = passed ? ["This time has passed: it is kept for the record.", ...found] : found;
  const samePlace = stands.technicianId === place.technicianId && stands.bay === place.bay;
  const same = sameTime && samePlace && (stands.scheduledMinutes ?? USUAL_MINUTES) === length;
  return { conflicts, asks: conflicts.length > 0 && !same && anyway !== conflicts.join(" ") };
}

/** What stands over a form that asks. */
export const ASKS = "Nothing is saved and nobody is told yet. Change the time, or tick “Book it anyway”.";
