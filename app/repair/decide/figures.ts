import { multiply } from "#app/platform/money.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { lineOf, refuseInvoiced, refuseStale, requirePricing } from "#app/repair/decide/guards.ts";
import { move, requireDecider } from "#app/repair/decide/moves.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import type { Actor, Command, LineEdit, NewLine, RepairEvent, RepairState } from "#app/repair/state.ts";

/** The most one line may cost, in cents, and the most lines: the request's totals have room for all of them. */
const LINE_MAX = 999_999_999;

const MOST_LINES = 500;

export function edit(state: RepairState, command: Command<"edit">, actor: Actor): RepairEvent[] {
  requirePricing(actor);
  const item = lineOf(state, command.item);
  refuseStale(command.version, item.version, "This line item");
  refuseInvoiced(state);
  const changes = changedFigures(item, command.edit);
  const edited: RepairEvent = { type: "line_edited", id: item.id, changes };
  if (!command.to) return [edited];
  const changed = { ...item, ...changes };
  const moves = move(state, changed, command.to);
  requireDecider(changed, command.to, actor);
  return [edited, ...moves];
}

export function add(state: RepairState, line: NewLine, actor: Actor): RepairEvent[] {
  requirePricing(actor);
  refuseInvoiced(state);
  const total = lineTotal(line.quantity, line.unitPrice);
  refuseTooMany(state.lineItems.length + 1);
  return [{ type: "line_added", line: lineFrom(state.id, line, total) }];
}

export function remove(state: RepairState, command: Command<"remove">, actor: Actor): RepairEvent[] {
  requirePricing(actor);
  const item = lineOf(state, command.item);
  refuseStale(command.version, item.version, "This line item");
  refuseInvoiced(state);
  return [{ type: "line_removed", id: item.id }];
}

/** Lines that were just added, as they were meant: each in the place of the one it was typed for. */
export function putRight(state: RepairState, lines: Command<"put_right">["lines"], actor: Actor): RepairEvent[] {
  requirePricing(actor);
  const removed = lines.map(({ instead }) => lineOf(state, instead));
  const added = lines.map(({ line, instead }) => ({
    line: lineFrom(state.id, line, lineTotal(line.quantity, line.unitPrice)),
    instead,
  }));
  const [first, ...more] = removed;
  if (!first) return [];
  const summary =
    more.length === 0 ? `Line item put right: ${first.description}` : `${lines.length} line items put right`;
  const { paper } = state;
  const change = {
    removed: removed.map(({ id }) => id),
    added,
    paper,
    kind: "item_edited" as const,
    summary,
    details: {},
  };
  return replaceLines(state, { do: "replace_lines", ...change });
}

/** A document's lines go or come: whose word they are is the paper's, so that nobody in particular is asked for. */
export function replaceLines(state: RepairState, { do: _, ...change }: Command<"replace_lines">): RepairEvent[] {
  refuseInvoiced(state);
  refuseTooMany(state.lineItems.length - change.removed.length + change.added.length);
  return [{ type: "lines_replaced", ...change }];
}

/** Errors: 409 for more lines than one repair has. */
export function refuseTooMany(lines: number): void {
  if (lines > MOST_LINES) throw new Refusal(409, `A repair request has at most ${MOST_LINES} lines.`);
}

/** An approved line that becomes dearer, or other work than what was approved, asks the customer again. */
export function changedFigures(item: LineItem, edit: LineEdit): Partial<LineItem> {
  const quantity = edit.quantity ?? item.quantity;
  const unitPrice = edit.unitPrice ?? item.unitPrice;
  const totalPrice =
    quantity === item.quantity && unitPrice === item.unitPrice ? item.totalPrice : lineTotal(quantity, unitPrice);
  const asksAgain = item.group === "approved" && (totalPrice > item.totalPrice || isOtherWork(item, edit));
  const below = unitPrice < item.originalUnitPrice || totalPrice < item.originalPrice;
  return {
    type: edit.type ?? item.type,
    name: edit.description ?? item.name,
    description: edit.description ?? item.description,
    ...(edit.detailedDescription === undefined ? {} : { detailedDescription: edit.detailedDescription }),
    quantity,
    unitPrice,
    totalPrice,
    status: edit.status ?? item.status,
    ...(edit.partCondition === undefined ? {} : { partCondition: edit.partCondition }),
    // What we typed is nobody's word at the shop: lower than the paper it is a target.
    ...(unitPrice === item.unitPrice && quantity === item.quantity
      ? {}
      : { priceBasis: below ? ("target" as const) : ("quoted" as const), shopWord: null }),
    ...(asksAgain ? { group: "pending" } : {}),
    ...originals(item, edit),
  };
}

/** Other words, another type, which is taxed otherwise, a part that is not what was said of it, or less than new where nothing was said. */
function isOtherWork(item: LineItem, { type, description, partCondition }: LineEdit): boolean {
  const said = partCondition !== undefined && partCondition !== item.partCondition;
  const worse = said && partCondition !== "new" && (item.partCondition !== null || partCondition !== null);
  const retyped = type !== undefined && type !== item.type;
  return worse || retyped || (description !== undefined && plain(description) !== plain(item.description));
}

function plain(words: string) {
  return words.replace(/\W+/g, " ").trim().toLowerCase();
}

/** Before the analysis a misread original is put right; afterwards it is the customer's record. */
function originals(item: LineItem, edit: LineEdit): Partial<LineItem> {
  const originalQuantity = edit.originalQuantity ?? item.originalQuantity;
  const originalUnitPrice = edit.originalUnitPrice ?? item.originalUnitPrice;
  if (originalQuantity === item.originalQuantity && originalUnitPrice === item.originalUnitPrice) return {};
  if (item.group !== "quote_analyzed") {
    throw new Refusal(409, "The original quantity and price stay as they were quoted.", { title: "Update failed" });
  }
  return { originalQuantity, originalUnitPrice, originalPrice: lineTotal(originalQuantity, originalUnitPrice) };
}

export function lineTotal(quantity: number, unitPrice: number): number {
  const total = multiply(quantity, unitPrice);
  if (total > LINE_MAX) throw new Refusal(400, "A line may cost at most $9,999,999.99.", { field: "unitPrice" });
  return total;
}

/** A line that is typed; what is asked now is the original too. */
export function lineFrom(repairRequestId: string, line: NewLine, total: number): LineItem {
  return {
    ...line,
    repairRequestId,
    name: line.description,
    detailedDescription: line.detailedDescription ?? null,
    partNumber: null,
    originalQuantity: line.quantity,
    originalUnitPrice: line.unitPrice,
    originalPrice: total,
    totalPrice: total,
    group: "pending",
    quoteDocumentId: null,
    sourcePage: null,
    sourceBox: null,
    reconciles: null,
    byHand: null,
    partCondition: line.partCondition ?? null,
    priceBasis: "quoted",
    shopWord: null,
    version: 1,
  };
}
