import { sum } from "#app/platform/money.ts";
import { isCoreCredit, isCoreDeposit } from "#app/prices/core-deposit.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";

/**
 * What the words of the papers say of their sales tax and of what they take off. Rates are ten-thousandths of a percent, one for each tax
 * that is printed; amounts are integer cents. `gone`: lines that are printed and were taken off the repair: what is taxed and discounted
 * follows from all of them.
 */
export type PaperTerms = { rates: number[]; off: Printed[]; gone?: Gone[] | undefined };

type Gone = { id: string; type: Kind; description: string; originalPrice: number };

/** `ids`: the lines that it is for by its words and by where it stands; absent where it is of the whole paper, and before 2026-11-29. */
type Printed = { words: string; amount: number; ids?: string[] | undefined };

/** The lines that something is of: those of these kinds, and these. */
export type Base = { kinds: readonly Kind[]; ids: readonly string[] };

/** A tax that its printed rates explain to the cent. `net`: of what is left when the discounts are taken off. */
export type TaxTerm = { rates: readonly number[]; base: Base; net: boolean };

/** A discount whose lines are known. `rate`: printed, else null; `isPlaced`: by the lines that were found as the paper was read. */
export type OffTerm = { words: string; amount: number; rate: number | null; isPlaced?: boolean; base: Base };

type Kind = "Part" | "Labor" | "Service" | "Fee";
export type TermLine = { id?: string; type?: Kind; description?: string; originalPrice: number };

const KINDS: readonly Kind[] = ["Part", "Fee", "Service", "Labor"];
/** Every choice of kinds, the narrowest first. */
const CHOICES = Array.from({ length: 15 }, (_, at) => KINDS.filter((_kind, bit) => ((at + 1) >> bit) & 1)).sort(
  (one, other) => one.length - other.length,
);

const RATE = /(?<![\d.])(\d{1,2}(?:\.\d{1,4})?) ?%/g;

type Paper = Pick<QuoteReading, "sums" | "discounts" | "tax" | "items">;

/**
 * A tax that several papers print is explained where all of them print the same rates. `linesOf`: the lines of the request that a discount
 * is for.
 */
export function termsOf<Read extends Paper>(
  papers: readonly Read[],
  linesOf: (discount: Read["discounts"][number], paper: Read) => string[],
): PaperTerms {
  const [rates = [], ...others] = papers.filter(({ tax }) => tax !== null).map(taxRatesOn);
  const isSame = others.every((other) => other.join() === rates.join());
  return {
    rates: isSame ? rates : [],
    off: papers.flatMap((paper) =>
      paper.discounts.map((discount) => {
        const ids = linesOf(discount, paper);
        const said = { words: discount.description.slice(0, 200), amount: discount.amount };
        return ids.length > 0 ? { ...said, ids } : said;
      }),
    ),
  };
}

/** One rate of each tax; none where one of them prints none. A tax that is printed twice is one. */
function taxRatesOn({ sums = [] }: Pick<QuoteReading, "sums">): number[] {
  const taxes = new Map(
    sums
      .filter(({ kind }) => kind === "tax")
      .map(({ description, amount }) => [`${description} ${amount}`, description]),
  );
  const rates = [...taxes.values()].map(onlyRate);
  return rates.every((rate) => rate !== null) ? rates : [];
}

function onlyRate(words: string): number | null {
  const [said, ...more] = [...words.matchAll(RATE)].map(([, rate]) => Math.round(Number(rate) * 10_000));
  return said && more.length === 0 ? said : null;
}

/** amount at a rate, rounded half up to a cent. */
export function atRate(cents: number, rate: number): number {
  return Math.floor((cents * rate + 500_000) / 1_000_000);
}

export function isOf({ kinds, ids }: Base, { id, type = "Service" }: TermLine): boolean {
  return kinds.includes(type) || (id !== undefined && ids.includes(id));
}

export function originalOf(lines: readonly TermLine[], base?: Base): number {
  return sum(lines.filter((line) => !base || isOf(base, line)).map(({ originalPrice }) => originalPrice));
}

