/**
 * `npm run bench:fuzz-quotes [-- COUNT [KIND]]`: gives the reader COUNT (10,000) damaged and hostile files. Every one must end in a
 * reading or a sentence, within the time limit; prints how they ended, the longest time and the memory of the process.
 */
import { makeQuoteReader } from "#app/quote-reader/read-quote.server.ts";
import { nextHostile } from "./damaged-documents.ts";

const { closeReaders, readQuote } = makeQuoteReader();

const count = Number(process.argv[2] ?? 10_000);
const only = process.argv[3];

const tally: Record<string, { files: number; readings: number; refused: number; "slowest ms": number }> = {};
const reasons = new Map<string, number>();
let highest = 0;
const started = performance.now();
for (let index = 0; index < count; index++) {
  const { kind, bytes } = nextHostile(only);
  const begun = performance.now();
  const outcome = await readQuote(bytes);
  const took = performance.now() - begun;
  if (took > 5_000)
    console.log(`${kind}: ${Math.round(took)} ms, ${bytes.length} bytes, ${outcome.ok ? "read" : outcome.reason}`);
  const row = tally[kind] ?? { files: 0, readings: 0, refused: 0, "slowest ms": 0 };
  tally[kind] = row;
  row.files += 1;
  row["slowest ms"] = Math.max(row["slowest ms"], Math.round(took));
  if (outcome.ok) row.readings += 1;
  else {
    row.refused += 1;
    reasons.set(outcome.reason, (reasons.get(outcome.reason) ?? 0) + 1);
    if (!/^[A-Z].*\.$/.test(outcome.reason)) throw new Error(`No sentence: ${outcome.reason}`);
  }
  highest = Math.max(highest, process.memoryUsage.rss());
  if (index % 500 === 499) console.log(`${index + 1} files, memory ${Math.round(process.memoryUsage.rss() / 1e6)} MB`);
}
await closeReaders();
console.table(tally);
console.table([...reasons].map(([reason, files]) => ({ files, reason })));
console.log(
  `${count} files in ${Math.round((performance.now() - started) / 1000)} s, memory at most ${Math.round(highest / 1e6)} MB`,
);
