import { isMoney } from "#app/quote-reader/layout/numbers.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";
import { summaryIn } from "#app/quote-reader/lines/totals.ts";

/** Where a box of sums stands beside a table, in rows of its own: a strip of bare paper from its first row to its last parts them. */
export function boxBeside(rows: Row[]): { x: number; top: number; bottom: number } | null {
  const total = rows.find((row) => summaryIn(row).some(({ kind }) => kind === "total" || kind === "due"));
  const label = total?.cells.findLast((cell, index) => !cell.printed && total.cells[index + 1]?.printed);
  if (!total || !label) return null;
  const starts = rows.flatMap((row) => row.cells.map((cell) => cell.x)).filter((x) => x <= label.x);
  for (const x of [...new Set(starts)].sort((a, b) => b - a)) {
    const found = boxFrom(rows, x - 1);
    if (found) return found;
  }
  return null;
}

const LEAST_ROWS = 3;

function boxFrom(rows: Row[], x: number): { x: number; top: number; bottom: number } | null {
  const right = rows.filter((row) => row.cells.some((cell) => cell.x >= x));
  const [first, last] = [right[0], right.at(-1)];
  if (!first || !last || right.length < LEAST_ROWS) return null;
  const beside = rows.slice(rows.indexOf(first), rows.indexOf(last) + 1);
  const crosses = beside.some((row) => row.cells.some((cell) => cell.x < x && cell.x2 > x));
  const sums = right.filter((row) => {
    const [label, amount, ...rest] = row.cells.filter((cell) => cell.x >= x);
    return label && amount && rest.length === 0 && !label.printed && isMoney(amount.printed);
  });
  const left = beside.filter((row) => row.cells.some((cell) => cell.x < x && isMoney(cell.printed)));
  const shared = right.filter((row) => left.includes(row));
  if (shared.length * 2 > right.length) return null;
  if (crosses || sums.length < Math.max(LEAST_ROWS, right.length - 1) || left.length < 2) return null;
  return { x, top: first.y, bottom: last.y2 };
}
