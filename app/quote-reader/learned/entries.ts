import { isSaidAsMoney, type PrintedNumber, toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";
import { type Figure, featuresOf, type Page } from "#app/quote-reader/learned/features.ts";
import { endsUnder, headOver } from "#app/quote-reader/learned/heads.ts";
import { wholeAmounts } from "#app/quote-reader/learned/whole-amounts.ts";

/** A figure of a paper that may be an amount, with what can be seen of it as words for a network. */
export type Entry = {
  row: Row;
  rowAt: number;
  cell: Cell;
  cents: number;
  label: string;
  head: string;
  features: string[];
  /** Where a sentence says how many and the price of one, and not what they come to: `cents` is what follows. */
  of?: { quantity: number; unitPrice: number };
};

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

function pageOf(rows: Row[], kept: Figure[]): Page {
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
