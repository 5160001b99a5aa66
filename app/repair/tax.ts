import { namesOf } from "#app/platform/known.ts";
import { sum } from "#app/platform/money.ts";

/** The sums of the papers that lines come from, in integer cents; null where nothing of the kind is printed. */
export type PaperSums = { lines: number; discount: number; tax: number | null; total: number | null };

export const NO_PAPER: PaperSums = { lines: 0, discount: 0, tax: null, total: null };

/** Sales tax in percent by kind of line, three decimals at most: the shop's settings. */
export type TaxRates = { Part: number; Labor: number; Service: number; Fee: number };

export const NO_RATES: TaxRates = { Part: 0, Labor: 0, Service: 0, Fee: 0 };

/** What the tax of lines follows from. */
export type Taxation = { paper: PaperSums; rates: TaxRates };

export const UNTAXED: Taxation = { paper: NO_PAPER, rates: NO_RATES };

/** Where a figure of tax comes from: the paper as it is printed, the paper's share for these lines, the shop's rates, or nowhere. */
export type TaxSource = "paper" | "share" | "rates" | "none";

type Taxed = { type?: keyof TaxRates; totalPrice: number; originalPrice: number };

/**
 * What the paper takes off these lines and the sales tax on them, in integer cents. All lines as printed: the paper's own amounts,
 * to the cent. Else the shop's rates where there are any, else the paper's tax in proportion.
 */
export function documentSums(
  lines: readonly Taxed[],
  { paper, rates }: Taxation,
): { discount: number; tax: number; source: TaxSource } {
  const total = sum(lines.map(({ totalPrice }) => totalPrice));
  const original = sum(lines.map(({ originalPrice }) => originalPrice));
  const asPrinted = paper.lines > 0 && total === paper.lines && original === paper.lines;
  const discount = asPrinted ? paper.discount : Math.min(total, shareOf(paper.discount, original, paper.lines));
  if (asPrinted && paper.tax !== null) return { discount, tax: paper.tax, source: "paper" };
  if (Object.values(rates).some((rate) => rate > 0)) {
    return { discount, tax: taxByRates(lines, rates, total, discount), source: "rates" };
  }
  if (paper.tax === null || paper.lines <= paper.discount) return { discount, tax: 0, source: "none" };
  return { discount, tax: shareOf(paper.tax, total - discount, paper.lines - paper.discount), source: "share" };
}

/** Each kind's sum at its rate, rounded half up to a cent; what is taken off lowers every kind in proportion. */
function taxByRates(lines: readonly Taxed[], rates: TaxRates, total: number, discount: number) {
  const kinds = namesOf(rates);
  return sum(
    kinds.map((kind) => {
      const listed = sum(lines.filter(({ type = "Service" }) => type === kind).map(({ totalPrice }) => totalPrice));
      const taxed = listed - shareOf(discount, listed, total);
      return Math.floor((taxed * Math.round(rates[kind] * 1000) + 50_000) / 100_000);
    }),
  );
}

/** amount × part ÷ whole, rounded half up to a cent. */
function shareOf(amount: number, part: number, whole: number) {
  if (whole <= 0) return 0;
  return Math.floor((2 * amount * Math.max(0, part) + whole) / (2 * whole));
}

/** What lines, discounts and tax of the papers leave open of the printed total; null where no total is printed. */
export function missingOf({ lines, discount, tax, total }: PaperSums): number | null {
  return total === null ? null : total - (lines - discount + (tax ?? 0));
}
