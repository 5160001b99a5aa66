import { z } from "zod";
import type { Prisma } from "#app/platform/db.server.ts";
import { oneOf } from "#app/platform/known.ts";
import { toCents } from "#app/platform/money.ts";
import type { Invoice } from "#app/repair/invoice.ts";
import { DISCOUNT_SOURCES, TAX_SOURCES } from "#app/repair/tax-words.ts";
import { settlementOf } from "#app/shop/settlement.ts";

export const invoiceFields = {
  id: true,
  number: true,
  repairRequestId: true,
  accountId: true,
  status: true,
  issuedAt: true,
  dueAt: true,
  createdAt: true,
  originalTotalPrice: true,
  subtotal: true,
  paperDiscount: true,
  tax: true,
  taxSource: true,
  paperDiscountSource: true,
  serviceFee: true,
  serviceFeePercentage: true,
  settlement: true,
  discount: true,
  discountReason: true,
  totalAmount: true,
  amountPaid: true,
  outstandingBalance: true,
} satisfies Prisma.InvoiceSelect;

export function toInvoice(row: Prisma.InvoiceGetPayload<{ select: typeof invoiceFields }>): Invoice {
  const [totalAmount, amountPaid] = [toCents(row.totalAmount), toCents(row.amountPaid)];
  const outstandingBalance = toCents(row.outstandingBalance);
  return {
    ...row,
    originalTotalPrice: toCents(row.originalTotalPrice),
    subtotal: toCents(row.subtotal),
    paperDiscount: toCents(row.paperDiscount),
    tax: toCents(row.tax),
    taxSource: row.taxSource === null ? null : oneOf(TAX_SOURCES, row.taxSource),
    paperDiscountSource: row.paperDiscountSource === null ? null : oneOf(DISCOUNT_SOURCES, row.paperDiscountSource),
    serviceFee: toCents(row.serviceFee),
    serviceFeePercentage: row.serviceFeePercentage.toNumber(),
    settlement: settlementOf(row.settlement),
    discount: toCents(row.discount),
    totalAmount,
    amountPaid,
    outstandingBalance,
    notOwed: totalAmount - amountPaid - outstandingBalance,
  };
}

const InvoicedCar = z.object({
  year: z.number(),
  make: z.string(),
  model: z.string(),
  vin: z.string().nullable(),
  plate: z.string().nullable(),
  mileage: z.number().nullable(),
});
type InvoicedCar = z.output<typeof InvoicedCar>;

/** What `carOfInvoice` asks of the car of the repair. */
export const carOnInvoice = {
  select: { year: true, make: true, model: true, vin: true, plate: true, mileage: true },
} satisfies Prisma.VehicleDefaultArgs;

type Invoiced = { car: Prisma.JsonValue; repairRequest: { vehicle: InvoicedCar } };

/** The car that an invoice names, wherever it is shown: as it was made out for it. What was put right since is not on it. */
export function carOfInvoice({ car, repairRequest }: Invoiced): InvoicedCar {
  return InvoicedCar.safeParse(car).data ?? repairRequest.vehicle;
}
