import type { HistoryEntry, HistoryLine } from "#app/repair/history.server.ts";
import { itemsAreLocked, type RequestStatus } from "#app/repair/repair-request.ts";
import type { RepairState } from "#app/repair/state.ts";

/** Whether what was read of the shop's paper may still be put right as a whole: a line of it waits for its first word, or there is none yet. */
export function readingIsOpen({ status, invoice, lineItems }: Open): boolean {
  const waits = lineItems.length === 0 || lineItems.some(({ group }) => group === "quote_analyzed");
  return waits && !itemsAreLocked(status) && !invoice;
}

type Open = {
  status: RequestStatus;
  invoice: unknown;
  lineItems: readonly Pick<RepairState["lineItems"][number], "group">[];
};

type Entry = Pick<HistoryEntry, "kind"> & { lines: readonly HistoryLine[] };

/**
 * The lines that were taken off because they do not stand on the paper, by the record, oldest first: each may be put back, until a newer
 * paper changes the quote. They went from where they stood to nowhere.
 */
export function takenOff(record: readonly Entry[]): HistoryLine[] {
  const off = new Map<string, HistoryLine>();
  for (const { kind, lines } of record) {
    if (kind === "quote_revised") off.clear();
    for (const line of lines) {
      if (kind === "item_removed" && line.from && !line.to) off.set(line.id, line);
      if (kind === "item_added") off.delete(line.id);
    }
  }
  return [...off.values()];
}

/** Those of them that are offered back: while lines may change at all. */
export function offeredBack({ status, invoice }: Omit<Open, "lineItems">, record: readonly Entry[]): HistoryLine[] {
  return itemsAreLocked(status) || invoice ? [] : takenOff(record);
}
