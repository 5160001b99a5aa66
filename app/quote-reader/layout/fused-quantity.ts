import { NUMERIC } from "#app/quote-reader/layout/columns.ts";
import type { MarkedRow, Segment } from "#app/quote-reader/layout/marked-row.ts";
import { agrees, isMoney, type PrintedNumber, parsePrinted, toCents } from "#app/quote-reader/layout/numbers.ts";
import { type Cell, cellOf, type Row, rowOfCells } from "#app/quote-reader/layout/rows.ts";

/** Of the rows whose words start under the quantity's label, this share must start with a figure to part it from them. */
const MOST = 0.6;
/** Without a label this many rows must prove by their product that the figure is a quantity. */
const LEAST_PROVEN = 3;

/** A table whose quantities stand so close before the words that both read as one cell, with the quantities apart. */
export function withQuantityApart(segment: Segment): Segment {
  const labels = segment.labels?.toSorted((a, b) => a.x - b.x) ?? [];
  const at = labels.findIndex((label) => label.roles.includes("quantity"));
  const next = labels[at + 1];
  if (!segment.labels) return withProvenApart(segment);
  if (at < 0 || !next || next.roles.some((role) => NUMERIC.includes(role) && role !== "parts" && role !== "labor"))
    return withProvenApart(segment);
  const until = next.x2;
  const fused = segment.rows.filter(({ row }) => {
    const cell = row.cells.find((each) => each.x < until && each.x2 > (labels[at]?.x ?? 0) && !each.printed);
    const own = (each: Cell) => each.printed && each.x2 <= (cell?.x ?? 0) && each.x2 > (labels[at]?.x ?? 0);
    return cell && cell.words.length > 1 && !row.cells.some(own);
  });
  const split = partedRows(fused, ({ row }) => quantityApart(row, until));
  if (
    split.size < 1 ||
    split.size <
      fused.filter((marked) => marked.row.cells.length > 1 && !marked.inSummary && marked.summary.length === 0).length *
        MOST
  )
    return segment;
  return withRows(segment, split);
}

/** Under a label of their own the flags of tax, "161.98 Y", are cells of their own. */
export function withFlagsApart(segment: Segment): Segment {
  if (!segment.labels?.some((label) => label.roles[0] === "tax")) return segment;
  const split = partedRows(segment.rows, ({ row }) => {
    const cell = row.cells.at(-1);
    const flagged = cell?.printed && cell.words.length > 1 && /^[TNXY]$/.test(cell.words.at(-1)?.text ?? "");
    return flagged ? cutBehind(row, row.cells.length - 1, cell.words.length - 1) : null;
  });
  return withRows(segment, split);
}

/** A figure set close behind words, "Flywheel 6.9", that ends where the figures of other rows end is a cell of its own. */
export function withFigureApart(segment: Segment): Segment {
  const figures = segment.rows.flatMap(({ row }) =>
    row.cells.filter(
      (cell) =>
        cell.printed?.kind === "number" && !cell.printed.dollar && !cell.printed.percent && cell.words.length === 1,
    ),
  );
  const split = partedRows(segment.rows, ({ row, summary }) => {
    const index = row.cells.findIndex((cell, at) => {
      const last = cell.words.at(-1);
      if (cell.printed || !last || cell.words.length < 2 || at === row.cells.length - 1) return false;
      if (
        !/^\d{1,3}(\.\d{1,2})?$/.test(last.text) ||
        /^([@x×=$#(]|at|of|to|no\.?)$/i.test(cell.words.at(-2)?.text ?? "")
      )
        return false;
      return figures.filter((figure) => Math.abs(figure.x2 - cell.x2) < row.size * 0.3).length >= 2;
    });
    const cell = row.cells[index];
    return cell && summary.length === 0 ? cutBehind(row, index, cell.words.length - 1) : null;
  });
  return withRows(segment, split);
}

/** Without a head the arithmetic tells: figure × price = amount, in most rows that have both. */
function withProvenApart(segment: Segment): Segment {
  const fused = segment.rows.filter(
    ({ row }) => row.cells[0] && !row.cells[0].printed && row.cells[0].words.length > 1,
  );
  const split = partedRows(fused, ({ row }) => quantityApart(row, Number.POSITIVE_INFINITY));
  const proven = [...split].filter(([marked, row]) => {
    const amounts = row.cells
      .map((cell) => cell.printed)
      .filter(isMoney)
      .slice(-2);
    const figure = row.cells[0]?.printed as PrintedNumber;
    const [unit, total] = amounts;
    return (
      marked.summary.length === 0 &&
      unit !== undefined &&
      total !== undefined &&
      row.cells.length > 3 &&
      agrees(figure.value, toCents(unit.value), toCents(total.value))
    );
  });
  if (proven.length < LEAST_PROVEN || proven.length < split.size * MOST) return segment;
  const ends = proven.map(([, row]) => row.cells[0]?.x2 ?? 0);
  const inLine = (row: Row) => ends.some((end) => Math.abs((row.cells[0]?.x2 ?? 0) - end) < row.size * 0.6);
  return withRows(segment, new Map([...split].filter(([, row]) => inLine(row))));
}

function withRows(segment: Segment, split: Map<MarkedRow, Row>): Segment {
  return { ...segment, rows: segment.rows.map((marked) => ({ ...marked, row: split.get(marked) ?? marked.row })) };
}

/** The rows that `part` parts, by the row they were. */
function partedRows(rows: MarkedRow[], part: (marked: MarkedRow) => Row | null): Map<MarkedRow, Row> {
  return new Map(
    rows.flatMap((marked) => {
      const row = part(marked);
      return row ? [[marked, row] as const] : [];
    }),
  );
}

/** The row with one of its cells cut in two behind so many words. */
export function cutBehind(row: Row, index: number, words: number): Row {
  const cell = row.cells[index] as Cell;
  const apart = [cellOf(cell.words.slice(0, words)), cellOf(cell.words.slice(words))];
  return rowOfCells([...row.cells.slice(0, index), ...apart, ...row.cells.slice(index + 1)], row.page);
}

/** The row with the figure at the start of its first words in a cell of its own; null when there is none. */
function quantityApart(row: Row, until: number): Row | null {
  const index = row.cells.findIndex((cell) => !cell.printed);
  const [first, ...rest] = row.cells[index]?.words ?? [];
  if (!first || rest.length === 0 || first.x + first.width > until) return null;
  const printed = parsePrinted(first.text);
  if (printed?.kind !== "number" || printed.dollar || printed.percent) return null;
  return cutBehind(row, index, 1);
}
