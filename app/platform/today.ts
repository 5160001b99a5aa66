import { shopZone } from "#app/platform/zone.ts";

/** The shop's calendar day, as 2026-11-21: visitors' forms ask for it, and the clock's zones are 5 kB that they do without. */
export function today(now = new Date()): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: shopZone(),
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  })
    .format(now)
    .split("/");
  const [month, day, year] = parts;
  return `${year}-${month}-${day}`;
}
