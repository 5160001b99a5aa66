import { toDecimal } from "#app/platform/money.ts";
import type { HistoryLine } from "#app/repair/history.server.ts";
import type { Group, LineItem } from "#app/repair/line-item.ts";
import type { RepairState } from "#app/repair/state.ts";
import { shopSaid } from "#app/repair/words.ts";

/** A line as it stood on the page when it was decided. */
export function historyLine(item: LineItem, from: Group, to: Group, priceAfter = item.totalPrice): HistoryLine {
  return {
    id: item.id,
    description: item.description,
    quantity: item.quantity,
    originalPrice: toDecimal(item.originalPrice),
    price: toDecimal(priceAfter),
    from,
    to,
  };
}

/** A line that nothing was decided about, where it stands. */
export function standing(line: LineItem): HistoryLine {
  return historyLine(line, line.group, line.group);
}

/** A line that came in place of others stood nowhere before. `old`: of an older paper, in whose place it came. */
export function cameAs(line: LineItem, old: LineItem | undefined): HistoryLine {
  const { from: _, ...came } = standing(line);
  if (!old) return came;
  const { id, group, totalPrice, priceBasis, shopWord } = old;
  const word = priceBasis === "agreed" && shopWord ? { word: shopSaid(shopWord) } : {};
  return { ...came, instead: { id, group, price: toDecimal(totalPrice), ...word } };
}

/** One that does not stand on the paper stands nowhere any more. */
export function wentFrom(line: LineItem): HistoryLine {
  const { to: _, ...went } = standing(line);
  return went;
}

export function lineIn(state: RepairState, id: string | undefined): LineItem {
  const line = state.lineItems.find((candidate) => candidate.id === id);
  if (!line) throw new RangeError(`no line ${id} in repair request ${state.id}`);
  return line;
}

/** Each as it was, and where it went, how much of it and at which price. */
export function pairs(ids: string[], before: RepairState, after: RepairState): HistoryLine[] {
  return ids.map((id) => {
    const was = lineIn(before, id);
    const is = lineIn(after, id);
    return historyLine({ ...was, quantity: is.quantity }, was.group, is.group, is.totalPrice);
  });
}
