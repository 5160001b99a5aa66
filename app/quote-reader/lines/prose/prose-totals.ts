import { parsePrinted, toCents } from "#app/quote-reader/layout/numbers.ts";
import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";

const SAID: [SummaryAmount["kind"], RegExp][] = [
  ["total", /\b(?<!sub-?)total\b[^.$\d]{0,40}\$\s?([\d,]+\.\d\d)/i],
  ["tax", /\b(?:sales )?tax(?:es)?\b(?: ?[^.$\d]{0,20}\([\d.]+ ?%\))?[^.$\d]{0,30}\$\s?([\d,]+\.\d\d)/i],
];

/** "Tax comes to $76.20 and the total is $962.20.": what a letter says in a sentence, where no summary is printed. */
export function totalsInProse(rows: Row[], summary: SummaryAmount[]): SummaryAmount[] {
  if (summary.some((amount) => ["total", "due", "tax", "subtotal"].includes(amount.kind))) return [];
  const found: SummaryAmount[] = [];
  for (const [kind, pattern] of SAID) {
    for (const row of rows) {
      const amount = pattern.exec(rowText(row))?.[1];
      const cell = row.cells.find((each) => amount && each.text.includes(amount));
      const printed = amount ? parsePrinted(amount) : null;
      if (!cell || printed?.kind !== "number") continue;
      found.push({ kind, label: kind, cents: toCents(printed.value), strict: true, cell, row });
      break;
    }
  }
  return found.some((amount) => amount.kind === "total") ? found : [];
}
