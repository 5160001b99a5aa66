import { namesOf } from "#app/platform/known.ts";
import { sum } from "#app/platform/money.ts";
import {
  atRate,
  type Base,
  isOf,
  type OffTerm,
  offTerm,
  originalOf,
  type PaperTerms,
  type TaxTerm,
  taxAt,
  taxTerm,
} from "#app/repair/paper/paper-terms.ts";
import type { DiscountSource, TaxSource } from "#app/repair/tax-words.ts";

/**
 * The sums of the papers that lines come from, in integer cents; null where nothing of the kind is printed. `terms`: what their words say
 * of tax and discounts; absent of papers that were read before 2026-11-29.
 */
export type PaperSums = {
  lines: number;
  discount: number;
  tax: number | null;
  total: number | null;
  terms?: PaperTerms | null;
};

export const NO_PAPER: PaperSums = { lines: 0, discount: 0, tax: null, total: null };

/** Sales tax in percent by kind of line, three decimals at most: the shop's settings. */
export type TaxRates = { Part: number; Labor: number; Service: number; Fee: number };

export const NO_RATES: TaxRates = { Part: 0, Labor: 0, Service: 0, Fee: 0 };

/**
 * What tax and discounts of lines follow from. `kinds`: what the paper prints of each kind of line, in cents; `explained`: what its own
 * words say that they are of.
 */
export type Taxation = { paper: PaperSums; rates: TaxRates; kinds?: TaxRates; explained?: Explained };

type Explained = { tax: TaxTerm | null; off: OffTerm[]; wholes: number[] };

export const UNTAXED: Taxation = { paper: NO_PAPER, rates: NO_RATES };

/** `quoteDocumentId`: null on a line that was typed by hand and is on no paper. */
type Taxed = {
  id?: string;
  type?: keyof TaxRates;
  description?: string;
  totalPrice: number;
  originalPrice: number;
  quoteDocumentId?: string | null;
};

/** The taxation of a request's lines, whichever of them are counted: by all the lines of the paper it is known what the paper taxes. */
export function taxationOf(of: { paper: PaperSums; taxRates: TaxRates; lineItems: readonly Taxed[] }): Taxation {
  const gone = of.paper.terms?.gone ?? [];
  const printed = [
    ...of.lineItems.filter((line) => !isTyped(line)),
    ...gone.map((line) => ({ ...line, totalPrice: line.originalPrice })),
  ];
  const sumOf = (kind: keyof TaxRates) => originalOf(printed, { kinds: [kind], ids: [] });
  const kinds = { Part: sumOf("Part"), Labor: sumOf("Labor"), Service: sumOf("Service"), Fee: sumOf("Fee") };
  return { paper: of.paper, rates: of.taxRates, kinds, explained: explainedBy(of.paper, printed) };
}

/** What the paper takes off by its words, where they are all of it; else the sum in none. */
export function offOf({ terms, discount }: PaperSums): PaperTerms["off"] {
  const isAll = terms && sum(terms.off.map(({ amount }) => amount)) === discount;
  if (isAll) return terms.off;
  return discount > 0 ? [{ words: "", amount: discount }] : [];
}

/** What the paper's own words explain to the cent by its lines. */
function explainedBy({ terms, tax, ...paper }: PaperSums, printed: readonly Taxed[]): Explained {
  const off = offOf({ terms, tax, ...paper }).flatMap((one) => offTerm(one, printed) ?? []);
  const asQuoted = printed.map((line) => ({ ...line, totalPrice: line.originalPrice }));
  const explain = (some: OffTerm[]): Explained => {
    const wholes = some.map(({ base }) => originalOf(printed, base));
    const known = { paper: { ...paper, tax }, explained: { tax: null, off: some, wholes } };
    const netOf = (base: Base) => netIn(asQuoted, base, discountsOf(asQuoted, known));
    return { tax: terms ? taxTerm(terms.rates, tax ?? 0, printed, netOf) : null, off: some, wholes };
  };
  const whole = explain(off);
  if (whole.tax || off.length === 0) return whole;
  // A job's discount may be off its parts alone; the paper's own tax says so.
  const ofParts = explain(off.map((term) => partsAlone(term, printed)));
  return ofParts.tax ? ofParts : whole;
}

function partsAlone(term: OffTerm, printed: readonly Taxed[]): OffTerm {
  const parts = printed.filter((line) => line.type === "Part" && line.id !== undefined && isOf(term.base, line));
  const base = { kinds: [], ids: parts.flatMap(({ id }) => id ?? []) };
  return term.isPlaced && originalOf(printed, base) >= term.amount ? { ...term, base } : term;
}

type Sums = { discount: number; discountSource: DiscountSource; tax: number; source: TaxSource };

