import { Badge } from "#app/ui/badge.tsx";

/** Paid green, Unpaid red, anything else orange. */
export function InvoiceStatus({ status }: { status: string }) {
  return <Badge tone={status === "Paid" ? "saved" : status === "Unpaid" ? "danger" : "warning"}>{status}</Badge>;
}
