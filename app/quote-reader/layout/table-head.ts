import { type Cell, cellOf, type Row } from "#app/quote-reader/layout/rows.ts";
import { columnRoles, type Role } from "#app/quote-reader/lines/vocabulary.ts";

export type Label = { text: string; x: number; x2: number; roles: Role[] };

const NUMERIC: Role[] = ["quantity", "unit", "total", "parts", "labor", "discount", "tax"];

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
