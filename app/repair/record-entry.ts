import type { HistoryKind, HistoryLine } from "#app/repair/history.server.ts";
import { type LineItem, summarize } from "#app/repair/line-item.ts";
import type { RepairState } from "#app/repair/state.ts";
import { type CustomerWord, customerSaid } from "#app/repair/words.ts";

/** One entry of the request's record; totals in integer cents. */
export type RecordEntry = {
  kind: HistoryKind;
  summary: string;
  lines?: HistoryLine[];
  details?: Record<
    string,
    string | number | boolean | null | LineItem | Record<string, string | number | null | undefined>
  >;
  totalBefore?: number;
  totalAfter?: number;
};

/** What is authorized, and nothing that still waits, in cents. */
export function authorizedTotals(before: RepairState, after: RepairState) {
  return {
    totalBefore: summarize(before.lineItems, ["approved"]).currentTotal,
    totalAfter: summarize(after.lineItems, ["approved"]).currentTotal,
  };
}

/** Somebody else wrote it down: the record says who decided, how, when, and in what words. */
export function recorded(word: CustomerWord | undefined) {
  return word ? `. The customer's decision, recorded: ${customerSaid(word)}` : "";
}
