import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";

/** Whether a text goes on from the row before it or is gone on with in the row behind it, as words for a network. */
export function seamFeatures(cell: Cell, { rows, at, step }: { rows: Row[]; at: number; step: number }, edge: number) {
  if (step === 0) return [];
  const towards = Math.sign(step);
  const beside = rows[at - towards];
  const own = rows[at];
  const text = beside && nearestText(beside, cell);
  if (!own || !beside || !text) return [`seam:none/${towards}`];
  const [first, second] = towards > 0 ? [text, cell] : [cell, text];
  const next = rows[at + towards];
  const [near, far] = [gapOf(beside, own), next ? gapOf(own, next) : Number.POSITIVE_INFINITY];
  const word = second.words[0]?.width ?? 0;
  const size = own.size || 1;
  const kind = `${endOf(first.text)}/${startOf(second.text)}`;
  return [
    `seam:${kind}/${towards}`,
    `seam-end:${endOf(first.text)}/${towards}`,
    `seam-start:${startOf(second.text)}/${towards}`,
    `seam-wraps:${first.x2 + word + size * 0.3 > edge}/${towards}`,
    `seam-under:${Math.max(-2, Math.min(2, Math.round((second.x - first.x) / size)))}/${towards}`,
    `seam-closer:${near < far * 0.85 ? "is" : near > far * 1.15 ? "other" : "same"}/${step}`,
    `seam-case:${caseOf(first.text)}/${caseOf(second.text)}`,
    `seam-size:${Math.abs(heightOf(first) - heightOf(second)) < size * 0.08}/${towards}`,
  ];
}

/** How far to the right the texts of a column reach. */
export function edgeOf(cell: Cell, texts: Cell[], size: number): number {
  return Math.max(cell.x2, ...texts.filter((each) => Math.abs(each.x - cell.x) < size).map((each) => each.x2));
}

function nearestText(row: Row, { x, x2 }: Cell): Cell | undefined {
  const texts = row.cells.filter((each) => each.printed?.kind !== "number" && each.x < x2 && each.x2 > x);
  return texts.sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
}

function gapOf(above: Row, below: Row): number {
  return above.page === below.page ? Math.abs(below.y - above.y) : Number.POSITIVE_INFINITY;
}

function heightOf(cell: Cell): number {
  return cell.y2 - cell.y;
}

function endOf(text: string): string {
  if ((text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0)) return "open";
  if (/[,;&/+–—-]$/.test(text)) return "goes on";
  if (/\b(?:and|or|with|w|for|of|to|the|in|on|a|from|by|at|per|both)$/i.test(text)) return "joint";
  return /[.:!?]$/.test(text) ? "stop" : "word";
}

function startOf(text: string): string {
  if (/^[(&/+,–—-]/.test(text)) return "sign";
  if (/^(?:and|or|with|w\/|for|of|to|in|on|incl|including|from|by|at|per)\b/i.test(text)) return "joint";
  if (/^[*•·>✓]/.test(text)) return "bullet";
  if (/^\d/.test(text)) return "digit";
  return /^[a-z]/.test(text) ? "small" : "capital";
}

function caseOf(text: string): string {
  const letters = text.replace(/[^a-z]/gi, "");
  return letters === letters.toUpperCase() ? "capitals" : /^[a-z]/.test(letters) ? "small" : "mixed";
}
