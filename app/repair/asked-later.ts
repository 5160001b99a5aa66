import { formatMoney } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import type { HistoryEntry, HistoryLine } from "#app/repair/history.server.ts";
import type { LineItem } from "#app/repair/line-item.ts";

type Entry = Pick<HistoryEntry, "kind"> & { lines: readonly Pick<HistoryLine, "id" | "from" | "to" | "instead">[] };

/** What the customer does themselves, or what only reads a paper: the shop asks nothing by it. */
const NOT_ASKED = ["item_moved", "items_approved", "items_analyzed", "quote_read"];
const ADDS = ["item_added", "item_edited", "quote_revised"];

/** What a line of a newer paper is that came in place of one that was approved. */
const KEPT: Record<string, keyof AskedLater> = { approved: "changed" };

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
    for (const { id, from, to, instead } of lines) {
      // What a line is changed to where it stands asks for nothing more; one that was put right came anew, from nowhere.
      const isNew = !known.has(id) && ADDS.includes(kind) && !(kind === "item_edited" && from);
      const comes = (from && from !== "pending") || isNew;
      if (to === "pending" && comes && !NOT_ASKED.includes(kind)) {
        const before = instead && (instead.group === "pending" ? asked.get(instead.id) : KEPT[instead.group]);
        asked.set(id, from === "approved" ? "changed" : (before ?? "more"));
      }
      known.add(id);
    }
  }
  const waiting = lineItems.filter(({ group }) => group === "pending").map(({ id }) => id);
  const of = (how: keyof AskedLater) => waiting.filter((id) => asked.get(id) === how);
  return { more: of("more"), changed: of("changed") };
}

type Priced = { lines: readonly Pick<HistoryLine, "id" | "to" | "price" | "instead">[] };

/** In cents, and as it is said: with whose word the price was, where somebody at the shop had agreed to it. */
export type ApprovedAt = { price: number; said: string };

/** By line: what a line that waits again was approved at, by the record, where it costs something else now; also where a newer paper has it. */
export function approvedBefore(
  lineItems: readonly Pick<LineItem, "id" | "group" | "totalPrice">[],
  record: readonly Priced[],
): Record<string, ApprovedAt> {
  const approved = new Map<string, ApprovedAt>();
  for (const { id, to, price, instead } of record.flatMap(({ lines }) => lines)) {
    if (to === "approved") approved.set(id, approvedAt(toCents(price)));
    const before = instead && at(instead, approved);
    if (before && to === "pending") approved.set(id, before);
  }
  return Object.fromEntries(
    lineItems.flatMap(({ id, group, totalPrice }) => {
      const before = approved.get(id);
      return group === "pending" && before !== undefined && before.price !== totalPrice ? [[id, before]] : [];
    }),
  );
}

function at(
  { id, group, price, word }: NonNullable<HistoryLine["instead"]>,
  approved: ReadonlyMap<string, ApprovedAt>,
): ApprovedAt | undefined {
  if (group !== "approved") return group === "pending" ? approved.get(id) : undefined;
  return approvedAt(toCents(price), word);
}

/** "$210.00, agreed with Lou by phone". */
function approvedAt(price: number, word?: string): ApprovedAt {
  return { price, said: `${formatMoney(price)}${word ? `, agreed with ${word}` : ""}` };
}
