import { z } from "zod";
import type { RawRow } from "#app/desk/import/columns.ts";
import { NewCustomer, Phone } from "#app/people/customer.ts";
import { isDay } from "#app/platform/clock.ts";
import { lineField } from "#app/platform/fields/one-line.ts";
import { bareDigits } from "#app/platform/fields/typed-number.ts";
import { fieldIn } from "#app/platform/known.ts";
import { toCents } from "#app/platform/money.ts";
import { NewVehicle } from "#app/shop/vehicle.ts";

/** Of other programs: how they call the ways to reach somebody. */
const WAYS: Record<string, string> = { sms: "text", mobile: "text", call: "phone", telephone: "phone", mail: "email" };

/** What follows a comma and is no first name. */
const NO_FIRST_NAME = /^(?:jr|sr|i{2,3}|iv|esq|md|dds|phd|inc|llc|llp|ltd|co|corp|corporation|company)\.?$/i;

/** "Doe, Jane", as shop programs write a whole name, is Jane Doe: what the preview says. */
function firstNameFirst(name: string): string {
  const [last = "", first = "", ...more] = name.split(",").map((part) => part.trim());
  if (!last || !first || more.length > 0 || NO_FIRST_NAME.test(first)) return name;
  return `${first} ${last}`;
}

export const CustomerRow = z.preprocess((cells) => {
  const [name, firstName, lastName, contact] = ["name", "firstName", "lastName", "contact"].map((each) =>
    String(fieldIn(cells, each) ?? ""),
  );
  const way = (contact ?? "").toLowerCase().replace(/[^a-z]/g, "");
  return {
    phone: fieldIn(cells, "phone"),
    email: fieldIn(cells, "email"),
    name: name ? firstNameFirst(name) : `${firstName} ${lastName}`.trim(),
    contactPreference: (WAYS[way] ?? way) || undefined,
  };
}, NewCustomer);

export const VehicleRow = NewVehicle.omit({ accountId: true, warrantyStatus: true }).extend({
  phone: Phone,
  mileage: z.preprocess((value) => String(value ?? "").replace(/[,\s]/g, ""), NewVehicle.shape.mileage),
});

const Day = z.string().transform((text, context) => {
  const day = readDay(text);
  if (day && day <= new Date().toISOString().slice(0, 10)) return day;
  const message = day
    ? "The date is in the future"
    : `"${text.slice(0, 40)}" is no date: write 2025-03-14 or 3/14/2025`;
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

const Amount = z.string().transform((text, context) => {
  const plain = bareDigits(text);
  if (/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return toCents(plain);
  context.addIssue({ code: "custom", message: `"${text.slice(0, 40)}" is no amount: write 389.50` });
  return z.NEVER;
});

const blank = z
  .string()
  .optional()
  .transform((text) => text || null);

export const RepairRow = z.object({
  phone: Phone,
  year: blank,
  make: blank,
  model: blank,
  /** Year, make and model in one cell. */
  car: blank,
  vin: NewVehicle.shape.vin,
  date: Day,
  service: lineField().min(1, "What was done is missing").max(300, "What was done is too long"),
  amount: Amount,
  mileage: VehicleRow.shape.mileage,
  notes: z.string().max(2000, "The notes are too long").optional(),
});

/** The row in our terms, or the first thing that is wrong with it, in a sentence. */
export function readRow<Schema extends z.ZodType>(
  schema: Schema,
  { cells }: RawRow,
): { value: z.output<Schema> } | { says: string } {
  const parsed = schema.safeParse(cells);
  if (parsed.success) return { value: parsed.data };
  const [issue] = parsed.error.issues;
  return { says: `${issue?.message ?? "This row cannot be read"}.`.replace(/\.\.$/, ".") };
}

/** A calendar day as YYYY-MM-DD of the two ways that shops write it; null for anything else, and for days that are none. */
export function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  const us = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(text);
  const [year = "", month = "", day = ""] = iso ? iso.slice(1) : us ? [us[3] ?? "", us[1] ?? "", us[2] ?? ""] : [];
  if (!year) return null;
  const whole = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(whole) ? whole : null;
}
