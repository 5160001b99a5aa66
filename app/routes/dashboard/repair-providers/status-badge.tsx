import { Badge } from "#app/ui/badge.tsx";

const TONES = { Active: "saved", Inactive: "neutral", Pending: "warning" } as const;

export function ProviderStatus({ status }: { status: keyof typeof TONES }) {
  return <Badge tone={TONES[status]}>{status}</Badge>;
}
