import type { WaitKind } from "#app/desk/now.ts";
import { dayOf } from "#app/platform/clock.ts";
import { daysBefore } from "#app/platform/days.ts";
import type { QuoteDocument } from "#app/platform/db.server.ts";
import { type Group, type PriceBasis, STANDING, UNDECIDED } from "#app/repair/line-item.ts";
import {
  DECISION_STATUSES,
  GO_AHEAD_STATUSES,
  hasCome,
  REQUEST_STATUSES,
  type RequestStatus,
  UNDER_WAY_STATUSES,
  WAITS_FOR_CAR,
} from "#app/repair/repair-request.ts";
import { isBeingRead } from "#app/repair/requests/standing-quotes.ts";
import { waitsForPrice } from "#app/repair/work/inspection.ts";

/** What a rule asks of a repair beside its status. In SQL the same stands in steps.server.ts, and a test holds the two to each other. */
export type Fact = keyof ReturnType<typeof factsOf>;

/** `step`: what the desk does next; null where it is another's turn. */
export type Rule = { status?: readonly RequestStatus[]; is?: readonly Fact[]; not?: readonly Fact[] };
type StepRule = Rule & { step: WaitKind | null };

const BOOKED = WAITS_FOR_CAR.filter((status) => status !== "Pending_Pickup");

/** The first that holds says what the desk does next: the list, the page and Now all ask these. */
export const RULES = [
  { step: "invoice_due", is: ["unbilled"] },
  { step: null, status: ["Completed", "Cancelled"] },
  { step: "time_asked", status: except(["In Progress"]), is: ["timeAsked"], not: ["done"] },
  { step: "time_cancelled", status: except(["In Progress"]), is: ["timeCancelled"], not: ["done"] },
  // Of a car that is picked up it is the pick-up.
  { step: "overdue", status: BOOKED, is: ["timed"], not: ["ahead", "done", "come"] },
  { step: "delayed", status: ["Delayed"], not: ["dated", "done"] },
  { step: "delay_over", status: ["Delayed"], is: ["over"], not: ["done"] },
  { step: "quote", is: ["needsAdvisor"] },
  { step: "paper", is: ["paper"] },
  { step: "delivery", status: ["Pending_Car_Delivery"] },
  { step: "invoice_due", status: ["Pending_Payment"], not: ["invoiced"] },
  { step: null, status: ["Pending_Payment"] },
  { step: "nothing_approved", is: ["lines"], not: ["stands"] },
  // Of a car that nobody has seen there is nothing to quote.
  { step: "no_time", status: DECISION_STATUSES, is: ["missed"], not: ["timed", "lines", "done"] },
  { step: "no_lines", status: DECISION_STATUSES, not: ["lines", "reading"] },
  // Without the shop's word on what was approved there is no invoice.
  { step: "target", is: ["target"] },
  // What was found and has no price yet would be left out.
  { step: "invoice_due", status: except(DECISION_STATUSES), is: ["done"], not: ["invoiced", "finding"] },
  { step: "ask_shop", is: ["asked"] },
  { step: "link_due", status: except(UNDER_WAY_STATUSES), is: ["unsent"] },
  { step: "go_ahead", status: GO_AHEAD_STATUSES, is: ["decided", "waited"] },
  { step: null, is: ["done"] },
  { step: "more_work", status: UNDER_WAY_STATUSES, is: ["again"] },
  { step: "no_time", status: ["Scheduled"], not: ["timed"] },
  // The customer did not come.
  { step: "no_time", status: WAITS_FOR_CAR, is: ["missed"], not: ["timed"] },
  { step: "pickup", status: ["Pending_Pickup"], not: ["ahead"] },
  // While nothing is approved any more there is nothing to begin: the customer decides.
  { step: "approved", status: ["Pending_Repair"], not: ["later", "undecided"] },
  { step: "link_due", is: ["unsent"] },
] as const satisfies readonly StepRule[];
export type Step = NonNullable<(typeof RULES)[number]["step"]>;

