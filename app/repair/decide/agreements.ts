import { may } from "#app/access/permissions.ts";
import { formatMoney, statusLabel } from "#app/platform/format.ts";
import { forbidden, notFound, Refusal } from "#app/platform/refusal.ts";
import { authorizedSum } from "#app/repair/authorization.ts";
import { idsIn, lineOf, refuseInvoiced, refuseLocked, refuseStale, requireAdvisor } from "#app/repair/decide/guards.ts";
import { becomes, move, putToCustomer } from "#app/repair/decide/moves.ts";
import { doneByBill, saidByNobodyElse } from "#app/repair/decide/paid.ts";
import { refuseOtherPrice, refuseOtherSum } from "#app/repair/decide/seen.ts";
import { NOTHING_APPROVED } from "#app/repair/decide/statuses.ts";
import { refuseAboveLimit, refuseLimitBelow, refuseOtherLimit, refuseUnchosen } from "#app/repair/decide/terms.ts";
import { evolve } from "#app/repair/evolve.ts";
import { type LineItem, summarize } from "#app/repair/line-item.ts";
import { stageOf } from "#app/repair/repair-request.ts";
import type { Actor, Command, RepairEvent, RepairState, TypedPrice } from "#app/repair/state.ts";
import { taxationOf } from "#app/repair/tax.ts";

/** What the shop said of its prices: agreed to ours, or kept its own. */
export function recordPrices(state: RepairState, command: Command<"record_prices">, actor: Actor): RepairEvent[] {
  requireAdvisor(state, actor);
  const isLate = confirmsLate(state);
  if (!isLate) refuseInvoiced(state);
  for (const typed of command.typed ?? []) refuseUnsaid(state, typed);
  if (command.prices.length === 0) {
    throw new Refusal(400, "Say for at least one item what the shop said.", { field: "prices" });
  }
  const { word } = command;
  const agreed: { id: string; unitPrice: number }[] = [];
  const kept: string[] = [];
  for (const { id, unitPrice, version } of command.prices) {
    const line = lineOf(state, id);
    refuseStale(version, line.version, line.description);
    if (unitPrice === null) kept.push(id);
    else if (unitPrice > line.originalUnitPrice) {
      const most = formatMoney(line.originalUnitPrice);
      throw new Refusal(400, `${line.description}: an agreed price cannot be above the ${most} that was quoted.`);
    } else agreed.push({ id, unitPrice });
  }
  const said: RepairEvent[] = [
    ...(agreed.length > 0 ? [{ type: "prices_agreed" as const, word, prices: agreed }] : []),
    ...(kept.length > 0 ? [{ type: "prices_kept" as const, word, ids: kept }] : []),
  ];
  // Dearer than it was approved at, the customer decides once more, and nothing is decided of a repair that is closed.
  const after = isLate ? said.reduce<RepairState>(evolve, state) : state;
  const asks = idsIn(after, "pending").length > idsIn(state, "pending").length;
  return [
    ...said,
    ...(asks ? becomes(state, "Needs Approval") : []),
    ...(command.prices.some(({ id }) => isAnalyzed(lineOf(state, id))) ? inAnswer(putToCustomer(state)) : []),
  ];
}

/** The customer reads the answer itself, which asks for their decision. */
function inAnswer(events: RepairEvent[]): RepairEvent[] {
  return events.map((event) => (event.type === "status_changed" ? { ...event, told: "customer" as const } : event));
}

/** Errors: 400 for another price than stands where nobody said whose word it is, or where the shop keeps its own: it would be dropped. */
function refuseUnsaid(state: RepairState, { id, unitPrice, kept, version, field }: TypedPrice) {
  const line = lineOf(state, id);
  if (unitPrice === line.unitPrice || (kept && unitPrice === line.originalUnitPrice)) return;
  refuseStale(version, line.version, line.description);
  const [typed, stands] = [unitPrice, line.unitPrice].map((cents) => formatMoney(cents));
  const other = kept
    ? `the shop keeps its ${formatMoney(line.originalUnitPrice)}, but ${typed} was entered beside it`
    : `${typed} is another price than the ${stands} that stands`;
  const sentence = `${line.description}: ${other}. Choose that the shop agreed to it, or put ${stands} back.`;
  throw new Refusal(400, sentence, { field });
}

/** Completed, not billed, and a price of it is only what we ask for: without the shop's word there is no invoice. */
export function confirmsLate(state: Pick<RepairState, "status" | "lineItems"> & { invoice: object | null }) {
  const { status, invoice, lineItems } = state;
  return (
    status === "Completed" &&
    !invoice &&
    lineItems.some(({ group, priceBasis }) => group === "approved" && priceBasis === "target")
  );
}

function isAnalyzed({ group }: LineItem) {
  return group === "quote_analyzed";
}

/** What the customer decided elsewhere, as the shop side heard it. */
export function recordDecision(state: RepairState, command: Command<"record_decision">, actor: Actor): RepairEvent[] {
  requireAdvisor(state, actor);
  refuseLocked(state);
  const { word } = command;
  for (const { id, to, price } of command.lines) {
    const line = lineOf(state, id);
    if (line.group !== to) refuseOtherPrice(line, to, price);
  }
  // What was decided or authorized since the form was opened is looked at first.
  refuseStale(command.version, state.version, "This repair request");
  const events: RepairEvent[] = [];
  let now = state;
  for (const { id, to } of command.lines) {
    const line = lineOf(now, id);
    for (const event of move(now, line, to)) {
      events.push(event.type === "lines_moved" ? { ...event, word } : event);
      now = evolve(now, event);
    }
  }
  // A yes to a line says what, and not when: the go-ahead is what was said to be one.
  if (command.approveRepair) {
    events.push(
      ...approve(now, { do: "approve", ...(command.choice ? { choice: command.choice } : {}) }).map((event) =>
        event.type === "repair_approved" ? { ...event, word } : event,
      ),
    );
  }
  if (events.length === 0) {
    throw new Refusal(400, "Choose what the customer decided for at least one item.", { field: "lines" });
  }
  return events;
}

