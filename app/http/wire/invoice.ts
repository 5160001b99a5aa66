import { z } from "zod";
import { dollars, id, moment } from "#app/http/wire/values.ts";
import { DISCOUNT_SOURCES, TAX_SOURCES } from "#app/repair/tax-words.ts";
import { SETTLEMENTS } from "#app/shop/settlement.ts";

export const WireInvoice = z
  .object({
    id,
    number: z.string().describe("Consecutive, in the shop's own form."),
    repairRequestId: id,
    accountId: id,
    status: z.string().describe("Paid, Unpaid, Partially_Refunded, Refunded, Disputed or Void."),
    issuedAt: moment,
    dueAt: moment.nullable(),
    createdAt: moment,
    originalTotalPrice: dollars,
    subtotal: dollars,
    discount: dollars.describe("What the shop takes off of its own, after all else."),
    paperDiscount: dollars.describe("What the shop's quote takes off, after the subtotal."),
    paperDiscountSource: z
      .enum(DISCOUNT_SOURCES)
      .nullable()
      .describe(
        "paper: as printed; named: of the lines that its words name; share: in proportion. Null on invoices from before it was kept.",
      ),
    tax: dollars.describe("Sales tax: the quote's own amount, or by the shop's rates."),
    taxSource: z
      .enum(TAX_SOURCES)
      .nullable()
      .describe(
        "paper: as printed; rate: the quote's printed rate on what it is of; share: in proportion to the quote's; rates: the shop's rates; none. Null on invoices from before it was kept.",
      ),
    serviceFee: dollars,
    serviceFeePercentage: z.number(),
    settlement: z.enum(SETTLEMENTS).describe("fee: the customer pays the shop itself, and the total is the fee alone."),
    totalAmount: dollars,
    amountPaid: dollars.describe("What came and stayed."),
    notOwed: dollars.describe(
      "What was refunded, is held by a dispute or belonged to a void bill: neither kept nor due. With amountPaid and outstandingBalance it is totalAmount.",
    ),
    outstandingBalance: dollars,
  })
  .meta({ id: "Invoice" });

export const WireLedgerEntry = z
  .object({
    id: z.string(),
    kind: z.string().describe("payment, taken_back, refund, refund_failed, dispute, dispute_won or dispute_lost."),
    amount: dollars.describe("Positive when it came in."),
    method: z.string().describe("card, cash, check, terminal or other."),
    reason: z.string().nullable(),
    takenByName: z.string().nullable(),
    occurredAt: moment,
    refundable: dollars,
  })
  .meta({ id: "LedgerEntry" });
