import { formatMoney } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import { TYPED } from "#app/quotes/quote-document.ts";
import type { LineItem } from "#app/repair/line-item.ts";

/** What a person says of lines that were typed by hand, when their paper comes. */
export const LINES_ANSWERS = [
  { value: "instead", label: "Same quote: use the paper's lines" },
  { value: "beside", label: "Further work: keep both" },
] as const;
export type LinesAnswer = (typeof LINES_ANSWERS)[number]["value"];

type Document = { id: string; fileType: string };

/** Whether a document is what somebody typed, and no paper of a shop's. */
export function isTyped({ fileType }: Pick<Document, "fileType">): boolean {
  return fileType === TYPED;
}

/** Lines that no paper brought: by hand, or by a document that was typed. */
export function typedLines(lines: readonly LineItem[], documents: readonly Document[]): LineItem[] {
  const typed = new Set(documents.filter(isTyped).map(({ id }) => id));
  return lines.flatMap((line) =>
    line.quoteDocumentId === null || typed.has(line.quoteDocumentId) ? [{ ...line, quoteDocumentId: null }] : [],
  );
}

/** "1 line was typed by hand before this paper came ($1,240.50)". */
export function typedSentence(lines: readonly LineItem[]): string {
  const amount = formatMoney(sum(lines.map(({ originalPrice }) => originalPrice)));
  const typed = lines.length === 1 ? "1 line was typed" : `${lines.length} lines were typed`;
  return `${typed} by hand before this paper came (${amount})`;
}
