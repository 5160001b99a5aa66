import { type Cell, cellOf, type Row } from "#app/quote-reader/layout/rows.ts";
import { type Role, typeByCode } from "#app/quote-reader/lines/vocabulary.ts";

export type Label = { text: string; x: number; x2: number; roles: Role[] };
/** `label` is null for a column found by its figures alone. */
export type Column = {
  from: number;
  to: number;
  label: Label | null;
  role: Role /** Most of its figures have cents. */;
  cents?: boolean;
  /** It numbers the rows. */
  counts?: boolean;
};

export const NUMERIC: Role[] = ["quantity", "unit", "total", "parts", "labor", "discount", "tax"];

/** The columns under a head: by the stretches of the width that the rows cover, else by cuts where the fewest cells are crossed. */
export function columnsUnder(labels: Label[], rows: Row[]): Column[] {
  const sorted = labels.toSorted((a, b) => a.x - b.x);
  const paired = pairedColumns(sorted, stretchesOf(rows));
  if (paired) return paired;
  // A word may stand so close to another column's that only the space between tells them apart.
  const cells = rows.flatMap((row) => row.cells.flatMap((cell) => cell.words.map((word) => cellOf([word]))));
  const cuts = [Number.NEGATIVE_INFINITY];
  for (let index = 1; index < sorted.length; index++) {
    const left = sorted[index - 1] as Label;
    const right = sorted[index] as Label;
    cuts.push(quietestPlace((left.x + left.x2) / 2, (right.x + right.x2) / 2, cells, [left, right]));
  }
  cuts.push(Number.POSITIVE_INFINITY);
  return sorted.map((label, index) => ({
    from: cuts[index] as number,
    to: cuts[index + 1] as number,
    label,
    role: label.roles[0] as Role,
  }));
}

type Extent = { x: number; x2: number; label: Label | null };

/** Each label with the stretch of data it stands over or next to; a stretch without one is a column too. Null when two labels share one. */
function pairedColumns(labels: Label[], stretches: [number, number][]): Column[] | null {
  const extents: Extent[] = [];
  const free = new Set(labels);
  const bare: [number, number][] = [];
  for (const stretch of stretches) {
    const over = labels.filter((label) => Math.min(label.x2, stretch[1]) - Math.max(label.x, stretch[0]) > 0);
    if (over.length > 1) return null;
    const label = over[0];
    if (!label) {
      bare.push(stretch);
      continue;
    }
    if (!free.delete(label)) return null;
    extents.push({ x: stretch[0], x2: stretch[1], label });
  }
  const left = [...free];
  const inOrder = left.length === bare.length && bare.every((stretch, index) => near(left[index] as Label, stretch));
  for (const [index, stretch] of bare.entries()) {
    const nearest = [...free]
      .filter((each) => near(each, stretch))
      .sort((a, b) => gapTo(a, stretch) - gapTo(b, stretch))[0];
    const label = inOrder ? left[index] : nearest;
    if (label) free.delete(label);
    extents.push({ x: stretch[0], x2: stretch[1], label: label ?? null });
  }
  for (const label of free) extents.push({ x: label.x, x2: label.x2, label });
  extents.sort((a, b) => a.x - b.x);
  const named = extents.flatMap((extent) => (extent.label ? [extent.label.x] : []));
  if (named.some((x, index) => index > 0 && x < (named[index - 1] as number))) return null;
  return extents.map((extent, index) => {
    const [before, after] = [extents[index - 1], extents[index + 1]];
    return {
      from: before ? (before.x2 + extent.x) / 2 : Number.NEGATIVE_INFINITY,
      to: after ? (extent.x2 + after.x) / 2 : Number.POSITIVE_INFINITY,
      label: extent.label,
      role: extent.label?.roles[0] ?? "other",
    };
  });
}

function gapTo(label: Label, stretch: [number, number]): number {
  return Math.max(stretch[0] - label.x2, label.x - stretch[1]);
}

function near(label: Label, stretch: [number, number]): boolean {
  return gapTo(label, stretch) < (label.x2 - label.x) * 2.5;
}

