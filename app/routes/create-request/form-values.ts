import { formatPhoneProgressively } from "#app/platform/format.ts";
import { MAKES, MORE_MAKES } from "#app/shop/makes.ts";

/** What a form had when it was kept, as its fields take it again. */
export function toFormValues(form: object | undefined): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(form ?? {})) {
    if (typeof value === "string" || typeof value === "number") values[name] = String(value);
    if (value === true) values[name] = "on";
  }
  if (values.phone) values.phone = formatPhoneProgressively(values.phone);
  if (values.quoteAmount) values.quoteAmount = (Number(values.quoteAmount) / 100).toFixed(2);
  return { ...values, ...makeValues(values.make) };
}

/** A make that the list does not have stands beside Other. */
export function makeValues(make: string | null | undefined): Record<string, string> {
  if (!make) return {};
  const listed = [...MAKES, ...MORE_MAKES].find((known) => known.toLowerCase() === make.toLowerCase());
  return listed ? { make: listed } : { make: "Other", otherMake: make };
}

/** What the vehicle's fields start with. `presetYear`: the year that nobody has chosen. */
export function vehicleDefaults(vehicles: readonly { id: string }[]): Record<string, string> {
  const year = String(new Date().getFullYear());
  return { year, presetYear: year, ...(vehicles[0] ? { vehicleId: vehicles[0].id } : {}) };
}
