import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { headOver } from "#app/quote-reader/learned/heads.ts";
import { placeOf } from "#app/quote-reader/learned/with-names.ts";
import { columnRoles } from "#app/quote-reader/lines/vocabulary.ts";
import type { ReadLine } from "#app/quote-reader/reading.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

type Paper = { entries: Entry[]; rows: Row[]; pageOf: (number: number) => Page };
type Count = { at: number; cell: Cell; value: number; place: Entry };

const MOST_PIECES = 99;
const LEAST_ROWS = 3;

/** "2  Strut mount kit  77.80": how many, where a column of small whole numbers stands before the names and no price of one is printed. */
export function withPieces(items: ReadLine[], paper: Paper): ReadLine[] {
  const places = items.map((line) => (line.totalPrice ? placeOf(line, paper.entries, paper.pageOf) : null));
  const counts = items.flatMap((line, at): Count[] => {
    const place = places[at];
    if (!place || line.quantity !== null || line.unitPrice !== null) return [];
    return countBefore(place).map((found) => ({ ...found, at, place }));
  });
  const found = new Map<number, number>();
  for (const count of counts) {
    const column = counts.filter(({ cell }) => Math.abs(cell.x2 - count.cell.x2) < count.place.row.size);
    if (isHeaded(count, paper.rows) || (column.length >= LEAST_ROWS && !isNumbering(column)))
      found.set(count.at, count.value);
  }
  return items.map((line, at) => ({ ...line, quantity: found.get(at) ?? line.quantity }));
}

/** The whole number with which the row of an amount begins. */
function countBefore({ row, cell }: Entry): { cell: Cell; value: number }[] {
  const [first] = row.cells;
  const printed = first?.printed;
  if (!first || first === cell || printed?.kind !== "number" || printed.percent || printed.dollar) return [];
  const isCount = printed.decimals === 0 && printed.unit === null && printed.value >= 1 && printed.value <= MOST_PIECES;
  return isCount ? [{ cell: first, value: printed.value }] : [];
}

function isHeaded({ cell, place }: Count, rows: Row[]): boolean {
  return columnRoles(headOver({ cell, rowAt: place.rowAt }, rows))?.[0] === "quantity";
}

function isNumbering(column: Count[]): boolean {
  return column.every(({ value }, at) => at === 0 || value > (column[at - 1]?.value ?? 0));
}
