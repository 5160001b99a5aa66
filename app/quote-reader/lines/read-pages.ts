import { boundedPage } from "#app/quote-reader/layout/bounds.ts";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { segmentsOf, unweave } from "#app/quote-reader/layout/segments.ts";
import { withSpaces } from "#app/quote-reader/layout/spacing.ts";
import { withCentsJoined } from "#app/quote-reader/layout/split-cents.ts";
import { type Candidate, candidatesIn } from "#app/quote-reader/lines/candidates.ts";
import { boxOf } from "#app/quote-reader/lines/finish-line.ts";
import { totalsInProse } from "#app/quote-reader/lines/prose-totals.ts";
import { settleProven } from "#app/quote-reader/lines/proven-totals.ts";
import { type Settled, settle } from "#app/quote-reader/lines/reconcile.ts";
import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";
import { typeByCompany } from "#app/quote-reader/lines/types-by-company.ts";
import { warningsFor } from "#app/quote-reader/lines/warnings.ts";
import { median } from "#app/quote-reader/median.ts";
import { customerName, documentDate, documentNumber, shopName } from "#app/quote-reader/paper/identity.ts";
import { vehicleOnPage } from "#app/quote-reader/paper/vehicle-on-page.ts";
import type { QuoteReading, ReadAmount, ReadLine } from "#app/quote-reader/reading.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

/** Makes a reading of positioned words. Pure; every figure in the result stands on a page. */
export function readPages(given: Page[]): Omit<QuoteReading, "milliseconds"> {
  const pages = given.map(boundedPage);
  const first = readRows(pages);
  if (first.reconciles || pages.every((page) => page.source === "digital")) return first;
  // A fold may set prices half a row above or below their lines. Another way of joining rows counts only when it adds up.
  for (const shift of SHIFTS) {
    const other = readRows(pages.map((page) => sheared(page, shift)));
    if (other.reconciles && joinsBetter(other, first)) return other;
  }
  return first;
}

/**
 * Moving every price by a row leaves the sum as it was, so a sum that fits is not enough: the other way must keep most of the
 * pairs of words and prices, or find more lines, or more lines whose own arithmetic holds.
 */
function joinsBetter(other: Rows, first: Rows): boolean {
  const pairs = new Set(other.items.map((item) => `${item.description} ${item.totalPrice}`));
  const kept = first.items.filter((item) => pairs.has(`${item.description} ${item.totalPrice}`)).length;
  const holding = (rows: Rows) => rows.items.filter((item) => item.reconciles).length;
  if (other.items.length < first.items.length * 0.6) return false;
  return kept >= first.items.length * 0.7 || other.items.length > first.items.length || holding(other) > holding(first);
}

type Rows = Pick<QuoteReading, "items">;

/** Text heights by which the right edge of a page is moved against its left. */
const SHIFTS = [0.4, -0.4, 0.8, -0.8, 1.2, -1.2];

function sheared(page: Page, shift: number): Page {
  const height = median(page.words.map((word) => word.height));
  const words = page.words.map((word) => ({ ...word, y: word.y + (word.x / page.width - 0.5) * shift * height }));
  return { ...page, words };
}

/** A watermark set letter by letter across the page: letters far larger than the text, and no words. */
function withoutWatermark(page: Page): Page {
  const usual = median(page.words.map((word) => word.height));
  const letters = page.words.filter((word) => /^[A-Za-z]$/.test(word.text) && word.height > usual * 2.5);
  return letters.length < 4 ? page : { ...page, words: page.words.filter((word) => !letters.includes(word)) };
}

