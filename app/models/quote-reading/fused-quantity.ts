import { parsePrinted } from "#app/models/quote-reading/numbers.ts";
import { cellOf, type Row, rowOfCells } from "#app/models/quote-reading/rows.ts";
import type { Segment } from "#app/models/quote-reading/segments.ts";

/** Of the rows whose words start under the quantity's label, this share must start with a figure to part it from them. */
const MOST = 0.6;

/** A table whose quantities stand so close before the words that both read as one cell, with the quantities apart. */
export function withQuantityApart(segment: Segment): Segment {
  const labels = segment.labels?.toSorted((a, b) => a.x - b.x) ?? [];
  const at = labels.findIndex((label) => label.roles.includes("description"));
  const quantity = labels[at - 1];
  const description = labels[at];
  if (!quantity?.roles.includes("quantity") || !description) return segment;
  const until = description.x2;
  const fused = segment.rows.filter(({ row }) => {
    const cell = row.cells.find((each) => each.x < until && !each.printed);
    return cell && cell.words.length > 1 && !row.cells.some((each) => each.printed && each.x2 <= cell.x);
  });
  const split = new Map(
    fused.flatMap((marked) => {
      const row = parted(marked.row, until);
      return row ? [[marked, row] as const] : [];
    }),
  );
  if (split.size < 1 || split.size < fused.filter((marked) => marked.row.cells.length > 1).length * MOST)
    return segment;
  return { ...segment, rows: segment.rows.map((marked) => ({ ...marked, row: split.get(marked) ?? marked.row })) };
}

/** The row with the figure at the start of its first words in a cell of its own; null when there is none. */
function parted(row: Row, until: number): Row | null {
  const index = row.cells.findIndex((cell) => !cell.printed);
  const cell = row.cells[index];
  const [first, ...rest] = cell?.words ?? [];
  if (!cell || !first || rest.length === 0 || first.x + first.width > until) return null;
  const printed = parsePrinted(first.text);
  if (printed?.kind !== "number" || printed.dollar || printed.percent) return null;
  return rowOfCells(
    [...row.cells.slice(0, index), cellOf([first]), cellOf(rest), ...row.cells.slice(index + 1)],
    row.page,
  );
}
