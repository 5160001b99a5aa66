import { dayOf, startOfDay } from "#app/platform/clock.ts";

const INVOICE_DUE_DAYS = 30;

/** So many days after it was issued, as a day of the shop without a time. Apart from the bill's rules: browsers load those, and not the clock. */
export function dueDay(issuedAt: Date, days = INVOICE_DUE_DAYS): Date {
  return new Date(dayOf(startOfDay(issuedAt, days)));
}
