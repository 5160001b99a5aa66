import { Badge, type Tone } from "#app/ui/badge.tsx";

const TONES: Record<string, Tone> = { Active: "saved", Inactive: "neutral", Pending: "warning" };

export function ProviderStatus({ status }: { status: string }) {
  return <Badge tone={TONES[status] ?? "neutral"}>{status}</Badge>;
}