function readRows(pages: Page[]): Omit<QuoteReading, "milliseconds"> {
  const flat = pages.map((page) => withCentsJoined(rowsOf(withoutWatermark(withSpaces(page)))));
  const rows = flat.flat();
  const segments = segmentsOf(flat.map(unweave));
  const anyHead = segments.some((segment) => segment.labels !== null);
  const candidates: Candidate[] = [];
  const summary: SummaryAmount[] = [];
  segments.forEach((segment, index) => {
    const page = pages.find((each) => each.number === segment.page) as Page;
    const found = candidatesIn(segment, page, { index, anyHead });
    candidates.push(...found.candidates);
    summary.push(...found.summary);
  });
  const prose = totalsInProse(rows, summary);
  const saidIn = new Set(prose.map((amount) => amount.row));
  const photographed = pages.some((page) => page.source === "photographed");
  const lines = candidates.filter(({ row }) => !saidIn.has(row));
  const plain = settle(lines, [...summary, ...prose]);
  const settled = plain.reconciles || !photographed ? plain : (settleProven(lines, [...summary, ...prose]) ?? plain);
  const pageOf = (number: number) => pages.find((each) => each.number === number) as Page;
  const discounts = [
    ...settled.discounts.map((amount) => discountOf(amount, pageOf(amount.row.page))),
    ...settled.negative.map(discountOfLine),
  ];
  if (photographed) {
    dropMisreadSubtotal(settled);
    const surely = settled.reconciles ? withoutMisread : withoutDoubt;
    settled.items = settled.items.map(({ line, told }) => ({ line: surely(line), told }));
  }
  const { negative: _, ...sums } = settled;
  // Of a sum that fits, a line without an amount is no part: an operation whose hours are charged elsewhere.
  if (settled.reconciles && !photographed) settled.items = settled.items.filter(({ line }) => line.totalPrice !== null);
  const reading = {
    source: photographed ? ("photographed" as const) : ("digital" as const),
    pageCount: pages.length,
    header: {
      shop: shopName(rows),
      documentNumber: documentNumber(rows),
      date: documentDate(rows),
      customer: customerName(rows),
    },
    vehicle: vehicleOnPage(rows),
    ...sums,
    items: withoutNumbering(typeByCompany(settled.items)),
    discounts,
  };
  return { ...reading, warnings: warningsFor(reading) };
}

/** A photographed subtotal that fits neither the lines nor the total, although those fit each other, was misread. */
function dropMisreadSubtotal(settled: Settled): void {
  if (!settled.reconciles || settled.subtotal === null || settled.total === null) return;
  const lines = settled.items.reduce((sum, { line }) => sum + (line.totalPrice ?? 0), 0);
  const off = settled.discounts.reduce((sum, amount) => sum + Math.abs(amount.cents), 0);
  const fees = settled.items.reduce((sum, { line }) => sum + (line.type === "Fee" ? (line.totalPrice ?? 0) : 0), 0);
  const fitting = [
    lines,
    lines - off,
    lines - fees,
    lines - fees - off,
    settled.total,
    settled.total - (settled.tax ?? 0),
  ];
  const subtotal = settled.subtotal;
  if (!fitting.some((sum) => Math.abs(sum - subtotal) <= 2)) settled.subtotal = null;
}

/** Where nothing proves a line's amount and its own figures contradict each other, the amount may be what was misread. */
function withoutDoubt(item: ReadLine): ReadLine {
  const { unitPrice, totalPrice } = item;
  if (item.reconciles !== false || !unitPrice || totalPrice === null) return item;
  return isQuantity(totalPrice / unitPrice)
    ? { ...item, quantity: null, reconciles: null }
    : { ...item, unitPrice: null, totalPrice: null, reconciles: null };
}

/** Pieces, or hours in twentieths. */
function isQuantity(times: number): boolean {
  return times > 0 && times <= 60 && Math.abs(times * 20 - Math.round(times * 20)) < 0.02;
}

/** On a photograph whose sum fits, a quantity or price that does not make its line's amount was misread: none is better. */
function withoutMisread(item: ReadLine): ReadLine {
  const { quantity, unitPrice, totalPrice, reconciles } = item;
  if (unitPrice === null || totalPrice === null || unitPrice === 0) return item;
  if (quantity === null) return isQuantity(totalPrice / unitPrice) ? item : { ...item, unitPrice: null };
  if (reconciles !== false) return item;
  return isQuantity(totalPrice / unitPrice)
    ? { ...item, quantity: null, reconciles: null }
    : { ...item, unitPrice: null, reconciles: null };
}

/** "1 Head gasket set", "2 Machine shop": line numbers set so close that they read as words. */
function withoutNumbering(items: QuoteReading["items"]): QuoteReading["items"] {
  const numbers = items.map((item) => /^(\d{1,2})[.)]?\s+(?=[A-Za-z])/.exec(item.description)?.[1]);
  const counted = numbers.filter((number, index) => Number(number) === index + 1).length;
  if (counted < 3 || counted < items.length * 0.7) return items;
  return items.map((item, index) => ({
    ...item,
    description: numbers[index] ? item.description.replace(/^\d{1,2}[.)]?\s+/, "") : item.description,
  }));
}

function discountOf(amount: SummaryAmount, page: Page): ReadAmount {
  return {
    description: amount.label,
    amount: Math.abs(amount.cents),
    page: page.number,
    box: boxOf(amount.row, page),
  };
}

/** A line below zero is taken off: a discount in a table's clothes. */
function discountOfLine(line: ReadLine): ReadAmount {
  return { description: line.description, amount: Math.abs(line.totalPrice ?? 0), page: line.page, box: line.box };
}
