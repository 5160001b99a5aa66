import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { warningsFor } from "#app/quote-reader/lines/warnings.ts";
import { isShopName } from "#app/quote-reader/paper/shop-name.ts";
import { placeBehindName } from "#app/quote-reader/paper/shop-place.ts";
import type { QuoteReading, ReadLine } from "#app/quote-reader/reading.ts";
import { isLetter, jobWords, LONGEST } from "#app/quote-reader/typed/job-words.ts";
import { pageOfText } from "#app/quote-reader/typed/page-of-text.ts";
import { type TypedQuote, typedDollars } from "#app/quote-reader/typed/typed-document.ts";

type Reading = Omit<QuoteReading, "milliseconds">;

const LONGEST_SHOP = 45;

/**
 * Reads what somebody typed as a page of text. The amount that stood beside it is the total; where the lines come to less, or none
 * is found, all of it is one line with the whole amount, so that nothing is compared with a part of it. Lines that come to more are all
 * kept, and it is said: the sum may be wrong, and none of them is nothing.
 */
export async function readTyped(typed: TypedQuote): Promise<Reading> {
  const alone = asTyped(await readPages([pageOfText(typed.words)]));
  const reading = await linesOf(typed, alone);
  const { header } = reading;
  const read = header.shop && isShopName(header.shop) ? header.shop : null;
  // A shop that somebody named is a name, whatever its words.
  const named = typed.shop
    ?.replace(/[!?;:\s]+/g, " ")
    .slice(0, LONGEST_SHOP)
    .trim();
  const place = header.place ?? (typed.shop ? placeBehindName(typed.shop) : null);
  return { ...reading, header: { ...header, shop: named || read, place } };
}

async function linesOf({ words, amount: typed }: TypedQuote, alone: Reading): Promise<Reading> {
  if (!typed && (alone.reconciles || alone.items.every(({ totalPrice }) => isSure(words, totalPrice)))) {
    if (alone.items.length > 0) return isBeyond(words, alone, alone.total) ? withMoreSaid(alone, alone.total) : alone;
  }
  const isSaid = isSure(words, alone.total) || isCalledTotal(words, alone.total);
  const amount = typed || (isSaid ? alone.total : null);
  if (!amount) return { ...alone, items: [], notice: WITHOUT_AMOUNT };
  if (isBeyond(words, alone, amount)) return withMoreSaid(alone, amount);
  const summed = asTyped(await readPages([pageOfText(`${words}\n\nTotal ${typedDollars(amount)}`)]));
  const fits = [summed, alone].find(
    ({ items, total, reconciles }) => reconciles && total === amount && items.length > 0,
  );
  if (!fits) return { ...asOneLine(words, amount, alone), notice: whyOne(words, amount, alone) };
  const isOnly = fits.items.length === 1 && fits.items[0]?.totalPrice === amount;
  return isOnly && !isLetter(words) ? asOneLine(words, amount, fits) : fits;
}

/** That it is a message and no paper is known to who typed it. */
function asTyped(reading: Reading): Reading {
  const isPlain = reading.kind === "quote" || reading.kind === "message";
  return isPlain ? { ...reading, kind: "message", notice: null } : reading;
}

const WITHOUT_AMOUNT = "The quote was entered without an amount. An advisor will ask you for it.";

/** Of figures that stand alone nobody knows whether they are prices: a dollar sign or cents say so. */
function isSure(words: string, cents: number | null): boolean {
  if (cents === null) return false;
  const written = words.matchAll(/\$ ?([\d,]{1,12}(?:\.\d\d)?)(?!\d)|(?<![\d.,])([\d,]{1,12}\.\d\d)(?!\d)/g);
  return [...written].some(({ 1: signed, 2: exact }) => {
    return Math.round(Number((signed ?? exact ?? "").replaceAll(",", "")) * 100) === cents;
  });
}

/** "Total 905" says of a figure without a dollar sign that it is money. */
function isCalledTotal(words: string, cents: number | null): boolean {
  const totals = words.matchAll(/\btotal\b[^\d\n]{0,20}([\d,]{1,12}(?:\.\d\d)?)(?!\d)/gi);
  return [...totals].some(([, said = ""]) => Math.round(Number(said.replaceAll(",", "")) * 100) === cents);
}

/** "Spark plugs 4" is a number of them: without a dollar sign or cents no price is so small. */
const LEAST_BARE = 2000;

function isPrice(words: string, { totalPrice }: ReadLine): boolean {
  return (totalPrice ?? 0) >= LEAST_BARE || isSure(words, totalPrice);
}

/** Whether several lines, each with a price, come to more than the amount: where the words say no other total. */
function isBeyond(words: string, alone: Reading, amount: number | null): amount is number {
  const { items, total, reconciles } = alone;
  const isOther = total !== null && total !== amount;
  if (amount === null || isOther || (reconciles && total !== null) || items.length < 2) return false;
  return madeBy(alone) > amount && items.every((item) => isPrice(words, item));
}

function withMoreSaid(alone: Reading, amount: number): Reading {
  const made = madeBy(alone);
  const whole = { ...alone, total: amount, reconciles: false, difference: amount - made };
  const notice = `The prices that you wrote beside the jobs come to ${typedDollars(made)}, and the amount is ${typedDollars(amount)}. An advisor will ask you for the difference.`;
  return { ...whole, notice, warnings: warningsFor(whole) };
}

/** What lines and tax come to, less what is taken off. */
function madeBy({ items, discounts, tax }: Reading): number {
  const lines = items.reduce((sum, { totalPrice }) => sum + (totalPrice ?? 0), 0);
  return lines - discounts.reduce((sum, each) => sum + each.amount, 0) + (tax ?? 0);
}

/** Why prices that were written stand as one line, for the customer; null where none were. */
function whyOne(words: string, amount: number, alone: Reading): string | null {
  const { items } = alone;
  const found = madeBy({ ...alone, items: items.filter((item) => isPrice(words, item)) });
  if (found === amount || (items.length < 2 && !items.some(({ totalPrice }) => isSure(words, totalPrice)))) return null;
  return `The prices that you wrote beside the jobs come to ${typedDollars(found)}, and the amount is ${typedDollars(amount)}: they stand together as one line. An advisor will ask you for the difference.`;
}

const WHOLE_PAGE = { x: 0, y: 0, width: 1, height: 1 };
const NO_SUMS = { partsSubtotal: null, laborSubtotal: null, feesSubtotal: null, subtotal: null, tax: null };

function asOneLine(words: string, amount: number, { header, ...reading }: Reading): Reading {
  // Of a letter the jobs that were found say it without what else is said there.
  const found = isLetter(words) && reading.items.length > 1 ? reading.items.map((item) => item.description) : null;
  const description = found?.join("; ").slice(0, LONGEST) ?? jobWords(words, amount);
  const line: ReadLine = {
    description,
    type: "Service",
    quantity: 1,
    unitPrice: amount,
    totalPrice: amount,
    partNumber: null,
    section: null,
    included: false,
    page: 1,
    box: WHOLE_PAGE,
    reconciles: null,
  };
  return {
    ...reading,
    ...NO_SUMS,
    header: isLetter(words) ? header : { shop: null, documentNumber: null, date: null, customer: null },
    items: [line],
    discounts: [],
    deductible: null,
    total: amount,
    reconciles: true,
    difference: 0,
    sums: [],
    warnings: [],
  };
}
