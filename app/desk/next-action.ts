import { isInvoiceDue } from "#app/desk/now/turn.ts";
import { type Group, type LineItem, UNDECIDED } from "#app/repair/line-item.ts";
import { stageOf } from "#app/repair/repair-request.ts";

type Asked = {
  id: string;
  status: string;
  needsAdvisor: boolean;
  advisorId: string | null;
  technicianId: string | null;
  workDoneAt: Date | null;
  invoice: { id: string; outstandingBalance: number } | null;
  lineItems: Pick<LineItem, "group" | "priceBasis">[];
  documents: { id: string }[];
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

/** What the shop does next about a repair, of what the viewer may do; null while it waits on somebody else. */
export function nextAction(request: Asked, may: Rights): NextAction | null {
  const base = `/dashboard/repair-requests/${request.id}`;
  const lines = request.lineItems;
  const count = (group: Group) => lines.filter((line) => line.group === group).length;
  const stage = stageOf(request.status);
  if (stage === null || stage === "Completed") return null;
  if (request.callBack) return { label: "Call the customer back", to: "#calls" };
  if (request.needsAdvisor && may.editItems) {
    const document = request.documents.at(-1);
    return document
      ? { label: "Compare with the quote", to: `${base}/documents/${document.id}` }
      : { label: "Enter the lines", to: "#add" };
  }
  if (!request.advisorId && may.assign) return { label: "Assign an advisor", to: `${base}/assign` };
  if (request.invoice) {
    if (request.invoice.outstandingBalance <= 0) return null;
    return { label: "Collect payment", to: `/dashboard/invoices/${request.invoice.id}` };
  }
  if (request.findings > 0 && may.priceFindings) {
    return {
      label: request.findings === 1 ? "Price 1 finding" : `Price ${request.findings} findings`,
      to: "#findings",
    };
  }
  if (lines.length === 0) {
    if (may.uploadQuote && may.editItems) return { label: "Upload the quote", to: `${base}/quote` };
    return null;
  }
  const targets = lines.filter((line) => line.group === "approved" && line.priceBasis === "target").length;
  if (targets > 0 && may.recordPrices) {
    return { label: targets === 1 ? "Confirm 1 price" : `Confirm ${targets} prices`, to: `${base}/prices` };
  }
  if (isInvoiceDue(request) && may.createInvoice && count("approved") > 0) return invoiceOf(base);
  const asked = lines.filter((line) => UNDECIDED.includes(line.group) && line.priceBasis === "target").length;
  if (asked > 0 && may.recordPrices) {
    return {
      label: asked === 1 ? "Ask the shop about 1 price" : `Ask the shop about ${asked} prices`,
      to: `${base}/prices`,
    };
  }
  const undecided = lines.filter((line) => UNDECIDED.includes(line.group)).length;
  if (count("approved") + undecided === 0 && may.recordDecision) {
    return { label: "Record the Customer's Decision", to: `${base}/decision` };
  }
  if (stage === "Pending_Repair" && request.status !== "In Progress" && may.changeStatus) {
    return { label: "Start the repair", post: `${base}/status`, fields: { status: "In Progress" } };
  }
  // Nothing of it approved, there is nothing to start.
  if (request.status === "Scheduled" && count("approved") > 0 && may.changeStatus) {
    return { label: "Start the repair", post: `${base}/status`, fields: { status: "In Progress" } };
  }
  if (request.status === "In Progress" && count("approved") > 0 && count("pending") === 0 && may.createInvoice) {
    return invoiceOf(base);
  }
  if (undecided > 0 && may.keepLink) {
    return { label: "Send to customer", to: "#customer-link" };
  }
  return null;
}

function invoiceOf(base: string): NextAction {
  return { label: "Create Invoice", post: `${base}/invoice`, fields: {} };
}
