import { statusLabel } from "#app/platform/format.ts";
import { Badge, type Tone } from "#app/ui/badge.tsx";

const TONES: Record<string, Tone> = {
  Completed: "saved",
  "In Progress": "accent",
  Pending_Repair: "accent",
  Scheduled: "accent",
  Pending_Pickup: "accent",
  "Needs Approval": "warning",
  Pending_Approval: "warning",
  Pending_Payment: "warning",
  Delayed: "danger",
  Cancelled: "danger",
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

/** Beside the state, for staff: whose turn it is. */
export function StatusTurn({ status }: { status: string }) {
  const turn = TURNS[status];
  return turn ? <span className="text-xs leading-3.5 whitespace-nowrap text-muted">{turn}</span> : null;
}

export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={TONES[status] ?? "neutral"}>{statusLabel(status)}</Badge>;
}
