import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { factsOfVin, parseVinTable, type VinFacts, type VinTable } from "#app/quote-reader/paper/vin-patterns.ts";

let table: VinTable | undefined;

/** What a VIN says about its car; null where the table does not know it. The table is read at the first asking, in about 80 ms. */
export function vinFacts(vin: string | null | undefined): VinFacts | null {
  const upper = vin?.trim().toUpperCase() ?? "";
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(upper)) return null;
  table ??= parseVinTable(unpacked());
  return factsOfVin(table, upper, modelYear(upper));
}

/** Make and model year from a VIN; null where the table or the year letter does not say. */
export function makeAndYearOfVin(vin: string): { make: string | null; year: number | null } {
  return { make: vinFacts(vin)?.make ?? null, year: modelYear(vin.trim().toUpperCase()) };
}

function unpacked(): string {
  const file = path.join(process.cwd(), "prisma/price-guide/vin-light-us.txt.br");
  return brotliDecompressSync(readFileSync(file)).toString("utf8");
}

const YEARS = "ABCDEFGHJKLMNPRSTVWXY123456789";

/** The tenth place; on North American light vehicles the seventh is a letter from model year 2010 on (49 CFR 565.15). */
function modelYear(vin: string): number | null {
  const at = YEARS.indexOf(vin[9] ?? "");
  if (at < 0) return null;
  const late = /^[1-5]/.test(vin) ? /[A-Z]/.test(vin[6] ?? "") : true;
  const year = (late ? 2010 : 1980) + at;
  return year > new Date().getFullYear() + 1 ? 1980 + at : year;
}
