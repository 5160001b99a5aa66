/**
 * `npm run prices:spread`: measures how far the judge's middle is from the prices that hands called fair, job by job, and writes
 * `prisma/price-guide/spread.tsv`, from which the width of the ranges comes. Only sets that were read before they were used to mend
 * the guide. Prints how the verdicts fare while the set that is judged is left out: what the constants of `spread.ts` were chosen by.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { priceGuide } from "#app/prices/guide.server.ts";
import { printTradeOff, spreadsWithout } from "./prices/spreads.ts";

const guide = priceGuide();
const spreads = spreadsWithout(guide, null);
const text = [...spreads]
  .sort(([a], [b]) => a.localeCompare(b, "en"))
  .map(([job, { lines, error, off }]) => `${job}\t${lines}\t${error.toFixed(3)}\t${off.toFixed(3)}`);
const file = path.join(import.meta.dirname, "../../prisma/price-guide/spread.tsv");
writeFileSync(file, `job\tlines\terror\toff\n${text.join("\n")}\n`);
console.log(`${file}: ${text.length} jobs`);
printTradeOff(guide);
