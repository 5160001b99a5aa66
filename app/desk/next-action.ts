import type { Step } from "#app/desk/now/turn.ts";
import { WAITS } from "#app/desk/now.ts";
import { type Group, type LineItem, UNDECIDED } from "#app/repair/line-item.ts";
import { type RequestStatus, stageOf } from "#app/repair/repair-request.ts";

type Asked = {
  id: string;
  status: RequestStatus;
  /** The customer was never sent the link. */
  linkDue: boolean;
  advisorId: string | null;
  invoice: { id: string; outstandingBalance: number } | null;
  lineItems: Pick<LineItem, "group" | "priceBasis">[];
  documents: { id: string; waitsFor: string | null }[];
  /** What the workshop proposes and nobody has priced. */
  findings: number;
  /** A customer who waits to be called. */
  callBack: { id: string } | null;
};

type Rights = {
  editItems: boolean;
  recordPrices: boolean;
  recordDecision: boolean;
  priceFindings: boolean;
  keepLink: boolean;
  changeStatus: boolean;
  assign: boolean;
  uploadQuote: boolean;
  createInvoice: boolean;
};

/** One thing to do: a place to go, or a form that does it at once. */
export type NextAction =
  | { label: string; to: string }
  | { label: string; post: string; fields: Record<string, string> };

/** What the shop does next about a repair, of what the viewer may do: the step that stands beside its state; null while it waits on somebody else. */
export function nextAction(request: Asked, may: Rights, step: Step | null): NextAction | null {
  const base = `/dashboard/repair-requests/${request.id}`;
  const lines = request.lineItems;
  const count = (group: Group) => lines.filter((line) => line.group === group).length;
  const stage = stageOf(request.status);
  if (stage === null) return null;
  if (request.invoice) {
    if (request.callBack) return { label: "Call the customer back", to: "#calls" };
    if (request.invoice.outstandingBalance <= 0) return null;
    return { label: "Collect payment", to: `/dashboard/invoices/${request.invoice.id}` };
  }
  if (stage === "Completed") return step === "invoice_due" && may.createInvoice ? invoiceOf(base) : null;
  if (request.callBack) return { label: "Call the customer back", to: "#calls" };
  if (step === "quote" && may.editItems) {
    const document = request.documents.at(-1);
    return document
      ? { label: "Compare with the quote", to: `${base}/documents/${document.id}` }
      : { label: "Enter the lines", to: "#add" };
  }
  if (!request.advisorId && may.assign) return { label: "Assign an advisor", to: `${base}/assign` };
  if (request.findings > 0 && may.priceFindings) {
    return {
      label: request.findings === 1 ? "Price 1 finding" : `Price ${request.findings} findings`,
      to: "#findings",
    };
  }
  const paper = request.documents.find(({ waitsFor }) => waitsFor !== null);
  if (step === "paper" && paper && may.editItems) {
    return { label: "Say what the quote is", to: `${base}/documents/${paper.id}` };
  }
  if (lines.length === 0) {
    if (may.uploadQuote && may.editItems) return { label: "Upload the quote", to: `${base}/quote` };
    return null;
  }
  const targets = lines.filter((line) => line.group === "approved" && line.priceBasis === "target").length;
  if (targets > 0 && may.recordPrices) {
    return { label: targets === 1 ? "Confirm 1 price" : `Confirm ${targets} prices`, to: `${base}/prices` };
  }
  if (step === "invoice_due" && may.createInvoice && count("approved") > 0) return invoiceOf(base);
  const asked = lines.filter((line) => UNDECIDED.includes(line.group) && line.priceBasis === "target").length;
  if (asked > 0 && may.recordPrices) {
    return {
      label: asked === 1 ? "Ask the shop about 1 price" : `Ask the shop about ${asked} prices`,
      to: `${base}/prices`,
    };
  }
  if (step === "nothing_approved" && may.recordDecision) {
    return { label: "Record the Customer's Decision", to: `${base}/decision` };
  }
  if ((step === "delayed" || step === "delay_over") && may.changeStatus) {
    return { label: WAITS[step].word, to: `${base}/status` };
  }
  // Nothing of it approved, there is nothing to start.
  const begins = request.status === "Scheduled" ? count("approved") > 0 : stage === "Pending_Repair";
  if (begins && request.status !== "In Progress" && may.changeStatus) {
    return { label: "Start the repair", post: `${base}/status`, fields: { status: "In Progress" } };
  }
  if (request.status === "In Progress" && count("approved") > 0 && count("pending") === 0 && may.createInvoice) {
    return invoiceOf(base);
  }
  if (request.linkDue && lines.some(({ group }) => UNDECIDED.includes(group)) && may.keepLink) {
    return { label: "Send to customer", to: "#customer-link" };
  }
  return null;
}

function invoiceOf(base: string): NextAction {
  return { label: "Create Invoice", post: `${base}/invoice`, fields: {} };
}
