import { deletionDue } from "#app/people/deletion.ts";
import { formatDate, formatDay } from "#app/platform/format.ts";
import { isOneOf } from "#app/platform/known.ts";

/** What can wait, in the order in which it is looked at where nothing else decides. */
export const WAITS = {
  overdue: { word: "Overdue", tone: "danger" },
  dispute: { word: "Answer the dispute", tone: "danger" },
  withdrawn: { word: "Stop work: the go-ahead was taken back", tone: "danger" },
  bill: { word: "Settle the bill: it asks for more than was authorized", tone: "danger" },
  delayed: { word: "Say until when", tone: "danger" },
  delay_over: { word: "Say a new day", tone: "danger" },
  call_back: { word: "Call back", tone: "warning" },
  message: { word: "Answer", tone: "warning" },
  time_asked: { word: "Name another time: the customer asks", tone: "warning" },
  time_cancelled: { word: "Ask whether it is still wanted: the customer cancelled", tone: "warning" },
  quote: { word: "Read the quote", tone: "warning" },
  paper: { word: "Say what the quote is", tone: "warning" },
  link_due: { word: "Send the link", tone: "accent" },
  text_failed: { word: "Text not delivered", tone: "danger" },
  finding: { word: "Price a finding", tone: "warning" },
  target: { word: "Confirm prices", tone: "warning" },
  ask_shop: { word: "Ask the shop", tone: "warning" },
  no_lines: { word: "Get the quote", tone: "warning" },
  nothing_approved: { word: "Nothing approved: ask or close", tone: "warning" },
  go_ahead: { word: "Ask for the go-ahead", tone: "warning" },
  unanswered: { word: "No answer yet: ask the customer", tone: "warning" },
  more_work: { word: "Do what was approved since", tone: "warning" },
  no_time: { word: "Name a time", tone: "accent" },
  pickup: { word: "Pick up the car", tone: "accent" },
  approved: { word: "Start the repair", tone: "accent" },
  invoice_due: { word: "Make the invoice", tone: "accent" },
  unpaid: { word: "Collect payment", tone: "accent" },
  delivery: { word: "Bring the car back", tone: "accent" },
  unassigned: { word: "Assign an advisor", tone: "warning" },
  no_technician: { word: "Find another technician", tone: "danger" },
  technician_away: { word: "Technician away: another one, or a new time", tone: "danger" },
  absent: { word: "Take over", tone: "danger" },
  deletion: { word: "Delete a customer's data", tone: "warning" },
} as const;
export type WaitKind = keyof typeof WAITS;

/** Whose: one's own, everybody else's within the scope, or both. */
export const WHOSE = ["mine", "team", "all"] as const;
export type Whose = (typeof WHOSE)[number];

export function whoseOf(value: string | null | undefined): Whose {
  return isOneOf(WHOSE, value) ? value : "mine";
}

type Row = {
  kind: WaitKind;
  thingId: string;
  requestId: string | null;
  customer: string;
  from: string | null;
  count: number;
  owner: string | null;
  since: Date;
};

/** What is to be done, as a verb: "Answer Dana", "Confirm 2 prices", "Take over from Ada". */
export function verbOf({ kind, customer, from, count, owner, since }: Row): string {
  if (kind === "message") return from ? `Answer ${from}` : "Answer";
  if (kind === "target") return `Confirm ${count} ${count === 1 ? "price" : "prices"}`;
  if (kind === "ask_shop") return `Ask the shop about ${count} ${count === 1 ? "price" : "prices"}`;
  if (kind === "finding") return count === 1 ? "Price a finding" : `Price ${count} findings`;
  if (kind === "technician_away" && from) {
    return `${from} is away ${formatDate(since)}: another technician, or a new time`;
  }
  if (kind === "absent") return owner ? `Take over from ${owner}` : "Take over";
  if (kind === "delay_over") return `Say a new day: ${formatDay(since)} is over`;
  if (kind === "dispute") return `Answer the dispute${since > new Date() ? `, until ${formatDate(since)}` : ""}`;
  if (kind === "deletion") return `Delete data by ${formatDate(deletionDue(since))}`;
  if (kind === "call_back" && customer) return `Call ${customer} back`;
  return WAITS[kind].word;
}

type Placed = Pick<Row, "kind" | "thingId" | "requestId"> & { ownerId: string | null };

/** Where it is done. */
export function placeOf({ kind, thingId, requestId, ownerId }: Placed): string {
  const request = `/dashboard/repair-requests/${requestId}`;
  if (kind === "message") return `/dashboard/communications/${thingId}`;
  if (kind === "paper") return `${request}/documents/${thingId}`;
  if (kind === "link_due") return `${request}#customer-link`;
  if (kind === "target" || kind === "ask_shop") return `${request}/prices`;
  if (kind === "finding") return `${request}#findings`;
  if (kind === "deletion") return `/dashboard/users/${thingId}/delete`;
  if (kind === "unpaid" || kind === "dispute") return `/dashboard/invoices/${thingId}`;
  if (kind === "unassigned" || kind === "no_technician" || kind === "technician_away") return `${request}/assign`;
  // The work of someone absent changes hands as a whole.
  if (kind === "absent" && ownerId) return `/dashboard/users/${ownerId}/hand-over`;
  return request;
}

/** "4m", "3h", "2d": how long ago; of a moment that is to come, "in 9d". */
export function ageOf(since: Date, now = new Date()): string {
  if (since.getTime() - now.getTime() >= 60_000) return `in ${ageOf(now, since)}`;
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000));
  if (minutes < 60) return `${minutes}m`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)}h`;
  return `${Math.floor(minutes / (24 * 60))}d`;
}
