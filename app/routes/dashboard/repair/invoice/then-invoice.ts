/** What an address says of the invoice that is made with the shop's answer: whether who makes it said that the work is done. */
export type ThenInvoice = { done?: boolean | undefined };

export function withThen(search: string, { done }: ThenInvoice): string {
  const asked = new URLSearchParams(search);
  asked.set("then", done === undefined ? "invoice" : done ? "invoice-done" : "invoice-open");
  return `?${asked}`;
}

/** Null where none is made with it. */
export function thenOf(search: string): ThenInvoice | null {
  const then = new URLSearchParams(search).get("then") ?? "";
  if (then === "invoice") return {};
  return then.startsWith("invoice-") ? { done: then === "invoice-done" } : null;
}

export function withoutThen(search: string): string {
  const kept = new URLSearchParams(search);
  kept.delete("then");
  return kept.size > 0 ? `?${kept}` : "";
}
