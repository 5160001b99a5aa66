import { daysAfter } from "#app/platform/days.ts";
import { shopZone } from "#app/platform/zone.ts";

const dollars = /* @__PURE__ */ new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const shortDate = { month: "short", day: "numeric", year: "numeric" } as const;
const shortDateTime = { ...shortDate, hour: "numeric", minute: "2-digit" } as const;
const longDateTime = { dateStyle: "long", timeStyle: "short" } as const;
const longMoment = { month: "long", day: "numeric", year: "numeric", hour: "numeric", minute: "2-digit" } as const;

const shortTime = { hour: "numeric", minute: "2-digit" } as const;

const NEAR = [
  ["Today", 0],
  ["Yesterday", -1],
  ["Tomorrow", 1],
] as const;

const formatters = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

/** A formatter in a time zone, kept: making one costs a hundred times what using it does. */
export function inZone(timeZone: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(style)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat("en-US", { ...style, timeZone });
  formatters.set(key, known);
  return known;
}

const MINUTE = 60_000;
/** Days begin on one, in every zone. */
const QUARTER = 15 * MINUTE;
const sentences = /* @__PURE__ */ new Map<object, Map<string, string>>();

/** What a style says of a moment, kept for the minutes in which it says nothing else: a list shows the same few days over and over. */
function kept(
  timeZone: string,
  style: Intl.DateTimeFormatOptions,
  moment: Date,
  milliseconds: number,
  say = (by: Intl.DateTimeFormat) => by.format(moment),
): string {
  const said = sentences.get(style) ?? new Map<string, string>();
  if (said.size > 1000) said.clear();
  sentences.set(style, said);
  const key = `${timeZone} ${Math.floor(moment.getTime() / milliseconds)}`;
  const known = said.get(key) ?? say(inZone(timeZone, style));
  said.set(key, known);
  return known;
}

/** Cents to US dollars with two decimals. */
export function formatMoney(cents: number): string {
  // Minus nothing is nothing: JSON loses that sign, and the page that arrives must say what was drawn.
  if (!Number.isSafeInteger(cents)) return dollars.format((cents + 0) / 100);
  // A page says a hundred sums: by hand that is a tenth of what the formatter takes.
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const whole = digits.length > 5 ? digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ",") : digits.slice(0, -2);
  return `${cents < 0 ? "-" : ""}$${whole}.${digits.slice(-2)}`;
}

/** A range of cents: "$120.00 to $180.00"; one that begins at a dollar or less says only where it ends. */
export function formatRange(low: number, high: number, format = formatMoney): string {
  return low <= 100 ? `up to ${format(high)}` : `${format(low)} to ${format(high)}`;
}

/** "0.5 to 0.8 hours", and "0.2 hours" where both ends are the same. */
export function formatHours({ low, high }: { low: number; high: number }): string {
  return low === high ? `${low} ${low === 1 ? "hour" : "hours"}` : `${low} to ${high} hours`;
}

/** The shop's day at a moment: short month, day, year; "N/A" when empty. */
export function formatDate(moment: Date | string | null | undefined): string {
  return moment ? kept(shopZone(), shortDate, new Date(moment), QUARTER) : "N/A";
}

/** A day of the calendar, which has no zone and is kept as midnight UTC, in the same form. */
export function formatDay(day: Date | string | null | undefined): string {
  return day ? kept("UTC", shortDate, new Date(day), QUARTER) : "N/A";
}

/** A wall time as a form has it, "2026-11-24T10:00", which names its zone nowhere: "Nov 24, 2026, 10:00 AM". */
export function formatWallTime(wall: string): string {
  return inZone("UTC", shortDateTime).format(new Date(`${wall}Z`));
}

/** Long date with the time on the shop's clock; "N/A" when empty. */
export function formatDateTime(moment: Date | string | null | undefined): string {
  return moment ? kept(shopZone(), longDateTime, new Date(moment), MINUTE) : "N/A";
}

/** A moment where work is done: "Today 9:00 AM", "Nov 26, 9:00 AM", with the year where it is another; "N/A" when empty. */
export function formatWhen(moment: Date | string | null | undefined, now = new Date()): string {
  if (!moment) return "N/A";
  const day = formatDate(moment);
  const near = NEAR.find(([, days]) => day === formatDate(daysAfter(days, now)));
  const year = day.slice(-4) === formatDate(now).slice(-4) ? -", 2026".length : undefined;
  return `${near ? near[0] : `${day.slice(0, year)},`} ${kept(shopZone(), shortTime, new Date(moment), MINUTE)}`;
}

