import { type Invoice, invoiceStatusLabel } from "#app/repair/invoice.ts";

/** Paid green, Unpaid red, anything else orange; beside it what is due of a bill that was paid in part. */
export function InvoiceStatus({ status, partly }: { status: Invoice["status"]; partly: string | null }) {
  const tone = status === "Paid" ? "text-saved" : status === "Unpaid" ? "text-danger" : "text-warning";
  return (
    <>
      <span className={`state ${tone}`}>{invoiceStatusLabel(status)}</span>
      {partly ? <span className="block text-sm text-muted">{partly}</span> : null}
    </>
  );
}
