import { agrees, isSaidAsMoney, type PrintedNumber, toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";
import { anyRun, runBefore, sums } from "#app/quote-reader/learned/arithmetic.ts";
import { endsUnder, hasNumber, headOver } from "#app/quote-reader/learned/heads.ts";
import { wholeAmounts } from "#app/quote-reader/learned/whole-amounts.ts";
import { summaryKind } from "#app/quote-reader/lines/sums/summary-kind.ts";
import { isFee, sectionKind } from "#app/quote-reader/lines/vocabulary.ts";

/** A figure of a paper that may be an amount, with what can be seen of it as words for a network. */
export type Entry = {
  row: Row;
  rowAt: number;
  cell: Cell;
  cents: number;
  label: string;
  head: string;
  features: string[];
};

type Figure = { row: Row; rowAt: number; cell: Cell; at: number; number: PrintedNumber; cents: number };

const NOTHING: PrintedNumber = {
  kind: "number",
  value: 0,
  decimals: 2,
  dollar: false,
  unit: null,
  percent: false,
  rate: false,
};
const MOST_ENTRIES = 300;

/** Figures of a paper that may be amounts; whole numbers where there are few others, in a column of them, or where nothing but text is. */
export function entriesOf(rows: Row[], isText = false): Entry[] {
  const figures = rows.flatMap((row, rowAt) =>
    row.cells.flatMap((cell, at): Figure[] => {
      // "Included" under the amounts is one of nothing.
      const isFree = cell.printed?.kind === "free" && at > 0 && cell === row.cells.at(-1);
      const number = isFree ? NOTHING : cell.printed;
      if (number?.kind !== "number" || number.percent || Math.abs(number.value) >= 1_000_000) return [];
      return [{ row, rowAt, cell, at, number, cents: toCents(number.value) }];
    }),
  );
  const fine = figures.filter(({ number }) => number.decimals === 2).length;
  const whole = wholeAmounts(figures);
  const kept = figures
    .filter((figure) => {
      const { decimals, dollar, unit } = figure.number;
      if (decimals === 2 || dollar || whole.has(figure)) return true;
      const beside = (step: number) => figure.row.cells[figure.at + step]?.text;
      return unit === null && (isText || fine < 3 || isSaidAsMoney(beside(-1), beside(1)));
    })
    .slice(0, MOST_ENTRIES);
  const page = pageOf(rows, kept);
  return kept.map((figure, at) => ({
    row: figure.row,
    rowAt: figure.rowAt,
    cell: figure.cell,
    cents: figure.cents,
    label: page.labels[at] ?? "",
    head: page.heads[at] ?? "",
    features: featuresOf(figure, at, kept, rows, page),
  }));
}

type Paper = {
  size: number;
  gap: number;
  largest: number;
  edges: Map<Figure, number>;
  far: number;
  labels: string[];
  heads: string[];
};

function pageOf(rows: Row[], kept: Figure[]): Paper {
  const gaps = rows.flatMap((row, at) => (rows[at + 1]?.page === row.page ? [(rows[at + 1] as Row).y - row.y] : []));
  gaps.sort((a, b) => a - b);
  const edges = new Map<Figure, number>();
  for (const figure of kept) {
    const near = kept.filter((other) => endsUnder(other, figure));
    edges.set(figure, near.length / kept.length);
  }
  return {
    size: rows[Math.floor(rows.length / 2)]?.size ?? 10,
    gap: gaps[Math.floor(gaps.length / 2)] ?? 10,
    largest: Math.max(1, ...kept.map(({ cents }) => cents)),
    edges,
    far: Math.max(0, ...rows.map((row) => row.x2)),
    labels: kept.map((figure) => labelOf(figure)),
    heads: kept.map((figure) => headOver(figure, rows)),
  };
}

function labelOf({ row, at }: Figure): string {
  const before = row.cells.slice(0, at).filter((cell) => cell.printed?.kind !== "number");
  const own = before.map((cell) => cell.text).join(" ");
  if (/[a-z]{2}/i.test(own)) return own;
  // "1,106.81 Total": the amount stands first.
  return row.cells
    .slice(at + 1)
    .filter((cell) => cell.printed?.kind !== "number")
    .map((cell) => cell.text)
    .join(" ");
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+|%|#|@/g) ?? [];
}

function featuresOf(figure: Figure, at: number, kept: Figure[], rows: Row[], page: Paper): string[] {
  const { row, rowAt, cell, number, cents } = figure;
  const out: string[] = ["one"];
  const add = (name: string, value: string | number | boolean) => out.push(`${name}:${value}`);
  const label = page.labels[at] ?? "";
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
  add("levy", /\b(?:tax|taxes|tx|levy|surtax)\b/i.test(label));
  add("colon", /:\s*$/.test(nearest?.text ?? ""));
  add("percent", /%/.test(label) || row.cells.some((each) => each.printed?.kind === "number" && each.printed.percent));
  // Words over and under, where the row says nothing itself.
  const above = rows[rowAt - 1];
  const below = rows[rowAt + 1];
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
  // The figure's own shape and its place in the row.
  const numbers = row.cells.filter((each) => each.printed?.kind === "number");
  if (!numbers.includes(cell)) numbers.push(cell);
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
  const space = above && above.page === row.page ? (row.y - above.y) / page.gap : 9;
  add("space", bin(space, [0.8, 1.2, 1.6, 2.5, 4]));
  // Arithmetic.
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
  const before = kept.slice(0, at).filter((each) => each.rowAt < rowAt);
  const lasts = before.filter((each) => isLast(each)).map((each) => each.cents);
  const run = runBefore(lasts, cents);
  add("run", run === 0 ? 0 : run === 1 ? 1 : run === 2 ? 2 : run < 5 ? "some" : "many");
  add("run-gap", anyRun(lasts, cents));
  const after = kept
    .slice(at + 1)
    .filter((each) => each.rowAt > rowAt && isLast(each))
    .map((each) => each.cents);
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
  add("bridge-tax", `${bridge}/${/\b(?:tax|taxes|tx|levy|surtax)\b/i.test(label)}/${/%/.test(label)}`);
  const closes =
    lasts.length > 0 && later.some((total) => lasts.reduce((all, each) => all + each, 0) + cents === total.cents);
  add("closes", closes);
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
  // Who stands before and behind.
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
  return out;
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
