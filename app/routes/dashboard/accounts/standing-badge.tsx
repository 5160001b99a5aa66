import { Badge } from "#app/ui/badge.tsx";

const TONES = { Active: "saved", Inactive: "neutral", Suspended: "danger" } as const;

/** How an account or a user stands. */
export function StandingBadge({ status }: { status: keyof typeof TONES }) {
  return <Badge tone={TONES[status]}>{status}</Badge>;
}
