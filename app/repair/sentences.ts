import { counted } from "#app/platform/counted.ts";
import { formatMoney, statusLabel } from "#app/platform/format.ts";
import { sum, toDecimal } from "#app/platform/money.ts";
import { authorizationOf, STATEMENT } from "#app/repair/authorization.ts";
import { itemWord } from "#app/repair/decide/guards.ts";
import type { HistoryKind, HistoryLine } from "#app/repair/history.server.ts";
import { type Group, type LineItem, summarize } from "#app/repair/line-item.ts";
import {
  lineMisread,
  lineRead,
  readingCorrected,
  sumsCorrected,
  typingCorrected,
} from "#app/repair/lines/corrections.ts";
import { cameAs, lineIn, pairs, standing } from "#app/repair/lines/history-line.ts";
import { type RequestStatus, stageOf } from "#app/repair/repair-request.ts";
import type { RepairEvent, RepairState } from "#app/repair/state.ts";
import { taxationOf } from "#app/repair/tax.ts";
import { type CustomerWord, customerSaid, delaySaid, shopSaid } from "#app/repair/words.ts";

/** One entry of the request's record; totals in integer cents. */
export type RecordEntry = {
  kind: HistoryKind;
  summary: string;
  lines?: HistoryLine[];
  details?: Record<
    string,
    string | number | boolean | null | LineItem | Record<string, string | number | null | undefined>
  >;
  totalBefore?: number;
  totalAfter?: number;
};

/** Lines that were added together, each that is not named in the count and the sum. */
export function addedSentence(lines: LineItem[]): string {
  return lines.length === 1
    ? `Line item added: ${namedTogether(lines)}`
    : `${lines.length} line items added: ${namedTogether(lines)}, ${formatMoney(sum(lines.map(({ totalPrice }) => totalPrice)))} together`;
}

/** The first by its name and how many more there are. */
export function namedTogether([first, ...more]: LineItem[]): string {
  return `${first?.description ?? ""}${more.length > 0 ? ` and ${more.length} more` : ""}`;
}

