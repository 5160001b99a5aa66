import type { Viewer } from "#app/access/viewer.server.ts";
import { queueShopAnswer } from "#app/messages/customers/shop-answer.server.ts";
import { notifyDrivers } from "#app/messages/notification.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatMoney, vehicleTitle } from "#app/platform/format.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { addedSentence } from "#app/repair/lines/entries.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import { entryOf } from "#app/repair/sentences.ts";
import type { RepairEvent } from "#app/repair/state.ts";
import { askAgain } from "#app/repair/tell/tell.server.ts";

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

/**
 * What the shop said of its prices in one go asks in one notice and one message, whether it agreed or not. Who has not decided yet hears
 * what it said.
 */
export async function askOfPrices(tx: Transaction, viewer: Viewer, events: RepairEvent[], states: LockedRequest[]) {
  const said = events.flatMap((event, index) => {
    const [before, after] = [states[index], states[index + 1]];
    const isPrices = event.type === "prices_agreed" || event.type === "prices_kept";
    return isPrices && before && after ? [{ before, after, sentence: entryOf(event, before, after).summary }] : [];
  });
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last) return;
  const sentence = said.map((one) => one.sentence).join(". ");
  if (await askAgain(tx, viewer, first.before, last.after, sentence)) return;
  await tellOfAnswer(tx, viewer, first.before, states.at(-1) ?? last.after, idsSaid(events));
}

function idsSaid(events: RepairEvent[]): Set<string> {
  return new Set(
    events.flatMap((event) => {
      if (event.type === "prices_kept") return event.ids;
      return event.type === "prices_agreed" && event.word.way !== "bill" ? event.prices.map(({ id }) => id) : [];
    }),
  );
}

/** Lines that one message names; the page has the others. */
const NAMED = 4;

async function tellOfAnswer(
  tx: Transaction,
  viewer: Viewer,
  before: LockedRequest,
  after: LockedRequest,
  ids: ReadonlySet<string>,
) {
  const was = new Map(before.lineItems.map((line) => [line.id, line]));
  const news = after.lineItems.filter((line) => ids.has(line.id) && isNews(was.get(line.id), line));
  if (!news.some(({ group }) => group === "pending" || group === "quote_analyzed")) return;
  const said = answerSaid(news);
  const vehicle = vehicleTitle(before.vehicle);
  await notifyDrivers(tx, before, {
    kind: "item_decision",
    title: `${vehicle}: the shop answered`,
    body: said,
    except: viewer.user?.id,
  });
  await queueShopAnswer(tx, { repairRequestId: before.id, accountId: before.accountId, vehicle, said });
}

/** An answer that is recorded once more as it stood is none. */
function isNews(was: LineItem | undefined, is: LineItem): boolean {
  if (!was?.shopWord || was.priceBasis === "target") return true;
  return was.totalPrice !== is.totalPrice || was.priceBasis !== is.priceBasis;
}

/** "Lowered: Brake pads to $80.00 (quoted $100.00). Kept: Rotors at $200.00." */
function answerSaid(lines: readonly LineItem[]): string {
  const isLower = ({ totalPrice, originalPrice }: LineItem) => totalPrice < originalPrice;
  const lowered = lines
    .filter(isLower)
    .map(
      ({ description, totalPrice, originalPrice }) =>
        `${description} to ${formatMoney(totalPrice)} (quoted ${formatMoney(originalPrice)})`,
    );
  const kept = lines
    .filter((line) => !isLower(line))
    .map(({ description, totalPrice }) => `${description} at ${formatMoney(totalPrice)}`);
  return [listed("Lowered", lowered), listed("Kept", kept)].filter(Boolean).join(" ");
}

function listed(how: string, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  const more = lines.length > NAMED ? [`${lines.length - NAMED} more`] : [];
  return `${how}: ${[...lines.slice(0, NAMED), ...more].join(", ")}.`;
}

/** What somebody typed anew; the lines of a document ask by themselves. */
export function addedBy(event: RepairEvent): LineItem[] {
  if (event.type === "line_added") return [event.line];
  return event.type === "lines_replaced" && event.kind === "item_edited" ? event.added.map(({ line }) => line) : [];
}
