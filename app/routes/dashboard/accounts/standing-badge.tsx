import { Badge } from "#app/ui/badge.tsx";

const TONES = { Active: "saved", Inactive: "neutral", Suspended: "danger" } as const;

/** How an account or a user stands. */
export function StandingBadge({ status }: { status: string }) {
  return <Badge tone={TONES[status as keyof typeof TONES] ?? "neutral"}>{status}</Badge>;
}