const NOT_READY = ["needsAdvisor", "paper", "target", "asked", "unsent"] as const;

/** In these the customer's decision is waited for: before the work on all of it, and while it goes on for more. */
export const ASKED = [
  { status: DECISION_STATUSES, is: ["stands"], not: NOT_READY },
  { status: UNDER_WAY_STATUSES, is: ["pending"], not: [...NOT_READY, "invoiced"] },
] as const satisfies readonly Rule[];

export type TurnFacts = {
  status: RequestStatus;
  needsAdvisor: boolean;
  linkDue: boolean;
  unbilled: boolean;
  updatedAt: Date;
  delayedUntil: Date | null;
  scheduledServiceDate: Date | null;
  workDoneAt: Date | null;
  workAgainAt: Date | null;
  missedAt: Date | null;
  timeAskedAt: Date | null;
  timeCancelledAt: Date | null;
  mileageIn: number | null;
  startedAt: Date | null;
  workSessions: unknown[];
  /** The one that counts. */
  invoice: { id: string } | null;
  lineItems: { group: Group; priceBasis: PriceBasis }[];
  quoteDocuments: Pick<QuoteDocument, "waitsFor" | "readStatus">[];
  inspection: Parameters<typeof waitsForPrice>[0][];
};

export function factsOf(repair: TurnFacts, today: string, now: Date) {
  const { lineItems: lines, quoteDocuments: papers, scheduledServiceDate: at, delayedUntil: until } = repair;
  const some = (groups: readonly Group[], basis?: PriceBasis) =>
    lines.some(({ group, priceBasis }) => groups.includes(group) && (basis === undefined || priceBasis === basis));
  return {
    unbilled: repair.unbilled,
    needsAdvisor: repair.needsAdvisor,
    paper: papers.some(({ waitsFor }) => waitsFor !== null),
    reading: papers.some(isBeingRead),
    lines: lines.length > 0,
    stands: some(STANDING),
    pending: some(["pending"]),
    /** Every line has its answer, and some are approved. */
    decided: some(["approved"]) && !some(UNDECIDED),
    /** Something waits for an answer, and nothing is approved: as after the only line was changed. */
    undecided: some(["pending"]) && !some(["approved"]),
    /** Nothing came of it for a day. */
    waited: repair.updatedAt < daysBefore(1, now),
    /** At a price that only we have asked for: of what was approved, and of what is not decided. */
    target: some(["approved"], "target"),
    asked: some(UNDECIDED, "target"),
    /** To be decided by a customer who was never sent the link. */
    unsent: repair.linkDue && some(UNDECIDED),
    invoiced: repair.invoice !== null,
    finding: repair.inspection.some(waitsForPrice),
    done: repair.workDoneAt !== null,
    /** More was approved after it had been done. */
    again: repair.workAgainAt !== null,
    /** The customer asks for another time, or cancelled theirs and nobody has asked yet whether they want one. */
    timeAsked: repair.timeAskedAt !== null && repair.timeCancelledAt === null,
    timeCancelled: repair.timeAskedAt !== null && repair.timeCancelledAt !== null,
    /** The customer did not come to its last appointment, or cancelled it. */
    missed: repair.missedAt !== null,
    /** Its car is here, before the go-ahead. */
    come: hasCome(repair),
    timed: at !== null,
    ahead: at !== null && at > now,
    /** Its appointment is of another day than today. */
    later: at !== null && dayOf(at) > today,
    dated: until !== null,
    over: until !== null && until.toISOString().slice(0, 10) < today,
  };
}

export function holds({ status, is = [], not = [] }: Rule, of: RequestStatus, facts: Record<Fact, boolean>): boolean {
  return (!status || status.includes(of)) && is.every((fact) => facts[fact]) && !not.some((fact) => facts[fact]);
}

function except(statuses: readonly RequestStatus[]): RequestStatus[] {
  return REQUEST_STATUSES.filter((status) => !statuses.includes(status));
}
