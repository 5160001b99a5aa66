import { isOneOf } from "#app/platform/known.ts";
import { STANDING } from "#app/repair/line-item.ts";
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
  status: string;
  needsAdvisor: boolean;
  linkDue: boolean;
  delayedUntil: Date | null;
  scheduledServiceDate: Date | null;
  workDoneAt: Date | null;
  /** The one that counts. */
  invoice: { id: string } | null;
  lineItems: { group: string; priceBasis: string }[];
  quoteDocuments: { waitsFor: string | null; readStatus: string }[];
};

/** Whose turn it is with a repair, and the desk's in the words of what it does then. The rows of Now follow the same rules in SQL. */
export function turnOf(repair: TurnFacts, today: string, now = new Date()): Turn {
  const stands = byStatus(repair.status);
  if (stands.side === "nobody") return stands;
  const words = deskWords(repair, today, now);
  if (words !== null) return { side: "desk", words };
  if (repair.lineItems.length === 0 && asksCustomer(repair))
    return { side: "nobody", words: "The quote is being read" };
  if (repair.status === "Delayed") return { ...stands, words: delayTurn(repair.delayedUntil, today) };
  return stands.side === "desk" ? { side: "shop", words: null } : stands;
}

/** What the desk does next; null where it is another's turn. */
function deskWords(repair: TurnFacts, today: string, now: Date): string | null {
  const { status, lineItems: lines, quoteDocuments: papers } = repair;
  if (repair.needsAdvisor) return "We read the quote";
  if (papers.some(({ waitsFor }) => waitsFor !== null)) return "We say what the quote is";
  if (isInvoiceDue(repair)) return "We make the invoice";
  if (status === "Pending_Payment" || status === "Pending_Car_Delivery") return byTime(repair, today, now);
  const standing = lines.filter(({ group }) => isOneOf<string>(STANDING, group));
  if (lines.length === 0 && asksCustomer(repair) && !papers.some(isBeingRead)) return "We get the quote";
  if (lines.length > 0 && standing.length === 0) return "Nothing is approved";
  if (standing.some(({ priceBasis }) => priceBasis === "target")) return "We ask the shop";
  const undecided = standing.some(({ group }) => group !== "approved");
  if (repair.linkDue && asksCustomer(repair) && undecided) return "We send the link";
  return byTime(repair, today, now);
}

function byTime({ status, scheduledServiceDate: at, delayedUntil: until }: TurnFacts, today: string, now: Date) {
  if (status === "Scheduled") return at === null ? "We name a time" : at < now ? "Its time is over" : null;
  if (status === "Pending_Pickup" && at !== null && at > now) return null;
  if (status === "Delayed") {
    if (until === null) return "We say until when";
    return until.toISOString().slice(0, 10) < today ? delayTurn(until, today) : null;
  }
  const { side, words } = byStatus(status);
  return side === "desk" ? words : null;
}

/** The work is done, or the status says that it is billed, and no bill is there. What the customer is asked about goes first. */
export function isInvoiceDue(repair: Pick<TurnFacts, "status" | "workDoneAt" | "invoice">): boolean {
  if (repair.invoice || asksCustomer(repair) || repair.status === "Pending_Car_Delivery") return false;
  return repair.status === "Pending_Payment" || repair.workDoneAt !== null;
}

function asksCustomer({ status }: { status: string }) {
  return ASKS_STATUSES.includes(status);
}

function byStatus(status: string): Turn {
  return isRequestStatus(status) ? TURNS[status] : TURNS.Pending_Review;
}

function isBeingRead({ readStatus }: { readStatus: string }) {
  return readStatus === "stored" || readStatus === "reading";
}
