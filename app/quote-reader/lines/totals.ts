import { isMoney, type PrintedNumber, toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";
import { summaryKind, type TotalKind } from "#app/quote-reader/lines/sums/summary-kind.ts";

/** One labelled amount of a summary. `strict` labels can be nothing but a summary ("Parts total", not "Parts"). */
export type SummaryAmount = { kind: TotalKind; label: string; cents: number; strict: boolean; cell: Cell; row: Row };

/** The labelled amounts in a row, such as "Subtotal 450.00"; a note standing left of the summary is passed over. */
export function summaryIn(row: Row): SummaryAmount[] {
  const found: SummaryAmount[] = [];
  const behind: Cell[] = [];
  row.cells.forEach((cell, index) => {
    if (!isAmount(cell)) return;
    const label = labelBefore(row, index) ?? labelAfter(row, index);
    if (label === null || IN_A_SENTENCE.test(label.text)) return;
    const kind = summaryKind(label.text);
    if (!kind || (index === 0 && !kind.strict)) return;
    const value = (cell.printed as PrintedNumber).value;
    if (!kind.strict && (!isMoney(cell.printed) || inTypeColumn(row, label))) return;
    behind.push(label);
    const rate = kind.kind === "tax" ? rateBehind(row, label, index) : "";
    found.push({ ...kind, label: label.text.replace(/\s*:\s*$/, "") + rate, cents: toCents(value), cell, row });
  });
  // "Sales tax  1,641.90 @ 8.25 %  135.46": of the figures behind one label the last is its amount.
  return found.filter((_, index) => behind[index] !== behind[index + 1]);
}

/** " 8.25%" of "Sales tax | 8.25% | 135.46": it says what the tax is of. */
function rateBehind(row: Row, label: Cell, index: number): string {
  if (label.text.includes("%")) return "";
  const between = row.cells.slice(row.cells.indexOf(label) + 1, index).filter(({ text }) => text.includes("%"));
  return between.map(({ text }) => ` ${text}`).join("");
}

/** "Oil filter | Part | 1 | 8.99": the word for a type stands among other words. */
function inTypeColumn(row: Row, label: Cell): boolean {
  const words = row.cells.filter((cell) => !cell.printed && /[a-z]{3}/i.test(cell.text));
  if (/:$/.test(label.text)) return false;
  const figures = row.cells.filter((cell) => cell.printed?.kind === "number").length;
  return (
    words.length > 1 && figures > 1 && row.cells.indexOf(label) <= row.cells.findIndex((cell) => isMoney(cell.printed))
  );
}

/** "Tax comes to $13.29, so the total would be": a sentence with sums of its own. */
const IN_A_SENTENCE = /\$ ?\d.{8}/;

/** What stands between a label and its amount: "on", "@ 6.25 %", "21.4 hrs". */
const BASIS = /^(?:on|of|at|x|[\W_])*[\d.,]*\s*(?:%|hrs?\.?|hours?)?\s*(?:\/ ?(?:hr|hour))?$/i;

/** "2 @ 45.00" and "1.8 hrs x $165.00" between a label and its amount. */
const PRODUCT = /^[\d.,]{1,9}\s?(?:[a-z]{1,6}\.?)?\s?(?:@|x|×|at)\s?\$?[\d.,]{1,12}(?:\s?\/\s?[a-z]{1,5})?$/i;

function isAmount(cell: Cell): boolean {
  const printed = cell.printed;
  if (printed?.kind !== "number" || printed.percent || printed.unit !== null) return false;
  return printed.decimals === 0 || isMoney(printed);
}

function labelBefore(row: Row, index: number): Cell | null {
  for (let at = index - 1; at >= 0; at--) {
    const cell = row.cells[at];
    if (!cell) return null;
    if (cell.printed === null) {
      if (BASIS.test(cell.text) || PRODUCT.test(cell.text)) continue;
      return cell;
    }
    // A rate ("8.25%"), a basis ("412.00 @ 8.25%") or hours may stand between the label and its amount.
    if (index - at > 3) return null;
  }
  return null;
}

/** "1,106.81  Total": the amount stands first where amounts are the first column. */
function labelAfter(row: Row, index: number): Cell | null {
  const [amount, label, ...rest] = row.cells;
  return index === 0 && isMoney(amount?.printed ?? null) && label && !label.printed && rest.length === 0 ? label : null;
}
