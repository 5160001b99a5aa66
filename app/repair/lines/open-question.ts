import type { Question } from "#app/prices/questions/question.ts";
import type { LineItem } from "#app/repair/line-item.ts";

/** What is decided is asked no more; a line that was declined is no part of a question either. */
export function isOpen({ lineIndexes }: Question, lineItems: readonly LineItem[]): boolean {
  // Of the quote as a whole.
  if (lineIndexes.length === 0) return true;
  const groups = lineIndexes.flatMap((at) => lineItems[at]?.group ?? []);
  const isUndecided = groups.some((group) => group === "quote_analyzed" || group === "pending");
  return isUndecided && !groups.includes("declined") && !groups.includes("deferred");
}