/** From then for so many minutes: "Today 9:00 AM to 11:00 AM"; without them the beginning alone. */
export function formatSpan(start: Date, minutes: number | null, now = new Date()): string {
  const from = formatWhen(start, now);
  if (!minutes) return from;
  const end = new Date(start.getTime() + minutes * 60_000);
  return `${from} to ${formatDate(end) === formatDate(start) ? kept(shopZone(), shortTime, end, MINUTE) : formatWhen(end, now)}`;
}

/** "PST": what the shop's clock is called at a moment, for who may be in another zone. */
export function zoneName(moment: Date): string {
  const parts = inZone(shopZone(), { timeZoneName: "short" }).formatToParts(moment);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** The pattern "PPP p": "April 29th, 2026 9:30 AM". */
export function formatMoment(moment: Date | string): string {
  const at = new Date(moment);
  return kept(shopZone(), longMoment, at, MINUTE, (by) => inOrdinals(by.formatToParts(at)));
}

function inOrdinals(parts: Intl.DateTimeFormatPart[]): string {
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${part.month} ${ordinal(Number(part.day))}, ${part.year} ${part.hour}:${part.minute} ${part.dayPeriod}`;
}

function ordinal(day: number) {
  if (day % 100 >= 11 && day % 100 <= 13) return `${day}th`;
  return `${day}${{ 1: "st", 2: "nd", 3: "rd" }[day % 10] ?? "th"}`;
}

/** (xxx) xxx-xxxx when ten digits remain after a leading 1; otherwise the value as it is. */
export function formatPhone(phone: string | null | undefined): string {
  const digits = nationalDigits(phone ?? "");
  if (digits.length !== 10) return phone ?? "";
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** (•••) •••-0142: whoever holds a link, and not the phone, sees no more of it. */
export function maskPhone(phone: string): string {
  return `(•••) •••-${nationalDigits(phone).slice(-4)}`;
}

/** (123)-456-7890 while it is being typed; at most ten digits. */
export function formatPhoneProgressively(value: string): string {
  const digits = nationalDigits(value).slice(0, 10);
  if (digits.length <= 3) return digits && `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)})-${digits.slice(3)}`;
  return `(${digits.slice(0, 3)})-${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** E.164 of a US number, or null where there are not ten digits; who writes a + writes the country too. */
export function toE164(value: string | null | undefined): string | null {
  const typed = value?.trim() ?? "";
  if (typed.startsWith("+") && !/^1\d{10}$/.test(typed.replace(/\D/g, ""))) return null;
  const digits = nationalDigits(typed);
  return digits.length === 10 ? `+1${digits}` : null;
}

/** The same of what a person types as somebody's number: null also where no area code is like it. */
export function typedPhone(value: string | null | undefined): string | null {
  const phone = toE164(value);
  return phone && /^\+1[2-9]/.test(phone) ? phone : null;
}

function nationalDigits(value: string) {
  const digits = value.replace(/\D/g, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

export function shortId(id: string): string {
  return id.slice(0, 8);
}

/** Initials from both names, otherwise the first letter of the third value, otherwise "U". */
export function initials(firstName?: string | null, lastName?: string | null, fallback?: string | null): string {
  if (firstName && lastName) return `${firstName[0]}${lastName[0]}`.toUpperCase();
  return (fallback?.[0] ?? "U").toUpperCase();
}

/** First word and the rest. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

/** First and last name; empty for nobody. */
export function fullName(person: { firstName: string; lastName: string } | null | undefined): string {
  return person ? `${person.firstName} ${person.lastName}`.trim() : "";
}

export function vehicleTitle(vehicle: { make: string; model: string; year: number }): string {
  return `${vehicle.make} ${vehicle.model} ${vehicle.year}`;
}

/** What tells a car from another of its name: the license plate, else how its VIN ends (in plain letters, for it is texted too); empty where neither is known. */
export function vehicleMark({ plate, vin }: { plate?: string | null; vin?: string | null }): string {
  return plate || (vin ? `VIN ending ${vin.slice(-6)}` : "");
}

type Titled = Parameters<typeof vehicleTitle>[0];

/** A car in a sentence to who has `others`: where one of them has its title, with what tells the two apart. */
export function vehicleAmong(car: Titled & Parameters<typeof vehicleMark>[0], others: readonly Titled[]): string {
  const title = vehicleTitle(car);
  const mark = others.some((other) => vehicleTitle(other).toLowerCase() === title.toLowerCase())
    ? vehicleMark(car)
    : "";
  return mark ? `${title} (${mark})` : title;
}

/** A car where one is chosen among several. */
export function vehicleNamed(car: Titled & Parameters<typeof vehicleMark>[0]): string {
  return [vehicleTitle(car), vehicleMark(car)].filter(Boolean).join(" · ");
}

/** Underscores read as spaces. */
export function statusLabel(status: string): string {
  return status.replaceAll("_", " ");
}
