import type { Attentive } from "#app/quote-reader/attention/attentive.ts";
import type { Charge } from "#app/quote-reader/attention/charges.ts";
import { isSubtotal } from "#app/quote-reader/attention/likeliest.ts";
import { madeOf } from "#app/quote-reader/attention/made-of.ts";
import { sectionsOf } from "#app/quote-reader/attention/sections.ts";
import { agrees, parsePrinted, toCents } from "#app/quote-reader/layout/numbers.ts";
import { isQuantity } from "#app/quote-reader/lines/derive.ts";
import { boxOf } from "#app/quote-reader/lines/finish-line.ts";
import { isPartNumber, partNumberBefore, withoutCodes, withoutCount } from "#app/quote-reader/lines/part-number.ts";
import type { ReadLine } from "#app/quote-reader/reading.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

type Paper = { pages: Page[]; pageOf: (number: number) => Page; photographed: boolean };

/** No line of a car's repair costs this much, in cents: what looks so is a number of something. */
const NO_LINE = 10_000_000;
/** Cents by which a rounded tax or product may miss. */
const SLACK = 2;
/** Above this a reading that closes is one of several that do. */
const DOUBTED = 8;

/** Whether a sum that closes was taken as the figures look, and not against it. */
export function isSure({ cost, charges }: Attentive): boolean {
  return cost < DOUBTED && charges.length > 1;
}

/** Whether most amounts stand within sentences: words go on close behind them. */
export function isInSentences({ charges }: Attentive): boolean {
  const within = charges.filter(({ entry: { row, cell } }) => {
    const next = row.cells[row.cells.indexOf(cell) + 1];
    return next !== undefined && next.printed === null && next.x - cell.x2 < row.size * 0.8;
  });
  return within.length * 2 > charges.length;
}

/**
 * The lines of charge with their places. Where nothing closes, or a camera saw a figure with doubt, an amount stays only as far as
 * arithmetic allows it: none above the printed total, and none where all together are more than it. `isHeld` says whether the sum still closes.
 */
export function linesOf(read: Attentive, paper: Paper): { items: ReadLine[]; isHeld: boolean } {
  // What stands before sentences is a greeting, or another sentence.
  const sections = isInSentences(read) ? [] : sectionsOf(read);
  const own = read.charges.map((charge, at) => lineOf(charge, sections[at] ?? null, paper, read.entries));
  const all = withoutCodes(withoutNumbering(own, read.charges));
  const lines = paper.photographed ? all.map(read.closes ? withoutMisread : withoutDoubt) : all;
  const held = paper.photographed ? onlyReadWell(lines, read, paper.pages) : lines;
  const isHeld = held.every((line, at) => line.totalPrice === lines[at]?.totalPrice);
  if (read.closes && isHeld) return { items: held, isHeld };
  return { items: withinTotal(held, read, paper.photographed), isHeld: false };
}

function lineOf(
  { entry, description, type, quantity, unitPrice, cells }: Charge,
  title: string | null,
  paper: Paper,
  entries: Attentive["entries"],
): ReadLine {
  const made = type === "Service" ? madeOf(entry, entries) : null;
  const [numberBefore, name] = partNumberBefore(description);
  const partNumber = cells.find(
    (cell) => cell.printed === null && cell.text !== description && isPartNumber(cell.text),
  );
  return {
    description: name,
    type,
    quantity,
    unitPrice,
    totalPrice: entry.cents,
    partNumber: partNumber ? withoutCount(partNumber.text) : numberBefore,
    section: title,
    included: false,
    page: entry.row.page,
    box: boxOf(entry.row, paper.pageOf(entry.row.page)),
    reconciles: quantity === null || unitPrice === null ? null : agrees(quantity, unitPrice, entry.cents),
    ...(made ? { made } : {}),
    ...(entry.of ? { derived: ["totalPrice" as const] } : {}),
  };
}

/** "1, 2, 3" before the names down the page are numbers of lines and no pieces, where no price of one stands beside them. */
function withoutNumbering(lines: ReadLine[], charges: Charge[]): ReadLine[] {
  const firsts = charges.map(({ cells }) => (cells[0]?.printed?.kind === "number" ? cells[0].printed.value : null));
  const numbers = firsts.filter((value) => value !== null);
  const isNumbering = numbers.length >= Math.max(3, lines.length / 2) && numbers.every((value, at) => value === at + 1);
  const isCounted = ({ quantity, unitPrice }: ReadLine) => quantity !== null && unitPrice === null;
  if (!isNumbering || lines.some((line, at) => isCounted(line) && line.quantity !== firsts[at])) return lines;
  return lines.map((line) => (isCounted(line) ? { ...line, quantity: null } : line));
}

