import { ASKED, factsOf, holds, RULES, type Step, type TurnFacts } from "#app/desk/now/rules.ts";
import { formatWhen } from "#app/platform/format.ts";
import type { InvoiceStatus } from "#app/repair/invoice.ts";
import {
  DECISION_STATUSES,
  itemsAreLocked,
  type RequestStatus,
  UNDER_WAY_STATUSES,
} from "#app/repair/repair-request.ts";
import { delayTurn } from "#app/repair/words.ts";

/** Desk: an advisor has something to do, and it stands in Now. Shop: the work goes its way, or its day is to come. */
export type Side = "desk" | "customer" | "shop" | "nobody";
type Said = { side: Side; words: string | null };

/** `asks`: the customer's decision is waited for, also while the desk has something to do. */
export type Turn = Said & { asks: boolean };

/** Whose turn it is where the desk has nothing to do. Words are for staff. */
export const TURNS: Record<RequestStatus, Said> = {
  Pending_Review: { side: "customer", words: "Customer asks or decides" },
  Pending_Approval: { side: "customer", words: "Customer decides" },
  "Needs Approval": { side: "customer", words: "Customer, on a finding" },
  Scheduled: { side: "shop", words: null },
  Pending_Pickup: { side: "shop", words: null },
  Pending_Repair: { side: "shop", words: null },
  "In Progress": { side: "shop", words: null },
  "Parts Ordered": { side: "shop", words: "Parts are to come" },
  Delayed: { side: "shop", words: null },
  Pending_Payment: { side: "customer", words: "Customer pays" },
  Pending_Car_Delivery: { side: "shop", words: null },
  Completed: { side: "nobody", words: null },
  Cancelled: { side: "nobody", words: null },
};

/** What the desk does next, beside the state; of a delay that is over they name the day. */
export const STEPS: Record<Step, string | null> = {
  quote: "We read the quote",
  paper: "We say what the quote is",
  invoice_due: "We make the invoice",
  no_lines: "We get the quote",
  nothing_approved: "Nothing is approved",
  target: "We ask the shop",
  ask_shop: "We ask the shop",
  link_due: "We send the link",
  go_ahead: "We ask for the go-ahead",
  more_work: "Work that was approved since",
  no_time: "We name a time",
  time_asked: "We answer: the customer asks for another time",
  time_cancelled: "The customer cancelled the appointment: we ask whether it is still wanted",
  overdue: "Its appointment has passed",
  delayed: "We say until when",
  delay_over: null,
  pickup: "We pick up the car",
  approved: "We begin",
  delivery: "We bring it back",
};

const FINDING = "We price what was found";

type Repair = TurnFacts & { invoice: { status: InvoiceStatus } | null };

/** What the desk does next; null where it is another's turn. */
export function stepOf(repair: TurnFacts, today: string, now = new Date()): Step | null {
  const facts = factsOf(repair, today, now);
  return RULES.find((rule) => holds(rule, repair.status, facts))?.step ?? null;
}

/** Whose turn it is with a repair, and in which words. */
export function turnOf(repair: Repair, today: string, now = new Date()): Turn {
  const { status, delayedUntil, scheduledServiceDate: at } = repair;
  const facts = factsOf(repair, today, now);
  const step = stepOf(repair, today, now);
  const asks = ASKED.some((rule) => holds(rule, status, facts));
  const more = asks && UNDER_WAY_STATUSES.includes(status);
  const booked = status === "Pending_Repair" && facts.later ? `Booked for ${formatWhen(at, now)}` : null;
  const day = status === "Delayed" ? delayTurn(delayedUntil, today) : booked;
  const decides = `ustomer decides${facts.undecided ? ": nothing is approved" : " on more"}`;
  const said = (words: string | null) => (words ? `${words}; c${decides}` : `C${decides}`);
  if (step) return { side: "desk", asks, words: more ? said(STEPS[step] ?? day) : (STEPS[step] ?? day) };
  if (facts.finding && facts.done && !facts.invoiced && !itemsAreLocked(status)) {
    return { side: "desk", asks, words: more ? said(FINDING) : FINDING };
  }
  if (status === "Completed" && repair.invoice?.status === "Unpaid") return { ...TURNS.Pending_Payment, asks };
  if (more) return { side: "customer", asks, words: said(day ?? TURNS[status].words) };
  if (!asks && DECISION_STATUSES.includes(status)) return { side: "nobody", asks, words: "The quote is being read" };
  return { ...TURNS[status], asks, ...(day ? { words: day } : {}) };
}

/** What a customer is to do about a repair, with or without its link; null where it waits for somebody else. */
export function customersVerb(repair: Repair, today: string): "Decide" | "Pay" | null {
  const { side, asks } = turnOf({ ...repair, linkDue: false }, today);
  if (asks) return "Decide";
  return side === "customer" ? "Pay" : null;
}