function quietestPlace(from: number, to: number, cells: Cell[], labels: Label[]): number {
  const steps = 60;
  const step = (to - from) / steps;
  let best = { at: (from + to) / 2, cost: Number.POSITIVE_INFINITY, run: 0 };
  let run = { start: 0, cost: Number.NaN };
  for (let index = 0; index <= steps; index++) {
    const x = from + index * step;
    let cost = 0;
    for (const cell of cells) {
      if (cell.x < x && cell.x2 > x) cost += 1;
      else if (cell.x < to && cell.x2 > from && isMisplaced(cell, x, labels)) cost += 1;
    }
    for (const label of labels) if (label.x < x && label.x2 > x) cost += 0.5;
    if (cost !== run.cost) run = { start: index, cost };
    const length = index - run.start;
    if (cost < best.cost || (cost === best.cost && length > best.run)) {
      best = { at: from + ((run.start + index) / 2) * step, cost, run: length };
    }
  }
  return best.at;
}

/** A figure on the side of the words, or words on the side of the figures. */
function isMisplaced(cell: Cell, cut: number, labels: Label[]): boolean {
  const [left, right] = labels.map((label) => NUMERIC.includes(label.roles[0] as Role));
  if (left === right) return false;
  const isLeft = cell.x2 <= cut;
  return cell.printed ? isLeft !== left : isLeft === left;
}

function stretchesOf(rows: Row[]): [number, number][] {
  const cells = rows.flatMap((row) => row.cells);
  const quiet = rows.length >= 12 ? Math.floor(rows.length * 0.06) : 0;
  const edges = cells.flatMap((cell) => [
    { x: cell.x, by: 1 },
    { x: cell.x2, by: -1 },
  ]);
  edges.sort((a, b) => a.x - b.x || b.by - a.by);
  const stretches: [number, number][] = [];
  let depth = 0;
  let start = 0;
  for (const edge of edges) {
    const before = depth;
    depth += edge.by;
    if (before <= quiet && depth > quiet) start = edge.x;
    if (before > quiet && depth <= quiet) stretches.push([start, edge.x]);
  }
  return stretches;
}

/** Columns of rows that stand under no labels: stretches of the width that the cells cover, and bare paper between. */
export function columnsByGaps(rows: Row[]): Column[] {
  const stretches = stretchesOf(rows);
  return stretches.map(([, x2], index) => {
    const previous = stretches[index - 1];
    const next = stretches[index + 1];
    return {
      from: previous ? (previous[1] + (stretches[index]?.[0] ?? x2)) / 2 : Number.NEGATIVE_INFINITY,
      to: next ? (x2 + next[0]) / 2 : Number.POSITIVE_INFINITY,
      label: null,
      role: "other" as Role,
    };
  });
}

/** The cells of a row sorted into columns; a cell that crosses a cut is split at it when a number stands on one side. */
export function fill(row: Row, columns: Column[]): Cell[][] {
  const filled: Cell[][] = columns.map(() => []);
  for (const cell of row.cells.flatMap((each) => splitAtCuts(each, columns))) {
    const anchor = cell.printed ? (cell.x + cell.x2) / 2 : cell.x + (cell.x2 - cell.x) * 0.25;
    const index = columns.findIndex((column) => anchor >= column.from && anchor < column.to);
    filled[index]?.push(cell);
  }
  return filled;
}

function splitAtCuts(cell: Cell, columns: Column[]): Cell[] {
  if (cell.printed || cell.words.length < 2) return [cell];
  for (const column of columns) {
    if (column.to <= cell.x || column.to >= cell.x2) continue;
    const left = cell.words.filter((word) => word.x + word.width / 2 < column.to);
    const right = cell.words.filter((word) => word.x + word.width / 2 >= column.to);
    if (left.length === 0 || right.length === 0) continue;
    const [a, b] = [cellOf(left), cellOf(right)];
    const typed = column.label?.roles[0] === "type" && typeByCode(a.text) !== null;
    const next = columns[columns.indexOf(column) + 1]?.label;
    const isUnderNext = next ? Math.abs(b.x - next.x) < (cell.y2 - cell.y) * 0.12 && b.x - a.x2 > 0 : false;
    if (a.printed || b.printed || typed || (isUnderNext && next?.text !== ""))
      return [...splitAtCuts(a, columns), ...splitAtCuts(b, columns)];
  }
  return [cell];
}
