/** A day of 24 hours, as cookies and limits count it and as moments do. */
export const DAY_SECONDS = 86_400;
export const DAY_MS = DAY_SECONDS * 1000;

/** So many days of 24 hours before a moment; the shop's calendar has its own (`clock.ts`). */
export function daysBefore(days: number, moment: Date | number = Date.now()): Date {
  return new Date(Number(moment) - days * DAY_MS);
}

/** So many days of 24 hours after a moment. */
export function daysAfter(days: number, moment: Date | number = Date.now()): Date {
  return new Date(Number(moment) + days * DAY_MS);
}