/**
 * What the paper takes off these lines and the sales tax on them, in integer cents. All lines of the paper as printed: its own amounts,
 * to the cent. Some of them, or at other prices: at the paper's own rate, where that explains its tax, and off the lines that a discount is
 * of; what no words of the paper explain in proportion, which never rises where prices only fall. The shop's rates
 * tax what no paper does: all lines where none prints a tax, and those that were typed by hand, which without rates are taxed as the
 * paper's lines beside them. The paper's discount is of its own lines alone.
 */
export function documentSums(lines: readonly Taxed[], taxation: Taxation): Sums {
  const { paper, rates, kinds, explained } = taxation;
  const typed = lines.filter(isTyped);
  const printed = lines.filter((line) => !isTyped(line));
  const total = sum(printed.map(({ totalPrice }) => totalPrice));
  const original = originalOf(printed);
  const asPrinted = paper.lines > 0 && total === paper.lines && original === paper.lines;
  const off = discountsOf(printed, taxation);
  const discount = Math.min(total, asPrinted ? paper.discount : off.rest + sum(off.named));
  const discountSource = asPrinted ? "paper" : off.rest > 0 ? "share" : "named";
  const isRated = Object.values(rates).some((rate) => rate > 0);
  const net = paper.lines - paper.discount;
  if (paper.tax === null || printed.length === 0 || (!asPrinted && net <= 0)) {
    const source = isRated ? "rates" : "none";
    return { discount, discountSource, tax: taxByRates(lines, rates, discount), source };
  }
  const term = explained?.tax ?? null;
  const beside = isRated ? [] : typed;
  const more = taxByRates(typed, rates, 0);
  const most = asPrinted || total <= original ? paper.tax : null;
  // The proportion is of the paper as a whole, its discounts with it.
  const kept = total - Math.min(total, shareOf(paper.discount, original, paper.lines));
  const weight = weightOf(printed, rates, kinds);
  const share = term
    ? taxByTerm(printed, beside, { term, off, most, asPrinted })
    : asPrinted
      ? paper.tax + shareOf(paper.tax, totalOf(beside), net)
      : paperTax({ tax: paper.tax, net, weight, kept, beside: totalOf(beside) });
  const own = term ? "rate" : "share";
  const source = more > 0 ? "rates" : asPrinted && share === paper.tax ? "paper" : own;
  return { discount, discountSource, tax: share + more, source };
}

/** What is taken off some lines: for each discount that is explained what it takes off its own, and the share of the rest. */
type Off = { named: number[]; bases: Base[]; rest: number };

export function discountsOf(
  printed: readonly Taxed[],
  { paper, explained }: { paper: Omit<PaperSums, "terms">; explained?: Explained | undefined },
): Off {
  const { off = [], wholes = [] } = explained ?? {};
  const named = off.map(({ amount, rate, base }, at) => {
    const kept = originalOf(printed, base);
    const isAll = kept === wholes[at];
    const of = isAll ? amount : rate === null ? shareOf(amount, kept, wholes[at] ?? 0) : atRate(kept, rate);
    return Math.min(of, amount, totalOf(printed.filter((line) => isOf(base, line))));
  });
  const open = paper.discount - sum(off.map(({ amount }) => amount));
  return { named, bases: off.map(({ base }) => base), rest: shareOf(open, originalOf(printed), paper.lines) };
}

/** What is left of the lines of a base when the discounts are taken off them, each in proportion to the lines that it is of. */
function netIn(printed: readonly Taxed[], base: Base, { named, bases, rest }: Off): number {
  const within = printed.filter((line) => isOf(base, line));
  const taken = named.map((cents, at) => {
    const of = bases[at];
    return of ? shareOf(cents, originalOf(within, of), originalOf(printed, of)) : 0;
  });
  return Math.max(0, totalOf(within) - sum(taken) - shareOf(rest, originalOf(within), originalOf(printed)));
}

type ByTerm = { term: TaxTerm; off: Off; most: number | null; asPrinted: boolean };

/** The paper's tax at its own rates, on lines at no more than it prints never above it. What stands beside them is taxed alike. */
function taxByTerm(
  printed: readonly Taxed[],
  beside: readonly Taxed[],
  { term: { base, rates, net }, off, most, asPrinted }: ByTerm,
): number {
  const of = (lines: readonly Taxed[]) => totalOf(lines.filter((line) => isOf(base, line)));
  const taxed = net ? netIn(printed, base, off) : of(printed);
  const own = most === null ? taxAt(taxed, rates) : asPrinted ? most : Math.min(taxAt(taxed, rates), most);
  return own + taxAt(taxed + of(beside), rates) - taxAt(taxed, rates);
}

function totalOf(lines: readonly Taxed[]): number {
  return sum(lines.map(({ totalPrice }) => totalPrice));
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
