import type { Step } from "#app/desk/now/rules.ts";
import { WAITS } from "#app/desk/now.ts";
import type { QuoteDocument } from "#app/platform/db.server.ts";
import { type Group, type LineItem, UNDECIDED } from "#app/repair/line-item.ts";
import { DECISION_STATUSES, itemsAreLocked, type RequestStatus, stageOf } from "#app/repair/repair-request.ts";
import { isBeingRead } from "#app/repair/requests/standing-quotes.ts";

type Asked = {
  id: string;
  status: RequestStatus;
  advisorId: string | null;
  invoice: { id: string; outstandingBalance: number } | null;
  /** Nothing that we send reaches the customer: they replied STOP, or left no address. */
  unreached: boolean;
  /** The bank holds a payment, and takes an answer still. */
  dispute: { invoiceId: string } | null;
  lineItems: Pick<LineItem, "group" | "priceBasis">[];
  documents: Pick<QuoteDocument, "id" | "waitsFor" | "readStatus">[];
  /** What the workshop proposes and nobody has priced. */
  findings: number;
  /** Who is to do the work has that day off. */
  technicianAway: boolean;
  /** A customer who waits to be called. */
  callBack: { id: string } | null;
};

type Rights = Record<
  "editItems" | "recordPrices" | "recordDecision" | "priceFindings" | "keepLink" | "changeStatus" | "assign",
  boolean
> &
  Record<"uploadQuote" | "createInvoice", boolean>;

/** One thing to do: a place to go, or a form that does it at once. */
export type NextAction =
  | { label: string; to: string }
  | { label: string; post: string; fields: Record<string, string> };

/**
 * What the shop does next about a repair, of what the viewer may do: the step of its rules, what comes beside it, and where nothing waits what
 * can be begun; null while it waits on somebody else.
 */
export function nextAction(request: Asked, may: Rights, step: Step | null): NextAction | null {
  const { status, invoice, documents, findings } = request;
  const base = `/dashboard/repair-requests/${request.id}`;
  const count = (groups: readonly Group[], basis?: "target") =>
    request.lineItems.filter((line) => groups.includes(line.group) && (!basis || line.priceBasis === basis)).length;
  const approved = count(["approved"]);
  const read = documents.at(-1);
  const paper = documents.find(({ waitsFor }) => waitsFor !== null);
  const over = status === "Cancelled" || status === "Completed" || invoice !== null;
  const started = status === "In Progress";
  const underWay = stageOf(status) === "Pending_Repair" && !started;
  const begins =
    approved > 0 ? status === "Scheduled" || underWay : status === "Pending_Repair" && request.lineItems.length === 0;
  const unapproved = underWay && approved === 0 && request.lineItems.length > 0;
  const invoiced: NextAction = { label: "Create Invoice", post: `${base}/invoice`, fields: {} };
  const decided: NextAction = { label: "Record the Customer's Decision", to: `${base}/decision` };
  const at = (kind: Step, place: string): NextAction => ({ label: WAITS[kind].word, to: `${base}/${place}` });
  const prices = (words: string, number: number): NextAction => ({
    label: `${words} ${number} ${number === 1 ? "price" : "prices"}`,
    to: `${base}/prices`,
  });
  const offers: [holds: boolean, NextAction][] = [
    [
      request.dispute !== null && may.assign,
      { label: "Answer the dispute", to: `/dashboard/invoices/${request.dispute?.invoiceId}` },
    ],
    [Boolean(request.callBack) && (!over || invoice !== null), { label: "Call the customer back", to: "#calls" }],
    [step === "time_asked" && may.assign, { label: "Name a new time", to: `${base}/assign` }],
    [step === "time_cancelled" && may.assign, { label: "Ask whether it is still wanted", to: `${base}/messages` }],
    [
      invoice !== null && invoice.outstandingBalance > 0,
      { label: "Collect payment", to: `/dashboard/invoices/${invoice?.id}` },
    ],
    [step === "delivery" && may.changeStatus, at("delivery", "set-status")],
    [step === "invoice_due" && may.createInvoice && (approved > 0 || status === "Completed"), invoiced],
    ...(over ? [] : beforeInvoice()),
    ...(over && !itemsAreLocked(status) ? begun() : []),
  ];
  return offers.find(([holds]) => holds)?.[1] ?? null;

  /** The work itself, which may be paid already. */
  function begun(): [boolean, NextAction][] {
    return [
      [step === "no_time" && may.assign, at("no_time", "assign")],
      [step === "pickup" && may.changeStatus, at("pickup", "set-status")],
      [unapproved && !begins && may.recordDecision, decided],
      [begins && request.technicianAway && may.assign, { label: WAITS.no_technician.word, to: `${base}/assign` }],
      [
        begins && may.changeStatus,
        { label: "Start the repair", post: `${base}/set-status`, fields: { status: "In Progress" } },
      ],
      ...newTime(),
    ];
  }

  function newTime(): [boolean, NextAction][] {
    return [
      [step === "no_time" && may.assign, at("no_time", "assign")],
      [step === "overdue" && may.assign, { label: "Name a new time", to: `${base}/assign` }],
    ];
  }

  function beforeInvoice(): [boolean, NextAction][] {
    return [
      // The customer did not come: of a car that nobody has seen there is nothing else to do.
      ...(DECISION_STATUSES.includes(status) ? newTime() : []),
      [
        step === "quote" && may.editItems,
        read
          ? { label: "Compare with the quote", to: `${base}/documents/${read.id}` }
          : { label: "Enter the lines", to: "#add" },
      ],
      [!request.advisorId && may.assign, { label: "Assign an advisor", to: `${base}/assign` }],
      [
        findings > 0 && may.priceFindings,
        { label: findings === 1 ? "Price 1 finding" : `Price ${findings} findings`, to: "#findings" },
      ],
      [step === "paper" && may.editItems, at("paper", `documents/${paper?.id}`)],
      [
        request.lineItems.length === 0 && !documents.some(isBeingRead) && may.uploadQuote && may.editItems,
        { label: "Upload the quote", to: `${base}/quote` },
      ],
      [step === "target" && may.recordPrices, prices("Confirm", count(["approved"], "target"))],
      [step === "ask_shop" && may.recordPrices, prices("Ask the shop about", count(UNDECIDED, "target"))],
      [step === "nothing_approved" && may.recordDecision, decided],
      [
        step === "link_due" && may.keepLink,
        request.unreached
          ? { label: "Call the customer: no text, no e-mail", to: "#customer-link" }
          : { label: "Send to customer", to: "#customer-link" },
      ],
      [step === "go_ahead" && may.recordDecision, at("go_ahead", "messages")],
      [
        (step === "delayed" || step === "delay_over") && may.changeStatus,
        at(step === "delayed" ? step : "delay_over", "set-status"),
      ],
      ...begun(),
      [started && approved > 0 && count(["pending"]) === 0 && step !== "more_work" && may.createInvoice, invoiced],
    ];
  }
}
