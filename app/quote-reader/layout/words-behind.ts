import { isMoney, parsePrinted } from "#app/quote-reader/layout/numbers.ts";
import { type Cell, cellOf, type Row, rowOfCells } from "#app/quote-reader/layout/rows.ts";

/** So many amounts must end at one place before the words close behind them are a column of their own. */
const LEAST = 3;

/** "$289.95 Accepted", "28.50 T" row under row: the amounts are one column, what stands close behind them another. */
export function withWordsBehindApart(rows: Row[]): Row[] {
  const cells = rows.flatMap((row) => row.cells);
  const ends = cells.flatMap((cell) => amountEnd(cell, PLAIN) ?? []);
  const all = cells.flatMap((cell) => (isMoney(cell.printed) ? cell.x2 : (amountEnd(cell, WITH_STOPS) ?? [])));
  return rows.map((row) => {
    const isApart = (cell: Cell, at: number) => {
      // A sentence may begin with an amount; behind words an amount is a figure of a table.
      const [words, column] = at > 0 ? [WITH_STOPS, all] : [PLAIN, ends];
      const end = amountEnd(cell, words);
      return end !== null && column.filter((other) => Math.abs(other - end) < row.size * 0.5).length >= LEAST;
    };
    if (!row.cells.some(isApart)) return row;
    const cells = row.cells.flatMap((cell, at) =>
      isApart(cell, at) ? [cellOf(cell.words.slice(0, 1)), cellOf(cell.words.slice(1))] : [cell],
    );
    return rowOfCells(cells, row.page);
  });
}

const PLAIN = /^[a-z&/()-]+$/i;
const WITH_STOPS = /^[a-z&/()'’,.:-]+$/i;

/** Where the amount ends that a cell of words begins with; null for all other cells. */
function amountEnd({ printed, words: [first, ...rest] }: Cell, words: RegExp): number | null {
  if (printed || !first || rest.length === 0 || !isMoney(parsePrinted(first.text))) return null;
  return rest.every((word) => words.test(word.text)) ? first.x + first.width : null;
}
