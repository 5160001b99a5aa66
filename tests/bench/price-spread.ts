/**
 * `npm run prices:spread`: measures how far the judge's middle is from the prices that hands called fair, job by job, and writes
 * `prisma/price-guide/spread.tsv`, from which the width of the ranges comes. Only sets that were read before they were used to mend
 * the guide, and never the halves that are held out.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { priceGuide } from "#app/prices/guide.server.ts";
import { judge } from "#app/prices/judge.ts";
import { rangeOf } from "#app/prices/summary.ts";
import { fairPrices, SEEN } from "./prices/fair.ts";

const guide = priceGuide();
const errors = new Map<string, number[]>();
for (const { question, line, quoted } of SEEN.flatMap(fairPrices)) {
  const said = judge(guide, { ...question, lines: [line(1)] }).lines[0];
  const range = said?.verdict ? rangeOf(said) : null;
  const [only, ...others] = said?.jobs ?? [];
  if (!range || !only || others.length > 0 || said?.compare !== "total") continue;
  const list = errors.get(only.job.job) ?? [];
  errors.set(only.job.job, [...list, Math.log(Math.sqrt(range.low * range.high) / quoted)]);
}
const rows = [...errors].sort(([a], [b]) => a.localeCompare(b, "en"));
const text = rows.map(([job, list]) => {
  const error = Math.sqrt(list.reduce((sum, each) => sum + each ** 2, 0) / list.length);
  return `${job}\t${list.length}\t${error.toFixed(3)}`;
});
const file = path.join(import.meta.dirname, "../../prisma/price-guide/spread.tsv");
writeFileSync(file, `job\tlines\terror\n${text.join("\n")}\n`);
console.log(`${file}: ${rows.length} jobs, ${rows.reduce((sum, [, list]) => sum + list.length, 0)} lines`);
