import { counted } from "#app/platform/counted.ts";
import { formatDateTime, formatMoney, statusLabel } from "#app/platform/format.ts";
import { toDecimal } from "#app/platform/money.ts";
import { authorizationOf, STATEMENT } from "#app/repair/authorization.ts";
import { UNDECIDED } from "#app/repair/line-item.ts";
import { sumsCorrected } from "#app/repair/lines/corrections.ts";
import { entryOfLines } from "#app/repair/lines/entries.ts";
import { standing } from "#app/repair/lines/history-line.ts";
import { type RecordEntry, recorded } from "#app/repair/record-entry.ts";
import { NEEDS_A_YES, stageOf } from "#app/repair/repair-request.ts";
import type { RepairEvent, RepairState } from "#app/repair/state.ts";
import { taxationOf } from "#app/repair/tax.ts";
import { delaySaid } from "#app/repair/words.ts";

/** How an event stands in the record; said once for the real request and the sample. */
export function entryOf(event: RepairEvent, before: RepairState, after: RepairState): RecordEntry {
  switch (event.type) {
    case "sums_corrected":
      return { kind: "quote_said", ...sumsCorrected(event) };
    case "repair_approved":
      return approvedEntry(event, after);
    case "designee_named": {
      const { designee } = event;
      const reached = designee?.contact ? ` (${designee.contact})` : "";
      const summary = designee
        ? `${designee.name}${reached} may decide for the customer`
        : "Nobody else may decide for the customer any more";
      return { kind: "details_changed", summary, details: { designee: designee?.name ?? null } };
    }
    case "time_asked": {
      const summary = `The customer asks for another time than ${formatDateTime(event.at)}: “${event.words}”`;
      return { kind: "details_changed", summary, details: { words: event.words, appointment: event.at.toISOString() } };
    }
    case "time_cancelled": {
      const summary = `The customer cancelled the appointment of ${formatDateTime(event.at)}, and asks for no other`;
      return { kind: "details_changed", summary, details: { words: null, appointment: event.at.toISOString() } };
    }
    case "delay_said":
      return { kind: "details_changed", summary: `Delayed${delaySaid(event.delay)}`, details: { ...event.delay } };
    case "delay_moved":
      return {
        kind: "details_changed",
        summary: `With the appointment the delay moves: delayed${delaySaid(event.delay)}`,
        details: { ...event.delay },
      };
    case "status_changed":
      return {
        kind: "status_changed",
        summary: `${event.withdrawn ? "Authorization withdrawn by the customer. " : ""}Status changed from ${statusLabel(before.status)} to ${statusLabel(event.to)}${aboveSaid(event)}${unaskedSaid(event, before)}${event.reason ? `: ${event.reason}` : ""}`,
        details: { from: before.status, to: event.to, ...(event.above ? { above: event.above } : {}) },
      };
    case "invoice_voided":
      return {
        kind: "invoice_changed",
        summary: `Invoice voided: ${event.reason}`,
        details: { invoiceId: event.id, reason: event.reason },
      };
    case "invoiced":
      return {
        kind: "invoice_created",
        summary: `Invoice created for ${formatMoney(event.figures.totalAmount)}${event.figures.settlement === "fee" ? ", our fee; the shop is paid at the shop" : ""}`,
        lines: after.lineItems.filter(({ group }) => group === "approved").map(standing),
        totalBefore: event.figures.subtotal,
        totalAfter: event.figures.totalAmount,
      };
    default:
      return entryOfLines(event, before, after);
  }
}

function approvedEntry(event: RepairEvent & { type: "repair_approved" }, after: RepairState): RecordEntry {
  const approved = after.lineItems.filter(({ id }) => event.ids.includes(id));
  const {
    sum,
    serviceFee,
    tax,
    discount,
    subtotal: currentTotal,
  } = authorizationOf(approved, after.feePercent, taxationOf(after));
  return {
    kind: "repair_approved",
    summary: `Repair approved with ${approved.length} ${approved.length === 1 ? "item" : "items"}${recorded(event.word)}`,
    details: {
      authorized: toDecimal(sum),
      serviceFee: toDecimal(serviceFee),
      tax: toDecimal(tax),
      discount: toDecimal(discount),
      statement: STATEMENT,
      ...(event.choice ? { choice: event.choice } : {}),
      notToExceed: event.notToExceed === null ? null : toDecimal(event.notToExceed),
      ...(event.word ? { recordedFor: event.word } : {}),
    },
    lines: approved.map(standing),
    totalBefore: currentTotal,
    totalAfter: currentTotal,
  };
}

/** Why the customer is asked again where no line of its own asks. */
function aboveSaid({ above }: RepairEvent & { type: "status_changed" }) {
  if (!above) return "";
  return `: with tax and fee it comes to ${formatMoney(above.sum)} now, and ${formatMoney(above.most)} is authorized`;
}

/** The shop side begins what the customer has not given the go-ahead for. */
function unaskedSaid({ to, work }: Extract<RepairEvent, { type: "status_changed" }>, before: RepairState) {
  const { status, authorized, lineItems } = before;
  const undecided = lineItems.filter(({ group }) => UNDECIDED.includes(group)).length;
  if (work === "done" && undecided > 0) return `, with ${counted(undecided, "line")} that nobody decided about`;
  const approved = lineItems.filter(({ group }) => group === "approved").length;
  const begins = stageOf(status) === "Pending_Approval" && stageOf(to) === "Pending_Repair";
  const unapproved = NEEDS_A_YES.includes(to) && lineItems.length > 0 && approved === 0;
  if (!(begins || unapproved)) return "";
  if (approved === 0) return ", without a go-ahead of the customer";
  if (authorized !== null) return "";
  return `: the customer approved ${counted(approved, "line")} and has not given the go-ahead for the repair as a whole`;
}
