import { agrees, toCents } from "#app/quote-reader/layout/numbers.ts";
import { type Cell, cellOf, type Row } from "#app/quote-reader/layout/rows.ts";

/** "303.6" and "68" among "356.88", or nowhere a cent: a spreadsheet leaves out the last zeros of an amount. */
export function withBareCents(rows: Row[]): Row[] {
  const figures = rows.flatMap((row) => row.cells.filter((cell) => cell.printed?.kind === "number"));
  if (!figures.some((cell) => isBare(cell) && cell.confidence === 1)) return rows;
  const proven = edgesOfProducts(rows);
  const isAmount = (cell: Cell) => {
    if (proven.some((edge) => isNear(edge, cell))) return true;
    const column = figures.filter((other) => isNear(other.x2, cell));
    return column.filter((other) => decimalsOf(other) === 2).length * 2 > column.length;
  };
  return rows.map((row) => {
    const given = row.cells.flatMap((cell) => noteApart(cell, proven));
    if (
      given.length === row.cells.length &&
      !given.some((cell) => isBare(cell) && isAmount(cell)) &&
      proven.length === 0
    )
      return row;
    const cells = given.map((cell) =>
      cell.printed?.kind === "number" && (isBare(cell) || decimalsOf(cell) === 0) && isAmount(cell)
        ? { ...cell, printed: { ...cell.printed, decimals: 2 } }
        : cell,
    );
    return { ...row, cells };
  });
}

function isNear(edge: number, cell: Cell): boolean {
  return Math.abs(edge - cell.x2) < (cell.y2 - cell.y) * 0.2;
}

/** So many rows must hold a product of their last three figures before their ends are those of amounts. */
const LEAST = 3;

/** Where the prices and the sums end of rows in which a number times a price makes a sum, with tenths of a dollar among them. */
function edgesOfProducts(rows: Row[]): number[] {
  const products = rows.flatMap((row) => {
    const figures = row.cells.flatMap((cell) => {
      const own = cell.printed ? cell : cellOf(cell.words.slice(0, 1));
      return own.printed?.kind === "number" && !own.printed.percent ? [{ value: own.printed.value, cell: own }] : [];
    });
    const sum = figures.at(-1);
    const at = figures.findIndex((quantity, index) => {
      const unit = figures[index + 1];
      return unit && sum && unit !== sum && agrees(quantity.value, toCents(unit.value), toCents(sum.value));
    });
    const unit = figures[at + 1];
    if (at < 0 || !unit || !sum) return [];
    return [{ edges: [unit.cell.x2, sum.cell.x2], bare: isBare(unit.cell) || isBare(sum.cell), cell: sum.cell }];
  });
  const same = products.filter(({ cell }) => products.filter((other) => isNear(other.cell.x2, cell)).length >= LEAST);
  return same.some(({ bare }) => bare) ? same.flatMap(({ edges }) => edges) : [];
}

/** "39.6 Dexcool": a note close behind an amount is a cell of its own. */
function noteApart(cell: Cell, proven: number[]): Cell[] {
  if (cell.printed || cell.words.length < 2) return [cell];
  const first = cellOf(cell.words.slice(0, 1));
  const isAmount = first.printed?.kind === "number" && proven.some((edge) => isNear(edge, first));
  return isAmount ? [first, cellOf(cell.words.slice(1))] : [cell];
}

/** One decimal, and no sign of what it counts. */
function isBare({ printed }: Cell): boolean {
  return printed?.kind === "number" && printed.decimals === 1 && !printed.percent && printed.unit === null;
}

function decimalsOf({ printed }: Cell): number {
  return printed?.kind === "number" && printed.unit === null && !printed.percent ? printed.decimals : -1;
}
