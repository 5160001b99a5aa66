import { isNameOf } from "#app/platform/known.ts";
import { Badge } from "#app/ui/badge.tsx";

const TONES = { Active: "saved", Inactive: "neutral", Suspended: "danger" } as const;

/** How an account or a user stands. */
export function StandingBadge({ status }: { status: string }) {
  return <Badge tone={isNameOf(TONES, status) ? TONES[status] : "neutral"}>{status}</Badge>;
}
