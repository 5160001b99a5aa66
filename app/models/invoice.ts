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
