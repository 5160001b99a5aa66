import type { WaitKind } from "#app/desk/now.ts";
import { isOneOf } from "#app/platform/known.ts";
import type { InvoiceStatus } from "#app/repair/invoice.ts";
import { type Group, type PriceBasis, STANDING } from "#app/repair/line-item.ts";
import { isRequestStatus, type RequestStatus, WAITING_STATUSES } from "#app/repair/repair-request.ts";
import { delayTurn } from "#app/repair/words.ts";

/** Desk: an advisor has something to do, and it stands in Now. Shop: the work goes its way, or its day is to come. */
export type Side = "desk" | "customer" | "shop" | "nobody";
export type Turn = { side: Side; words: string | null };

/** In these the customer's word is next, once there is something to decide and they have the link. */
export const ASKS_STATUSES: string[] = ["Pending_Review", ...WAITING_STATUSES];

/** Whose turn it is by the status alone; what stands in the repair goes before it, see turnOf. Words are for staff. */
export const TURNS: Record<RequestStatus, Turn> = {
  Pending_Review: { side: "customer", words: "Customer asks or decides" },
  Pending_Approval: { side: "customer", words: "Customer decides" },
  "Needs Approval": { side: "customer", words: "Customer, on a finding" },
  Scheduled: { side: "shop", words: null },
  Pending_Pickup: { side: "desk", words: "We pick up the car" },
  Pending_Repair: { side: "desk", words: "We begin" },
  "In Progress": { side: "shop", words: null },
  "Parts Ordered": { side: "shop", words: "Parts are to come" },
  Delayed: { side: "shop", words: null },
  Pending_Payment: { side: "customer", words: "Customer pays" },
  Pending_Car_Delivery: { side: "desk", words: "We bring it back" },
  Completed: { side: "nobody", words: null },
  Cancelled: { side: "nobody", words: null },
};

export type TurnFacts = {
  status: RequestStatus;
  needsAdvisor: boolean;
  linkDue: boolean;
  unbilled: boolean;
  delayedUntil: Date | null;
  scheduledServiceDate: Date | null;
  workDoneAt: Date | null;
  /** The one that counts. */
  invoice: { id: string; status: InvoiceStatus } | null;
  lineItems: { group: Group; priceBasis: PriceBasis }[];
  quoteDocuments: { waitsFor: string | null; readStatus: string }[];
};

/** What the desk does next, and its words beside the state; of a delay that is over they name the day. */
const STEPS = {
  quote: "We read the quote",
  paper: "We say what the quote is",
  invoice_due: "We make the invoice",
  no_lines: "We get the quote",
  nothing_approved: "Nothing is approved",
  ask_shop: "We ask the shop",
  link_due: "We send the link",
  no_time: "We name a time",
  overdue: "Its appointment has passed",
  delayed: "We say until when",
  delay_over: null,
  pickup: TURNS.Pending_Pickup.words,
  approved: TURNS.Pending_Repair.words,
  delivery: TURNS.Pending_Car_Delivery.words,
} satisfies Partial<Record<WaitKind, string | null>>;
export type Step = keyof typeof STEPS;

/** Whose turn it is with a repair, and the desk's in the words of what it does then. The rows of Now follow the same rules in SQL. */
export function turnOf(repair: TurnFacts, today: string, now = new Date()): Turn {
  const stands = byStatus(repair.status);
  const step = stepOf(repair, today, now);
  if (step) return { side: "desk", words: STEPS[step] ?? delayTurn(repair.delayedUntil, today) };
  if (repair.status === "Completed" && repair.invoice?.status === "Unpaid") return TURNS.Pending_Payment;
  if (stands.side === "nobody") return stands;
  if (repair.lineItems.length === 0 && asksCustomer(repair))
    return { side: "nobody", words: "The quote is being read" };
  if (repair.status === "Delayed") return { ...stands, words: delayTurn(repair.delayedUntil, today) };
  return stands.side === "desk" ? { side: "shop", words: null } : stands;
}

/** What the desk does next; null where it is another's turn. */
export function stepOf(repair: TurnFacts, today: string, now = new Date()): Step | null {
  const { status, lineItems: lines, quoteDocuments: papers } = repair;
  if (repair.unbilled) return "invoice_due";
  if (byStatus(status).side === "nobody") return null;
  if (repair.needsAdvisor) return "quote";
  if (papers.some(({ waitsFor }) => waitsFor !== null)) return "paper";
  const standing = lines.filter(({ group }) => isOneOf<string>(STANDING, group));
  const nothing = lines.length > 0 && standing.length === 0;
  if (isInvoiceDue(repair) && (status === "Pending_Payment" || !nothing)) return "invoice_due";
  if (status === "Pending_Payment" || status === "Pending_Car_Delivery") return byTime(repair, today, now);
  if (lines.length === 0 && asksCustomer(repair) && !papers.some(isBeingRead)) return "no_lines";
  if (nothing) return "nothing_approved";
  if (standing.some(({ priceBasis }) => priceBasis === "target")) return "ask_shop";
  const undecided = standing.some(({ group }) => group !== "approved");
  if (repair.linkDue && asksCustomer(repair) && undecided) return "link_due";
  return byTime(repair, today, now);
}

function byTime(repair: TurnFacts, today: string, now: Date): Step | null {
  const { status, scheduledServiceDate: at, delayedUntil: until } = repair;
  switch (status) {
    case "Scheduled":
      return at === null ? "no_time" : at < now ? "overdue" : null;
    case "Pending_Pickup":
      return at !== null && at > now ? null : "pickup";
    case "Delayed":
      if (until === null) return "delayed";
      return until.toISOString().slice(0, 10) < today ? "delay_over" : null;
    case "Pending_Repair":
      return "approved";
    case "Pending_Car_Delivery":
      return "delivery";
    default:
      return null;
  }
}

/** The work is done, or the status says that it is billed, and no bill is there. What the customer is asked about goes first. */
function isInvoiceDue(repair: TurnFacts): boolean {
  if (repair.invoice || asksCustomer(repair) || repair.status === "Pending_Car_Delivery") return false;
  return repair.status === "Pending_Payment" || repair.workDoneAt !== null;
}

function asksCustomer({ status }: { status: RequestStatus }) {
  return ASKS_STATUSES.includes(status);
}

function byStatus(status: RequestStatus): Turn {
  return isRequestStatus(status) ? TURNS[status] : TURNS.Pending_Review;
}

function isBeingRead({ readStatus }: { readStatus: string }) {
  return readStatus === "stored" || readStatus === "reading";
}
