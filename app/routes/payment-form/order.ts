import { type Invoice, notOwed, paidAtShop } from "#app/repair/invoice.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { discountLabel, ownDiscountLabel, taxLabel } from "#app/repair/tax-words.ts";
import type { Order } from "./order-summary.tsx";

/** What came before, and of it went back: with it the lines lead to what is due. Nothing where all of it is. */
export function paidBefore(invoice: Pick<Invoice, "status" | "amountPaid" | "notOwed" | "outstandingBalance">) {
  const { label, cents } = notOwed(invoice);
  const rows = [
    { term: "Paid", cents: -invoice.amountPaid },
    { term: label, cents: -cents },
  ].filter((row) => row.cents < 0);
  return rows.length > 0 ? { rows, due: invoice.outstandingBalance } : null;
}

/** What an invoice is for, as its payer reads it; `saved` in cents. */
export function orderOf(
  lineItems: LineItem[],
  invoice: Pick<
    Invoice,
    | "serviceFee"
    | "serviceFeePercentage"
    | "totalAmount"
    | "settlement"
    | "subtotal"
    | "paperDiscount"
    | "paperDiscountSource"
    | "tax"
    | "taxSource"
    | "discount"
    | "discountReason"
  >,
  saved: number,
): Order {
  const lines = lineItems.filter(({ group }) => group === "approved");
  return {
    lines: lines.map(({ id, description, totalPrice }) => ({ id, description, totalPrice })),
    fee: invoice.serviceFee,
    feePercent: invoice.serviceFeePercentage,
    total: invoice.totalAmount,
    off: [
      { term: discountLabel(invoice.paperDiscountSource), cents: invoice.paperDiscount },
      { term: ownDiscountLabel(invoice.discountReason), cents: invoice.discount },
    ].filter(({ cents }) => cents > 0),
    tax: { term: taxLabel(invoice.taxSource), cents: invoice.tax },
    atShop: paidAtShop(invoice),
    saved,
  };
}
