import { withBareCents } from "#app/quote-reader/layout/bare-cents.ts";
import { type Row, rowsOf } from "#app/quote-reader/layout/rows.ts";
import { segmentsOf, unweave } from "#app/quote-reader/layout/segments.ts";
import { withSpaces } from "#app/quote-reader/layout/spacing.ts";
import { withCentsJoined } from "#app/quote-reader/layout/split-cents.ts";
import { withWordsBehindApart } from "#app/quote-reader/layout/words-behind.ts";
import { withPieces } from "#app/quote-reader/learned/pieces.ts";
import { withTypes } from "#app/quote-reader/learned/types.ts";
import { withLearned } from "#app/quote-reader/learned/with-learned.ts";
import type { Named } from "#app/quote-reader/learned/with-names.ts";
import { SURE } from "#app/quote-reader/lines/best-answer.ts";
import { type Candidate, candidatesIn } from "#app/quote-reader/lines/candidates.ts";
import { withDerived } from "#app/quote-reader/lines/derive.ts";
import { boxOf } from "#app/quote-reader/lines/finish-line.ts";
import { withHigherTotal } from "#app/quote-reader/lines/higher-total.ts";
import { withoutDoubt, withoutMisread } from "#app/quote-reader/lines/misread.ts";
import {
  isEmptySum,
  onlyHeld,
  onlyProven,
  withoutCoarse,
  withoutLoneSum,
} from "#app/quote-reader/lines/only-proven.ts";
import { type ProseReading, readProse } from "#app/quote-reader/lines/prose/prose.ts";
import { totalsInProse } from "#app/quote-reader/lines/prose/prose-totals.ts";
import { settleProven } from "#app/quote-reader/lines/proven-totals.ts";
import { onlyReadWell } from "#app/quote-reader/lines/read-well.ts";
import { settle } from "#app/quote-reader/lines/reconcile.ts";
import { ratesOf, withRowFigures, withRowProduct } from "#app/quote-reader/lines/row-product.ts";
import { withRowsSolved } from "#app/quote-reader/lines/rows-solved.ts";
import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";
import { warningsFor } from "#app/quote-reader/lines/warnings.ts";
import { customerName, documentDate, documentNumber, shopName } from "#app/quote-reader/paper/identity.ts";
import { type Kind, kindOfPaper } from "#app/quote-reader/paper/kind.ts";
import { kindOfUnproven } from "#app/quote-reader/paper/price-board.ts";
import { vehicleOnPage } from "#app/quote-reader/paper/vehicle-on-page.ts";
import type { DocumentKind, QuoteReading, ReadAmount, ReadLine, ReadSum } from "#app/quote-reader/reading.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

export type Read = { reading: Omit<QuoteReading, "milliseconds">; named: Named };

/** What a paper's rows say; `kept` may leave rows out first. Pure; every figure in the result stands on a page. */
export function readRows(pages: Page[], kept: (rows: Row[]) => Row[] = (rows) => rows): Read {
  const flat = pages.map((page) =>
    kept(withWordsBehindApart(withBareCents(withCentsJoined(rowsOf(withSpaces(page)))))),
  );
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
  const said = [...summary, ...prose];
  const priced = candidates.filter(({ row }) => !saidIn.has(row)).map(withRowProduct);
  const rates = ratesOf(priced, said);
  const lines = priced.map((candidate) => withRowFigures(candidate, rates));
  const plain = settle(lines, said);
  const best = plain.reconciles || !photographed ? plain : (settleProven(lines, said) ?? plain);
  const pageOf = (number: number) => pages.find((each) => each.number === number) as Page;
  const proven = withHigherTotal(
    withRowsSolved(onlyProven(best, said, photographed), { pages: flat, lines, pageOf }),
    rows,
    said,
  );
  const plainly = withoutLoneSum(withoutCoarse(proven, lines, photographed), rows);
  const unwoven = flat.flatMap(unweave);
  const { settled: fine, named, entries } = withLearned(plainly, { rows: unwoven, lines, pageOf, photographed });
  const paper = { entries, rows: unwoven, pageOf };
  const settled = photographed ? onlyReadWell(onlyHeld(fine), pages) : fine;
  settled.items = settled.items.filter(({ line }) => !isEmptySum(line));
  const discounts = [
    ...settled.discounts.map((amount) => discountOf(amount, pageOf(amount.row.page))),
    ...settled.negative.map(discountOfLine),
  ];
  if (photographed) {
    const surely = settled.reconciles ? withoutMisread : withoutDoubt;
    settled.items = settled.items.map(({ line }) => ({ line: surely(line) }));
  }
  const { negative: _, margin, ...sums } = settled;
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
    items: withDerived(withPieces(withoutNumbering(settled.items.map(({ line }) => line)), paper)),
    discounts,
    sums: said.flatMap((amount) => sumOf(amount, pageOf(amount.row.page))),
  };
  const typed = (items: ReadLine[]) => withTypes(items, paper);
  const told = settled.reconciles ? null : readProse(rows);
  const whole = told
    ? finished({ ...reading, ...inSentences(told, pageOf, typed) }, kindOfPaper(rows), SURE)
    : finished(
        { ...reading, items: typed(reading.items) },
        settled.reconciles ? kindOfPaper(rows) : kindOfUnproven(reading, rows),
        margin,
      );
  return { reading: whole, named };
}

