import { isMoney } from "#app/quote-reader/layout/numbers.ts";
import { type Cell, type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import { headOf } from "#app/quote-reader/layout/table-head.ts";
import { summaryKind } from "#app/quote-reader/lines/sums/summary-kind.ts";
import { offerNamed } from "#app/quote-reader/paper/choices.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

const TICKED = /[☑☒✓✔✗✘■]|\[ ?[x✓✔] ?\]|\( ?[x✓✔] ?\)/i;
const BOX = new RegExp(`[☐□○◯]|\\[ {0,2}\\]|\\( {0,2}\\)|${TICKED.source}`, "i");
/** What marks the offer that was chosen. */
const CHOSEN = new RegExp(`${TICKED.source}|(?<!\\b(?:not|if|when|once) )\\b(?:selected|chosen|accepted)\\b`, "i");
const REFUSED = /\b(?:not (?:chosen|selected|accepted)|declined|refused)\b/i;
/** So many rows under its name a box may stand. */
const UNDER = 4;

/** One of several offers: its row, and from where to where across the page it reaches. */
type Offer = { name: string; row: Row; at: number; from: number; to: number; isMarked: boolean; isRefused: boolean };

/**
 * The pages without the offers that were not chosen, where exactly one of several has a mark or all but one were refused; null where none is chosen. Of offers one
 * under the other what stands below a name is its own down to its sum, of offers side by side what stands in its column.
 */
export function withChosenOnly(pages: Page[], rowsOf: (page: Page) => Row[]): Page[] | null {
  const rows = pages.flatMap(rowsOf);
  for (const offers of [rows.flatMap((row, at) => named(row, at, rows)), rows.flatMap(boxed)]) {
    const marked = chosenOf(offers);
    const others = offers.filter(({ name }) => !marked.has(name));
    if (marked.size !== 1 || others.length === 0) continue;
    const left = new Set(others.flatMap((offer) => cellsOf(offer, offers, rows)));
    return pages.map((page) => without(page, rows, left));
  }
  return null;
}

/** Those with a mark; where none has one, those that are left when others were refused. */
function chosenOf(offers: Offer[]): Set<string> {
  const names = (list: Offer[]) => new Set(list.map(({ name }) => name));
  const marked = names(offers.filter(({ isMarked }) => isMarked));
  const refused = names(offers.filter(({ isRefused }) => isRefused));
  return marked.size > 0 || refused.size === 0 ? marked : names(offers.filter(({ name }) => !refused.has(name)));
}

function named(row: Row, at: number, rows: Row[]): Offer[] {
  const heads = row.cells.flatMap((cell, index) => {
    const name = offerNamed(cell);
    // "Option A  $4,434.00" is its sum.
    const isItsSum = cell.words.length < 4 && isMoney(row.cells[index + 1]?.printed ?? null);
    return name && !isItsSum ? [{ name, cell }] : [];
  });
  const below = rows.slice(at, at + UNDER + 1).filter(({ page }) => page === row.page);
  if (heads.length === 1) {
    const isFirst = heads[0]?.cell === row.cells[0];
    const text = rowText(row);
    const said = { isMarked: CHOSEN.test(text), isRefused: REFUSED.test(text) };
    return isFirst ? heads.map(({ name }) => ({ name, row, at, ...WHOLE, ...said })) : [];
  }
  return columnsOf(heads.map(({ cell }) => cell)).map((column, index) => {
    const says = (what: RegExp) =>
      below.some(({ cells }) => cells.some((cell) => isIn(cell, column) && what.test(cell.text)));
    return { name: heads[index]?.name ?? "", row, at, ...column, isMarked: says(CHOSEN), isRefused: says(REFUSED) };
  });
}

/** A row of boxes under or over columns of prices. */
function boxed(row: Row, at: number): Offer[] {
  const boxes = row.cells.filter(({ text }) => BOX.test(text));
  if (boxes.length < 2) return [];
  return columnsOf(boxes).map((column, index) => {
    const isMarked = TICKED.test(boxes[index]?.text ?? "");
    return { name: `${at} ${index}`, row, at, ...column, isMarked, isRefused: false };
  });
}

const WHOLE = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** Each reaches halfway to the next, and the outer ones as far as on their other side. */
function columnsOf(cells: Cell[]): { from: number; to: number }[] {
  const middles = cells.map(({ x, x2 }) => (x + x2) / 2);
  return middles.map((middle, at) => {
    const before = middles[at - 1];
    const next = middles[at + 1];
    const half = Math.max(middle - (before ?? middle), (next ?? middle) - middle) / 2;
    return {
      from: before === undefined ? middle - half : (before + middle) / 2,
      to: next === undefined ? middle + half : (middle + next) / 2,
    };
  });
}

function cellsOf(offer: Offer, offers: Offer[], rows: Row[]): Cell[] {
  const { row, at } = offer;
  if (offer.from === WHOLE.from) {
    const next = offers.find((each) => each.at > at)?.at ?? rows.length;
    const sum = rows.findIndex((each, index) => index > at && index < next && isSum(each, offer.name));
    return rows.slice(at, sum < 0 ? next : sum + 1).flatMap(({ cells }) => cells);
  }
  const beside = offers.filter((each) => each.at === at);
  const isOther = (each: Row) => each.page !== row.page || headOf(each) !== null;
  const next = rows.findIndex((each, index) => index > at && isOther(each));
  const block = rows.slice(
    rows.findLastIndex((each, index) => index < at && isOther(each)) + 1,
    next < 0 ? undefined : next,
  );
  return block.flatMap(({ cells }) => {
    const filled = beside.filter((each) => cells.some((cell) => isIn(cell, each)));
    return filled.length > 1 ? cells.filter((cell) => isIn(cell, offer)) : [];
  });
}

function isSum({ cells }: Row, name: string): boolean {
  const isCalled = cells.some((cell) => !cell.printed && (summaryKind(cell.text) || offerNamed(cell) === name));
  return isCalled && cells.some(({ printed }) => isMoney(printed));
}

function isIn({ x, x2 }: Cell, { from, to }: { from: number; to: number }): boolean {
  return (x + x2) / 2 > from && (x + x2) / 2 < to;
}

function without(page: Page, rows: Row[], left: Set<Cell>): Page {
  const places = rows
    .filter((row) => row.page === page.number)
    .flatMap(({ cells }) => cells.filter((cell) => left.has(cell)));
  const words = new Set(places.flatMap((cell) => cell.words.map(placeOf)));
  return { ...page, words: page.words.filter((word) => !words.has(placeOf(word))) };
}

function placeOf({ x, y }: { x: number; y: number }): string {
  return `${x} ${y}`;
}
