import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";

/** "303.6" and "68" among "356.88": a spreadsheet leaves out the last zeros of an amount. */
export function withBareCents(rows: Row[]): Row[] {
  const figures = rows.flatMap((row) => row.cells.filter((cell) => cell.printed?.kind === "number"));
  if (!figures.some((cell) => isBare(cell) && cell.confidence === 1)) return rows;
  const isAmount = (cell: Cell) => {
    const column = figures.filter((other) => Math.abs(other.x2 - cell.x2) < (cell.y2 - cell.y) * 0.2);
    return column.filter((other) => decimalsOf(other) === 2).length * 2 > column.length;
  };
  return rows.map((row) => {
    if (!row.cells.some((cell) => isBare(cell) && isAmount(cell))) return row;
    const cells = row.cells.map((cell) =>
      cell.printed?.kind === "number" && (isBare(cell) || decimalsOf(cell) === 0) && isAmount(cell)
        ? { ...cell, printed: { ...cell.printed, decimals: 2 } }
        : cell,
    );
    return { ...row, cells };
  });
}

/** One decimal, and no sign of what it counts. */
function isBare({ printed }: Cell): boolean {
  return printed?.kind === "number" && printed.decimals === 1 && !printed.percent && printed.unit === null;
}

function decimalsOf({ printed }: Cell): number {
  return printed?.kind === "number" && printed.unit === null && !printed.percent ? printed.decimals : -1;
}
