import { formatWhen } from "#app/platform/format.ts";

type Served = { scheduledServiceDate: Date | null; completedDate: Date | null };

/** The appointment; of what is done without one the day that it was done. Page, invoice and receipt name this one. */
export function serviceDayOf({ scheduledServiceDate, completedDate }: Served): Date | null {
  return scheduledServiceDate ?? completedDate;
}

/** "Dec 2, 9:30 AM" where the appointment is still to come, whatever was paid before it. */
export function aheadOf(
  { scheduledServiceDate }: Pick<Served, "scheduledServiceDate">,
  now = new Date(),
): string | null {
  return scheduledServiceDate && scheduledServiceDate > now ? formatWhen(scheduledServiceDate, now) : null;
}
