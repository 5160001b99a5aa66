/**
 * `node tests/bench/quote-losses.ts [SPLIT…] [--show]`: for each line of the corpus that a reading lacks, the stage that loses it. The
 * words of photographs are kept between runs (`words-of.ts`).
 */
import { withBareCents } from "#app/quote-reader/layout/bare-cents.ts";
import { boundedPage } from "#app/quote-reader/layout/bounds.ts";
import { toCents } from "#app/quote-reader/layout/numbers.ts";
import { type Row, rowsOf, rowText } from "#app/quote-reader/layout/rows.ts";
import { segmentsOf, unweave } from "#app/quote-reader/layout/segments.ts";
import { withSpaces } from "#app/quote-reader/layout/spacing.ts";
import { withCentsJoined } from "#app/quote-reader/layout/split-cents.ts";
import { withWordsBehindApart } from "#app/quote-reader/layout/words-behind.ts";
import { type Candidate, candidatesIn } from "#app/quote-reader/lines/candidates.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import type { Page } from "#app/quote-reader/words/page.ts";
import { type CorpusDocument, documentsOf } from "./corpus-documents.ts";
import { likeness, SIMILAR, scoreOf, type Truth } from "./quote-scores.ts";
import { wordsOf } from "./words-of.ts";

const STAGES = [
  "words: none on the page",
  "words: amount not found",
  "words: amount's letters",
  "words: name's letters",
  "row: name and amount apart",
  "columns: no candidate",
  "columns: another name",
  "sum: candidate not chosen",
  "doubt: amount withheld",
  "kind: not a quote",
] as const;
type Stage = (typeof STAGES)[number];
type Loss = { document: CorpusDocument; stage: Stage };

const show = process.argv.includes("--show");
const losses: Loss[] = [];
const wanted = new Map<string, number>();

for (const document of documentsOf(process.argv.slice(2).filter((word) => !word.startsWith("--")))) {
  const pages = await wordsOf(new Uint8Array(document.bytes()));
  const reading = pages.length > 0 ? { ...readPages(pages), milliseconds: 0 } : null;
  const { lost } = scoreOf(reading, document.truth);
  const key = keyOf(document);
  wanted.set(key, (wanted.get(key) ?? 0) + document.truth.items.length);
  if (lost.length === 0) continue;
  const paper = paperOf(pages);
  for (const item of lost) {
    const stage = stageOf(item, paper, reading);
    losses.push({ document, stage });
    if (show) console.log(`${document.split}/${document.truth.file}  ${stage}  ${item.description} ${item.totalPrice}`);
  }
}

const table: Record<string, Record<string, number | string>> = {};
for (const key of wanted.keys()) {
  const own = losses.filter(({ document }) => keyOf(document) === key);
  const row: Record<string, number | string> = { lines: wanted.get(key) ?? 0, lost: own.length };
  for (const stage of STAGES) row[stage] = own.filter((loss) => loss.stage === stage).length || "";
  if (own.length > 0) table[key] = row;
}
for (const kind of ["digital", "pictures"]) {
  const own = losses.filter(({ document }) => document.kind === kind);
  const row: Record<string, number | string> = {
    lines: [...wanted].reduce((sum, [key, count]) => sum + (key.endsWith(kind) ? count : 0), 0),
    lost: own.length,
  };
  for (const stage of STAGES) row[stage] = own.filter((loss) => loss.stage === stage).length || "";
  table[`ALL ${kind}`] = row;
}
console.table(table);

function keyOf({ split, kind }: CorpusDocument): string {
  return `${split}, ${kind}`;
}

type Paper = { words: string[]; rows: Row[]; candidates: Candidate[] };

function paperOf(given: Page[]): Paper {
  const pages = given.map(boundedPage);
  const flat = pages.map((page) => withWordsBehindApart(withBareCents(withCentsJoined(rowsOf(withSpaces(page))))));
  const segments = segmentsOf(flat.map(unweave));
  const anyHead = segments.some((segment) => segment.labels !== null);
  const candidates = segments.flatMap((segment, index) => {
    const page = pages.find((each) => each.number === segment.page) as Page;
    return candidatesIn(segment, page, { index, anyHead }).candidates;
  });
  return { words: pages.flatMap((page) => page.words.map((word) => word.text)), rows: flat.flat(), candidates };
}

function stageOf(
  item: Truth["items"][number],
  { words, rows, candidates }: Paper,
  reading: QuoteReading | null,
): Stage {
  const { totalPrice: cents, description } = item;
  if (words.length < 3) return STAGES[0];
  const isNamed = (text: string) => likeness(text, description) >= SIMILAR;
  const fits = candidates.filter(({ line }) => line.totalPrice === cents);
  if (reading && reading.kind !== "quote" && reading.items.length === 0) return "kind: not a quote";
  if (reading?.items.some((line) => line.totalPrice === null && isNamed(line.description)) && cents > 0)
    return "doubt: amount withheld";
  if (fits.some(({ line }) => isNamed(line.description))) return "sum: candidate not chosen";
  if (fits.length > 0) {
    const said = rows.some((row) => sharedWords(rowText(row), description) >= 0.7);
    return said ? "columns: another name" : "words: name's letters";
  }
  if (cents === 0) return "columns: no candidate";
  const holding = rows.flatMap((row, index) =>
    row.cells.some((cell) => cell.printed?.kind === "number" && Math.abs(toCents(cell.printed.value)) === cents)
      ? [index]
      : [],
  );
  if (holding.length === 0) {
    const figure = (cents / 100).toFixed(2);
    if (rows.some((row) => rowText(row).replaceAll(",", "").includes(figure))) return "columns: no candidate";
    const near = rows.some((row) =>
      row.cells.some((cell) => /\d/.test(cell.text) && isNear(cell.text.replace(/[^\d.]/g, ""), figure)),
    );
    return near ? "words: amount's letters" : "words: amount not found";
  }
  const said = rows.some((row) => sharedWords(rowText(row), description) >= 0.5);
  if (!said) return "words: name's letters";
  const together = holding.some(
    (index) =>
      sharedWords(
        [-1, 0, 1].map((step) => rowText(rows[index + step] ?? (rows[index] as Row))).join(" "),
        description,
      ) >= 0.5,
  );
  return together ? "columns: no candidate" : "row: name and amount apart";
}

/** One figure more, less or other. */
function isNear(text: string, figure: string): boolean {
  if (Math.abs(text.length - figure.length) > 2 || text.length < 3) return false;
  const digits = (value: string) => value.replace(/\D/g, "");
  return likeness(digits(text), digits(figure)) >= 1 - 1.01 / digits(figure).length;
}

function sharedWords(text: string, description: string): number {
  const of = description.toLowerCase().match(/[a-z]{3,}|\d{2,}/g) ?? [];
  const squeezed = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  return of.length === 0 ? 1 : of.filter((word) => squeezed.includes(word)).length / of.length;
}