/** What a discount is of: the lines that its rate, its words or its place on the paper name. Null where none does. */
export function offTerm({ words, amount, ids = [] }: Printed, lines: readonly TermLine[]): OffTerm | null {
  const rate = onlyRate(words);
  const named = namedIn(words, lines);
  const own: Base = { kinds: [], ids };
  const said = { words, amount };
  if (rate !== null) {
    const tried = [own, ...named, ...CHOICES.map(ofKinds)];
    const base = tried.find((one) => atRate(originalOf(lines, one), rate) === amount);
    return base ? { ...said, rate, base } : null;
  }
  const deposits = isCoreCredit(words) ? depositsIn(named, lines) : null;
  if (deposits && amount <= originalOf(lines, deposits)) return { ...said, rate, base: deposits };
  if (amount <= originalOf(lines, own)) return { ...said, rate, isPlaced: true, base: own };
  const [base] = named.filter((one) => one.kinds.length + one.ids.length === 1);
  return base && amount <= originalOf(lines, base) ? { ...said, rate, base } : null;
}

/** The deposits that come back by a credit: the one that it names, else all of them. */
function depositsIn(named: readonly Base[], lines: readonly TermLine[]): Base | null {
  const deposits = lines.filter(isCoreDeposit).flatMap(({ id }) => id ?? []);
  const its = named.map(({ ids }) => ids.filter((id) => deposits.includes(id))).filter(({ length }) => length === 1);
  const ids = deposits.length > 1 && its.length === 1 ? (its[0] ?? deposits) : deposits;
  return ids.length > 0 ? { kinds: [], ids } : null;
}

/** Of the kinds that its words name; else of the lines that have all its words, of each by itself and of all. */
function namedIn(words: string, lines: readonly TermLine[]): Base[] {
  const kinds = KINDS.filter((kind) => KIND_SAID[kind].test(words) && lines.some(({ type }) => type === kind));
  if (kinds.length > 0) return [ofKinds(kinds)];
  const said = wordsOf(words).filter((word) => !OF_EVERY_DISCOUNT.test(word));
  const named = lines.filter(({ description = "" }) => {
    const its = wordsOf(description);
    return said.length > 0 && said.every((word) => its.includes(word));
  });
  const ids = named.flatMap(({ id }) => id ?? []);
  return [...(ids.length > 1 ? [{ kinds: [], ids }] : []), ...ids.map((id) => ({ kinds: [], ids: [id] }))];
}

export const KIND_SAID: Record<Kind, RegExp> = {
  Part: /\bparts?\b/i,
  Labor: /\blabou?r\b/i,
  Service: /\bservices\b/i,
  Fee: /\b(?:shop supplies|fees)\b/i,
};

export const OF_EVERY_DISCOUNT =
  /^(?:off|discounts?|coupons?|courtesy|savings?|save|promos?|promotion|specials?|offers?|rebates?|credits?|customer|loyalty|less|for|the|and|all|new|senior|military|online|first|time|adjustment|goodwill|dollars?)$/;

export function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/s$/, ""));
}

function ofKinds(kinds: readonly Kind[]): Base {
  return { kinds, ids: [] };
}

/** A levy of its own beside supplies is often not taxed with them. */
const SUPPLIES = /\b(?:shop )?(?:supplies|materials)\b/i;

/** `netOf`: what is left of the lines of a base when the discounts are taken off. */
export function taxTerm(
  rates: readonly number[],
  tax: number,
  lines: readonly TermLine[],
  netOf: (base: Base) => number,
): TaxTerm | null {
  if (rates.length === 0 || tax <= 0) return null;
  const supplies = lines.flatMap(({ id, type, description = "" }) =>
    id && type === "Fee" && SUPPLIES.test(description) ? [id] : [],
  );
  const bases = [...CHOICES.map(ofKinds), { kinds: ["Part" as const], ids: supplies }];
  const explains = (cents: number) => taxAt(cents, rates) === tax;
  for (const base of bases) {
    if (explains(originalOf(lines, base))) return { rates, base, net: false };
    if (explains(netOf(base))) return { rates, base, net: true };
  }
  return null;
}

export function taxAt(cents: number, rates: readonly number[]): number {
  return sum(rates.map((rate) => atRate(cents, rate)));
}
