import { formatMoney } from "#app/platform/format.ts";
import type { Invoice } from "#app/repair/invoice.ts";

/** What was paid, and what of it went back, in words for the customer; null where nothing came. */
export function paidInWords({ status, amountPaid, notOwed }: Pick<Invoice, "status" | "amountPaid" | "notOwed">) {
  if (status === "Void") return null;
  const back = status === "Disputed" ? "disputed or refunded" : "refunded";
  const came = amountPaid + notOwed;
  if (came === 0) return null;
  if (notOwed === 0) return `${formatMoney(came)} paid`;
  return `${formatMoney(came)} paid, ${amountPaid === 0 ? "all" : formatMoney(notOwed)} of it ${back}`;
}
