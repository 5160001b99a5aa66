/** Stands in the address of a browser that comes back from paying. It proves nothing: the provider's signed word does. */
export const RETURNED = "payment=returned";

/** The list of invoices, for who comes back to it from paying one of them. */
export function listAfter(invoiceId: string): string {
  return `/dashboard/invoices?${RETURNED}&invoice=${invoiceId}`;
}

/** Stripe adds it where the bank's own page said no. */
export function isRefused(search: string): boolean {
  return search.includes("redirect_status=failed");
}

const OF_A_RETURN = ["payment", "invoice", "payment_intent", "payment_intent_client_secret", "redirect_status"];

/** The search of an address as the list's own links carry it on: what is said of one payment is not said of others. */
export function withoutReturn(search: string): string {
  if (!search.includes(RETURNED)) return search;
  const kept = new URLSearchParams(search);
  for (const name of OF_A_RETURN) kept.delete(name);
  return kept.size > 0 ? `?${kept}` : "";
}
