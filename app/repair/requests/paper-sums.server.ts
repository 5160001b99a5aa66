import type { Prisma } from "#app/platform/db.server.ts";
import { toCents, toDecimal } from "#app/platform/money.ts";
import type { PaperSums } from "#app/repair/state.ts";

export const paperFields = {
  paperLines: true,
  paperDiscount: true,
  paperTax: true,
  paperTotal: true,
} satisfies Prisma.RepairRequestSelect;

type Row = Prisma.RepairRequestGetPayload<{ select: typeof paperFields }>;

export function toPaperSums({ paperLines, paperDiscount, paperTax, paperTotal }: Row): PaperSums {
  return {
    lines: paperLines ? toCents(paperLines) : 0,
    discount: paperDiscount ? toCents(paperDiscount) : 0,
    tax: paperTax ? toCents(paperTax) : null,
    total: paperTotal ? toCents(paperTotal) : null,
  };
}

export function paperColumns({ lines, discount, tax, total }: PaperSums) {
  return {
    paperLines: toDecimal(lines),
    paperDiscount: toDecimal(discount),
    paperTax: tax === null ? null : toDecimal(tax),
    paperTotal: total === null ? null : toDecimal(total),
  };
}
