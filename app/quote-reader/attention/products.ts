import { withoutCharge } from "#app/quote-reader/attention/doubtless.ts";
import { agrees, parsePrinted, toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { endsUnder } from "#app/quote-reader/learned/heads.ts";
import { ROLES } from "#app/quote-reader/learned/solve.ts";
import { median } from "#app/quote-reader/median.ts";

/**
 * What a number and a price of one make in their own row is what is charged, in whatever order the columns stand: "2, $130.00, $65.00"
 * charges 130. Where the price looks more like it, the two change their odds, in `chances` itself.
 */
export function withProductsCharged(entries: Entry[], chances: Float32Array[]): void {
  const seen = entries.flatMap((entry, at) => (chances[at] ? [{ entry, at, odds: chances[at] }] : []));
  const line = (odds: Float32Array) => odds[ROLES.line] ?? 0;
  for (const row of Map.groupBy(seen, ({ entry }) => entry.row).values()) {
    for (const price of row) {
      const product = row.find(({ entry }) => isProduct(entry, price.entry));
      if (!product || line(price.odds) <= line(product.odds)) continue;
      [price.odds, product.odds] = [product.odds, price.odds];
      chances[price.at] = price.odds;
      chances[product.at] = product.odds;
    }
  }
}

/** Whether two other numbers of its row make an amount: pieces or hours, and a price or a rate. */
function isMade({ row, cell, cents }: Entry): boolean {
  const words = row.cells.flatMap((other) => (other === cell ? [] : other.words));
  const numbers = words.flatMap(({ text }) => {
    const printed = parsePrinted(text.replace(/^@?\$?/, ""));
    return printed?.kind === "number" && !printed.percent ? [printed.value] : [];
  });
  return numbers.some((count, at) =>
    numbers.some((price, other) => other !== at && count !== 1 && agrees(count, toCents(price), cents)),
  );
}

/** Whether another number of the row times the price makes it. */
function isProduct(product: Entry, { row, cell, cents }: Entry): boolean {
  if (product.cents <= cents || cents <= 0) return false;
  return row.cells.some((other) => {
    const printed = other.printed;
    if (other === cell || other === product.cell || printed?.kind !== "number" || printed.percent) return false;
    return printed.value > 1 && agrees(printed.value, cents, product.cents);
  });
}

/** "two at $63.20, $126.40 together", "$297.00, that is $148.50 apiece": beside a price of one, what so many come to. */
const OF_ONE_BEHIND = /^\W*(?:apiece|a piece|each|ea)\b/i;
const OF_ONE_BEFORE = /(?:\bat|@|\bthat(?:'s| is))$/i;
const MOST_PIECES = 16;

/** In a sentence the price of one is no charge beside what several come to. In `chances` itself. */
export function withoutPricesOfOne(entries: Entry[], chances: Float32Array[]): void {
  entries.forEach((entry, at) => {
    const { row, cell, cents } = entry;
    const place = row.cells.indexOf(cell);
    const [before, behind] = [row.cells[place - 1]?.text ?? "", row.cells[place + 1]?.text ?? ""];
    if (!OF_ONE_BEHIND.test(behind) && !OF_ONE_BEFORE.test(before)) return;
    const whole = [entries[at - 1], entries[at + 1]].find((other, place) => {
      const pieces = (other?.cents ?? 0) / cents;
      const isLikely = (chances[at - 1 + place * 2]?.[ROLES.line] ?? 0) > 0.5;
      return isLikely && Number.isInteger(pieces) && pieces > 1 && pieces <= MOST_PIECES;
    });
    if (whole && Math.abs(whole.rowAt - entry.rowAt) <= 1) withoutCharge(chances[at]);
  });
}

/** What a product under surely charged amounts is worth where no reading closes without it: a "declined" of another job stood over it. */
const POSSIBLE = 0.05;

/** The chances with each product that ends under a charge as a possible line; null where there is no such product. */
export function withProductsPossible(entries: Entry[], chances: Float32Array[]): Float32Array[] | null {
  const charged = entries.filter((_, at) => (chances[at]?.[ROLES.line] ?? 0) > 0.5);
  return charging(chances, POSSIBLE, (at) => {
    const entry = entries[at];
    return entry !== undefined && isMade(entry) && charged.some((other) => endsUnder(entry, other));
  });
}

/** The chances with what `isOne` names as charges that are so likely, where they were less; null where there is none. */
export function charging(
  chances: Float32Array[],
  chance: number,
  isOne: (at: number) => boolean,
): Float32Array[] | null {
  const likely = (own: Float32Array) => own.map((other, role) => (role === ROLES.line ? chance : other));
  const given = chances.map((own, at) => ((own[ROLES.line] ?? 0) < chance && isOne(at) ? likely(own) : own));
  return given.some((own, at) => own !== chances[at]) ? given : null;
}

/** Amounts of a charge's own row that it is made of: two that come to it, as its parts and its labor do. */
export function amountsWithin({ row, cents }: Entry, entries: Entry[]): number[] {
  const own = entries.filter((entry) => entry.row === row && entry.cents > 0).map((entry) => entry.cents);
  return own.filter((amount) => amount < cents && own.includes(cents - amount));
}

/** So many rows of parts, labor and their sum make a table. */
const TABLE_ROWS = 3;

/** Where a row's parts, its labor and what both come to stand among the figures of the paper. */
type Trio = { parts: number; labor: number; sum: number };

/**
 * Where row after row says parts, labor and what both come to, all rows are charged alike: by their sums, or by what they are made of,
 * whichever looks more like it in most. In `chances` itself.
 */
export function withRowsAlike(entries: Entry[], chances: Float32Array[]): void {
  const trios = triosOf(entries);
  for (const first of trios) {
    const table = trios.filter((trio) => isUnder(entries[trio.sum], entries[first.sum]));
    if (table.length >= TABLE_ROWS && table[0] === first) chargeAlike(table, chances);
  }
}

function triosOf(entries: Entry[]): Trio[] {
  return [...Map.groupBy(entries.keys(), (at) => entries[at]?.row).values()].flatMap((row) => {
    const [parts = -1, labor = -1, sum = -1] = row.slice(-3);
    const [a = 0, b = 0, c = 0] = [parts, labor, sum].map((at) => entries[at]?.cents);
    return row.length >= 3 && a > 0 && b > 0 && a + b === c ? [{ parts, labor, sum }] : [];
  });
}

function chargeAlike(table: Trio[], chances: Float32Array[]): void {
  const line = (at: number) => chances[at]?.[ROLES.line] ?? 0;
  const isBySum = median(table.map(({ parts, labor, sum }) => line(sum) - Math.max(line(parts), line(labor)))) > 0;
  for (const { parts, labor, sum } of table) {
    const [charged, not] = isBySum ? [[sum], [parts, labor]] : [[parts, labor], [sum]];
    const most = Math.max(...charged.map(line));
    const [high, low] = [not, charged].map(([at = -1]) => chances[at]);
    if (!high || !low || not.every((at) => line(at) < most)) continue;
    for (const at of charged) chances[at] = high;
    for (const at of not) chances[at] = low;
  }
}

/** Whether two figures of a page end at one edge. */
export function isUnder(one: Entry | undefined, other: Entry | undefined): boolean {
  return one !== undefined && other !== undefined && one.row.page === other.row.page && endsUnder(one, other);
}
