import type { Role } from "#app/access/permissions.ts";
import type { HistoryEntry, HistoryLine } from "#app/repair/history.server.ts";
import { UNDECIDED } from "#app/repair/line-item.ts";
import { goAheadStands, itemsAreLocked, type RequestStatus } from "#app/repair/repair-request.ts";
import type { RepairState } from "#app/repair/state.ts";

/** Whether who looks may put right as a whole what was read: a line of it waits for its first word, or there is none yet. */
export function readingIsOpen(of: Open & Authorized, role: Role | null): boolean {
  const { status, invoice, lineItems } = of;
  const waits = lineItems.length === 0 || lineItems.some(({ group }) => group === "quote_analyzed");
  return waits && !itemsAreLocked(status) && !invoice && !keptByGoAhead(of, role);
}

/** Whether it still matters by which place prices are compared: something waits for a decision. */
export function pricesAreCompared({ status, invoice, lineItems }: Open): boolean {
  return !itemsAreLocked(status) && !invoice && lineItems.some(({ group }) => UNDECIDED.includes(group));
}

type Open = {
  status: RequestStatus;
  invoice: unknown;
  lineItems: readonly Pick<RepairState["lineItems"][number], "group">[];
};

type Entry = Pick<HistoryEntry, "kind"> & { lines: readonly HistoryLine[] };

/** Whether the customer's own go-ahead keeps the paper from them: what it prints is what their tax and discounts go by. The shop may. */
export function keptByGoAhead({ status, authorized }: Pick<Open, "status"> & Authorized, role: Role | null): boolean {
  return (role === null || role === "driver") && goAheadStands(status, authorized);
}

type Authorized = { authorized: boolean };

/** Why it is not open any more; null while it is. `what`: what a person wants to put right. */
export function whyClosed(of: Open & Authorized, role: Role | null, what: string): string | null {
  if (readingIsOpen(of, role)) return null;
  return keptByGoAhead(of, role) ? keptSaid(what) : `You have decided on every line of this quote. ${writeAbout(what)}`;
}

/** To whom the go-ahead keeps it from. */
export function keptSaid(what: string): string {
  return `You have given the go-ahead. ${writeAbout(what)}`;
}

function writeAbout(what: string): string {
  return `Write to your advisor about ${what}.`;
}

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

/** Those of them that are offered back to whoever looks: while lines may change at all. */
export function offeredBack(
  of: Omit<Open, "lineItems"> & Authorized,
  role: Role | null,
  record: readonly Entry[],
): HistoryLine[] {
  return itemsAreLocked(of.status) || of.invoice || keptByGoAhead(of, role) ? [] : takenOff(record);
}
