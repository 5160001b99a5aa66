import { statusLabel } from "#app/platform/format.ts";

const TONES: Record<string, string> = {
  Completed: "text-saved",
  "In Progress": "text-accent-text",
  Pending_Repair: "text-accent-text",
  Scheduled: "text-accent-text",
  Pending_Pickup: "text-accent-text",
  "Needs Approval": "text-warning",
  Pending_Approval: "text-warning",
  Pending_Payment: "text-warning",
  Delayed: "text-danger",
  Cancelled: "text-danger",
};

/** On whom a state waits, where its name does not say so. */
const TURNS: Record<string, string> = {
  Pending_Review: "We read the quote",
  Pending_Approval: "Customer decides",
  "Needs Approval": "Customer, on a finding",
  Pending_Pickup: "We pick up the car",
  Pending_Repair: "We begin",
  Pending_Payment: "Customer pays",
  Pending_Car_Delivery: "We bring it back",
  "Parts Ordered": "Parts are to come",
  Delayed: "We say until when",
};

/** `linkDue`: the customer would decide and has no link yet. */
type Turn = { status: string; delay?: string | null; linkDue?: boolean };

/** Beside the state, for staff: whose turn it is; of a delay its day, where one was named. Who has no link decides nothing. */
export function StatusTurn({ status, delay = null, linkDue = false }: Turn) {
  const turn = linkDue ? "We send the link" : (status === "Delayed" && delay) || TURNS[status];
  return turn ? <span className="text-xs leading-3.5 whitespace-nowrap text-muted">{turn}</span> : null;
}

/** A word with a dot: as filled pills the states were the loudest thing on a list. */
export function StatusBadge({ status }: { status: string }) {
  return <span className={`state ${TONES[status] ?? "text-muted"}`}>{statusLabel(status)}</span>;
}
