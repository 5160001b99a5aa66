/** Stands in the address of a browser that comes back from paying. It proves nothing: the provider's signed word does. */
export const RETURNED = "payment=returned";

/** The list of invoices, for who comes back to it from paying one of them. */
export function listAfter(invoiceId: string): string {
  return `/dashboard/invoices?${RETURNED}&invoice=${invoiceId}`;
}
