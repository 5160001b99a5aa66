import { z } from "zod";
import type { Prisma } from "#app/platform/db.server.ts";
import { toCents, toDecimal } from "#app/platform/money.ts";
import type { PaperTerms } from "#app/repair/paper-terms.ts";
import type { PaperSums, TaxRates } from "#app/repair/tax.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import type { ShopSettings } from "#app/shop/settings/settings.ts";

export const paperFields = {
  paperLines: true,
  paperDiscount: true,
  paperTax: true,
  paperTotal: true,
  paperTerms: true,
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

type Row = Prisma.RepairRequestGetPayload<{ select: typeof paperFields }>;

/** Sales tax by kind of line, as the shop has set it now. */
export async function readTaxRates(): Promise<TaxRates> {
  return taxRatesOf(await readSettings());
}

export function taxRatesOf({ taxParts, taxLabor, taxServices, taxFees }: ShopSettings): TaxRates {
  return { Part: taxParts, Labor: taxLabor, Service: taxServices, Fee: taxFees };
}

export function toPaperSums({ paperLines, paperDiscount, paperTax, paperTotal, paperTerms }: Row): PaperSums {
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
