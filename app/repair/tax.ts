import { namesOf } from "#app/platform/known.ts";
import { sum } from "#app/platform/money.ts";

/** The sums of the papers that lines come from, in integer cents; null where nothing of the kind is printed. */
export type PaperSums = { lines: number; discount: number; tax: number | null; total: number | null };

export const NO_PAPER: PaperSums = { lines: 0, discount: 0, tax: null, total: null };

/** Sales tax in percent by kind of line, three decimals at most: the shop's settings. */
export type TaxRates = { Part: number; Labor: number; Service: number; Fee: number };

export const NO_RATES: TaxRates = { Part: 0, Labor: 0, Service: 0, Fee: 0 };

/** What the tax of lines follows from. `kinds`: what the paper prints of each kind of line, in cents. */
export type Taxation = { paper: PaperSums; rates: TaxRates; kinds?: TaxRates };

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

/** The taxation of a request's lines, whichever of them are counted: by all the lines of the paper it is known what the paper taxes. */
export function taxationOf(of: { paper: PaperSums; taxRates: TaxRates; lineItems: readonly Taxed[] }): Taxation {
  const printed = of.lineItems.filter((line) => !isTyped(line));
  const sumOf = (kind: keyof TaxRates) =>
    sum(printed.filter((line) => kindOf(line) === kind).map(({ originalPrice }) => originalPrice));
  const kinds = { Part: sumOf("Part"), Labor: sumOf("Labor"), Service: sumOf("Service"), Fee: sumOf("Fee") };
  return { paper: of.paper, rates: of.taxRates, kinds };
}

/**
 * What the paper takes off these lines and the sales tax on them, in integer cents. All lines of the paper as printed: its own amounts,
 * to the cent. Some of them, or at other prices: the paper's tax in proportion, which never rises where prices only fall. The shop's rates
 * tax what no paper does: all lines where none prints a tax, and those that were typed by hand, which without rates are taxed as the
 * paper's lines beside them. The paper's discount is of its own lines alone.
 */
export function documentSums(
  lines: readonly Taxed[],
  { paper, rates, kinds }: Taxation,
): { discount: number; tax: number; source: TaxSource } {
  const typed = lines.filter(isTyped);
  const printed = lines.filter((line) => !isTyped(line));
  const total = sum(printed.map(({ totalPrice }) => totalPrice));
  const original = sum(printed.map(({ originalPrice }) => originalPrice));
  const asPrinted = paper.lines > 0 && total === paper.lines && original === paper.lines;
  const discount = Math.min(total, asPrinted ? paper.discount : shareOf(paper.discount, original, paper.lines));
  const isRated = Object.values(rates).some((rate) => rate > 0);
  const net = paper.lines - paper.discount;
  if (paper.tax === null || printed.length === 0 || (!asPrinted && net <= 0)) {
    return { discount, tax: taxByRates(lines, rates, discount), source: isRated ? "rates" : "none" };
  }
  const beside = isRated ? 0 : sum(typed.map(({ totalPrice }) => totalPrice));
  const more = taxByRates(typed, rates, 0);
  const share = asPrinted
    ? paper.tax + shareOf(paper.tax, beside, net)
    : paperTax({ tax: paper.tax, net, weight: weightOf(printed, rates, kinds), kept: total - discount, beside });
  const source = more > 0 ? "rates" : asPrinted && share === paper.tax ? "paper" : "share";
  return { discount, tax: share + more, source };
}

/** A weight of these lines beside the whole paper's: the shop's rates say which kinds are taxed; where they do not, all kinds are alike. */
function weightOf(
  printed: readonly Taxed[],
  rates: TaxRates,
  kinds: TaxRates | undefined,
): [of: bigint, whole: bigint] {
  const milli = (kind: keyof TaxRates) => BigInt(Math.round(rates[kind] * 1000));
  const names = namesOf(rates);
  const total = BigInt(sum(printed.map(({ totalPrice }) => totalPrice)));
  const paper = kinds ? BigInt(sum(Object.values(kinds))) : 0n;
  const whole = kinds ? names.reduce((all, kind) => all + milli(kind) * BigInt(kinds[kind]), 0n) : 0n;
  if (whole === 0n || total === 0n) return [1n, 1n];
  const of = printed.reduce((all, line) => all + milli(kindOf(line)) * BigInt(line.totalPrice), 0n);
  return [of * paper, whole * total];
}

type Share = { tax: number; net: number; weight: [bigint, bigint]; kept: number; beside: number };

/** The paper's tax on what is kept of its lines, and on what stands beside them as if it were printed too; rounded half up to a cent. */
function paperTax({ tax, net, weight: [of, whole], kept, beside }: Share): number {
  const taxed = BigInt(kept) * of + BigInt(beside) * whole;
  const parts = BigInt(net) * whole;
  return Number((2n * BigInt(tax) * taxed + parts) / (2n * parts));
}

function isTyped({ quoteDocumentId }: Taxed) {
  return quoteDocumentId === null;
}

function kindOf({ type = "Service" }: Taxed) {
  return type;
}

/** Each kind's sum at its rate, rounded half up to a cent; what the paper takes off lowers every kind on it in proportion. */
function taxByRates(lines: readonly Taxed[], rates: TaxRates, discount: number) {
  const of = (some: readonly Taxed[]) => sum(some.map(({ totalPrice }) => totalPrice));
  const printed = lines.filter((line) => !isTyped(line));
  return sum(
    namesOf(rates).map((kind) => {
      const isOfKind = (line: Taxed) => kindOf(line) === kind;
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
