import { z } from "zod";
import { type LineItem, type Summary, summarize } from "#app/repair/line-item.ts";

export const INVOICE_DUE_DAYS = 30;

/** An invoice as the screens have it; money in integer cents. */
export type Invoice = {
  id: string;
  repairRequestId: string;
  accountId: string;
  status: string;
  issuedAt: Date;
  dueAt: Date | null;
  createdAt: Date;
  originalTotalPrice: number;
  subtotal: number;
  serviceFee: number;
  serviceFeePercentage: number;
  totalAmount: number;
  amountPaid: number;
  outstandingBalance: number;
};

/** What is taken off the original total, where it was greater. */
export function discountOf(invoice: Pick<Invoice, "originalTotalPrice" | "subtotal">): number {
  return Math.max(0, invoice.originalTotalPrice - invoice.subtotal);
}

/** The invoice follows from the request: nothing of it is sent. */
export const NewInvoice = z.object({
  repairRequestId: z.guid("Please select a repair request"),
  accountId: z.guid("Account required").optional(),
});

/** The day it is due, and nothing else. */
export const UpdateInvoice = z.object({
  dueAt: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], "Please pick a valid date")
    .refine((value) => /^(19|20|21)\d\d/.test(value), "Please pick a valid date")
    .transform((value) => new Date(value))
    .optional(),
});

/** The figures of a request: its invoice's own where there is one, whatever the items would give now. */
export function summaryOf(items: LineItem[], invoice: Invoice | null, feePercent: number): Summary {
  if (!invoice) return summarize(items, undefined, feePercent);
  const savings = discountOf(invoice);
  const keeps = Math.max(0, savings - invoice.serviceFee);
  return {
    selected: summarize(items, ["approved"]).selected,
    originalTotal: invoice.originalTotalPrice,
    currentTotal: invoice.subtotal,
    savings,
    serviceFee: invoice.serviceFee,
    serviceFeePercentage: invoice.serviceFeePercentage,
    finalTotal: invoice.totalAmount,
    keeps,
    openTargets: 0,
    confirmed: { total: invoice.subtotal, serviceFee: invoice.serviceFee, finalTotal: invoice.totalAmount, keeps },
  };
}
