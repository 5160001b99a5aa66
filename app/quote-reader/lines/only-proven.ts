import { toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";
import { SLACK, taxesOf } from "#app/quote-reader/lines/best-answer.ts";
import type { Candidate } from "#app/quote-reader/lines/candidates.ts";
import type { Settled } from "#app/quote-reader/lines/reconcile.ts";
import { runThatMakes } from "#app/quote-reader/lines/sums/sum-structure.ts";
import { summaryKind, type TotalKind } from "#app/quote-reader/lines/sums/summary-kind.ts";
import { withoutSums } from "#app/quote-reader/lines/sums/without-sums.ts";
import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";

/** No line of a car's repair costs this much, in cents: what looks so is a number of something. */
const NO_LINE = 10_000_000;
/** So many single lines may be left out to make a sum fit; with more of them some set always fits by chance. */
const MOST_SINGLE = 2;
const MOST_LINES = 80;

type Item = Settled["items"][number];

/**
 * The last gate: no amount above the printed total is a line, what is outside the one set that makes the sum is none, and where
 * no set does and the lines are more than the total, there are none, for one of them must be false.
 */
export function onlyProven(settled: Settled, summary: SummaryAmount[], photographed: boolean): Settled {
  const off = settled.discounts.reduce((sum, amount) => sum + Math.abs(amount.cents), 0) + negative(settled);
  const largest = Math.max(0, ...summary.filter(isWhole).map((amount) => Math.abs(amount.cents)));
  const ceiling = Math.min(NO_LINE, largest > 0 ? largest + off : NO_LINE);
  const possible = settled.items.filter(({ line }) => (line.totalPrice ?? 0) <= ceiling && !isNamedSum(line));
  if (settled.reconciles && possible.length === settled.items.length) return settled;
  if (largest === 0) return { ...settled, items: possible };
  const aims = aimsOf(settled, summary, off);
  const closing = closingSet(possible, aims);
  if (closing) return { ...settled, ...closing, margin: 0.5, reconciles: true };
  const plain = withoutSums(possible);
  const isTooMuch = sumOf(plain) > ceiling + SLACK;
  const items = isTooMuch ? withoutFalse(plain, photographed, ceiling) : possible;
  return { ...settled, reconciles: false, margin: 0, items };
}

/** A camera misreads single figures: there the lines stay, and of the amounts those that their own arithmetic holds and the total. */
function withoutFalse(items: Item[], photographed: boolean, ceiling: number): Item[] {
  if (!photographed) return [];
  const held = items.map(onlyOwn);
  return sumOf(held) > ceiling + SLACK ? items.map(withoutAmount) : held;
}

/**
 * "Labor 1,311.00, Parts 830.86" closes every paper that prints them: where it prints lines as well, they are what is charged, and a
 * reading by the sums is none.
 */
export function withoutCoarse(settled: Settled, lines: Candidate[], photographed: boolean): Settled {
  const fine = settled.items.filter(({ line }) => !isSumOfKind(line));
  if (fine.length === settled.items.length) return settled;
  const others = lines.filter(
    ({ line, likely }) =>
      likely && (line.totalPrice ?? 0) > 0 && !isSumOfKind(line) && !fine.some((item) => item.line === line),
  );
  const bare = fine.filter(({ line }) => line.totalPrice === null).length;
  if (others.length + bare < LEAST_LINES) return settled;
  const items = [...fine, ...others.map(({ line }) => ({ line }))];
  const ceiling = settled.total ?? settled.subtotal ?? 0;
  const shown = sumOf(items) > ceiling + SLACK ? withoutFalse(items, photographed, ceiling) : items;
  return { ...settled, items: shown, reconciles: false, margin: 0 };
}

const LEAST_LINES = 3;

/** "Gross 2364.5" under 180, 504, 1640 and 40.5: a single line that the figures over it make is their sum, under whatever name. */
export function withoutLoneSum(settled: Settled, rows: Row[]): Settled {
  const priced = settled.items.filter(({ line }) => line.totalPrice);
  const cents = priced[0]?.line.totalPrice;
  if (priced.length !== 1 || !cents) return settled;
  const last = rows.flatMap(({ cells }) => {
    const printed = cells.at(-1)?.printed;
    return printed?.kind === "number" && !printed.percent ? [toCents(printed.value)] : [];
  });
  const own = last.lastIndexOf(cents);
  const isMade = runThatMakes(last.slice(0, Math.max(0, own)), cents, LEAST_LINES) !== null;
  return isMade ? { ...settled, items: [], reconciles: false, margin: 0 } : settled;
}

/** "Sublet 0.00" of a recapitulation and "Parts and labor included" under a job: nothing was done under that name. */
export function isEmptySum(line: Item["line"]): boolean {
  if (line.totalPrice !== 0 || line.quantity !== null) return false;
  return isSumOfKind(line) || /^(?:parts? (?:and|&) labou?r|towing|sublet)$/i.test(line.description);
}

function isSumOfKind({ description, quantity, unitPrice }: Item["line"]): boolean {
  return (quantity === null || unitPrice === null) && namesSumOfKind(description);
}

/** "Labor", "Parts & sublet", "All the work": what sums are called that a paper prints beside its lines. */
export function namesSumOfKind(description: string): boolean {
  if (/^(?:all the )?(?:work|materials?|goods|operations?|hours)$/i.test(description)) return true;
  const kind = summaryKind(description) ?? summaryKind(description.split(" ").slice(-2).join(" "));
  return kind !== null && ["parts", "labor", "group", "subtotal"].includes(kind.kind);
}

/** Where a camera's page has no total that its lines add up to or fit under, only their own arithmetic holds their amounts. */
export function onlyHeld(settled: Settled): Settled {
  return settled.reconciles || settled.total !== null ? settled : { ...settled, items: settled.items.map(onlyOwn) };
}

/** The amount stays that quantity and price make. */
function onlyOwn(item: Item): Item {
  return item.line.reconciles ? item : withoutAmount(item);
}

function withoutAmount(item: Item): Item {
  return { ...item, line: { ...item.line, unitPrice: null, totalPrice: null, reconciles: null } };
}

/** "Tax 9%" and "Amount due" are no lines, wherever they stand. */
function isNamedSum({ description, quantity, unitPrice }: Item["line"]): boolean {
  const sum = quantity === null || unitPrice === null ? summaryKind(description) : null;
  return sum?.strict === true && NEVER.includes(sum.kind);
}

const NEVER: TotalKind[] = ["tax", "subtotal", "total", "due", "payment"];

function isWhole({ kind }: SummaryAmount): boolean {
  return kind === "total" || kind === "due" || kind === "subtotal" || kind === "group";
}

function negative(settled: Settled): number {
  return settled.negative.reduce((sum, line) => sum - (line.totalPrice ?? 0), 0);
}

function sumOf(items: Item[]): number {
  return items.reduce((sum, { line }) => sum + (line.totalPrice ?? 0), 0);
}

type Aim = { sum: number; total: number | null; tax: number | null };

/** What the lines may add up to: a printed total less its tax, with or without what is taken off. */
function aimsOf(settled: Settled, summary: SummaryAmount[], off: number): Aim[] {
  const aims: Aim[] = [];
  for (const { kind, cents } of summary) {
    if (kind !== "total" && kind !== "due" && kind !== "subtotal") continue;
    const taxes = kind === "subtotal" ? [{ cents: settled.tax }] : taxesOf(summary);
    for (const tax of taxes) {
      const sum = (kind === "subtotal" ? cents : cents - (tax.cents ?? 0)) + off;
      if (!aims.some((aim) => aim.sum === sum))
        aims.push({ sum, total: kind === "subtotal" ? settled.total : cents, tax: tax.cents });
    }
  }
  return aims;
}

/** The lines without a run of them, or without one or two, that make an aim; null where none or more than one set does. */
function closingSet(items: Item[], aims: Aim[]): Pick<Settled, "items" | "total" | "tax"> | null {
  const { length } = items;
  if (length < 2 || length > MOST_LINES) return null;
  const amounts = items.map(({ line }) => line.totalPrice ?? 0);
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  for (const left of [[], ...singles(length), ...runs(length)].reduce(bySize, [])) {
    const found = left.flatMap((out) => {
      const rest = whole - out.reduce((sum, at) => sum + (amounts[at] as number), 0);
      const aim = rest > 0 ? aims.find((each) => Math.abs(each.sum - rest) <= SLACK) : undefined;
      return aim && out.every((at) => amounts[at] !== 0) ? [{ out, aim }] : [];
    });
    if (found.length > 1) return null;
    const [only] = found;
    if (only)
      return { items: items.filter((_, at) => !only.out.includes(at)), total: only.aim.total, tax: only.aim.tax };
  }
  return null;
}

/** Sets of the same size stand together, the smallest first. */
function bySize(sizes: number[][][], out: number[]): number[][][] {
  const same = sizes.find((size) => size[0]?.length === out.length);
  if (same) same.push(out);
  else sizes.push([out]);
  return sizes;
}

function singles(length: number): number[][] {
  const sets = Array.from({ length }, (_, at) => [at]);
  const pairs = MOST_SINGLE < 2 ? [] : sets.flatMap(([at = 0]) => range(at + 2, length).map((other) => [at, other]));
  return length < 3 ? sets : [...sets, ...pairs];
}

/** Lines that stand together, at most half of all. */
function runs(length: number): number[][] {
  return range(2, Math.floor(length / 2) + 1).flatMap((size) =>
    range(0, length - size + 1).map((from) => range(from, from + size)),
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}
