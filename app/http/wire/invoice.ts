import { z } from "zod";
import { dollars, id, moment } from "#app/http/wire/values.ts";

export const WireInvoice = z
  .object({
    id,
    repairRequestId: id,
    accountId: id,
    status: z.string().describe("Paid, Unpaid, Partially_Refunded, Refunded, Disputed or Void."),
    issuedAt: moment,
    dueAt: moment.nullable(),
    createdAt: moment,
    originalTotalPrice: dollars,
    subtotal: dollars,
    serviceFee: dollars,
    serviceFeePercentage: z.number(),
    totalAmount: dollars,
    amountPaid: dollars,
    outstandingBalance: dollars,
  })
  .meta({ id: "Invoice" });
