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

/** `quoteDocumentId`: null on a line that was typed by hand and is on no paper. */
type Taxed = {
  type?: keyof TaxRates;
  totalPrice: number;
  originalPrice: number;
  quoteDocumentId?: string | null;
};

/**
 * What the paper takes off these lines and the sales tax on them, in integer cents. All lines of the paper as printed: its own amounts,
 * to the cent. Else the shop's rates where there are any, else the paper's tax in proportion. Lines that were typed by hand have none of its
 * discount; beside lines of the paper they are taxed as those are, and alone by the shop's rates or not at all.
 */
export function documentSums(
  lines: readonly Taxed[],
  { paper, rates }: Taxation,
): { discount: number; tax: number; source: TaxSource } {
  const typed = lines.filter(isTyped);
  const printed = lines.filter((line) => !isTyped(line));
  const total = sum(printed.map(({ totalPrice }) => totalPrice));
  const original = sum(printed.map(({ originalPrice }) => originalPrice));
  const asPrinted = paper.lines > 0 && total === paper.lines && original === paper.lines;
  const discount = Math.min(total, asPrinted ? paper.discount : shareOf(paper.discount, original, paper.lines));
  const isRated = Object.values(rates).some((rate) => rate > 0);
  const share = (cents: number) =>
    paper.lines > paper.discount ? shareOf(paper.tax ?? 0, cents, paper.lines - paper.discount) : 0;
  const beside = sum(typed.map(({ totalPrice }) => totalPrice));
  if (asPrinted && paper.tax !== null) {
    const more = isRated ? taxByRates(typed, rates, 0) : share(beside);
    return { discount, tax: paper.tax + more, source: more === 0 ? "paper" : isRated ? "rates" : "share" };
  }
  if (isRated) return { discount, tax: taxByRates(lines, rates, discount), source: "rates" };
  if (paper.tax === null || paper.lines <= paper.discount || printed.length === 0) {
    return { discount, tax: 0, source: "none" };
  }
  return { discount, tax: share(total - discount + beside), source: "share" };
}

function isTyped({ quoteDocumentId }: Taxed) {
  return quoteDocumentId === null;
}

/** Each kind's sum at its rate, rounded half up to a cent; what the paper takes off lowers every kind on it in proportion. */
function taxByRates(lines: readonly Taxed[], rates: TaxRates, discount: number) {
  const of = (some: readonly Taxed[]) => sum(some.map(({ totalPrice }) => totalPrice));
  const printed = lines.filter((line) => !isTyped(line));
  return sum(
    namesOf(rates).map((kind) => {
      const isOfKind = ({ type = "Service" }: Taxed) => type === kind;
      const taxed = of(lines.filter(isOfKind)) - shareOf(discount, of(printed.filter(isOfKind)), of(printed));
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

/** The share of the lines that sales tax comes to at the most, state and town together. */
const MOST_TAX = 0.12;

/** What is open of the printed total where no tax is printed: it may be the tax of a total that holds it. Null where it cannot be. */
export function taxWithin(paper: PaperSums): number | null {
  const open = paper.tax === null ? missingOf(paper) : null;
  return open !== null && open > 0 && open <= (paper.lines - paper.discount) * MOST_TAX ? open : null;
}
