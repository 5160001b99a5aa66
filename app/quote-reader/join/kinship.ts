import { plainNumber, sameShop } from "#app/quote-reader/join/letterhead.ts";
import { otherCar } from "#app/quote-reader/join/other-car.ts";
import { summaryKind } from "#app/quote-reader/lines/sums/summary-kind.ts";
import type { QuoteReading, ReadLine } from "#app/quote-reader/reading.ts";

export type Reading = Omit<QuoteReading, "milliseconds">;

/** What pages say where nothing else lies beside them, and the numbers of those pages. */
export type Alone = { reading: Reading; pages: readonly number[] };

/** What two files are to each other: pages of one paper, the same lines once more, or two papers. */
export type Kinship = "one" | "again" | "apart";

/**
 * What two files are, by what each says alone and what both say as one paper. One sum over lines of both is one paper, and so is a
 * sum that the other carries on; two papers each add up alone, name two cars, or one of them counts for nothing beside the other. What
 * nothing is known of is one paper: its lines are lost to nobody.
 */
export function kinshipOf(first: Alone, second: Alone, joint: Reading): Kinship {
  const [one, other] = [first.reading, second.reading];
  if (isAgain(one, other)) return "again";
  const isOneCar = !isOtherCar(one, other);
  if (isOneCar && (isCarried(one, other) || isCarried(other, one))) return "one";
  const isKept = lostOf(joint, [one, other]).length === 0;
  const isWhole = one.reconciles && other.reconciles && one.total !== other.total;
  if (isOneSum(first, second, joint)) {
    const [sums, lines] = countedOf(joint, first) === 0 ? [first, second] : [second, first];
    const isSummedUp = countedOf(joint, sums) === 0 && isTotalOf(sums, lines, joint);
    if (!isWhole || isSummedUp || (isKept && isOneCar)) return "one";
  }
  if (isWhole) {
    const isMixed = countedOf(joint, first) > 0 && countedOf(joint, second) > 0;
    const isOne = (isKept && isOfOne(one, other)) || (isMixed && hasOneNumber(one, other));
    return isOneCar && isOne ? "one" : "apart";
  }
  if (!(isPaper(one) && isPaper(other))) return "one";
  if (!isOneCar) return "apart";
  if (joint.items.length === 0) return isProven(one) || isProven(other) ? "apart" : "one";
  const left = [first, second].find((file) => countedOf(joint, file) === 0);
  const beside = left === first ? second : first;
  return left && asksForItself(left.reading, beside.reading, joint) ? "apart" : "one";
}

/** Whether a file says prices that the joint reading does not count, beside others that it counts and that do not explain them. */
export function isLeftOut(file: Alone, files: readonly Alone[], joint: Reading): boolean {
  if (countedOf(joint, file) > 0) return false;
  const counted = files.filter((other) => countedOf(joint, other) > 0);
  return counted.length > 0 && counted.every((other) => asksForItself(file.reading, other.reading, joint));
}

/** Both add up alone, of two cars. */
export function areTwoCars(one: Reading, other: Reading): boolean {
  return isProven(one) && isProven(other) && isOtherCar(one, other);
}

/** Its lines, discounts and tax make its total, without a discount that no file has alone: another paper's total may pass for one. */
export function addsUp(joint: Reading, alone: readonly Reading[]): boolean {
  const off = (reading: Reading) => reading.discounts.map(({ amount }) => amount);
  const strange = without(off(joint), alone.flatMap(off));
  const totals = alone.flatMap(comesTo);
  const isKnown = alone.every(({ reconciles }) => reconciles);
  return joint.reconciles && (isKnown ? strange.length === 0 : !strange.some((cents) => totals.includes(cents)));
}

/** The amounts of files that the joint reading does not charge. */
export function lostOf(joint: Reading, alone: readonly Reading[]): number[] {
  return without(alone.flatMap(centsOf), centsOf(joint));
}

/** Lines that stand on both, by amount and words. */
export function repeatedOn(one: Reading, other: Reading): ReadLine[] {
  return other.items.filter((line) =>
    one.items.some(
      ({ totalPrice, description }) => totalPrice === line.totalPrice && shareWord(description, line.description),
    ),
  );
}

/** Lines of one file are charged, with lines of the other or to the total that stands there. */
export function isOneSum(first: Alone, second: Alone, joint: Reading): boolean {
  if (!addsUp(joint, [first.reading, second.reading])) return false;
  const [ofFirst, ofSecond] = [countedOf(joint, first), countedOf(joint, second)];
  // What its own lines make already is the total of no others.
  const isOwn = ({ reading }: Alone) => isProven(reading) && reading.total === joint.total;
  if (ofFirst > 0 && ofSecond > 0) return !(isOwn(first) || isOwn(second));
  return ofFirst > 0 ? isTotalOf(second, first, joint) : ofSecond > 0 && isTotalOf(first, second, joint);
}

function isTotalOf({ reading: { total } }: Alone, other: Alone, joint: Reading): boolean {
  return total !== null && joint.total === total && other.reading.total !== total;
}

/** How many charges of the joint reading stand on the pages of a file. */
function countedOf(joint: Reading, { pages }: Alone): number {
  return joint.items.filter(({ page, totalPrice }) => totalPrice && pages.includes(page)).length;
}

/** It says what something costs, or prices that are for no sum. */
export function isPaper({ items, total, kind }: Reading): boolean {
  return items.length > 0 || total !== null || (kind !== undefined && kind !== "quote" && kind !== "other");
}

function isProven({ reconciles, items }: Reading): boolean {
  return reconciles && items.length > 1;
}

