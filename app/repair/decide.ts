import { may } from "#app/access/permissions.ts";
import { formatMoney, statusLabel } from "#app/platform/format.ts";
import { messages } from "#app/platform/messages.ts";
import { multiply } from "#app/platform/money.ts";
import { forbidden, notFound, Refusal } from "#app/platform/refusal.ts";
import { authorizedSum, stampOf } from "#app/repair/authorization.ts";
import { evolve } from "#app/repair/evolve.ts";
import { type Group, type LineItem, mayMove, summarize } from "#app/repair/line-item.ts";
import { itemsAreLocked, type RequestStatus, stageOf } from "#app/repair/repair-request.ts";
import type { Actor, LineEdit, NewLine, RepairCommand, RepairEvent, RepairState } from "#app/repair/state.ts";
import { expireAgreements, nameDesignee, refuseAboveLimit, refuseLimitBelow } from "#app/repair/terms.ts";

/** The most one line may cost, in cents, and the most lines: the request's totals have room for all of them. */
const LINE_MAX = 999_999_999;
const MOST_LINES = 500;

/**
 * What comes of a command, in order; nothing where it stands already as wanted. Pure: it reads the state and who asks, and
 * writes nothing. Errors: the refusal that a person reads: 403, 404, 409, 400.
 */
export function decide(state: RepairState, command: RepairCommand, actor: Actor): RepairEvent[] {
  switch (command.do) {
    case "move":
      return moveByCustomer(state, command, actor);
    case "undo":
      return undo(state, command, actor);
    case "approve_all":
      requireCustomer(actor);
      refuseLocked(state);
      return moved(idsIn(state, "pending"), "approved", "items_approved");
    case "ask_savings":
      refuseLocked(state);
      return askSavings(state, idsIn(state, "quote_analyzed"));
    case "correct":
      return correct(state, command);
    case "edit":
      return edit(state, command, actor);
    case "add":
      return add(state, command.line, actor);
    case "remove":
      return remove(state, command, actor);
    case "replace_lines":
      return replaceLines(state, command);
    case "record_prices":
      return recordPrices(state, command, actor);
    case "record_decision":
      return recordDecision(state, command, actor);
    case "approve":
      requireCustomer(actor);
      return approve(state, command.shown, command.notToExceed);
    case "name_designee":
      requireCustomer(actor);
      return nameDesignee(state, command.designee);
    case "expire":
      return expireAgreements(state, command.today);
    case "set_status":
      if (!actor.role || !may(actor.role, "requests.status")) throw forbidden();
      refuseStale(command.version, state.version, "This repair request");
      return becomes(state, command.status);
    case "invoice":
      return invoice(state, actor);
  }
}

/** Asking for savings is anybody's ask; deciding is the customer's. */
function moveByCustomer(state: RepairState, { item: id, to, from }: RepairCommand & { do: "move" }, actor: Actor) {
  const item = lineOf(state, id);
  if (from && from !== item.group && item.group !== to) {
    throw new Refusal(409, `${item.description} was decided meanwhile. Please look at it again.`, {
      title: messages.repair.updateFailed.title,
    });
  }
  const asks = item.group === "quote_analyzed" && to === "pending";
  if (!asks && item.group !== to) requireCustomer(actor);
  return move(state, item, to);
}

/** Back to where a line was a moment ago; that it was there is the caller's to know. */
function undo(state: RepairState, { item: id, to }: RepairCommand & { do: "undo" }, actor: Actor): RepairEvent[] {
  requireCustomer(actor);
  refuseLocked(state);
  return lineOf(state, id).group === to ? [] : moved([id], to, "item_moved");
}

/** Errors: 403 for the shop side. */
function requireCustomer({ role }: Actor) {
  if (role && role !== "driver") {
    throw forbidden("Deciding belongs to the customer. Record the customer's decision instead: who decided, and how.");
  }
}

/** Errors: 403 for all but admins and the request's advisor. */
function requireAdvisor(state: RepairState, { role, userId }: Actor) {
  if (role !== "admin" && !(role === "advisor" && state.advisorId === userId)) throw forbidden();
}

/** What the shop said of its prices: agreed to ours, or kept its own. */
function recordPrices(
  state: RepairState,
  command: RepairCommand & { do: "record_prices" },
  actor: Actor,
): RepairEvent[] {
  requireAdvisor(state, actor);
  refuseInvoiced(state);
  if (command.prices.length === 0) {
    throw new Refusal(400, "Say for at least one item what the shop said.", { field: "prices" });
  }
  const { word } = command;
  const agreed: { id: string; unitPrice: number }[] = [];
  const kept: string[] = [];
  for (const { id, unitPrice } of command.prices) {
    const line = lineOf(state, id);
    if (line.group === "quote_analyzed") {
      throw new Refusal(409, `Ask for savings on ${line.description} before you record what the shop said.`);
    }
    if (unitPrice === null) kept.push(id);
    else if (unitPrice > line.originalUnitPrice) {
      const most = formatMoney(line.originalUnitPrice);
      throw new Refusal(400, `${line.description}: an agreed price cannot be above the ${most} that was quoted.`);
    } else agreed.push({ id, unitPrice });
  }
  return [
    ...(agreed.length > 0 ? [{ type: "prices_agreed" as const, word, prices: agreed }] : []),
    ...(kept.length > 0 ? [{ type: "prices_kept" as const, word, ids: kept }] : []),
  ];
}

