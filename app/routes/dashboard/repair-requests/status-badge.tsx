import { statusLabel } from "#app/platform/format.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";

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

/** Beside the state: for staff whose turn it is, as turnOf says it, and for customers what the state leaves open. */
export function StatusTurn({ words }: { words: string | null }) {
  return words ? <span className="text-xs leading-3.5 text-muted">{words}</span> : null;
}

/** A word with a dot: as filled pills the states were the loudest thing on a list. */
export function StatusBadge({ status }: { status: RequestStatus }) {
  return <span className={`state ${TONES[status] ?? "text-muted"}`}>{statusLabel(status)}</span>;
}
