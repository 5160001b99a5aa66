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

export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={TONES[status] ?? "neutral"}>{statusLabel(status)}</Badge>;
}