export function approve(state: RepairState, command: Command<"approve">): RepairEvent[] {
  const { notToExceed = null, choice } = command;
  if (state.status === "Pending_Repair") {
    refuseOtherLimit(state, notToExceed);
    return [];
  }
  if (stageOf(state.status) !== "Pending_Approval") {
    throw new Refusal(409, `The repair cannot be approved at the ${statusLabel(state.status)} stage.`);
  }
  const ids = idsIn(state, "approved");
  if (ids.length === 0) throw new Refusal(409, NOTHING_APPROVED);
  refuseUnchosen(state, choice);
  refuseOtherSum(state, command);
  refuseLimitBelow(notToExceed, authorizedSum(state));
  return [
    { type: "repair_approved", ids, notToExceed, ...(choice ? { choice } : {}) },
    ...becomes(state, "Pending_Repair"),
  ];
}

/** The go-ahead is taken back: every line asks anew. Errors: 409 once the work has begun, or where there is none. */
export function withdraw(state: RepairState): RepairEvent[] {
  const ids = idsIn(state, "approved");
  if (state.status !== "Pending_Repair" || state.invoice || ids.length === 0) {
    throw new Refusal(409, "What you authorized can be withdrawn until the work has begun. Please call us.", {
      title: "Not withdrawn",
    });
  }
  return [
    { type: "lines_moved", ids, group: "pending", kind: "item_moved" },
    { type: "status_changed", to: "Pending_Approval", told: "customer", withdrawn: true },
  ];
}

export function invoice(before: RepairState, command: Command<"invoice">, actor: Actor): RepairEvent[] {
  const { done, notDone, asBilled } = command;
  const byBill: RepairEvent[] = [
    ...takenOff(before, notDone ?? []),
    ...(asBilled ? [{ type: "prices_agreed" as const, ...asBilled }] : []),
  ];
  const state = byBill.reduce<RepairState>(evolve, before);
  if (!actor.role || !may(actor.role, "invoices.create")) throw forbidden();
  if (actor.role === "advisor" && state.advisorId !== actor.userId) throw forbidden();
  const title = "Creation failed";
  if (state.invoice) throw new Refusal(409, "This repair request has an invoice already.", { title });
  if (state.status === "Cancelled") throw new Refusal(409, "This repair request was cancelled.", { title });
  const approved = state.lineItems.filter((item) => item.group === "approved");
  if (approved.length === 0) {
    const again =
      state.status === "Completed"
        ? "This repair is completed and nothing of it is approved. Set it to In Progress, record what the customer decided, and create the invoice then."
        : "No items are approved yet. The customer approves items before an invoice is made.";
    throw new Refusal(409, again, { title });
  }
  const open = approved.filter(({ priceBasis }) => priceBasis === "target").length;
  if (open > 0) {
    const items = open === 1 ? "1 approved item is at a price" : `${open} approved items are at a price`;
    throw new Refusal(409, `${items} that the shop has not confirmed yet.`, { title, field: "prices" });
  }
  refuseAboveLimit(state, title);
  const summary = summarize(approved, undefined, state.feePercent, taxationOf(state));
  const figures = {
    originalTotalPrice: summary.originalTotal,
    subtotal: summary.currentTotal,
    paperDiscount: summary.discount,
    tax: summary.tax,
    taxSource: summary.taxSource,
    paperDiscountSource: summary.discountSource,
    serviceFee: summary.serviceFee,
    serviceFeePercentage: summary.serviceFeePercentage,
    settlement: state.settlement,
    totalAmount: state.settlement === "fee" ? summary.serviceFee : summary.finalTotal,
  };
  const isDone = done ?? (doneByBill(state.status, state) || saidByNobodyElse(state));
  // The shop was paid at the shop and nothing was saved: nobody owes anything.
  const paid = isDone ? "Completed" : state.status;
  const said = isDone ? { work: "done" as const } : {};
  return [
    ...byBill,
    { type: "invoiced", figures },
    ...becomes(state, figures.totalAmount === 0 ? paid : "Pending_Payment").map((event) => ({ ...event, ...said })),
  ];
}

/** Errors: 404 for a line that is not of this repair, 409 for one that is not approved. */
function takenOff(state: RepairState, ids: readonly string[]): RepairEvent[] {
  return [...new Set(ids)].map((id) => {
    const { group, description } = lineOf(state, id);
    if (group === "approved") return { type: "line_removed", id, undone: true };
    throw new Refusal(409, `${description} is not approved: it is not on the invoice.`, { title: "Creation failed" });
  });
}

/** What an invoice and its payment make of a repair. */
const BILLED = ["Pending_Payment", "Completed"];

/**
 * The invoice counts no more: the repair stands where it stood before it, done work stays done, and another invoice follows. What was
 * paid has gone back before.
 */
export function voidInvoice(state: RepairState, command: Command<"void_invoice">, actor: Actor): RepairEvent[] {
  const { reason, before } = command;
  if (!actor.role || !may(actor.role, "invoices.refund")) throw forbidden();
  if (!state.invoice) throw notFound("This invoice");
  const { id } = state.invoice;
  const back = BILLED.includes(state.status) ? becomes(state, before) : [];
  return [
    { type: "invoice_voided", id, reason },
    ...back.map((event) => (event.type === "status_changed" ? { ...event, told: "customer" as const } : event)),
  ];
}
