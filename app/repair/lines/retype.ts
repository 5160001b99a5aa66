import type { HistoryEntry, HistoryKind } from "#app/repair/history.server.ts";
import type { LineItem } from "#app/repair/line-item.ts";

/** The choice beside a line's figures, where it is offered. */
export const TYPED_WRONG = {
  label: "It was typed wrong: this is what the shop quoted",
  hint: "The original quantity and price become these too; the history keeps the old ones. What the shop has answered about the wrong figures goes with them: record its answer again.",
};

type Answers = readonly Pick<HistoryEntry, "kind" | "lines">[];
type Typed = Pick<LineItem, "quoteDocumentId" | "group" | "priceBasis">;

/** A line that staff typed by hand, with no decision of the customer's on it; what the shop said of the wrong figures goes with them. */
export function isOnlyTyped({ quoteDocumentId, group, priceBasis }: Typed): boolean {
  return quoteDocumentId === null && group === "pending" && priceBasis !== "paid";
}

/** Whether it may still be corrected what the shop quoted, by the record of its repair. */
export function mayRetype(line: Typed & { id: string }, history: Answers): boolean {
  return isOnlyTyped(line) && !isAnswered(line.id, history);
}

/** What the customer says of a line; who asks for savings on it had typed it, for staff's lines are asked about as they come. */
export const ANSWERS: HistoryKind[] = ["item_moved", "items_approved", "items_analyzed", "repair_approved"];

/** Whether one of these was about the line, though it is not to be seen of it any more. */
export function isAnswered(id: string, history: Answers): boolean {
  const answers: readonly string[] = ANSWERS;
  return history.some(({ kind, lines }) => answers.includes(kind) && lines.some((line) => line.id === id));
}
