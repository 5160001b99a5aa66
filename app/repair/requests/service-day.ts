import { formatWhen } from "#app/platform/format.ts";

type Served = {
  scheduledServiceDate: Date | null;
  startedAt: Date | null;
  workDoneAt: Date | null;
  completedDate: Date | null;
};

/**
 * The day that the work was done; before it is, the appointment that was made for it. Of what was begun before its appointment
 * that one is no day of it. Page, invoice and receipt name this one.
 */
export function serviceDayOf(served: Served, now = new Date()): Date | null {
  const { scheduledServiceDate, startedAt, workDoneAt, completedDate } = served;
  if (workDoneAt) return workDoneAt;
  if (startedAt && scheduledServiceDate && scheduledServiceDate > now) return completedDate;
  return scheduledServiceDate ?? completedDate;
}

/** "Dec 2, 9:30 AM" where the appointment is still to come, whatever was paid before it; null once its work was begun. */
export function aheadOf(
  { scheduledServiceDate, startedAt, workDoneAt }: Omit<Served, "completedDate">,
  now = new Date(),
): string | null {
  if (!scheduledServiceDate || scheduledServiceDate <= now || startedAt || workDoneAt) return null;
  return formatWhen(scheduledServiceDate, now);
}
