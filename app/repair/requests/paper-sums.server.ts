import { z } from "zod";
import { Prisma } from "#app/platform/db.server.ts";
import { toCents, toDecimal } from "#app/platform/money.ts";
import type { PaperTerms } from "#app/repair/paper/paper-terms.ts";
import type { RepairEvent, RepairState } from "#app/repair/state.ts";
import type { PaperSums, TaxRates } from "#app/repair/tax.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import type { ShopSettings } from "#app/shop/settings/settings.ts";

export const paperFields = {
  paperLines: true,
  paperDiscount: true,
  paperTax: true,
  paperTotal: true,
  paperTerms: true,
  taxRates: true,
} satisfies Prisma.RepairRequestSelect;

const KeptTerms: z.ZodType<PaperTerms> = z.object({
  rates: z.array(z.int()),
  off: z.array(z.object({ words: z.string(), amount: z.int(), ids: z.array(z.string()).optional() })),
  gone: z
    .array(
      z.object({
        id: z.string(),
        type: z.enum(["Part", "Labor", "Service", "Fee"]),
        description: z.string(),
        originalPrice: z.int(),
      }),
    )
    .optional(),
});

const KeptRates: z.ZodType<TaxRates> = z.object({
  Part: z.number(),
  Labor: z.number(),
  Service: z.number(),
  Fee: z.number(),
});

type Row = Prisma.RepairRequestGetPayload<{ select: typeof paperFields }>;

/** Sales tax by kind of line, as the shop has set it now. */
export async function readTaxRates(): Promise<TaxRates> {
  return taxRatesOf(await readSettings());
}

export function taxRatesOf({ taxParts, taxLabor, taxServices, taxFees }: ShopSettings): TaxRates {
  return { Part: taxParts, Labor: taxLabor, Service: taxServices, Fee: taxFees };
}

/** The rates that this request goes by: its own where it keeps some, else today's. */
export function ratesFor({ taxRates }: Pick<Row, "taxRates">, today: TaxRates): TaxRates {
  return KeptRates.safeParse(taxRates).data ?? today;
}

/**
 * What is authorized or billed keeps the rates that it was at, whatever the settings say later; once nothing of it stands any more, the
 * next go-ahead takes those of its day.
 */
export function ratesColumn({ taxRates, lineItems, authorized }: Rated, events: readonly RepairEvent[]) {
  const isKept = events.some(({ type }) => type === "repair_approved" || type === "invoiced");
  if (isKept) return { taxRates };
  const isApproved = lineItems.some(({ group }) => group === "approved");
  const isOver = events.some(
    (event) =>
      (event.type === "status_changed" && event.to === "Pending_Approval" && !isApproved) ||
      (event.type === "invoice_voided" && authorized === null),
  );
  return isOver ? { taxRates: Prisma.DbNull } : {};
}

type Rated = Pick<RepairState, "taxRates" | "lineItems" | "authorized">;

type Sums = Omit<Row, "taxRates">;

export function toPaperSums({ paperLines, paperDiscount, paperTax, paperTotal, paperTerms }: Sums): PaperSums {
  return {
    lines: paperLines ? toCents(paperLines) : 0,
    discount: paperDiscount ? toCents(paperDiscount) : 0,
    tax: paperTax ? toCents(paperTax) : null,
    total: paperTotal ? toCents(paperTotal) : null,
    terms: KeptTerms.safeParse(paperTerms).data ?? null,
  };
}

export function paperColumns({ lines, discount, tax, total, terms }: PaperSums) {
  return {
    paperLines: toDecimal(lines),
    paperDiscount: toDecimal(discount),
    paperTax: tax === null ? null : toDecimal(tax),
    paperTotal: total === null ? null : toDecimal(total),
    ...(terms ? { paperTerms: terms } : {}),
  };
}
