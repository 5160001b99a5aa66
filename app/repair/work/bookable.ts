import { formatDay } from "#app/platform/format.ts";

const YEARS = 2;

/** So far back a time is entered for the record, and so far ahead a repair is booked; what lies beyond is a slip. */
export function isBookable(moment: Date): boolean {
  return moment >= inYears(-YEARS) && moment <= inYears(YEARS);
}

export function bookableSaid(): string {
  return `Please enter a time between ${formatDay(inYears(-YEARS))} and ${formatDay(inYears(YEARS))}`;
}

function inYears(years: number) {
  const moment = new Date();
  moment.setUTCFullYear(moment.getUTCFullYear() + years);
  return moment;
}
