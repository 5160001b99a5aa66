/**
 * `npm run bench:quotes [-- SPLIT…] [name…]`: reads the corpus in the reader's own thread and prints how well. `other`, `third`,
 * `fourth` and `fifth` were made by reportlab, pdfkit, jsPDF, FPDF, wkhtmltopdf, LibreOffice, LaTeX, groff and a line printer's text, in
 * layouts drawn by hand, `fourth` and `fifth` by other authors; `random` by a program that throws dice for columns, their order and
 * names, sections, sums and letterheads; `scans` are pages of the corpus as fax, JBIG2, JPEG 2000, stencils and layers; `blind` sets what
 * is no charge in the way. A set may be a folder elsewhere by its absolute path. Which held-back set was opened when stands in
 * `tests/corpus/opened.tsv`.
 * `--show` lists what was missed, `--digital` leaves the pictures out, `--leave-one-author-out` reads each author's papers with networks
 * that learned from the others' alone.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { makeQuoteReader } from "#app/quote-reader/read-quote.server.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { type CorpusDocument, documentsOf } from "./corpus-documents.ts";
import { readByOthers } from "./learned/leave-one-out.ts";
import { type Score, scoreOf, type Truth } from "./quote-scores.ts";

const { closeReaders, readQuote } = makeQuoteReader();

type Result = { split: string; kind: string; name: string; score: Score; milliseconds: number; truth: Truth };

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const digitalOnly = process.argv.includes("--digital");
const byOthers = process.argv.includes("--leave-one-author-out");
const show = process.argv.includes("--show");
const corpus = path.join(import.meta.dirname, "../corpus");

const delay = monitorEventLoopDelay({ resolution: 5 });
const results: Result[] = [];
if (byOthers) {
  for await (const { document, reading } of readByOthers(words)) note(document, reading, "", 0);
} else {
  // The models are loaded by the first photograph; a server has them from then on.
  if (!digitalOnly) await readQuote(readFileSync(path.join(corpus, "tuned/ruled-3.jpg")));
  await readQuote(readFileSync(path.join(corpus, "tuned/ruled-1.pdf")));
  for (const document of documentsOf(words)) {
    if (digitalOnly && document.kind === "pictures") continue;
    const bytes = document.bytes();
    delay.enable();
    const started = performance.now();
    const outcome = await readQuote(bytes);
    const milliseconds = performance.now() - started;
    delay.disable();
    note(document, outcome.ok ? outcome.reading : null, outcome.ok ? "" : outcome.reason, milliseconds);
  }
}

function note(
  { split, name, kind, truth }: CorpusDocument,
  reading: QuoteReading | null,
  why: string,
  milliseconds: number,
) {
  const score = scoreOf(reading, truth);
  results.push({ split, kind, name, score, milliseconds, truth });
  const { missed, extra, wrong, invented, vehicle } = score;
  const isRight = missed.length + extra.length + wrong.length + invented.length === 0 && score.total;
  if (!show || (isRight && vehicle[0] === vehicle[1])) return;
  console.log(
    `${split}/${truth.file} ${truth.hardships.join("+")} ${reading ? `reconciles ${reading.reconciles} total ${reading.total}/${truth.total}` : why} invented ${invented.join()}`,
  );
  for (const line of missed) console.log(`   - ${line}`);
  for (const line of extra) console.log(`   + ${line}`);
  for (const line of wrong) console.log(`   ~ ${line}`);
  if (reading && vehicle[0] < vehicle[1])
    console.log(`   vehicle ${JSON.stringify(reading.vehicle)} wanted ${JSON.stringify(truth.vehicle)}`);
}

await closeReaders();

const rows: Record<string, Record<string, string | number>> = {};
for (const [key, group] of Map.groupBy(results, ({ split, kind }) => `${split}, ${kind}`)) rows[key] = summaryOf(group);
for (const [kind, group] of Map.groupBy(results, (result) => result.kind)) rows[`all, ${kind}`] = summaryOf(group);
console.table(rows);
const programs: Record<string, Record<string, string | number>> = {};
for (const [program, group] of Map.groupBy(
  results,
  (result) => result.truth.author ?? result.truth.generator ?? "chromium",
)) {
  for (const kind of ["digital", "pictures"]) {
    const ofKind = group.filter((result) => result.kind === kind);
    if (ofKind.length > 0) programs[`${program}, ${kind}`] = summaryOf(ofKind);
  }
}
console.table(programs);
console.log(
  `event loop of the main thread: longest hold ${(delay.max / 1e6).toFixed(1)} ms, 99th percentile ${(delay.percentile(99) / 1e6).toFixed(1)} ms`,
);

function summaryOf(group: Result[]): Record<string, string | number> {
  const sum = (pick: (score: Score) => number) => group.reduce((total, result) => total + pick(result.score), 0);
  const right = sum((score) => score.right);
  const precision =
    right /
    Math.max(
      1,
      sum((score) => score.found),
    );
  const recall =
    right /
    Math.max(
      1,
      sum((score) => score.wanted),
    );
  const times = group.map((result) => result.milliseconds).sort((a, b) => a - b);
  const share = (a: number, b: number) => (b === 0 ? "-" : (a / b).toFixed(3));
  return {
    documents: group.length,
    layouts: new Set(group.map((result) => result.truth.layout)).size,
    lines: sum((score) => score.wanted),
    precision: precision.toFixed(3),
    recall: recall.toFixed(3),
    F1: ((2 * precision * recall) / (precision + recall || 1)).toFixed(3),
    type: share(
      sum((score) => score.types),
      right,
    ),
    quantity: share(
      sum((score) => score.quantities[0]),
      sum((score) => score.quantities[1]),
    ),
    unit: share(
      sum((score) => score.units[0]),
      sum((score) => score.units[1]),
    ),
    total: share(
      sum((score) => Number(score.total)),
      group.length,
    ),
    tax: share(
      sum((score) => Number(score.tax)),
      group.length,
    ),
    subtotal: share(
      sum((score) => Number(score.subtotal)),
      group.length,
    ),
    reconciles: share(
      sum((score) => Number(score.reconciles)),
      group.length,
    ),
    number: share(
      sum((score) => score.number[0]),
      sum((score) => score.number[1]),
    ),
    vehicle: share(
      sum((score) => score.vehicle[0]),
      sum((score) => score.vehicle[1]),
    ),
    invented: sum((score) => score.invented.length),
    "invented $": (sum((score) => score.inventedCents) / 100).toFixed(2),
    "median ms": Math.round(times[Math.floor(times.length / 2)] ?? 0),
    "slowest ms": Math.round(times.at(-1) ?? 0),
  };
}
