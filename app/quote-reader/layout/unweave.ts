import { boxBeside } from "#app/quote-reader/layout/box-beside.ts";
import { isMoney } from "#app/quote-reader/layout/numbers.ts";
import { type Cell, type Row, rowOfCells } from "#app/quote-reader/layout/rows.ts";
import { headOf, type Label } from "#app/quote-reader/layout/table-head.ts";
import { summaryIn } from "#app/quote-reader/lines/totals.ts";

/** Two tables set side by side are read one after the other: left column first. */
export function unweave(rows: Row[]): Row[] {
  const beside = gutterOf(rows);
  const gutter = beside ?? boxBeside(rows);
  if (gutter === null) return rows;
  const first = rows.findIndex(
    (row) => row.cells.some((cell) => cell.x >= gutter.x) && row.y >= gutter.top - row.size * 4,
  );
  const before = rows.slice(0, Math.max(0, first));
  const left: Row[] = [];
  const right: Row[] = [];
  const after: Row[] = [];
  for (const row of rows.slice(Math.max(0, first))) {
    if (row.y > gutter.bottom) {
      after.push(row);
      continue;
    }
    const leftCells = row.cells.filter((cell) => cell.x < gutter.x);
    const rightCells = row.cells.filter((cell) => cell.x >= gutter.x);
    if (leftCells.length > 0) left.push(rowOfCells(leftCells, row.page));
    if (rightCells.length > 0) right.push(rowOfCells(rightCells, row.page));
  }
  // A box of sums stands for what goes on under it too.
  return beside ? [...before, ...left, ...right, ...after] : [...before, ...left, ...after, ...right];
}

/** Where text starts again right of a price, in row after row. */
function gutterOf(rows: Row[]): { x: number; top: number; bottom: number } | null {
  const starts: { x: number; row: Row }[] = [];
  for (const row of rows) {
    const head = headOf(row);
    if (head) {
      const second = secondTable(head);
      const x = second ? startOf(rows, row, second) - row.size * 0.5 : 0;
      if (second && wordsUnder(rows, row, x)) return { x, top: row.y, bottom: bottomOf(rows, row, x) };
      continue;
    }
    const price = row.cells.findIndex((cell) => isMoney(cell.printed));
    const last = row.cells.findLastIndex((cell) => isMoney(cell.printed));
    if (price < 1 || last <= price) continue;
    const text = row.cells.findIndex(
      (cell, index) => index > price && index < last && /[a-z]{3}/i.test(cell.text) && cell.printed === null,
    );
    const cell = row.cells[text];
    const lead = row.cells.slice(0, price).some((each) => /[a-z]{3}/i.test(each.text));
    if (cell && lead && summaryIn(row).length === 0) starts.push({ x: cell.x, row });
  }
  for (const start of starts) {
    const same = starts.filter((other) => Math.abs(other.x - start.x) < start.row.size * 0.8);
    if (same.length < 2) continue;
    const x = Math.min(...same.map((each) => each.x)) - start.row.size * 0.5;
    const top = (same[0] as { row: Row }).row;
    return { x, top: top.y, bottom: bottomOf(rows, (same.at(-1) as { row: Row }).row, x) };
  }
  return namesBeside(rows);
}

/** So many names must start behind prices at one edge, whose own prices stand a row below. */
const NAMES_BESIDE = 3;

/** A second table whose names go on below, so that hardly any row has a name and a price of it. */
function namesBeside(rows: Row[]): { x: number; top: number; bottom: number } | null {
  const starts = rows.flatMap((row) => {
    const isText = (cell: Cell) => cell.printed === null && /[a-z]{3}/i.test(cell.text);
    const next = row.cells.findIndex((cell, at) => isText(cell) && isMoney(row.cells[at - 1]?.printed ?? null));
    const cell = row.cells[next];
    const isNamed = row.cells.slice(0, next).some(isText) && summaryIn(row).length === 0;
    return cell && isNamed && !cell.text.endsWith(":") ? [{ row, x: cell.x }] : [];
  });
  for (const start of starts) {
    const same = starts.filter(
      ({ x, row }) => Math.abs(x - start.x) < start.row.size * 0.8 && row.page === start.row.page,
    );
    const [top, last] = [same[0]?.row, same.at(-1)?.row];
    if (!top || !last || same.length < NAMES_BESIDE) continue;
    const x = Math.min(...same.map((each) => each.x)) - start.row.size * 0.5;
    // The price of the last name stands under it too.
    const end = last.y + last.size * 3;
    const within = rows.filter(({ page, y }) => page === top.page && y >= top.y && y <= end);
    const priced = within.filter(({ cells }) => cells.some((cell) => cell.x >= x && isMoney(cell.printed)));
    if (priced.length >= NAMES_BESIDE) return { x, top: top.y, bottom: bottomOf(rows, last, x) };
  }
  return null;
}

/** Where the second half begins: its words may start left of a label that is set over their middle. */
function startOf(rows: Row[], head: Row, second: { x: number; after: number }): number {
  const words = rows
    .filter((row) => row.y > head.y)
    .slice(0, 14)
    .flatMap((row) => row.cells.filter((cell) => !cell.printed && cell.x > second.after && cell.x < second.x));
  return Math.min(second.x, ...words.map((cell) => cell.x));
}

/** Beside a second head there are words under it, as under the first; figures there are one more column. */
function wordsUnder(rows: Row[], head: Row, x: number): boolean {
  const first = rows
    .filter((row) => row.y > head.y)
    .slice(0, 14)
    .flatMap((row) => row.cells.find((cell) => cell.x >= x) ?? []);
  return first.filter((cell) => !cell.printed).length * 2 > first.length;
}

/** Where a head repeats itself, the left edge of its second half and the right edge of its first. */
function secondTable(head: Label[]): { x: number; after: number } | null {
  const labels = head.toSorted((a, b) => a.x - b.x);
  const amounts = labels.flatMap((label, index) =>
    label.roles.includes("total") || label.roles.includes("labor") || label.roles.includes("parts") ? [index] : [],
  );
  for (const cut of amounts) {
    const left = labels.slice(0, cut + 1);
    const right = labels.slice(cut + 1);
    const whole = (half: Label[]) =>
      half.some((label) => label.roles.includes("description")) &&
      half.some((label, index) => index > 0 && ["unit", "total"].some((role) => label.roles.includes(role as "unit")));
    // "Price, Extended, Labor Description": an amount beside an amount is of the first table still.
    if (amounts.includes(cut + 1)) continue;
    if (right.length >= 2 && whole(left) && whole(right)) return { x: right[0]?.x ?? 0, after: left.at(-1)?.x2 ?? 0 };
  }
  return null;
}

/** The side-by-side part ends where a row runs across the gutter, or at the foot of the page. */
function bottomOf(rows: Row[], from: Row, x: number): number {
  for (const row of rows) {
    if (row.y <= from.y) continue;
    if (row.cells.some((cell) => cell.x < x - row.size && cell.x2 > x + row.size * 2)) return row.y - 0.01;
    const left = row.cells.filter((cell) => cell.x < x);
    const right = row.cells.filter((cell) => cell.x >= x);
    const onlyAmounts = right.length > 0 && right.every((cell) => cell.printed !== null);
    if (onlyAmounts && left.length > 0 && !left.some((cell) => isMoney(cell.printed))) return row.y - 0.01;
  }
  return Number.POSITIVE_INFINITY;
}