/** What the customer decided elsewhere, as the shop side heard it. */
function recordDecision(
  state: RepairState,
  command: RepairCommand & { do: "record_decision" },
  actor: Actor,
): RepairEvent[] {
  requireAdvisor(state, actor);
  refuseLocked(state);
  const { word } = command;
  const events: RepairEvent[] = [];
  let now = state;
  for (const { id, to } of command.lines) {
    for (const event of move(now, lineOf(now, id), to)) {
      events.push(event.type === "lines_moved" ? { ...event, word } : event);
      now = evolve(now, event);
    }
  }
  if (command.approveRepair) {
    events.push(...approve(now).map((event) => (event.type === "repair_approved" ? { ...event, word } : event)));
  }
  if (events.length === 0) {
    throw new Refusal(400, "Choose what the customer decided for at least one item.", { field: "lines" });
  }
  return events;
}

function move(state: RepairState, item: LineItem, group: Group): RepairEvent[] {
  if (item.group === group) return [];
  refuseLocked(state);
  if (!mayMove(state.status, item.group, group)) {
    throw new Refusal(
      409,
      `An item that is ${itemWord(item.group)} cannot be moved to ${itemWord(group)}.`,
      messages.repair.updateFailed,
    );
  }
  // To pending from the analysis is the request for savings.
  if (item.group === "quote_analyzed" && group === "pending") return askSavings(state, [item.id]);
  return moved([item.id], group, "item_moved");
}

function moved(ids: string[], group: Group, kind: "item_moved" | "items_approved"): RepairEvent[] {
  return ids.length > 0 ? [{ type: "lines_moved", ids, group, kind }] : [];
}

function askSavings(state: RepairState, ids: string[]): RepairEvent[] {
  if (ids.length === 0) return [];
  const status = stageOf(state.status) === "Pending_Repair" ? [] : becomes(state, "Pending_Approval");
  return [{ type: "savings_asked", ids }, ...status];
}

/** The status where it is another one. */
export function becomes(state: RepairState, to: RequestStatus): RepairEvent[] {
  return state.status === to ? [] : [{ type: "status_changed", to }];
}

function correct(state: RepairState, command: RepairCommand & { do: "correct" }): RepairEvent[] {
  const { item: id, description, quantity, unitPrice } = command;
  const item = lineOf(state, id);
  refuseLocked(state);
  if (item.group !== "quote_analyzed") {
    throw new Refusal(409, "A line can be corrected only before you decide about it.", { title: "Update failed" });
  }
  const same = item.description === description && item.quantity === quantity && item.unitPrice === unitPrice;
  return same ? [] : [{ type: "line_corrected", id, description, quantity, unitPrice }];
}

function edit(state: RepairState, command: RepairCommand & { do: "edit" }, actor: Actor): RepairEvent[] {
  requirePricing(actor);
  const item = lineOf(state, command.item);
  refuseStale(command.version, item.version, "This line item");
  refuseInvoiced(state);
  const changes = changedFigures(item, command.edit);
  const edited: RepairEvent = { type: "line_edited", id: item.id, changes };
  if (!command.to) return [edited];
  return [edited, ...move(state, { ...item, ...changes }, command.to)];
}

function add(state: RepairState, line: NewLine, actor: Actor): RepairEvent[] {
  requirePricing(actor);
  refuseInvoiced(state);
  const total = lineTotal(line.quantity, line.unitPrice);
  if (state.lineItems.length >= MOST_LINES) throw tooManyLines();
  return [{ type: "line_added", line: lineFrom(state.id, line, total) }];
}

function remove(state: RepairState, command: RepairCommand & { do: "remove" }, actor: Actor): RepairEvent[] {
  requirePricing(actor);
  const item = lineOf(state, command.item);
  refuseStale(command.version, item.version, "This line item");
  refuseInvoiced(state);
  return [{ type: "line_removed", id: item.id }];
}

/** A document's lines go or come: whose word they are is the paper's, so that nobody in particular is asked for. */
function replaceLines(
  state: RepairState,
  { do: _, ...change }: RepairCommand & { do: "replace_lines" },
): RepairEvent[] {
  refuseInvoiced(state);
  if (state.lineItems.length - change.removed.length + change.added.length > MOST_LINES) throw tooManyLines();
  return [{ type: "lines_replaced", ...change }];
}

function tooManyLines() {
  return new Refusal(409, `A repair request has at most ${MOST_LINES} lines.`);
}

