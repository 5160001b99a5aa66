import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";

/** The words of a head over a piece: the nearest row of three or more short texts with one above it. */
export function headOver({ cell, rowAt }: { cell: Cell; rowAt: number }, rows: Row[]): string {
  for (let at = rowAt - 1; at >= Math.max(0, rowAt - 60); at--) {
    const row = rows[at];
    if (!row || row.cells.length < 3 || hasNumber(row) || row.cells.some((each) => each.text.length > 30)) continue;
    const apart = ({ x, x2 }: Cell) => Math.min(Math.abs(x - cell.x), Math.abs(x2 - cell.x2));
    const over = row.cells
      .filter((each) => each.x < cell.x2 + row.size && each.x2 > cell.x - row.size)
      .sort((a, b) => apart(a) - apart(b))[0];
    if (over) return over.text;
  }
  return "";
}

export function hasNumber(row: Row): boolean {
  return row.cells.some((cell) => cell.printed?.kind === "number");
}

/** Whether a figure ends where another does, as those of one column do. */
export function endsUnder({ cell }: { cell: Cell }, other: { row: Row; cell: Cell }): boolean {
  return Math.abs(cell.x2 - other.cell.x2) < other.row.size * 0.7;
}
