import { TZDate, tzOffset } from "@date-fns/tz";
import { inTheseCenturies } from "#app/platform/day.ts";
import { DAY_MS } from "#app/platform/days.ts";
import { shopZone } from "#app/platform/zone.ts";

const WALL_TIME = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/;

/**
 * The moment that a wall time of the shop names: "2026-11-21", "2026-11-21T09:30"; one with an offset is what it says. What is none,
 * or lies in other centuries, is an invalid date.
 */
export function momentOf(text: string): Date {
  return inTheseCenturies(text) ? wallMoment(text, shopZone()) : new Date(Number.NaN);
}

/** Whether it goes by the shop's clock, which shows one hour of the year twice: what has an offset is one moment. */
export function isWallTime(text: string): boolean {
  return WALL_TIME.test(text);
}

/** Whether words from an address or a form are a day that the shop's clock knows: 2026-11-21, and not the 31st of February. */
export function isDay(text: string | null | undefined): text is string {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const [begin, noon] = [momentOf(text), momentOf(`${text}T12:00`)];
  return ![begin, noon].some((moment) => Number.isNaN(moment.getTime())) && dayOf(noon) === text;
}

function wallMoment(text: string, zone: string): Date {
  const wall = WALL_TIME.exec(text);
  if (!wall) return new Date(text);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = wall
    .slice(1)
    .map((part) => Number(part ?? 0));
  return new Date(new TZDate(year, month - 1, day, hour, minute, second, zone).getTime());
}

/** The calendar day that a day or a moment names: midnight UTC is how days are kept and sent, any other moment is the shop's day of it. */
export function calendarDayOf(text: string): string {
  const moment = new Date(text);
  return moment.getTime() % DAY_MS === 0 ? moment.toISOString().slice(0, 10) : dayOf(moment);
}

/** What the shop's clock shows at a moment, as date and time fields have it: "2026-11-21T09:30". */
export function wallTimeOf(moment: Date, zone = shopZone()): string {
  return new Date(moment.getTime() + offsetAt(moment, zone)).toISOString().slice(0, 16);
}

const QUARTER = 900_000;
const offsets = /* @__PURE__ */ new Map<string, number>();

/** Milliseconds that a zone's clocks are ahead of UTC. Kept by the quarter of an hour: clocks are set on one, and to ask costs as much as a row of a list. */
function offsetAt(moment: Date, zone: string): number {
  const key = `${zone} ${Math.floor(moment.getTime() / QUARTER)}`;
  const known = offsets.get(key) ?? tzOffset(zone, moment) * 60_000;
  if (offsets.size > 2000) offsets.clear();
  offsets.set(key, known);
  return known;
}

/** The shop's calendar day at a moment, as 2026-11-21. */
export function dayOf(moment = new Date(), zone = shopZone()): string {
  return wallTimeOf(moment, zone).slice(0, 10);
}

const beginnings = /* @__PURE__ */ new Map<string, number>();

/** When the shop's day of a moment begins, or the one so many days later. */
export function startOfDay(moment = new Date(), days = 0, zone = shopZone()): Date {
  const key = `${zone} ${dayOf(moment, zone)} ${days}`;
  const [year = 0, month = 0, day = 0] = dayOf(moment, zone).split("-").map(Number);
  const known = beginnings.get(key) ?? new TZDate(year, month - 1, day + days, zone).getTime();
  if (beginnings.size > 2000) beginnings.clear();
  beginnings.set(key, known);
  return new Date(known);
}

/** Seconds until the shop's next day begins. */
export function secondsUntilTomorrow(moment = new Date(), zone = shopZone()): number {
  return Math.ceil((startOfDay(moment, 1, zone).getTime() - moment.getTime()) / 1000);
}
