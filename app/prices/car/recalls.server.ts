import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { campaignsFor, parseRecalls, type Recalls } from "#app/prices/car/recalls.ts";
import { vinFacts } from "#app/quote-reader/paper/vin-table.server.ts";

let recalls: Recalls | undefined;

/** The recall campaigns by model and year; unpacked at the first asking. */
export function recallTable(): Recalls {
  recalls ??= parseRecalls(unpacked());
  return recalls;
}

type Named = { make: string | null; model: string | null; year: number | null; vin?: string | null };

/** The campaigns that name a car, for the shop and the customer alike: make and year as its VIN has them, where it tells. */
export function campaignsOf({ vin, ...car }: Named): string[] {
  const facts = vinFacts(vin);
  return campaignsFor(recallTable(), { ...car, make: facts?.make ?? car.make, year: facts?.year ?? car.year });
}

function unpacked(): string {
  const file = path.join(process.cwd(), "prisma/price-guide/recalls-us-2020-2025.tsv.br");
  return brotliDecompressSync(readFileSync(file)).toString("utf8");
}
