import { type Invoice, paidAtShop } from "#app/repair/invoice.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { discountLabel, taxLabel } from "#app/repair/tax-words.ts";
import type { Order } from "./order-summary.tsx";

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
      { term: "Our discount", cents: invoice.discount },
    ].filter(({ cents }) => cents > 0),
    tax: { term: taxLabel(invoice.taxSource), cents: invoice.tax },
    atShop: paidAtShop(invoice),
    saved,
  };
}
