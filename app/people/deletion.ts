import { daysAfter } from "#app/platform/days.ts";
import { formatDate } from "#app/platform/format.ts";

/** The page where customers ask for it. */
export const DELETE_DATA = "/privacy/delete";

/** Within so many days the laws of the states have a request to delete answered: Cal. Civ. Code 1798.130(a)(2), and the others alike. */
export const DELETION_DAYS = 45;

export function deletionDue(askedAt: Date): Date {
  return daysAfter(DELETION_DAYS, askedAt);
}

/** Of a customer, to staff: when they asked and by when it is done; nothing where they have not. */
export function deletionAskedSaid(askedAt: Date | null): string | null {
  if (!askedAt) return null;
  return `They asked on ${formatDate(askedAt)} for their data to be deleted: it is due by ${formatDate(deletionDue(askedAt))}.`;
}
