import { formatMoney } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import type { LineItem } from "#app/repair/line-item.ts";

/** What a person says of lines that were typed by hand, when their paper comes. */
export const LINES_ANSWERS = [
  { value: "instead", label: "Same quote: use the paper's lines" },
  { value: "beside", label: "Further work: keep both" },
] as const;
export type LinesAnswer = (typeof LINES_ANSWERS)[number]["value"];

/** Lines that no document brought. */
export function typedLines(lines: readonly LineItem[]): LineItem[] {
  return lines.filter(({ quoteDocumentId }) => quoteDocumentId === null);
}

/** "1 line was typed by hand before this paper came ($1,240.50)". */
export function typedSentence(lines: readonly LineItem[]): string {
  const amount = formatMoney(sum(lines.map(({ originalPrice }) => originalPrice)));
  const typed = lines.length === 1 ? "1 line was typed" : `${lines.length} lines were typed`;
  return `${typed} by hand before this paper came (${amount})`;
}
