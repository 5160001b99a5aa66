/** Paid green, Unpaid red, anything else orange. */
export function InvoiceStatus({ status }: { status: string }) {
  const tone = status === "Paid" ? "text-saved" : status === "Unpaid" ? "text-danger" : "text-warning";
  return <span className={`state ${tone}`}>{status}</span>;
}
