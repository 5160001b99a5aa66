import { type Label, NUMERIC } from "#app/quote-reader/layout/columns.ts";
import { type Cell, cellOf, type Row, rowOfCells } from "#app/quote-reader/layout/rows.ts";
import { columnRoles } from "#app/quote-reader/lines/vocabulary.ts";
import type { Word } from "#app/quote-reader/words/page.ts";

/** The column labels in a row; null when the row is not the head of a table. */
export function headOf(row: Row): Label[] | null {
  const labels: Label[] = [];
  const unknown: Cell[] = [];
  let strange = 0;
  for (const cell of row.cells) {
    if (cell.printed?.kind === "number" || /:$/.test(cell.text)) return null;
    const whole = columnRoles(cell.text);
    if (whole && !isSeveral(cell)) {
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
  // "Line Item | Operation | Line Item Description": the last names the line.
  if (labels.some(({ text }) => /^line item description$/i.test(text)))
    for (const label of labels) if (/^(line item|operation)$/i.test(label.text)) label.roles = ["other"];
  if (labels.some(({ text }) => /^(part|mfr)\b.*(no\.?|number|#)$/i.test(text)))
    for (const label of labels) if (/^item (no\.?|number|#)$/i.test(label.text)) label.roles = ["other"];
  const money = labels.some((label) => label.roles.some((role) => ["unit", "total", "parts", "labor"].includes(role)));
  // "Parts & Materials" and "Parts and labor" are titles: each word may head a column, and none must.
  if (labels.every((label) => label.roles.length > 1 && label.roles[0] === "description")) return null;
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

/** "QTY Services / Parts" is two labels, "Descripción / Description" one in two languages. */
function isSeveral(cell: Cell): boolean {
  if (!cell.text.includes(" / ")) return false;
  const { labels, strange } = labelsWithin(cell);
  return strange === 0 && labels.length > 1;
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
