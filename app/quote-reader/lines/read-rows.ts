import { type Attentive, attend } from "#app/quote-reader/attention/attentive.ts";
import { isInSentences, isSure, linesOf } from "#app/quote-reader/attention/lines-of.ts";
import { withBareCents } from "#app/quote-reader/layout/bare-cents.ts";
import { withNotesApart } from "#app/quote-reader/layout/notes-apart.ts";
import { type Row, rowsOf } from "#app/quote-reader/layout/rows.ts";
import { withSpaces } from "#app/quote-reader/layout/spacing.ts";
import { withCentsJoined, withThousandsJoined } from "#app/quote-reader/layout/split-cents.ts";
import { unweave } from "#app/quote-reader/layout/unweave.ts";
import { withWordsBehindApart } from "#app/quote-reader/layout/words-behind.ts";
import { withDerived } from "#app/quote-reader/lines/derive.ts";
import { boxOf } from "#app/quote-reader/lines/finish-line.ts";
import { withHoursSaid } from "#app/quote-reader/lines/said-hours.ts";
import { withTypesSaid } from "#app/quote-reader/lines/said-type.ts";
import { type SummaryAmount, summaryIn } from "#app/quote-reader/lines/totals.ts";
import { withTypesOfSums } from "#app/quote-reader/lines/types-by-sums.ts";
import { warningsFor } from "#app/quote-reader/lines/warnings.ts";
import { withWholeJobs } from "#app/quote-reader/lines/whole-jobs.ts";
import { billOn } from "#app/quote-reader/paper/bill.ts";
import { conditionsOn } from "#app/quote-reader/paper/conditions.ts";
import { documentNumber } from "#app/quote-reader/paper/document-number.ts";
import { withoutEarlierMail } from "#app/quote-reader/paper/earlier-mail.ts";
import { freeOfCharge } from "#app/quote-reader/paper/free-of-charge.ts";
import { customerName, documentDate } from "#app/quote-reader/paper/identity.ts";
import { type Kind, kindOfPaper } from "#app/quote-reader/paper/kind.ts";
import { kindOfUnproven } from "#app/quote-reader/paper/price-board.ts";
import { shopName } from "#app/quote-reader/paper/shop-name.ts";
import { shopPlace } from "#app/quote-reader/paper/shop-place.ts";
import { vehicleOnPage } from "#app/quote-reader/paper/vehicle-on-page.ts";
import type { DocumentKind, QuoteReading, ReadAmount, ReadSum } from "#app/quote-reader/reading.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

export type Read = { reading: Omit<QuoteReading, "milliseconds"> } & Pick<Attentive, "named" | "isDoubtless">;

/** The rows of each page, with what stands in columns beside each other apart. */
export function rowsOfPage(page: Page): Row[] {
  const rows = rowsOf(withSpaces(page));
  const whole = page.source === "photographed" ? withThousandsJoined(rows) : rows;
  return withNotesApart(withWordsBehindApart(withBareCents(withCentsJoined(whole))));
}

/**
 * What a paper's rows say; `isOnce` looks at them only one way. Pure; every figure in the result stands on a page.
 */
export async function readRows(pages: Page[], { isOnce = false } = {}): Promise<Read> {
  const all = pages.map(rowsOfPage);
  const flat = withoutEarlierMail(all);
  const rows = all.flat();
  const photographed = pages.some((page) => page.source === "photographed");
  const read = await (isOnce ? attend(flat.flatMap(unweave)) : likelier(flat));
  const pageOf = (number: number) => pages.find((each) => each.number === number) as Page;
  const said = sumsOf(read);
  const { items, isHeld } = linesOf(read, { pages, pageOf, photographed });
  // Sentences that add up without an amount that looks charged leave out what is charged before or behind.
  const isAgainst = isInSentences(read) && read.leavesOut;
  const sums = isHeld && !isAgainst ? read : { ...read, closes: false };
  const lines = withTypesSaid(withWholeJobs(withDerived(withHoursSaid(items)), rows));
  const [shop, customer] = [shopName(rows), customerName(rows)];
  const reading = {
    source: photographed ? ("photographed" as const) : ("digital" as const),
    pageCount: pages.length,
    header: {
      shop,
      documentNumber: documentNumber(rows),
      date: documentDate(rows),
      customer,
      place: shopPlace(rows, { shop, customer }),
    },
    vehicle: vehicleOnPage(rows),
    items: sums.closes ? withTypesOfSums(lines, said) : lines,
    discounts: read.off.map(({ row, label, cents }) => ({
      description: label || "Discount",
      amount: Math.abs(cents),
      page: row.page,
      box: boxOf(row, pageOf(row.page)),
    })),
    deductible: said.deductible,
    partsSubtotal: said.parts,
    laborSubtotal: said.labor,
    feesSubtotal: said.fees,
    subtotal: subtotalOf(read, said.all),
    ...dueOn(read, said.all),
    reconciles: sums.closes,
    sums: said.all.flatMap((amount) => sumOf(amount, pageOf(amount.row.page))),
  };
  const whole = { ...reading, ...saidBeside(rows) };
  const kind = sums.closes && isSure(read) ? kindOfPaper(rows, isWhole(read)) : kindOfUnproven(reading, rows);
  return { reading: finished(whole, kind, marginOf(read)), named: read.named, isDoubtless: read.isDoubtless };
}

