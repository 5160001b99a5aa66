import { isOneOf } from "#app/platform/known.ts";
/** The customer's way through a repair, in order. */
export const STAGES = [
  "Pending_Review",
  "Pending_Pickup",
  "Pending_Approval",
  "Pending_Repair",
  "Pending_Payment",
  "Pending_Car_Delivery",
  "Completed",
] as const;
export type Stage = (typeof STAGES)[number];

/** The shop's own words for where the work stands, beside Completed which is a stage too. */
export const SHOP_STATUSES = [
  "Scheduled",
  "In Progress",
  "Needs Approval",
  "Parts Ordered",
  "Delayed",
  "Cancelled",
] as const;

export const REQUEST_STATUSES = [...STAGES, ...SHOP_STATUSES] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** What the Update Repair Status dialog offers, in its order. */
export const STATUS_OPTIONS = [
  "In Progress",
  "Completed",
  "Needs Approval",
  "Parts Ordered",
  "Delayed",
  "Cancelled",
] as const;

/** Of these what somebody may set. `cancel`: whether they may cancel. */
export function statusOptionsFor({ cancel }: { cancel: boolean }) {
  return STATUS_OPTIONS.filter((option) => cancel || option !== "Cancelled");
}

const STAGE_OF_SHOP_STATUS: Record<(typeof SHOP_STATUSES)[number], Stage | null> = {
  Scheduled: "Pending_Pickup",
  "In Progress": "Pending_Repair",
  "Parts Ordered": "Pending_Repair",
  Delayed: "Pending_Repair",
  "Needs Approval": "Pending_Approval",
  Cancelled: null,
};

/** The stage that the public page shows for any status; null when it was cancelled. */
export function stageOf(status: RequestStatus): Stage | null {
  return isOneOf(STAGES, status) ? status : STAGE_OF_SHOP_STATUS[status];
}

/** Statuses in which the customer's word is next, once there is something to decide and they have the link. */
export const DECISION_STATUSES = REQUEST_STATUSES.filter(
  (status) => status === "Pending_Review" || stageOf(status) === "Pending_Approval",
);

/** Statuses in which the go-ahead is given. */
export const GO_AHEAD_STATUSES = REQUEST_STATUSES.filter((status) => stageOf(status) === "Pending_Approval");

/** Statuses in which the work is under way: what is asked for then waits for a decision too, and the work goes on meanwhile. */
export const UNDER_WAY_STATUSES = REQUEST_STATUSES.filter((status) => stageOf(status) === "Pending_Repair");

/** Statuses in which a car that is booked is waited for. Before the go-ahead it may have come all the same: see `hasCome`. */
export const WAITS_FOR_CAR: readonly RequestStatus[] = [
  "Scheduled",
  "Pending_Pickup",
  "Pending_Repair",
  ...DECISION_STATUSES,
];

type Come = { status: RequestStatus; mileageIn: number | null; startedAt: Date | null; workSessions: unknown[] };

/**
 * Whether the car of a repair that waits for the customer's word is here: its odometer was read, or somebody has worked on it. After the go-ahead the
 * status says it.
 */
export function hasCome({ status, mileageIn, startedAt, workSessions }: Come): boolean {
  return DECISION_STATUSES.includes(status) && (mileageIn !== null || startedAt !== null || workSessions.length > 0);
}

/** Work and parts that somebody is to pay for: neither is begun with, nor ordered, before something is approved, without a question. */
export const NEEDS_A_YES: readonly RequestStatus[] = ["In Progress", "Parts Ordered"];

/** Whether the shop asks for more than was authorized, while the repair is under way. */
export function asksForMore(status: RequestStatus, asked: boolean): boolean {
  return asked && UNDER_WAY_STATUSES.includes(status);
}

/**
 * Whether work or parts may be under way that the customer has given the go-ahead for: taking that back is more than a tap then.
 * `authorized`: whether there was a go-ahead.
 */
export function workHasBegun(status: RequestStatus, authorized: boolean): boolean {
  if (status === "In Progress" || status === "Parts Ordered") return true;
  return authorized && (status === "Delayed" || status === "Needs Approval");
}

/** Whether the customer gave a go-ahead and did not withdraw it. */
export function isAuthorized({ authorizations }: { authorizations: readonly { withdrawnAt: Date | null }[] }): boolean {
  return authorizations.some(({ withdrawnAt }) => withdrawnAt === null);
}

/** Whether a go-ahead stands that the customer has not taken back: the work goes by it, or waits for a word on more of it. */
export function goAheadStands(status: RequestStatus, authorized: boolean): boolean {
  return authorized && (stageOf(status) === "Pending_Repair" || status === "Needs Approval");
}

/** Whether a move takes a go-ahead back. */
export function withdraws(from: string, to: string): boolean {
  return from === "approved" && (to === "declined" || to === "deferred");
}

export function isRequestStatus(value: unknown): value is RequestStatus {
  return isOneOf(REQUEST_STATUSES, value);
}

/** Items stand still once money is due, and when the request was cancelled. */
export function itemsAreLocked(status: RequestStatus): boolean {
  const stage = stageOf(status);
  return stage === null || stage === "Pending_Payment" || stage === "Pending_Car_Delivery" || stage === "Completed";
}

export const SERVICE_TYPES = [
  "Oil Change",
  "Brake Service",
  "Tire Replacement",
  "Engine Diagnostics",
  "Suspension Work",
  "Transmission Service",
  "Electrical System",
  "Detailing",
  "Other",
] as const;

export const URGENCIES = [
  { value: "urgent", label: "Urgent (As soon as possible)" },
  { value: "normal", label: "Normal (Within a week)" },
  { value: "flexible", label: "Flexible (Whenever convenient)" },
] as const;

export const CONTACT_PREFERENCES = [
  { value: "phone", label: "Phone" },
  { value: "email", label: "Email" },
  { value: "text", label: "Text" },
] as const;
export type ContactPreference = (typeof CONTACT_PREFERENCES)[number]["value"];
