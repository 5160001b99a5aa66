import { boundedPage } from "#app/quote-reader/layout/bounds.ts";
import { inLatinLetters } from "#app/quote-reader/layout/other-letters.ts";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { areLevel, SHIFTS, sheared } from "#app/quote-reader/layout/sheared.ts";
import { type Read, readRows, rowsOfPage } from "#app/quote-reader/lines/read-rows.ts";
import { centsOffered, hasHeadOfOffer } from "#app/quote-reader/paper/choices.ts";
import { withChosenOnly } from "#app/quote-reader/paper/chosen-offer.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

type Reading = Omit<QuoteReading, "milliseconds">;

/** Makes a reading of positioned words. Pure; every figure in the result stands on a page. */
export async function readPages(given: Page[]): Promise<Reading> {
  const pages = given.map(boundedPage);
  const written = inLatinLetters(pages);
  return written ? withTexts(await readLatin(written.pages), written.back) : await readLatin(pages);
}

function withTexts(reading: Reading, back: (text: string) => string): Reading {
  const orNull = (text: string | null) => (text === null ? null : back(text));
  const named = <Named extends { description: string }>(each: Named) => ({
    ...each,
    description: back(each.description),
  });
  const { header, items, discounts, sums, warnings } = reading;
  return {
    ...reading,
    header: { ...header, shop: orNull(header.shop), customer: orNull(header.customer) },
    items: items.map((item) => ({ ...named(item), section: orNull(item.section) })),
    discounts: discounts.map(named),
    warnings: warnings.map((warning) => ({ ...warning, message: back(warning.message) })),
    ...(sums ? { sums: sums.map(named) } : {}),
  };
}

async function readLatin(pages: Page[]): Promise<Reading> {
  const first = await readRows(pages);
  const isSure = first.reading.reconciles && first.named.doubt < CLEARER;
  if (isSure) return first.reading;
  // Figures that are beyond doubt where they stand are not moved to make a sum.
  const isSeen = pages.some((page) => page.source === "photographed") && !first.isDoubtless;
  const isBent = isSeen && !(first.named.doubt < CLEAR && areLevel(pages));
  // A bent page sets prices half a row or a whole one above or below their names, where sums hold as well.
  const sheets = isBent ? SHIFTS.map((shift) => pages.map((page) => sheared(page, shift))) : [];
  const others = await Promise.all(sheets.map((sheet) => readRows(sheet, { isOnce: true })));
  const [best] = others
    .filter((other) => joinsBetter(other, first))
    .sort((one, other) => one.named.doubt - other.named.doubt);
  return (best ?? (await chargedPartOf(pages, first)) ?? first).reading;
}

/** Where the whole paper is a choice of prices: what of it was ticked, or the pages behind it alone. */
async function chargedPartOf(pages: Page[], whole: Read): Promise<Read | null> {
  if (whole.reading.reconciles || whole.reading.kind !== "options") return null;
  const read = (await tickedOf(pages)) ?? (await chosenOf(pages));
  const { pageCount, header, vehicle } = whole.reading;
  return read && { ...read, reading: { ...read.reading, pageCount, header, vehicle } };
}

async function tickedOf(pages: Page[]): Promise<Read | null> {
  const chosen = withChosenOnly(pages, rowsOfPage);
  const read = chosen && (await readRows(chosen));
  return read && isProven(read) ? read : null;
}

/** The pages that charge what was offered before them, where no others charge another offer: each may have a page of its own. */
async function chosenOf(pages: Page[]): Promise<Read | null> {
  const rows = pages.map(rowsOf);
  const parts = pages.slice(1).flatMap((_, at) => [
    [at + 1, pages.length],
    [at + 1, at + 2],
  ]);
  const reads = await Promise.all(parts.map(([from, to]) => readRows(pages.slice(from, to))));
  const found = reads.flatMap((read, at) => {
    const [from = 0, to] = parts[at] ?? [];
    const isChosen = isProven(read) && isOffered(read, centsOffered(rows.slice(0, from).flat()));
    return isChosen ? [{ read, isTail: to === pages.length, from }] : [];
  });
  const chosen = found.find(({ isTail }) => isTail);
  const isOnly = found.every(({ read }) => read.reading.total === chosen?.read.reading.total);
  return chosen && isOnly && !hasHeadOfOffer(rows.slice(chosen.from).flat()) ? chosen.read : null;
}

/** Its total was offered, with its tax or without; or, where more was ordered with it, half and more of its lines were. */
function isOffered({ reading: { items, total, tax } }: Read, offered: Set<number>): boolean {
  if (total !== null && (offered.has(total) || offered.has(total - (tax ?? 0)))) return true;
  const lines = items.filter(({ totalPrice }) => totalPrice && offered.has(totalPrice));
  return lines.length > 1 && lines.length * 2 >= items.length;
}

function isProven({ reading }: Read): boolean {
  return reading.reconciles && reading.items.length > 1;
}

/** Below this doubt the names of a level page stand where they belong. */
const CLEAR = 0.02;
/** By how much less the words must be doubted as names. */
const CLEARER = 0.004;
/** What adds up by chance names its lines by words that are no names. */
const UNCLEAR = 0.05;

/** Another way of joining rows counts only when it adds up, of the same amounts, and names stand more clearly beside them. */
function joinsBetter(other: Read, first: Read): boolean {
  if (!other.reading.reconciles || other.named.found < Math.max(first.named.found, 2)) return false;
  if (!first.reading.reconciles)
    return other.reading.items.length > first.reading.items.length && other.named.doubt < UNCLEAR;
  if (amountsOf(other) !== amountsOf(first)) return false;
  return other.named.doubt < first.named.doubt - CLEARER && other.named.beside >= first.named.beside;
}

function amountsOf({ reading }: Read): string {
  return reading.items.map((item) => item.totalPrice).join();
}
