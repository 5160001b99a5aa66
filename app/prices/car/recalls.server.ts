import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { parseRecalls, type Recalls } from "#app/prices/car/recalls.ts";

let recalls: Recalls | undefined;

/** The recall campaigns by model and year; unpacked at the first asking. */
export function recallTable(): Recalls {
  recalls ??= parseRecalls(unpacked());
  return recalls;
}

function unpacked(): string {
  const file = path.join(process.cwd(), "prisma/price-guide/recalls-us-2020-2025.tsv.br");
  return brotliDecompressSync(readFileSync(file)).toString("utf8");
}
