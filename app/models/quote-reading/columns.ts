import type { Word } from "#app/integrations/quote-reading/page.ts";
import { type Cell, cellOf, type Row, rowOfCells } from "#app/models/quote-reading/rows.ts";
import { columnRoles, type Role, typeByCode } from "#app/models/quote-reading/vocabulary.ts";

export type Label = { text: string; x: number; x2: number; roles: Role[] };
/** `label` is null for a column found by its figures alone. */
export type Column = {
  from: number;
  to: number;
  label: Label | null;
  role: Role /** Most of its figures have cents. */;
  cents?: boolean;
};

export const NUMERIC: Role[] = ["quantity", "unit", "total", "parts", "labor", "discount", "tax"];

/** The column labels in a row; null when the row is not the head of a table. */
export function headOf(row: Row): Label[] | null {
  const labels: Label[] = [];
  const unknown: Cell[] = [];
  let strange = 0;
  for (const cell of row.cells) {
    if (cell.printed?.kind === "number" || /:$/.test(cell.text)) return null;
    const whole = columnRoles(cell.text);
    if (whole) {
      labels.push({ text: cell.text, x: cell.x, x2: cell.x2, roles: whole });
      continue;
    }
    const parts = labelsWithin(cell);
    labels.push(...parts.labels);
    strange += parts.strange;
    if (parts.labels.length === 0) unknown.push(cell);
  }
  if (labels.length < (row.cells.length === 1 ? 3 : 2) || strange > labels.length / 2) return null;
  const numeric = labels.filter((label) => label.roles.some((role) => NUMERIC.includes(role)));
  const text = labels.filter((label) => label.roles.includes("description"));
  const own = unknown.length === 1 ? unknown[0] : undefined;
  if (text.length === 0 && numeric.length >= 2 && own && own.words.length <= 3 && /^[a-z &/]+$/i.test(own.text)) {
    // A head may call the work what it likes: the one label that is none of the others.
    const label: Label = { text: own.text, x: own.x, x2: own.x2, roles: ["description"] };
    labels.push(label);
    text.push(label);
  }
  const money = labels.some((label) => label.roles.some((role) => ["unit", "total", "parts", "labor"].includes(role)));
  if (!money || numeric.length < 1 || (text.length === 0 && labels.length < 3)) return null;
  return labels;
}

/** Labels set so close that they read as one cell: "Qty Price Total". */
function labelsWithin(cell: Cell): { labels: Label[]; strange: number } {
  const labels: Label[] = [];
  let strange = 0;
  let at = 0;
  while (at < cell.words.length) {
    let length = Math.min(4, cell.words.length - at);
    for (; length >= 1; length--) {
      const part = cellOf(cell.words.slice(at, at + length));
      const roles = columnRoles(part.text);
      if (!roles) continue;
      labels.push({ text: part.text, x: part.x, x2: part.x2, roles });
      break;
    }
    if (length === 0) strange += /\d/.test(cell.words[at]?.text ?? "") ? 100 : 1;
    at += Math.max(1, length);
  }
  return { labels, strange };
}

/** The head that starts at a row: labels may be set on up to three lines, as in "Unit" over "Price". */
export function headAt(rows: Row[], index: number): { labels: Label[]; rows: number } | null {
  const first = rows[index] as Row;
  let best: { labels: Label[]; rows: number; score: number } | null = null;
  for (let count = 1; count <= 3; count++) {
    const stack = rows.slice(index, index + count);
    const last = stack.at(-1) as Row;
    if (stack.length < count || last.page !== first.page || last.cells.some((cell) => cell.printed?.kind === "number"))
      break;
    const above = stack.at(-2);
    if (above && last.y - above.y2 > first.size * 0.6) break;
    const found = stackedLabels(stack);
    const labels = found ? headOf(rowOfCells(found.cells, first.page)) : null;
    if (!found || !labels || overlap(labels)) continue;
    // A title over a head is no part of it.
    const over = first.cells[0];
    const labelled = found.cells.some(
      (cell) => over && cell.words.includes(over.words[0] as Word) && columnRoles(cell.text),
    );
    if (count > 1 && first.cells.length === 1 && (found.joined === 0 || !labelled)) continue;
    const score = labels.length + found.joined * 0.5 - (count - 1) * 0.1;
    if (!best || score > best.score) best = { labels, rows: count, score };
  }
  const next = best && best.rows > 1 ? headOf(rows[index + 1] as Row) : null;
  if (best && next && next.length >= best.score) return null;
  return best;
}

function stackedLabels(stack: Row[]): { cells: Cell[]; joined: number } | null {
  const cells: Cell[] = [];
  let joined = 0;
  for (const cell of stack.flatMap((row) => row.cells).toSorted((a, b) => a.y - b.y)) {
    const index = cells.findIndex((above) => Math.min(above.x2, cell.x2) - Math.max(above.x, cell.x) > 0);
    const above = cells[index];
    if (!above) {
      cells.push(cell);
      continue;
    }
    const text = `${above.text} ${cell.text}`;
    if (!columnRoles(text) && columnRoles(above.text)) return null;
    joined += 1;
    cells[index] = { ...cellOf([...above.words, ...cell.words]), text, printed: null };
  }
  return { cells: cells.toSorted((a, b) => a.x - b.x), joined };
}

function overlap(labels: Label[]): boolean {
  const sorted = labels.toSorted((a, b) => a.x - b.x);
  return sorted.some((label, index) => index > 0 && label.x < (sorted[index - 1] as Label).x2 - 1);
}

/** The columns under a head: by the stretches of the width that the rows cover, else by cuts where the fewest cells are crossed. */
export function columnsUnder(labels: Label[], rows: Row[]): Column[] {
  const sorted = labels.toSorted((a, b) => a.x - b.x);
  const paired = pairedColumns(sorted, stretchesOf(rows));
  if (paired) return paired;
  const cells = rows.flatMap((row) => row.cells);
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
    for (const cell of cells) if (cell.x < x && cell.x2 > x) cost += 1;
    for (const label of labels) if (label.x < x && label.x2 > x) cost += 0.5;
    if (cost !== run.cost) run = { start: index, cost };
    const length = index - run.start;
    if (cost < best.cost || (cost === best.cost && length > best.run)) {
      best = { at: from + ((run.start + index) / 2) * step, cost, run: length };
    }
  }
  return best.at;
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
    if (a.printed || b.printed || typed) return [...splitAtCuts(a, columns), ...splitAtCuts(b, columns)];
  }
  return [cell];
}
