import { toCents } from "#app/platform/money.ts";
import type { HistoryEntry, HistoryLine } from "#app/repair/history.server.ts";
import type { LineItem } from "#app/repair/line-item.ts";

type Entry = Pick<HistoryEntry, "kind"> & { lines: readonly Pick<HistoryLine, "id" | "from" | "to">[] };

/** What the customer does themselves, or what only reads a paper: the shop asks nothing by it. */
const NOT_ASKED = ["item_moved", "items_approved", "items_analyzed", "quote_read"];
const ADDS = ["item_added", "item_edited", "quote_revised"];

/** Ids: further lines that the shop asks for, and lines that were approved and are not any more what they were then. */
export type AskedLater = { more: string[]; changed: string[] };

/**
 * The waiting lines that the shop put to the customer after their go-ahead, by the record, oldest first. The others were left
 * undecided then, or taken up again by the customer.
 */
export function askedLater(lineItems: readonly Pick<LineItem, "id" | "group">[], record: readonly Entry[]): AskedLater {
  const goAhead = record.findIndex(({ kind }) => kind === "repair_approved");
  if (goAhead < 0) return { more: [], changed: [] };
  const known = new Set(record.slice(0, goAhead).flatMap(({ lines }) => lines.map(({ id }) => id)));
  const asked = new Map<string, keyof AskedLater>();
  for (const { kind, lines } of record.slice(goAhead + 1)) {
    for (const { id, from, to } of lines) {
      // What a line is changed to where it stands asks for nothing more; one that was put right came anew, from nowhere.
      const isNew = !known.has(id) && ADDS.includes(kind) && !(kind === "item_edited" && from);
      const comes = (from && from !== "pending") || isNew;
      if (to === "pending" && comes && !NOT_ASKED.includes(kind)) {
        asked.set(id, from === "approved" ? "changed" : "more");
      }
      known.add(id);
    }
  }
  const waiting = lineItems.filter(({ group }) => group === "pending").map(({ id }) => id);
  const of = (how: keyof AskedLater) => waiting.filter((id) => asked.get(id) === how);
  return { more: of("more"), changed: of("changed") };
}

type Priced = { lines: readonly Pick<HistoryLine, "id" | "to" | "price">[] };

/** In cents, by line: what a line that waits again was approved at, by the record, where it costs something else now. */
export function approvedBefore(
  lineItems: readonly Pick<LineItem, "id" | "group" | "totalPrice">[],
  record: readonly Priced[],
): Record<string, number> {
  const approved = new Map<string, number>();
  for (const { id, to, price } of record.flatMap(({ lines }) => lines)) {
    if (to === "approved") approved.set(id, toCents(price));
  }
  return Object.fromEntries(
    lineItems.flatMap(({ id, group, totalPrice }) => {
      const before = approved.get(id);
      return group === "pending" && before !== undefined && before !== totalPrice ? [[id, before]] : [];
    }),
  );
}
