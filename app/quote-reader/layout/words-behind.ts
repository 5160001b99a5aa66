import { isMoney, parsePrinted } from "#app/quote-reader/layout/numbers.ts";
import { type Cell, cellOf, type Row, rowOfCells } from "#app/quote-reader/layout/rows.ts";

/** So many amounts must end at one place before the words close behind them are a column of their own. */
const LEAST = 3;

/** "$289.95 Accepted", "28.50 T" row under row: the amounts are one column, what stands close behind them another. */
export function withWordsBehindApart(rows: Row[]): Row[] {
  const ends = rows.flatMap(({ cells }) => cells.flatMap((cell) => amountEnd(cell) ?? []));
  return rows.map((row) => {
    const isApart = (cell: Cell) => {
      const end = amountEnd(cell);
      return end !== null && ends.filter((other) => Math.abs(other - end) < row.size * 0.5).length >= LEAST;
    };
    if (!row.cells.some(isApart)) return row;
    const cells = row.cells.flatMap((cell) =>
      isApart(cell) ? [cellOf(cell.words.slice(0, 1)), cellOf(cell.words.slice(1))] : [cell],
    );
    return rowOfCells(cells, row.page);
  });
}

/** Where the amount ends that a cell of words begins with; null for all other cells. */
function amountEnd({ printed, words: [first, ...rest] }: Cell): number | null {
  if (printed || !first || rest.length === 0 || !isMoney(parsePrinted(first.text))) return null;
  return rest.every((word) => /^[a-z&/()-]+$/i.test(word.text)) ? first.x + first.width : null;
}