/**
 * Where no sum holds them: a paper whose lines come to more than its total has a false one among them, and none is known to be true,
 * unless all that is printed is beyond doubt what it looks like: then the shop has added up wrongly.
 */
function withinTotal(
  lines: ReadLine[],
  { total, off, entries, isDoubtless }: Attentive,
  photographed: boolean,
): ReadLine[] {
  const sum = sumOf(lines);
  if (isDoubtless && !photographed) return lines;
  if (entries.some((entry) => entry.cents === sum && isSubtotal(entry))) return lines;
  const ceiling = total ? total.cents + off.reduce((sum, { cents }) => sum + Math.abs(cents), 0) : NO_LINE;
  const possible = lines.filter(({ totalPrice }) => (totalPrice ?? 0) <= ceiling);
  if (sumOf(possible) <= ceiling + SLACK) return possible;
  if (!photographed) return [];
  const own = possible.map(onlyOwn);
  return sumOf(own) > ceiling + SLACK ? possible.map(withoutAmount) : own;
}

function sumOf(lines: ReadLine[]): number {
  return lines.reduce((sum, { totalPrice }) => sum + (totalPrice ?? 0), 0);
}

/** The amount stays that quantity and price make. */
function onlyOwn(line: ReadLine): ReadLine {
  return line.reconciles ? line : withoutAmount(line);
}

function withoutAmount(line: ReadLine): ReadLine {
  return { ...line, unitPrice: null, totalPrice: null, reconciles: null };
}

/** Of amounts that a camera read with less than this, one in a few is another's. */
const READ_WELL = 0.75;

/**
 * On a photograph an amount that was read with doubt is a charge only where the paper's sum closes to the cent or its own row's product
 * does: a last figure misread is within what shops round. Its line stays, to be filled in by whoever has the paper.
 */
function onlyReadWell(lines: ReadLine[], read: Attentive, pages: Page[]): ReadLine[] {
  const off = read.off.reduce((sum, { cents }) => sum + Math.abs(cents), 0);
  const tax = read.taxes.reduce((sum, { cents }) => sum + cents, 0);
  const isClosed = read.closes && read.total?.cents === sumOf(lines) + tax - off;
  const doubtful = new Set(pages.flatMap((page) => page.words.flatMap((word) => doubtfulIn(word, page.number))));
  const judged = lines.map((line) => {
    const isDoubtful = (cents: number | null) => doubtful.has(`${line.page} ${cents}`);
    const product = Math.round((line.quantity ?? 0) * (line.unitPrice ?? 0));
    const isProven = product === line.totalPrice && !isDoubtful(line.unitPrice);
    const isHeld = isClosed ? line.reconciles !== false : isProven;
    return { line, isHeld, isDoubted: !isHeld && isDoubtful(line.totalPrice) };
  });
  // Where most of a form was read with doubt, what the camera seems sure of is no better.
  const isUnclear = !isClosed && judged.filter(({ isDoubted }) => isDoubted).length * 2 > lines.length;
  return judged.map(({ line, isHeld, isDoubted }) =>
    isDoubted || (isUnclear && !isHeld) ? { ...line, totalPrice: null, reconciles: null } : line,
  );
}

/** "178.06)" and "@178.06" are amounts too. */
function doubtfulIn({ text, confidence }: Page["words"][number], page: number): string[] {
  if (confidence >= READ_WELL) return [];
  const printed = parsePrinted(text.replace(/^[^$\d(-]+|[^\d%)]+$/g, ""));
  return printed?.kind === "number" && !printed.percent ? [`${page} ${toCents(printed.value)}`] : [];
}

/** Where nothing proves a line's amount and its own figures contradict each other, the amount may be what was misread. */
function withoutDoubt(line: ReadLine): ReadLine {
  const { unitPrice, totalPrice } = line;
  if (line.reconciles !== false || !unitPrice || totalPrice === null) return line;
  return isQuantity(totalPrice / unitPrice)
    ? { ...line, quantity: null, reconciles: null }
    : { ...line, unitPrice: null, totalPrice: null, reconciles: null };
}

/** On a photograph whose sum fits, a quantity or price that does not make its line's amount was misread: none is better. */
function withoutMisread(line: ReadLine): ReadLine {
  const { quantity, unitPrice, totalPrice, reconciles } = line;
  if (unitPrice === null || totalPrice === null || unitPrice === 0) return line;
  if (quantity === null) return isQuantity(totalPrice / unitPrice) ? line : { ...line, unitPrice: null };
  if (reconciles !== false) return line;
  return isQuantity(totalPrice / unitPrice)
    ? { ...line, quantity: null, reconciles: null }
    : { ...line, unitPrice: null, reconciles: null };
}
