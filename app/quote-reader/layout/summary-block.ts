import type { MarkedRow } from "#app/quote-reader/layout/marked-row.ts";
import { isMoney } from "#app/quote-reader/layout/numbers.ts";
import { type Row, rowOfCells, rowText } from "#app/quote-reader/layout/rows.ts";
import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";
import { isFee } from "#app/quote-reader/lines/vocabulary.ts";
import { median } from "#app/quote-reader/median.ts";

/** "Job total" under each job, or a "Subtotal" after each section: all but the last with these words are sums of parts. */
export function repeatedSums(said: SummaryAmount[]): (amount: SummaryAmount) => boolean {
  const sums = said.filter((amount) => amount.kind === "total" || amount.kind === "subtotal");
  const named = (amount: SummaryAmount) => amount.label.toLowerCase().replace(/[^a-z]/g, "");
  const byName = Map.groupBy(sums, named);
  const isDue = said.some((amount) => amount.kind === "due");
  const last = (amount: SummaryAmount) => byName.get(named(amount))?.at(-1)?.cell === amount.cell;
  const plain = sums.some((amount) => /^sub-?total$/.test(named(amount)));
  return (amount) => {
    // "Subtotal brakes", "Subtotal oil service" and then a "Subtotal" of all.
    if (plain && amount.kind === "subtotal" && /^sub-?total[a-z]{3}/.test(named(amount)))
      return !/tax|discount|fees|due/.test(named(amount));
    const same = byName.get(named(amount)) ?? [];
    if (new Set(same.map((each) => each.cents)).size < 2) return false;
    if (amount.kind === "subtotal") return !last(amount);
    return /\b(job|line|service|repair|work)\b/i.test(amount.label) && (byName.size > 1 || isDue);
  };
}

/** "Oil filter  Part  8.99" row after row: a column of types beside the amounts, and no sums. */
export function typeColumn(said: SummaryAmount[]): (amount: SummaryAmount) => boolean {
  const beside = said.filter((amount) => !amount.strict && behindWords(amount));
  const times = Map.groupBy(beside, (amount) => amount.label.toLowerCase());
  return (amount) => !amount.strict && behindWords(amount) && (times.get(amount.label.toLowerCase())?.length ?? 0) > 2;
}

/** Where amounts have cents, "Total 2" is a piece of an amount that the camera cut, or a count. */
export function wholeAmongCents(rows: Row[]): (amount: SummaryAmount) => boolean {
  const cents = rows
    .flatMap((row) => row.cells)
    .filter((cell) => cell.printed?.kind === "number" && cell.printed.decimals === 2);
  return ({ cell }) => cents.length >= 8 && cell.printed?.kind === "number" && cell.printed.decimals === 0;
}

function behindWords(amount: SummaryAmount): boolean {
  const label = labelOf(amount);
  const before = label ? amount.row.cells.slice(0, amount.row.cells.indexOf(label)) : [];
  return before.some((cell) => !cell.printed && /[a-z]{3}/i.test(cell.text));
}

/** "Parts", "Labor", "Customer pay" and "Shop supplies" just over the subtotal belong to the summary. */
export function startSummaryEarly(rows: MarkedRow[]): void {
  const start = rows.findIndex((marked) => marked.inSummary && marked.summary.length > 0);
  const anchors = rows
    .slice(start)
    .flatMap((marked) => marked.summary.map(labelOf))
    .filter((cell) => cell !== null);
  if (start < 0) return;
  const table = tableEdge(rows.slice(0, start));
  for (let index = start - 1; index >= 0; index--) {
    const marked = rows[index] as MarkedRow;
    if (marked.summary.length > 0 || (isFee(rowText(marked.row)) && amounts(marked.row) <= 1)) {
      if (!rows[index + 1]?.bare) marked.inSummary = true;
      else if (marked.summary.length === 0) marked.bare = true;
      continue;
    }
    if (marked.inSummary) continue;
    const [label, amount] = marked.row.cells;
    if (marked.row.cells.length !== 2 || !label || label.printed || !isMoney(amount?.printed ?? null)) return;
    const near = marked.row.size * 0.8;
    const aligned = anchors.some((each) => Math.abs(each.x - label.x) < near || Math.abs(each.x2 - label.x2) < near);
    if (!aligned) return;
    // Set where the lines of the table begin it may be one of them; else it stands under the summary's labels.
    if (table !== null && Math.abs(table - label.x) < near) marked.bare = true;
    else marked.inSummary = marked.ofSummary = true;
  }
}

function amounts(row: Row): number {
  return row.cells.filter((cell) => cell.printed).length;
}

/** The words that name an amount of the summary; null where it stands first in its row. */
export function labelOf(amount: SummaryAmount) {
  const at = amount.row.cells.indexOf(amount.cell);
  return (
    amount.row.cells.slice(0, Math.max(0, at)).findLast((cell) => !cell.printed && /[a-z]/i.test(cell.text)) ?? null
  );
}

/** Where the words of most lines begin. */
function tableEdge(rows: MarkedRow[]): number | null {
  const edges = rows
    .filter((marked) => marked.summary.length === 0 && amounts(marked.row) > 0)
    .map((marked) => marked.row.cells.find((cell) => !cell.printed)?.x ?? 0);
  return edges.length > 0 ? median(edges) : null;
}

/** "Environmental fee  4.95" printed left of "Total labor  412.50" is a row of its own. */
export function besideSummary(row: Row, summary: SummaryAmount[]): Row | null {
  const first = summary[0];
  const label = first ? labelOf(first) : null;
  if (!first || !label) return null;
  const left = row.cells.slice(0, row.cells.indexOf(label));
  const last = left.at(-1);
  if (!last || !isMoney(last.printed) || label.x - last.x2 < row.size * 1.5) return null;
  if (!left.some((cell) => !cell.printed && /[a-z]{3}/i.test(cell.text))) return null;
  return rowOfCells(left, row.page);
}
