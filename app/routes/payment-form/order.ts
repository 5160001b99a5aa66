import { sum } from "#app/platform/money.ts";
import { type Invoice, paidAtShop } from "#app/repair/invoice.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import type { Order } from "./order-summary.tsx";

/** What an invoice is for, as its payer reads it; `saved` in cents. */
export function orderOf(
  lineItems: LineItem[],
  invoice: Pick<
    Invoice,
    "serviceFee" | "serviceFeePercentage" | "totalAmount" | "settlement" | "subtotal" | "paperDiscount" | "tax"
  >,
  saved: number,
): Order {
  const lines = lineItems.filter(({ group }) => group === "approved");
  const work = sum(lines.map(({ totalPrice }) => totalPrice));
  const atShop = paidAtShop(invoice);
  return {
    lines: lines.map(({ id, description, totalPrice }) => ({ id, description, totalPrice })),
    fee: invoice.serviceFee,
    feePercent: invoice.serviceFeePercentage,
    total: invoice.totalAmount,
    tax: Math.max(0, invoice.totalAmount + atShop - invoice.serviceFee - work),
    atShop,
    saved,
  };
}
