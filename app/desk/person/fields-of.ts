import { formatDate, formatDateTime, formatDay, formatMoney } from "#app/platform/format.ts";
import { fieldIn } from "#app/platform/known.ts";
import { toCents } from "#app/platform/money.ts";

// What a person's PDF is made from is the JSON of exportPerson, after years perhaps, so every field is looked for.

export function word(value: unknown, name: string): string {
  const said = fieldIn(value, name);
  return said === null || said === undefined ? "" : String(said);
}

export function list(value: unknown, name: string): unknown[] {
  const found = fieldIn(value, name);
  return Array.isArray(found) ? found : [];
}

/** On the shop's clock. */
export function when(value: unknown, name: string): string {
  const moment = momentIn(value, name);
  return moment ? formatDateTime(moment) : "";
}

export function day(value: unknown, name: string): string {
  const moment = momentIn(value, name);
  return moment ? formatDate(moment) : "";
}

/** A day of the calendar, which has no zone. */
export function calendarDay(value: unknown, name: string): string {
  const moment = momentIn(value, name);
  return moment ? formatDay(moment) : "";
}

function momentIn(value: unknown, name: string): Date | null {
  const said = fieldIn(value, name);
  const moment = said instanceof Date ? said : typeof said === "string" ? new Date(said) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}

export function money(value: unknown, name: string): string {
  const said = word(value, name);
  return /^-?\d+(?:\.\d+)?$/.test(said) ? formatMoney(toCents(said)) : "";
}

/** "Pending_Repair", "call_back": as people read it. */
export function plain(said: string): string {
  const words = said.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

export function joined(parts: readonly string[], between = ", "): string {
  return parts.filter(Boolean).join(between);
}

/** "Phone: (510) 555-0142"; nothing where nothing is known. */
export function said(label: string, value: string): string[] {
  return value ? [`${label}: ${value}`] : [];
}
