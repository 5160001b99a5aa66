import { formatWhen, zoneName } from "#app/platform/format.ts";

type Served = {
  scheduledServiceDate: Date | null;
  startedAt: Date | null;
  workDoneAt: Date | null;
  completedDate: Date | null;
};

/**
 * The day that the work was done; before it is, the appointment that was made for it, also while the work that was begun earlier goes on. Of what
 * was begun and completed before its appointment that one is no day of it. Page, invoice and receipt name this one.
 */
export function serviceDayOf({ scheduledServiceDate, startedAt, workDoneAt, completedDate }: Served): Date | null {
  if (workDoneAt) return workDoneAt;
  if (startedAt && completedDate && scheduledServiceDate && scheduledServiceDate > completedDate) return completedDate;
  return scheduledServiceDate ?? completedDate;
}

/** "Dec 2, 9:30 AM PST" where the appointment is still to come, whatever was paid before it; null once its work was begun. */
export function aheadOf(
  { scheduledServiceDate, startedAt, workDoneAt }: Omit<Served, "completedDate">,
  now = new Date(),
): string | null {
  if (!scheduledServiceDate || scheduledServiceDate <= now || startedAt || workDoneAt) return null;
  return `${formatWhen(scheduledServiceDate, now)} ${zoneName(scheduledServiceDate)}`;
}
