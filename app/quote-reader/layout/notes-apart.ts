import { isMoney } from "#app/quote-reader/layout/numbers.ts";
import { type Cell, type Row, rowOfCells } from "#app/quote-reader/layout/rows.ts";

/** So many lines of notes must stand between the rows of the table beside them. */
const LEAST = 2;

/**
 * A table, and behind it the column of notes that stands left of it, such as what a technician found: lines of both stand half beside
 * each other, because each column has steps of its own. What is said under the table of what comes then stays with that. On a
 * photograph all rows are bent, and nothing is known of it.
 */
export function withNotesApart(rows: Row[]): Row[] {
  if (rows.some(({ cells }) => cells.some(({ confidence }) => confidence < 1))) return rows;
  const pairs = rows.flatMap((row, at) => {
    const next = rows[at + 1];
    const pair = next && next.page === row.page && next.y < row.y2 ? besides(row, next) : null;
    return pair ? [{ ...pair, at }] : [];
  });
  for (const { note, line } of pairs) {
    const same = pairs.filter((each) => isLevel(each.note, note) && isLevel(each.line, line)).map(({ at }) => at);
    if (same.length >= LEAST) return partedAt(rows, line.x - line.size * 0.5, same);
  }
  return rows;
}

/** The rows as far as nothing runs across `x` around those that are `known` to be two columns. */
function partedAt(rows: Row[], x: number, known: number[]): Row[] {
  const from = rows.slice(0, Math.min(...known)).findLastIndex((row) => isAcross(row, x)) + 1;
  const across = rows.findIndex((row, at) => at > Math.max(...known) && isAcross(row, x));
  const to = across < 0 ? rows.length : across;
  const half = (isOfIt: (cell: Cell) => boolean) =>
    rows.slice(from, to).flatMap((row) => {
      const cells = row.cells.filter(isOfIt);
      return cells.length > 0 ? [rowOfCells(cells, row.page)] : [];
    });
  const [table, notes] = [half((cell) => cell.x >= x), half((cell) => cell.x < x)];
  if (notes.some(({ cells }) => cells.some(({ printed }) => isMoney(printed)))) return rows;
  return [...rows.slice(0, from), ...table, ...notes, ...rows.slice(to)];
}

/** Words without a price, and right of them a name with the price of one and what is charged: no box of sums. */
function besides(one: Row, other: Row): { note: Row; line: Row } | null {
  const [note, line] = one.x < other.x ? [one, other] : [other, one];
  const isApart = note.x2 < line.x - line.size;
  const isNote = note.cells.every(({ printed }) => printed === null);
  const [name, ...figures] = line.cells;
  const isNamed = name?.printed === null && /[a-z]{4}/i.test(name.text);
  const isCharged = figures.length > 1 && figures.every(({ text }) => /\d/.test(text));
  const isPriced = isNamed && isCharged && isMoney(figures.at(-1)?.printed ?? null);
  return isApart && isNote && isPriced ? { note, line } : null;
}

function isLevel(one: Row, other: Row): boolean {
  return Math.abs(one.x - other.x) < other.size * 0.8;
}

/** What runs from one column into the other belongs to neither. */
function isAcross(row: Row, x: number): boolean {
  return row.cells.some((cell) => cell.x < x - row.size && cell.x2 > x + row.size);
}
