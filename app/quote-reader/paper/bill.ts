import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";

const TITLE = /^(?:final |repair |service |customer )?(?:invoice|bill|receipt)(?: ?(?:#|no\b|number\b)| \S*\d\S*$|$)/i;
const OFFER = /^(?:repair |service |written )?(?:estimate|quote|quotation|proposal)\b/i;
const DONE =
  /\b(?:balance due|amount paid|work (?:was |has been )?completed|thank you for your (?:business|payment))\b/i;

/** The rows where a paper's title stands. */
const TOP = 12;

/** Whether a paper calls itself an invoice, and whether it says that the work is done; undefined for all others. */
export function billOn(rows: Row[]): "invoice" | "completed" | undefined {
  const titles = rows.slice(0, TOP).flatMap((row) => row.cells.map(({ text }) => text.trim()));
  if (!titles.some((text) => TITLE.test(text)) || titles.some((text) => OFFER.test(text))) return undefined;
  return rows.some((row) => DONE.test(rowText(row))) ? "completed" : "invoice";
}
