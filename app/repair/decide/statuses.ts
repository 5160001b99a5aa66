import { may } from "#app/access/permissions.ts";
import { formatMoney } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import { forbidden, Refusal } from "#app/platform/refusal.ts";
import { becomes } from "#app/repair/decide/moves.ts";
import { toBill } from "#app/repair/invoice.ts";
import { UNDECIDED } from "#app/repair/line-item.ts";
import { itemsAreLocked, NEEDS_A_YES, type RequestStatus } from "#app/repair/repair-request.ts";
import type { Actor, Planned, RepairEvent, RepairState } from "#app/repair/state.ts";
import { taxationOf } from "#app/repair/tax.ts";
import type { Delay } from "#app/repair/words.ts";

export const NOTHING_APPROVED = "Approve at least one item before you approve the repair.";

type Set = { reason?: string | undefined; unbilled?: boolean | undefined; ask?: boolean | undefined };

/**
 * The status that the shop sets, by whichever door. `unbilled`: that its money is not in was read. `ask`: whoever sets it is there to be asked about
 * what nobody has decided (409, unapproved or undecided); the record says it of who was not. Errors: 409 for what is not so: a go-ahead for
 * nothing, a payment without an invoice, the end before the money is in (`unbilled` goes on); and as `refuseCancelling`.
 */
export function setTo(
  state: RepairState,
  to: RequestStatus,
  { reason, unbilled = false, ask }: Set,
  actor: Actor,
): RepairEvent[] {
  if (state.status === to) return [];
  refuseEarly(state, to);
  if (to === "Cancelled") refuseCancelling(state, actor);
  if (ask) askFirst(state, to);
  const owed = AFTER_WORK.includes(to) ? owedBefore(state) : null;
  if (owed && !unbilled) throw notSet(owed, "unbilled");
  const work = workSaid(state.status, to);
  const said = {
    ...(to === "Cancelled" ? { reason: reason || "no reason was given" } : {}),
    ...(work ? { work } : {}),
  };
  return becomes(state, to).map((event) => ({ ...event, ...said }));
}

/**
 * Errors: 403 for the workshop; 409 while money of it is held: the customer would read that it is cancelled, and have paid; and for what is
 * billed and not paid: nobody would owe it, and it would stand as owed.
 */
function refuseCancelling({ invoice }: RepairState, { role }: Actor): void {
  if (!role || !may(role, "requests.cancel")) throw forbidden("A repair is cancelled by its advisor: tell them why.");
  const isUnpaid = invoice?.status === "Unpaid";
  if (invoice && invoice.amountPaid > 0) {
    const first = isUnpaid ? "Refund it and void the invoice first" : "Refund it first";
    throw notSet(
      `${formatMoney(invoice.amountPaid)} of invoice ${invoice.number} is paid. ${first}, then cancel the repair.`,
    );
  }
  if (isUnpaid) throw notSet("This repair has an unpaid invoice. Void the invoice first, then cancel the repair.");
}

const AFTER_WORK: readonly RequestStatus[] = ["Completed", "Pending_Car_Delivery"];

/** What a status that the shop sets says of the work on the car. */
function workSaid(from: RequestStatus, to: RequestStatus): "done" | "again" | null {
  if (AFTER_WORK.includes(to)) return "done";
  return AFTER_WORK.includes(from) && !itemsAreLocked(to) ? "again" : null;
}

/** Errors: 409 where the step before it was not taken; also for a new repair. */
export function refuseEarly(
  { invoice, lineItems }: Pick<RepairState, "invoice" | "lineItems">,
  to: RequestStatus,
): void {
  if (to === "Pending_Repair" && lineItems.every(({ group }) => group !== "approved")) throw notSet(NOTHING_APPROVED);
  if (to === "Pending_Payment" && !invoice) {
    throw notSet("There is no invoice yet: create it, and the repair waits for its payment.");
  }
}

/** Errors: 409 for work or parts with nothing approved, and for an end with lines that nobody has decided about. What is opened again was asked about before. */
function askFirst({ status, invoice, lineItems }: RepairState, to: RequestStatus): void {
  if (itemsAreLocked(status) || invoice) return;
  const isApproved = lineItems.some(({ group }) => group === "approved");
  if (NEEDS_A_YES.includes(to) && lineItems.length > 0 && !isApproved) {
    throw notSet("Nothing of this repair is approved. What did the customer say?", "unapproved");
  }
  const left = lineItems.filter(({ group }) => UNDECIDED.includes(group));
  if (!AFTER_WORK.includes(to) || left.length === 0) return;
  const total = formatMoney(sum(left.map(({ totalPrice }) => totalPrice)));
  const isOne = left.length === 1;
  const sentence = `Nobody has decided about ${isOne ? "1 line" : `${left.length} lines`}, ${total}. What happened with ${isOne ? "it" : "them"}?`;
  throw notSet(sentence, "undecided");
}

/** What is not in of a repair, in a sentence; null where all of it is. */
function owedBefore(state: RepairState): string | null {
  const { invoice, lineItems } = state;
  if (invoice) {
    const { number, outstandingBalance: due } = invoice;
    return due > 0 ? `${formatMoney(due)} of invoice ${number} is not paid.` : null;
  }
  const due = toBill({ ...state, taxation: taxationOf(state) });
  if (due === 0) return null;
  const open = lineItems.some(({ group, priceBasis }) => group === "approved" && priceBasis === "target");
  return `${formatMoney(due)} is approved, and there is no invoice.${open ? " Not all of its prices are the shop's yet: confirm them first." : ""}`;
}

function notSet(sentence: string, code?: string) {
  return new Refusal(409, sentence, { title: "Update Failed", field: "status", ...(code ? { coded: { code } } : {}) });
}

/** What is said of a repair at once: its appointment, its delay, its status. A day that is named stands; otherwise a delay's day goes with the appointment. */
export function scheduled(
  state: RepairState,
  { appointment, status, delay, unbilled, reason, movesShop }: Planned,
  actor: Actor,
): RepairEvent[] {
  if (movesShop) return [{ type: "status_changed", to: "Pending_Approval", told: "customer", reason: movesShop }];
  const to = status ?? state.status;
  const late = delay ? delays(state, to, delay) : delayMoves(state, to, appointment);
  return [...late, ...(status ? setTo(state, status, { unbilled, reason }, actor) : [])];
}

function delayMoves(
  { delay, scheduledServiceDate }: RepairState,
  to: RequestStatus,
  appointment: Planned["appointment"],
): RepairEvent[] {
  if (to !== "Delayed" || !delay || !appointment) return [];
  if (appointment.at.getTime() === scheduledServiceDate?.getTime()) return [];
  const until = appointment.day;
  if (delay.until === until) return [];
  return [{ type: "delay_moved", delay: { ...delay, until }, ...(appointment.told ? { told: true } : {}) }];
}

/** Why and until when comes before the status that it is of; said again it changes nothing. */
export function delays(state: RepairState, status: RequestStatus, delay: Delay | undefined): RepairEvent[] {
  if (status !== "Delayed" || !delay) return [];
  const same = state.delay?.reason === delay.reason && state.delay.until === delay.until;
  return same ? [] : [{ type: "delay_said", delay }];
}
