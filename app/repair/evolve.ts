import { analyzedUnitPrice, type LineItem } from "#app/models/line-item.ts";
import { multiply } from "#app/models/money.ts";
import type { RepairEvent, RepairState } from "#app/repair/state.ts";

/** The request after something came about. Pure: the sample, the optimistic screen and `commit` fold the same events. */
export function evolve<State extends RepairState>(state: State, event: RepairEvent): State {
  switch (event.type) {
    case "lines_moved":
      return withLines(state, event.ids, (line) => ({ ...line, group: event.group }));
    case "savings_asked":
      return withLines(state, event.ids, asked);
    case "line_corrected":
      return withLines(state, [event.id], (line) => corrected(line, event));
    case "line_edited":
      return withLines(state, [event.id], (line) => ({ ...line, ...event.changes }));
    case "line_added":
      return { ...state, lineItems: [...state.lineItems, event.line] };
    case "line_removed":
      return { ...state, lineItems: state.lineItems.filter(({ id }) => id !== event.id) };
    case "status_changed":
      return { ...state, status: event.to };
    case "repair_approved":
    case "invoiced":
      return state;
  }
}

function withLines<State extends RepairState>(
  state: State,
  ids: string[],
  change: (line: LineItem) => LineItem,
): State {
  const wanted = new Set(ids);
  return { ...state, lineItems: state.lineItems.map((line) => (wanted.has(line.id) ? change(line) : line)) };
}

/** "Get AMPed Savings": to pending with the lower price. */
export function asked(line: LineItem): LineItem {
  const unitPrice = analyzedUnitPrice(line.originalUnitPrice);
  return {
    ...line,
    group: "pending",
    status: line.originalUnitPrice > 0 ? "Lowered" : "Same",
    unitPrice,
    totalPrice: multiply(line.quantity, unitPrice),
  };
}

function corrected(
  line: LineItem,
  { description, quantity, unitPrice }: { description: string; quantity: number; unitPrice: number },
): LineItem {
  const total = multiply(quantity, unitPrice);
  return {
    ...line,
    name: description,
    description,
    quantity,
    originalQuantity: quantity,
    unitPrice,
    originalUnitPrice: unitPrice,
    totalPrice: total,
    originalPrice: total,
    reconciles: null,
  };
}