/** How an event stands in the record; its totals are of what is authorized, and of nothing that still waits, said once for the real request and the sample. */
export function entryOf(event: RepairEvent, before: RepairState, after: RepairState): RecordEntry {
  const totals = {
    totalBefore: summarize(before.lineItems, ["approved"]).currentTotal,
    totalAfter: summarize(after.lineItems, ["approved"]).currentTotal,
  };
  switch (event.type) {
    case "lines_moved":
      return {
        kind: event.kind,
        summary: `${movedSentence(event, before)}${event.withdrawn ? WITHDRAWN : ""}${recorded(event.word)}`,
        lines: pairs(event.ids, before, after),
        ...(event.word ? { details: { recordedFor: event.word } } : {}),
        ...totals,
      };
    case "savings_asked": {
      const summary = `Savings requested for ${whatOf(event.ids, before)}`;
      return { kind: "items_analyzed", summary, lines: pairs(event.ids, before, after), ...totals };
    }
    case "prices_agreed": {
      const ids = event.prices.map(({ id }) => id);
      const summary = `Shop agreed: ${pricesOf(ids, after)}. ${shopSaid(event.word)}`;
      return {
        kind: "prices_agreed",
        summary,
        lines: pairs(ids, before, after),
        details: { ...event.word },
        ...totals,
      };
    }
    case "prices_kept": {
      const summary = `Shop keeps its price: ${pricesOf(event.ids, after)}. ${shopSaid(event.word)}`;
      const lines = pairs(event.ids, before, after);
      return { kind: "prices_kept", summary, lines, details: { ...event.word }, ...totals };
    }
    case "line_corrected": {
      const [was, is] = [lineIn(before, event.id), lineIn(after, event.id)];
      return { kind: "item_edited", ...readingCorrected(was, is), lines: [standing(is)], ...totals };
    }
    case "line_retyped": {
      const [was, is] = [lineIn(before, event.id), lineIn(after, event.id)];
      return { kind: "item_edited", ...typingCorrected(was, is), lines: [standing(is)], ...totals };
    }
    case "line_edited": {
      const [was, is] = [lineIn(before, event.id), lineIn(after, event.id)];
      const { description } = is;
      const lines = pairs([event.id], before, after).map((line) => ({ ...line, description }));
      const what = was.description === description ? description : `${was.description} is now ${description}`;
      const from = was.totalPrice === is.totalPrice ? "" : `, before ${formatMoney(was.totalPrice)}`;
      return { kind: "item_edited", summary: `Line item changed: ${what}${from}`, lines, ...totals };
    }
    case "line_added": {
      const { line, how } = event;
      const said = how ? lineRead(line, how) : { summary: addedSentence([line]) };
      return { kind: "item_added", ...said, lines: [standing(line)], ...totals };
    }
    case "line_removed": {
      const line = lineIn(before, event.id);
      if (event.misread) return { kind: "item_removed", ...lineMisread(line, before.lineItems), ...totals };
      const summary = `Line item removed: ${line.description}`;
      return { kind: "item_removed", summary, lines: [standing(line)], ...totals };
    }
    case "sums_corrected":
      return { kind: "quote_said", ...sumsCorrected(event) };
    case "lines_replaced": {
      const { kind, summary, details } = event;
      const gone = before.lineItems.filter(({ id }) => event.removed.includes(id));
      const lines = event.added.map(({ line }) => cameAs(line));
      const removed = gone.map(({ description, originalPrice }) => `${description} ${toDecimal(originalPrice)}`);
      const left = removed.length > 0 ? removed.join("; ") : null;
      return { kind, summary, lines, details: { ...details, removed: left }, ...totals };
    }
    case "repair_approved": {
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
    case "designee_named": {
      const { designee } = event;
      const reached = designee?.contact ? ` (${designee.contact})` : "";
      const summary = designee
        ? `${designee.name}${reached} may decide for the customer`
        : "Nobody else may decide for the customer any more";
      return { kind: "details_changed", summary, details: { designee: designee?.name ?? null } };
    }
    case "delay_said":
      return { kind: "details_changed", summary: `Delayed${delaySaid(event.delay)}`, details: { ...event.delay } };
    case "delay_moved":
      return {
        kind: "details_changed",
        summary: `With the appointment the delay moves: delayed${delaySaid(event.delay)}`,
        details: { ...event.delay },
      };
    case "agreements_expired": {
      const said = event.ids
        .map((id) => lineIn(before, id))
        .map((line) => `${line.description} ${formatMoney(line.totalPrice)}`);
      const summary = `Agreed prices are over, the shop is asked again: ${said.join(", ")}`;
      return { kind: "prices_expired", summary, lines: pairs(event.ids, before, after), ...totals };
    }
    case "status_changed":
      return {
        kind: "status_changed",
        summary: `${event.withdrawn ? "Authorization withdrawn by the customer. " : ""}Status changed from ${statusLabel(before.status)} to ${statusLabel(event.to)}${aboveSaid(event)}${unaskedSaid(event.to, before)}${event.reason ? `: ${event.reason}` : ""}`,
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
  }
}

const WITHDRAWN = " by the customer after the work had begun";

/** Why the customer is asked again where no line of its own asks. */
function aboveSaid({ above }: RepairEvent & { type: "status_changed" }) {
  if (!above) return "";
  return `: with tax and fee it comes to ${formatMoney(above.sum)} now, and ${formatMoney(above.most)} is authorized`;
}

/** The shop side begins what the customer has not given the go-ahead for. */
function unaskedSaid(to: RequestStatus, { status, authorized, lineItems }: RepairState) {
  const begins = stageOf(status) === "Pending_Approval" && stageOf(to) === "Pending_Repair";
  if (!begins || authorized !== null) return "";
  const approved = lineItems.filter(({ group }) => group === "approved").length;
  if (approved === 0) return ", without a go-ahead of the customer";
  return `: the customer approved ${counted(approved, "line")} and has not given the go-ahead for the repair as a whole`;
}

/** Somebody else wrote it down: the record says who decided, how, when, and in what words. */
function recorded(word: CustomerWord | undefined) {
  return word ? `. The customer's decision, recorded: ${customerSaid(word)}` : "";
}

function pricesOf(ids: string[], state: RepairState) {
  return ids
    .map((id) => lineIn(state, id))
    .map(({ description, totalPrice }) => `${description} ${formatMoney(totalPrice)}`)
    .join(", ");
}

function movedSentence({ ids, group }: { ids: string[]; group: Group }, before: RepairState) {
  return `${whatOf(ids, before)} ${group === "pending" ? "moved to pending" : itemWord(group)}`;
}

function whatOf(ids: string[], state: RepairState) {
  return ids.length === 1 ? lineIn(state, ids[0]).description : `${ids.length} items`;
}