/** What a paper says besides its lines and sums. */
function saidBeside(rows: Row[]): Pick<QuoteReading, "bill" | "conditions" | "free"> {
  const bill = billOn(rows);
  return { ...(bill ? { bill } : {}), conditions: conditionsOn(rows), free: freeOfCharge(rows) };
}

/** Whether what adds up is all that looks charged: of options, only one was chosen. */
function isWhole({ cost, takesAll, charges }: Attentive): boolean {
  return cost < 0 && takesAll && charges.length > 2;
}

/** By how much a reading is better than the next; one that is against what some figures look like is hardly better than none. */
function marginOf({ margin, cost }: Attentive): number {
  return Math.min(margin, Math.max(0.1, -cost / 3));
}

/** Tables that seem to stand beside each other are read apart and as one: what looks like two may be a name and its amount. */
async function likelier(pages: Row[][]): Promise<Attentive> {
  const apart = pages.map(unweave);
  const read = await attend(apart.flat());
  if (apart.every((rows, at) => rows === pages[at])) return read;
  const whole = await attend(pages.flat());
  return read.closes === whole.closes ? (whole.cost < read.cost ? whole : read) : whole.closes ? whole : read;
}

type Raw = Omit<QuoteReading, "warnings" | "milliseconds" | "kind" | "notice" | "difference" | "confidence">;

/** The labelled sums of a paper but for those that are charged as lines. */
function sumsOf({ rows, charges }: Attentive) {
  const charged = new Set(charges.map(({ entry }) => entry.cell));
  const all = rows.flatMap(summaryIn).filter(({ cell }) => !charged.has(cell));
  const of = (kind: SummaryAmount["kind"]) => {
    const found = all.filter((amount) => amount.kind === kind);
    return (found.findLast((amount) => amount.strict) ?? found.at(-1))?.cents ?? null;
  };
  const deductible = all.find(({ kind }) => kind === "deductible");
  return {
    all,
    parts: of("parts"),
    labor: of("labor"),
    fees: of("fees"),
    deductible: deductible ? Math.abs(deductible.cents) : null,
  };
}

/**
 * Tax, and what is due with it. Where the lines make a subtotal and a tax stands under it, that subtotal is not what is due, though
 * the total itself could not be read.
 */
function dueOn(
  { taxes, total, closes }: Attentive,
  said: SummaryAmount[],
): { tax: number | null; total: number | null } {
  const tax = taxes.length > 0 ? taxes.reduce((sum, { cents }) => sum + cents, 0) : null;
  const due = { tax, total: total?.cents ?? null };
  const at = said.findIndex(({ kind, cell }) => kind === "subtotal" && cell === total?.cell);
  const [under, ...more] = at < 0 ? [] : said.slice(at + 1).filter(({ kind }) => kind === "tax");
  if (!closes || tax !== null || !under || more.length > 0 || under.cents <= 0) return due;
  const isCalledTotal = said.some(({ kind, cents }) => kind === "total" && cents === due.total);
  return isCalledTotal ? due : { tax: under.cents, total: null };
}

/** What is printed as the sum before tax: called so, or made by the lines. */
function subtotalOf({ charges, off, entries, closes }: Attentive, said: SummaryAmount[]): number | null {
  const called = said.filter(({ kind }) => kind === "subtotal").map(({ cents }) => cents);
  const whole = charges.reduce((sum, { entry }) => sum + entry.cents, 0);
  const net = whole - off.reduce((sum, { cents }) => sum + Math.abs(cents), 0);
  const made = closes && charges.length > 1 ? [net, whole] : [];
  const charged = new Set(charges.map(({ entry }) => entry));
  const printed = made.filter((sum) => entries.some((entry) => entry.cents === sum && !charged.has(entry)));
  return printed.find((sum) => called.includes(sum)) ?? called.at(-1) ?? printed[0] ?? null;
}

/** A message keeps what it charges; of another paper that is no quote nothing is dollars but what its own arithmetic proves. */
function finished(raw: Raw, { kind, notice }: Kind, margin: number): Omit<QuoteReading, "milliseconds"> {
  const isProven = raw.reconciles && raw.total !== null && raw.items.length > 1;
  const isKept = kind === "quote" || kind === "message" || (kind === "insurance" && isProven);
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
  if (kind === "insurance") return empty;
  const none = { partsSubtotal: null, laborSubtotal: null, feesSubtotal: null, subtotal: null, tax: null, total: null };
  return { ...empty, ...none, sums: [], deductible: null };
}

function sumOf(amount: SummaryAmount, page: Page): ReadSum[] {
  if (amount.kind === "rate") return [];
  const { label, cents, row, kind } = amount;
  const read: ReadAmount = { description: label, amount: Math.abs(cents), page: page.number, box: boxOf(row, page) };
  return [{ ...read, kind }];
}