/** It has prices of its own, which are none of the other's sums, and another letterhead. */
function asksForItself(left: Reading, other: Reading, joint: Reading): boolean {
  if (isOfOne(left, other) || (left.total !== null && left.total === joint.total)) return false;
  const sums = (other.sums ?? []).map(({ amount }) => amount);
  const said = new Set([...sums, ...[other, joint].flatMap((each) => [...centsOf(each), ...comesTo(each)])]);
  const own = centsOf(left).filter((cents) => !said.has(cents));
  if (left.kind === "message") return own.length > 0 || (left.total !== null && !said.has(left.total));
  if (left.total !== null) return own.length >= (left.reconciles ? 1 : 2);
  // Conditions and advice name a small amount or two; "$1,550 out the door" is the price of all work.
  return (
    own.length >= LINES_WITHOUT_TOTAL || own.some((cents) => cents * 2 >= (joint.total ?? Number.POSITIVE_INFINITY))
  );
}

const LINES_WITHOUT_TOTAL = 3;

function centsOf({ items }: Reading): number[] {
  return items.flatMap(({ totalPrice }) => totalPrice || []);
}

function comesTo(reading: Reading): number[] {
  const lines = sumOf(centsOf(reading));
  const off = sumOf(reading.discounts.map(({ amount }) => amount));
  return [lines, lines - off, reading.subtotal ?? 0, reading.total ?? 0].filter((cents) => cents > 0);
}

/**
 * What one comes to is a figure of the other, or up to three of its lines: carried to the next page, or summed up there. Of papers that
 * may be two such lines are kinds: some lines of a shop with round prices come to what another shop asks in every fourth pair.
 */
function isCarried(first: Reading, second: Reading): boolean {
  const sums = new Set(comesTo(first));
  if ([...second.discounts, ...(second.sums ?? [])].some(({ amount }) => sums.has(amount))) return true;
  const cents = centsOf({ ...second, items: isOneLetter(first, second) ? second.items : kindsIn(second) });
  return cents.some((one, at) =>
    [0, ...cents.slice(at + 1)].some((two, beside) =>
      [0, ...(two === 0 ? [] : cents.slice(at + 1 + beside))].some((three) => sums.has(one + two + three)),
    ),
  );
}

/** "Parts", "Body labor": the lines of a summary. Where most lines name work, "Labor" is the labor of one of them. */
function kindsIn({ items }: Reading): ReadLine[] {
  const kinds = items.filter(({ description }) => summaryKind(description));
  return kinds.length * 2 > items.length ? kinds : [];
}

/** The lines of one stand in the other, and its total is no other: the same paper twice. */
export function isAgain(one: Reading, other: Reading): boolean {
  const [less, more] = byLength(one, other);
  if (less.items.length < 2 || isOtherCar(one, other)) return false;
  const missing = without(centsOf(less), centsOf(more)).length;
  const isSameTotal = less.total === null || more.total === null || less.total === more.total;
  const allowed = more.reconciles ? less.items.length * MISREAD : 0;
  return missing <= allowed && isSameTotal && repeatedOn(more, less).length * 2 >= less.items.length;
}

/** Of the same paper twice the one with more lines; its sums may have been read as charges, where a shorter one adds up without them. */
export function fullerOf(one: Reading, other: Reading): Reading {
  const [less, more] = byLength(one, other);
  if (!less.reconciles || more.reconciles) return more;
  const sums = [...comesTo(less), ...(less.sums ?? []).map(({ amount }) => amount)];
  const further = without(centsOf(more), centsOf(less)).filter((cents) => !sums.includes(cents));
  return further.length === 0 || less.total === more.total ? less : more;
}

/** The shorter one first; of equally long ones the one that adds up is last, or the first. */
function byLength(one: Reading, other: Reading): [Reading, Reading] {
  const longer = one.items.length - other.items.length || Number(one.reconciles) - Number(other.reconciles);
  return longer < 0 ? [one, other] : [other, one];
}

/** The share of a paper's lines that a second photograph of it may read otherwise. */
const MISREAD = 0.2;

function shareWord(one: string, other: string): boolean {
  const words = new Set(wordsIn(one));
  return wordsIn(other).some((word) => words.has(word));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
}

/** Another VIN, another make, or another model of another year. */
function isOtherCar(one: Reading, other: Reading): boolean {
  const differs = otherCar(one.vehicle, other.vehicle);
  return differs.includes("vin") || differs.includes("make") || (differs.includes("model") && differs.includes("year"));
}

/** One letterhead, number or VIN is on both. */
function isOfOne(one: Reading, other: Reading): boolean {
  const isVin = one.vehicle.vin !== null && one.vehicle.vin === other.vehicle.vin;
  return isVin || hasOneNumber(one, other) || sameShop(one.header.shop, other.header.shop) === true;
}

/** One number is on both, or one letterhead with no two numbers. */
function isOneLetter(one: Reading, other: Reading): boolean {
  const isNumbered = [one, other].every(({ header }) => plainNumber(header.documentNumber) !== null);
  return isNumbered ? hasOneNumber(one, other) : sameShop(one.header.shop, other.header.shop) === true;
}

function hasOneNumber(one: Reading, other: Reading): boolean {
  const number = plainNumber(one.header.documentNumber);
  return number !== null && number === plainNumber(other.header.documentNumber);
}

/** Each of `taken` takes one like it away. */
function without(cents: readonly number[], taken: readonly number[]): number[] {
  const left = [...taken];
  return cents.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, each) => sum + each, 0);
}
