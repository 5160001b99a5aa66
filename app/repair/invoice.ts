import { z } from "zod";
import { dayOrMomentField } from "#app/platform/form-values.ts";
import { formatMoney } from "#app/platform/format.ts";
import { type Group, type LineItem, type Summary, summarize } from "#app/repair/line-item.ts";
import type { Taxation } from "#app/repair/tax.ts";
import type { DiscountSource, TaxSource } from "#app/repair/tax-words.ts";
import type { NotOffered } from "#app/repair/work/inspection.ts";
import type { Settlement } from "#app/shop/settlement.ts";

export const INVOICE_STATUSES = ["Paid", "Unpaid", "Partially_Refunded", "Refunded", "Disputed", "Void"] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** An invoice as the screens have it; money in integer cents. */
export type Invoice = {
  id: string;
  /** "INV-1001": consecutive, in the shop's own form. */
  number: string;
  repairRequestId: string;
  accountId: string;
  status: InvoiceStatus;
  issuedAt: Date;
  dueAt: Date | null;
  createdAt: Date;
  originalTotalPrice: number;
  subtotal: number;
  /** What the shop's paper takes off, and sales tax: after the subtotal. */
  paperDiscount: number;
  tax: number;
  taxSource: TaxSource | null;
  paperDiscountSource: DiscountSource | null;
  serviceFee: number;
  serviceFeePercentage: number;
  settlement: Settlement;
  /** What the shop takes off of its own, after all else, and why. */
  discount: number;
  discountReason: string | null;
  totalAmount: number;
  amountPaid: number;
  /** What was given back or is held, and is not owed again. */
  notOwed: number;
  outstandingBalance: number;
};

/** A status as people read it: "Partially refunded". */
export function invoiceStatusLabel(status: InvoiceStatus): string {
  const [first = "", ...rest] = status.split("_");
  return [first, ...rest.map((word) => word.toLowerCase())].join(" ");
}

/** What is taken off the original total, where it was greater. */
export function discountOf(invoice: Pick<Invoice, "originalTotalPrice" | "subtotal">): number {
  return Math.max(0, invoice.originalTotalPrice - invoice.subtotal);
}

/** What of the total is neither kept nor due: money that was given back or is held is not owed again. With it the figures add up. */
export function notOwed(invoice: Pick<Invoice, "status" | "notOwed">) {
  const cents = invoice.notOwed;
  if (invoice.status === "Void") return { label: "Void, not owed", cents };
  if (invoice.status === "Disputed") return { label: "Disputed or refunded, not owed again", cents };
  return { label: "Refunded, not owed again", cents };
}

/** What the figure beside it is: less than what was paid, where some of it went back. */
export function paidLabel({ notOwed }: Pick<Invoice, "notOwed">): string {
  return notOwed > 0 ? "Stays paid" : "Paid";
}

/** Beside the status: a bill of which something was paid is "Unpaid" until all of it is. */
export function partlyPaid(invoice: Pick<Invoice, "status" | "totalAmount" | "outstandingBalance">): string | null {
  const { status, totalAmount, outstandingBalance: due } = invoice;
  if (status !== "Unpaid" || due === 0 || due >= totalAmount) return null;
  return `${formatMoney(due)} due of ${formatMoney(totalAmount)}`;
}

/** What the customer pays at the shop itself, in cents: in no sum that is due here. */
export function paidAtShop(invoice: Pick<Invoice, "settlement" | "subtotal" | "paperDiscount" | "tax">): number {
  return invoice.settlement === "fee" ? invoice.subtotal - invoice.paperDiscount + invoice.tax : 0;
}

/** What is to be paid here, and what not. */
export function readyToPay({ settlement, totalAmount }: Pick<Invoice, "settlement" | "totalAmount">): string {
  if (settlement === "whole" && totalAmount === 0) return "It is at no charge: nothing is to be paid.";
  if (settlement === "whole") return `${formatMoney(totalAmount)} is ready to be paid.`;
  if (totalAmount === 0) return "Nothing was saved, so there is no fee to pay. The shop is paid at the shop.";
  return `Our fee of ${formatMoney(totalAmount)} is ready to be paid. The shop is paid at the shop.`;
}

type Billable = { lineItems: LineItem[]; feePercent: number; settlement: Settlement; taxation: Taxation };

/** What an invoice would come to now, in cents: approved work that is not paid already, a price that only we ask for as it stands. */
export function toBill({ lineItems, feePercent, settlement, taxation }: Billable): number {
  const approved = lineItems.filter(({ group, priceBasis }) => group === "approved" && priceBasis !== "paid");
  const { serviceFee, finalTotal, openTargets } = summarize(approved, ["approved"], feePercent, taxation);
  return settlement === "fee" && openTargets === 0 ? serviceFee : finalTotal;
}

/** The invoice follows from the request: of its figures nothing is sent. What is said is about the shop's final bill, where that is otherwise. */
const InvoiceWord = z.object({
  anyway: z.string().max(8_000).optional().describe("The sentence that it was refused with, once it was read."),
  notDone: z
    .array(z.guid())
    .max(500)
    .optional()
    .describe("Of the approved lines that the final bill does not have those that were not done: they are taken off."),
  asBilled: z
    .array(z.guid())
    .max(500)
    .optional()
    .describe("Of the lines that the final bill asks less for than was approved those that are invoiced at that."),
});
/**
 * `done`: whether the work is, where they were asked who make it. `notOffered`: how what was found and has no price is set aside, where they
 * were asked. `version`: of the request as they read it.
 */
export type InvoiceWord = z.output<typeof InvoiceWord> & {
  version?: number | undefined;
  done?: boolean | undefined;
  notOffered?: NotOffered | undefined;
};

export const NewInvoice = InvoiceWord.extend({
  repairRequestId: z.guid("Please select a repair request"),
  accountId: z.guid("Account required").optional(),
});

/** The day it is due, and nothing else. */
export const UpdateInvoice = z.object({
  dueAt: dayOrMomentField("Please pick a valid date").optional(),
});

/** The figures of a request: its invoice's own where there is one, whatever the items would give now; else of what is in these groups. */
export function summaryOf(
  items: LineItem[],
  invoice: Invoice | null,
  feePercent: number,
  taxation: Taxation,
  groups?: readonly Group[],
): Summary {
  if (!invoice) return summarize(items, groups, feePercent, taxation);
  const { subtotal: total, paperDiscount: discount, tax, serviceFee } = invoice;
  const finalTotal = invoice.totalAmount + paidAtShop(invoice);
  const savings = discountOf(invoice);
  const keeps = Math.max(0, savings - invoice.serviceFee);
  return {
    selected: summarize(items, ["approved"]).selected,
    originalTotal: invoice.originalTotalPrice,
    currentTotal: invoice.subtotal,
    savings,
    discount,
    discountSource: invoice.paperDiscountSource ?? "paper",
    ownDiscount: invoice.discount > 0 ? { cents: invoice.discount, reason: invoice.discountReason } : null,
    tax,
    taxSource: invoice.taxSource ?? "none",
    serviceFee,
    serviceFeePercentage: invoice.serviceFeePercentage,
    finalTotal,
    keeps,
    undecided: 0,
    openTargets: 0,
    confirmed: { total, discount, tax, serviceFee, finalTotal, keeps },
  };
}