/** `shown`: the stamp of what stood on the page; something else is not authorized by the press. */
function approve(state: RepairState, shown?: string, notToExceed: number | null = null): RepairEvent[] {
  if (state.status === "Pending_Repair") return [];
  if (stageOf(state.status) !== "Pending_Approval") {
    throw new Refusal(409, `The repair cannot be approved at the ${statusLabel(state.status)} stage.`);
  }
  const ids = idsIn(state, "approved");
  if (ids.length === 0) throw new Refusal(409, "Approve at least one item before you approve the repair.");
  if (shown !== undefined && shown !== stampOf(state.lineItems)) {
    throw new Refusal(409, "What you would authorize has changed since it was shown. Look at it once more.", {
      title: "Please review",
    });
  }
  refuseLimitBelow(notToExceed, authorizedSum(state));
  return [{ type: "repair_approved", ids, notToExceed }, ...becomes(state, "Pending_Repair")];
}

function invoice(state: RepairState, actor: Actor): RepairEvent[] {
  if (!actor.role || !may(actor.role, "invoices.create")) throw forbidden();
  if (actor.role === "advisor" && state.advisorId !== actor.userId) throw forbidden();
  const title = "Creation failed";
  if (state.invoice) throw new Refusal(409, "This repair request has an invoice already.", { title });
  if (state.status === "Cancelled") throw new Refusal(409, "This repair request was cancelled.", { title });
  const approved = state.lineItems.filter((item) => item.group === "approved");
  if (approved.length === 0) {
    throw new Refusal(409, "No items are approved yet. The customer approves items before an invoice is made.", {
      title,
    });
  }
  const open = approved.filter(({ priceBasis }) => priceBasis === "target").length;
  if (open > 0) {
    const items = open === 1 ? "1 approved item is at a price" : `${open} approved items are at a price`;
    throw new Refusal(409, `${items} that the shop has not confirmed yet.`, { title, field: "prices" });
  }
  refuseAboveLimit(state, title);
  const taxation = { paper: state.paper, rates: state.taxRates };
  const summary = summarize(approved, undefined, state.feePercent, taxation);
  const figures = {
    originalTotalPrice: summary.originalTotal,
    subtotal: summary.currentTotal,
    paperDiscount: summary.discount,
    tax: summary.tax,
    serviceFee: summary.serviceFee,
    serviceFeePercentage: summary.serviceFeePercentage,
    totalAmount: summary.finalTotal,
  };
  return [{ type: "invoiced", figures }, ...becomes(state, "Pending_Payment")];
}

/**
 * Errors: 409 with the sentence of the specification once the stage allows no changes. An invoice holds its items too, when
 * the shop sets the request back to an earlier status.
 */
export function refuseLocked({ status, invoice }: Pick<RepairState, "status" | "invoice">): void {
  if (!itemsAreLocked(status) && !invoice) return;
  const locked = itemsAreLocked(status) ? status : "Pending_Payment";
  throw new Refusal(409, messages.repair.lockedAt(statusLabel(stageOf(locked) ?? locked)), {
    title: messages.repair.cannotModify,
  });
}

/** Errors: 409 when the editor saw an older version than the one that stands. */
export function refuseStale(seen: number | undefined, current: number, what: string): void {
  if (seen === undefined || seen === current) return;
  throw new Refusal(
    409,
    `${what} was changed by someone else while you were editing. What stands now is shown beside your entries; check it and save again.`,
    { title: "Changed meanwhile" },
  );
}

function refuseInvoiced(state: RepairState) {
  if (state.invoice) {
    throw new Refusal(409, "This repair request has an invoice: its prices stand.", { title: "Update failed" });
  }
  refuseLocked(state);
}

/** Errors: 403 for who sets no prices. */
export function requirePricing({ role }: Actor) {
  if (!role || !may(role, "items.price")) throw forbidden();
}

function lineOf(state: RepairState, id: string): LineItem {
  const item = state.lineItems.find((candidate) => candidate.id === id);
  if (!item) throw notFound("This line item");
  return item;
}

function idsIn(state: RepairState, group: Group): string[] {
  return state.lineItems.filter((item) => item.group === group).map(({ id }) => id);
}

export function itemWord(group: Group) {
  return group === "quote_analyzed" ? "analyzed" : group;
}

/** An approved line that becomes dearer asks the customer again. */
function changedFigures(item: LineItem, edit: LineEdit): Partial<LineItem> {
  const quantity = edit.quantity ?? item.quantity;
  const unitPrice = edit.unitPrice ?? item.unitPrice;
  const totalPrice =
    quantity === item.quantity && unitPrice === item.unitPrice ? item.totalPrice : lineTotal(quantity, unitPrice);
  const dearer = item.group === "approved" && totalPrice > item.totalPrice;
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
    ...(dearer ? { group: "pending" } : {}),
    ...originals(item, edit),
  };
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

function lineTotal(quantity: number, unitPrice: number): number {
  const total = multiply(quantity, unitPrice);
  if (total > LINE_MAX) throw new Refusal(400, "A line may cost at most $9,999,999.99.", { field: "unitPrice" });
  return total;
}

/** The shop's further line; what is asked now is the original too. */
function lineFrom(repairRequestId: string, line: NewLine, total: number): LineItem {
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
    partCondition: line.partCondition ?? null,
    priceBasis: "quoted",
    shopWord: null,
    version: 1,
  };
}
