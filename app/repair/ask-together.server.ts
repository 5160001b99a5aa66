import type { Viewer } from "#app/access/viewer.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { addedSentence } from "#app/repair/lines/entries.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import { entryOf } from "#app/repair/sentences.ts";
import type { RepairEvent } from "#app/repair/state.ts";
import { askAgain } from "#app/repair/tell.server.ts";

/** Lines that are added one after another ask together, in one notice and one message. */
export async function askOfAdded(tx: Transaction, viewer: Viewer, events: RepairEvent[], states: LockedRequest[]) {
  let added: LineItem[] = [];
  let before: LockedRequest | undefined;
  for (const [index, event] of events.entries()) {
    const lines = addedBy(event);
    if (lines.length === 0) continue;
    if (added.length === 0) before = states[index];
    added.push(...lines);
    const next = events[index + 1];
    if (next && addedBy(next).length > 0) continue;
    const after = states[index + 1];
    if (before && after) await askAgain(tx, viewer, before, after, addedSentence(added));
    added = [];
  }
}

/** What the shop said of its prices in one go asks in one notice and one message, whether it agreed or not. */
export async function askOfPrices(tx: Transaction, viewer: Viewer, events: RepairEvent[], states: LockedRequest[]) {
  const said = events.flatMap((event, index) => {
    const [before, after] = [states[index], states[index + 1]];
    const isPrices = event.type === "prices_agreed" || event.type === "prices_kept";
    return isPrices && before && after ? [{ before, after, sentence: entryOf(event, before, after).summary }] : [];
  });
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last) return;
  const sentence = said.map((one) => one.sentence).join(". ");
  await askAgain(tx, viewer, first.before, last.after, sentence);
}

/** What somebody typed anew; the lines of a document ask by themselves. */
export function addedBy(event: RepairEvent): LineItem[] {
  if (event.type === "line_added") return [event.line];
  return event.type === "lines_replaced" && event.kind === "item_edited" ? event.added.map(({ line }) => line) : [];
}
