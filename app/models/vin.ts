import { makeByManufacturer, type ScannedMake } from "#app/models/vin-manufacturers.ts";

const VALUES = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ";
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const YEARS = "ABCDEFGHJKLMNPRSTVWXY123456789";
/** Letters and figures that cameras confuse; I, O and Q never occur in a VIN. */
const CONFUSED: Record<string, string> = {
  O: "0",
  Q: "0",
  I: "1",
  "0": "D",
  "1": "7",
  "5": "S",
  S: "5",
  "8": "B",
  B: "8",
  "2": "Z",
  Z: "2",
  G: "6",
  "6": "G",
  "7": "1",
  D: "0",
  U: "V",
  V: "U",
};

/** Whether 17 characters carry the check digit of 49 CFR 565.15 that their other characters ask for. */
export function checkDigitHolds(vin: string): boolean {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return false;
  let sum = 0;
  for (let index = 0; index < 17; index++) sum += (VALUES.indexOf(vin[index] ?? "") % 10) * (WEIGHTS[index] ?? 0);
  const rest = sum % 11;
  return vin[8] === (rest === 10 ? "X" : String(rest));
}

/**
 * A VIN as read, made whole: I, O and Q become 1 and 0, and at most two look-alikes are exchanged, each only when the check
 * digit then holds and one exchange alone makes it hold. Null when nothing proves it.
 */
export function provenVin(text: string): string | null {
  const upper = text.toUpperCase().replace(/[\s-]/g, "");
  if (upper.length !== 17 || !/^[A-Z0-9]+$/.test(upper)) return null;
  const cleaned = upper.replace(/[OQ]/g, "0").replace(/I/g, "1");
  if (checkDigitHolds(cleaned)) return cleaned;
  if (!looksLikeVin(cleaned)) return null;
  const repaired = new Set<string>();
  for (let index = 0; index < 17; index++) {
    const other = CONFUSED[cleaned[index] ?? ""];
    if (!other) continue;
    const changed = cleaned.slice(0, index) + other + cleaned.slice(index + 1);
    if (checkDigitHolds(changed)) repaired.add(changed);
  }
  return repaired.size === 1 ? ([...repaired][0] as string) : null;
}

function looksLikeVin(text: string): boolean {
  return text.replace(/\D/g, "").length >= 5 && text.replace(/[^A-Z]/g, "").length >= 2 && /\d{3}$/.test(text);
}

/** Make and model year from a VIN, by the manufacturer's code and the year letter; null where the tables do not know. */
export function makeAndYearOfVin(vin: string): ScannedMake {
  return { make: makeByManufacturer(vin), year: yearOfVin(vin) };
}

/** For cars and light trucks the seventh place is a letter from model year 2010 on (49 CFR 565.15). */
function yearOfVin(vin: string): number | null {
  const index = YEARS.indexOf(vin[9] ?? "");
  if (index < 0) return null;
  const northAmerican = /^[1-5]/.test(vin);
  const late = 2010 + index;
  const early = 1980 + index;
  const letter = /[A-Z]/.test(vin[6] ?? "");
  const year = northAmerican ? (letter ? late : early) : late;
  const next = new Date().getFullYear() + 1;
  return year > next ? early : year;
}