function inSentences(
  { lines, off, tax, total }: ProseReading,
  pageOf: (number: number) => Page,
  typed: (items: ReadLine[]) => ReadLine[],
): Partial<Raw> {
  const items = lines.map(({ description, type, cents, row, quantity, unitPrice }) => ({
    ...EMPTY_LINE,
    quantity,
    unitPrice,
    reconciles: quantity === null ? null : true,
    description,
    type,
    totalPrice: cents,
    page: row.page,
    box: boxOf(row, pageOf(row.page)),
  }));
  const discounts = off.map(({ description, cents, row }) => ({
    description,
    amount: cents,
    page: row.page,
    box: boxOf(row, pageOf(row.page)),
  }));
  return { items: typed(items), tax, total, discounts, reconciles: true };
}

const EMPTY_LINE = {
  quantity: null,
  unitPrice: null,
  partNumber: null,
  position: null,
  section: null,
  included: false,
  reconciles: null,
};

type Raw = Omit<QuoteReading, "warnings" | "milliseconds" | "kind" | "notice" | "difference" | "confidence">;

/** Of a paper that is no quote nothing is dollars but what its own arithmetic proves. */
function finished(raw: Raw, { kind, notice }: Kind, margin: number): Omit<QuoteReading, "milliseconds"> {
  const isProven = raw.reconciles && raw.total !== null && raw.items.length > 1;
  const isKept = kind === "quote" || ((kind === "insurance" || kind === "message") && isProven);
  const reading = { ...(isKept ? raw : withoutLines(raw, kind)), kind, notice };
  const made = reading.items.reduce((sum, item) => sum + (item.totalPrice ?? 0), 0) + (reading.tax ?? 0);
  const off = reading.discounts.reduce((sum, amount) => sum + amount.amount, 0);
  const difference = reading.total === null ? null : reading.total - (made - off);
  const whole = { ...reading, difference, confidence: confidenceOf(reading.reconciles, margin) };
  return { ...whole, warnings: warningsFor(whole) };
}

function confidenceOf(reconciles: boolean, margin: number): number {
  return reconciles ? Math.round((1 - 0.5 * Math.exp(-2 * margin)) * 100) / 100 : 0.3;
}

/** An insurer's sums are dollars as printed; of another country's, a menu's or a choice of prices not even those are kept. */
function withoutLines(raw: Raw, kind: DocumentKind): Raw {
  const empty = { ...raw, items: [], discounts: [], reconciles: false };
  if (kind === "insurance" || kind === "message") return empty;
  const none = { partsSubtotal: null, laborSubtotal: null, feesSubtotal: null, subtotal: null, tax: null, total: null };
  return { ...empty, ...none, sums: [], deductible: null };
}

function sumOf(amount: SummaryAmount, page: Page): ReadSum[] {
  if (amount.kind === "rate") return [];
  return [{ ...discountOf(amount, page), kind: amount.kind }];
}

/** "1 Head gasket set", "2 Machine shop": line numbers set so close that they read as words. */
function withoutNumbering(items: QuoteReading["items"]): QuoteReading["items"] {
  const numbers = items.map((item) => /^(\d{1,2})[.)]?\s+(?=[A-Za-z])/.exec(item.description)?.[1]);
  const counted = numbers.filter((number, index) => Number(number) === index + 1).length;
  if (counted < 3 || counted < items.length * 0.7) return withLeadingPieces(items);
  return items.map((item, index) => ({
    ...item,
    description: numbers[index] ? item.description.replace(/^\d{1,2}[.)]?\s+/, "") : item.description,
  }));
}

/** "2 FRONT DISC ROTOR" in nearly every line: how many, set close before the words. */
function withLeadingPieces(items: QuoteReading["items"]): QuoteReading["items"] {
  const pieces = items.map((item) => /^(\d{1,2}(?:\.\d{1,2})?) (?=[A-Z])/.exec(item.description));
  const bare = items.filter((item, index) => pieces[index] && item.quantity === null).length;
  const open = items.filter((item) => item.quantity === null).length;
  if (bare < 3 || bare < open * 0.7) return items;
  return items.map((item, index) => {
    const match = pieces[index];
    if (!match || item.quantity !== null) return item;
    return { ...item, quantity: Number(match[1]), description: item.description.slice(match[0].length) };
  });
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
