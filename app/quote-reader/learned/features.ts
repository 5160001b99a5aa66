import { agrees, type PrintedNumber, toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";
import { anyRun, runBefore, sums } from "#app/quote-reader/learned/arithmetic.ts";
import { hasNumber } from "#app/quote-reader/learned/heads.ts";
import { summaryKind } from "#app/quote-reader/lines/sums/summary-kind.ts";
import { isFee, sectionKind } from "#app/quote-reader/lines/vocabulary.ts";

const LEVY = /\b(?:tax|taxes|tx|levy|surtax)\b/i;

export type Figure = { row: Row; rowAt: number; cell: Cell; at: number; number: PrintedNumber; cents: number };

/** What all figures of a page are held against. */
export type Page = {
  size: number;
  gap: number;
  largest: number;
  edges: Map<Figure, number>;
  far: number;
  labels: string[];
  heads: string[];
};

/** One figure among those that were kept, and where what is seen of it is put down. */
type Seen = {
  figure: Figure;
  at: number;
  label: string;
  kept: Figure[];
  /** Those over it. */
  before: Figure[];
  rows: Row[];
  page: Page;
  add: (name: string, value: string | number | boolean) => void;
};

/** What can be seen of a figure, as words for a network: it was trained on these, in this order. */
export function featuresOf(figure: Figure, at: number, kept: Figure[], rows: Row[], page: Page): string[] {
  const out: string[] = ["one"];
  const add = (name: string, value: string | number | boolean) => out.push(`${name}:${value}`);
  const before = kept.slice(0, at).filter((each) => each.rowAt < figure.rowAt);
  const seen: Seen = { figure, at, label: page.labels[at] ?? "", kept, before, rows, page, add };
  addLabel(seen);
  addRowsAround(seen);
  addPlace(seen);
  addProducts(seen);
  addSums(seen);
  addSize(seen);
  addNeighbors(seen);
  return out;
}

function addLabel({ figure, label, add }: Seen) {
  const { row } = figure;
  const own = wordsIn(label);
  for (const word of own.slice(0, 14)) add("w", word);
  add("first", own[0] ?? "");
  add("last", own.at(-1) ?? "");
  add("words", Math.min(6, own.length));
  const squeezed = label.toLowerCase().replace(/[^a-z%]/g, "");
  for (let from = 0; from + 4 <= squeezed.length && from < 40; from++) add("g", squeezed.slice(from, from + 4));
  const words = (cells: Cell[]) => cells.filter((each) => each.printed?.kind !== "number");
  const nearest = words(row.cells.slice(0, figure.at)).at(-1) ?? words(row.cells.slice(figure.at))[0];
  for (const word of wordsIn(nearest?.text ?? "").slice(0, 8)) add("near", word);
  add("kind", summaryKind(nearest?.text ?? "")?.kind ?? summaryKind(label)?.kind ?? "none");
  add("fee", isFee(label));
  add("levy", LEVY.test(label));
  add("colon", /:\s*$/.test(nearest?.text ?? ""));
  add("percent", /%/.test(label) || row.cells.some((each) => each.printed?.kind === "number" && each.printed.percent));
}

/** Words over and under, where the row says nothing itself. */
function addRowsAround({ figure: { rowAt }, at, label, rows, page, add }: Seen) {
  const own = wordsIn(label);
  const [above, below] = [rows[rowAt - 1], rows[rowAt + 1]];
  if (own.length === 0) {
    for (const word of wordsIn(above ? textOf(above) : "").slice(0, 8)) add("up", word);
    add("upkind", above ? (summaryKind(textOf(above))?.kind ?? "none") : "top");
  }
  add("upbare", above ? !hasNumber(above) : "top");
  add("downbare", below ? !hasNumber(below) : "end");
  for (const word of wordsIn(below && !hasNumber(below) ? textOf(below) : "").slice(0, 4)) add("down", word);
  const title = rows.slice(0, rowAt).findLast((each) => !hasNumber(each) && sectionKind(textOf(each)) !== null);
  add("section", title ? (sectionKind(textOf(title)) ?? "") : "none");
  const head = page.heads[at] ?? "";
  for (const word of wordsIn(head).slice(0, 4)) add("head", word);
  add("headed", head !== "");
}

/** The figure's own shape and its place in the row. */
function addPlace({ figure, rows, page, add }: Seen) {
  const { row, rowAt, cell, number, cents } = figure;
  const numbers = numbersOf(figure);
  const fromRight = numbers.length - 1 - numbers.indexOf(cell);
  add("right", Math.min(4, fromRight));
  add("count", Math.min(5, numbers.length));
  add("right-of", `${Math.min(4, fromRight)}/${Math.min(5, numbers.length)}`);
  add("free", cell.printed?.kind === "free");
  add("decimals", number.decimals);
  add("dollar", number.dollar);
  add("rate", number.rate);
  add("unit", number.unit !== null);
  add("sign", cents < 0 ? "minus" : cents === 0 ? "zero" : "plus");
  add("behind", row.cells.at(-1) === cell ? "nothing" : (row.cells.at(-1)?.printed?.kind ?? "text"));
  add("edge", bin((page.far - cell.x2) / page.size, [0.7, 2, 6, 15, 40]));
  add("column", bin(page.edges.get(figure) ?? 0, [0.05, 0.15, 0.3, 0.5, 0.8]));
  add("left", bin((row.x - Math.min(...rows.map((each) => each.x))) / page.size, [1, 3, 8, 20]));
  add("size", bin(row.size / page.size, [0.8, 1.15, 1.5]));
  const above = rows[rowAt - 1];
  const space = above && above.page === row.page ? (row.y - above.y) / page.gap : 9;
  add("space", bin(space, [0.8, 1.2, 1.6, 2.5, 4]));
}

/** What it makes with other numbers of its row. */
function addProducts({ figure, add }: Seen) {
  const { cell, cents } = figure;
  const numbers = numbersOf(figure);
  const values = numbers.flatMap((each) => (each.printed?.kind === "number" && each !== cell ? [each.printed] : []));
  const product = values.some((a) =>
    values.some((b) => a !== b && a.value > 0 && agrees(a.value, toCents(b.value), cents)),
  );
  add("product", product);
  add(
    "factor",
    numbers.some((each) => {
      if (each === cell || each.printed?.kind !== "number") return false;
      const total = toCents(each.printed.value);
      return values.some((other) => other !== each.printed && other.value > 0 && agrees(other.value, cents, total));
    }),
  );
  add(
    "same-in-row",
    values.some((other) => toCents(other.value) === cents),
  );
}

/** What it makes with the figures over and under it. */
function addSums({ figure: { rowAt, cents }, at, label, kept, before, add }: Seen) {
  const lasts = lastsOf(before);
  const run = runBefore(lasts, cents);
  add("run", run === 0 ? 0 : run === 1 ? 1 : run === 2 ? 2 : run < 5 ? "some" : "many");
  add("run-gap", anyRun(lasts, cents));
  const after = lastsOf(kept.slice(at + 1).filter((each) => each.rowAt > rowAt));
  const ahead = runBefore(after.toReversed(), cents);
  add("ahead", ahead === 0 ? 0 : ahead < 3 ? "few" : "many");
  add("whole", lasts.length > 1 && sums(lasts).some((sum) => Math.abs(sum - cents) <= 1));
  add("seen", before.some((each) => each.cents === cents) ? "above" : "no");
  add("again", kept.slice(at + 1).some((each) => each.cents === cents && each.rowAt !== rowAt) ? "below" : "no");
  // Between a sum and what it makes with this: a tax or a fee set under the lines.
  const later = kept.slice(at + 1).filter((each) => each.rowAt > rowAt && each.cents > cents);
  const bridge = before.some((each) => each.cents > cents && later.some((total) => each.cents + cents === total.cents));
  const less = before.some(
    (each) =>
      cents !== 0 &&
      kept.slice(at + 1).some((rest) => rest.rowAt > rowAt && each.cents - Math.abs(cents) === rest.cents),
  );
  add("bridge", bridge);
  add("less", less);
  add("bridge-tax", `${bridge}/${LEVY.test(label)}/${/%/.test(label)}`);
  const closes =
    lasts.length > 0 && later.some((total) => lasts.reduce((all, each) => all + each, 0) + cents === total.cents);
  add("closes", closes);
}

/** How large it is beside the others, and where among them. */
function addSize({ figure: { cents }, at, kept, before, page, add }: Seen) {
  const lasts = lastsOf(before);
  add("largest", cents === page.largest ? "is" : bin(Math.abs(cents) / page.largest, [0.02, 0.1, 0.3, 0.7]));
  const largestBefore = Math.max(0, ...lasts);
  add(
    "tax-like",
    lasts.slice(-6).some((sum) => cents > 0 && cents / sum > 0.03 && cents / sum < 0.12),
  );
  add("over", largestBefore === 0 ? "first" : bin(cents / largestBefore, [0.05, 0.12, 0.5, 0.99, 1.001, 1.2]));
  add("order", bin(at / kept.length, [0.1, 0.3, 0.5, 0.7, 0.85, 0.95]));
  add("end", Math.min(6, kept.length - 1 - at));
  add("start", Math.min(3, at));
  add("entries", bin(kept.length, [4, 8, 15, 30, 60]));
}

/** Who stands before and behind. */
function addNeighbors({ figure: { row, rowAt }, at, kept, before, page, add }: Seen) {
  const previous = before.at(-1);
  const next = kept.slice(at + 1).find((each) => each.rowAt > rowAt);
  for (const word of wordsIn(previous ? (page.labels[kept.indexOf(previous)] ?? "") : "").slice(0, 5))
    add("prev", word);
  for (const word of wordsIn(next ? (page.labels[kept.indexOf(next)] ?? "") : "").slice(0, 5)) add("next", word);
  const passed = before.map((each) => summaryKind(page.labels[kept.indexOf(each)] ?? "")?.kind ?? "none");
  add(
    "after-total",
    passed.some((kind) => kind === "total" || kind === "due"),
  );
  add(
    "after-sub",
    passed.some((kind) => kind === "subtotal"),
  );
  add(
    "after-tax",
    passed.some((kind) => kind === "tax"),
  );
  add("rows-since", previous ? bin(rowAt - previous.rowAt, [1.5, 2.5, 4.5]) : "first");
  add("like-before", previous ? shapeOf(previous.row) === shapeOf(row) : "first");
  add("like-next", next ? shapeOf(next.row) === shapeOf(row) : "end");
}

/** The numbers of its row, itself among them. */
function numbersOf({ row, cell }: Figure): Cell[] {
  const numbers = row.cells.filter((each) => each.printed?.kind === "number");
  return numbers.includes(cell) ? numbers : [...numbers, cell];
}

/** The sums at the end of rows, in cents. */
function lastsOf(figures: Figure[]): number[] {
  return figures.filter((each) => isLast(each)).map((each) => each.cents);
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+|%|#|@/g) ?? [];
}

function isLast({ row, cell }: Figure): boolean {
  return row.cells.findLast((each) => each.printed?.kind === "number" && each.printed.decimals === 2) === cell;
}

function shapeOf(row: Row): string {
  return row.cells.map((cell) => (cell.printed?.kind === "number" ? "n" : "t")).join("");
}

function textOf(row: Row): string {
  return row.cells.map((cell) => cell.text).join(" ");
}

function bin(value: number, edges: number[]): number {
  const at = edges.findIndex((edge) => value < edge);
  return at < 0 ? edges.length : at;
}
