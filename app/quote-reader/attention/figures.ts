import { agrees, parsePrinted, toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Cell } from "#app/quote-reader/layout/rows.ts";

/** A piece near a line, with what each of its words is to it: none, name, quantity, unit price. */
export type Member = { cell: Cell; step: number; chances: Float32Array[] };

export const NAME = 1;
const QUANTITY = 2;
const UNIT = 3;

export function isFigure(chances: Float32Array | undefined): boolean {
  return (chances?.[QUANTITY] ?? 0) + (chances?.[UNIT] ?? 0) > 0.5;
}

type Figure = { value: number; chance: number };

/**
 * How many and at what price: where several figures may be it, the pair that makes the amount. `within` are the amounts of the same row
 * that it is made of.
 */
export function figuresOf(
  members: Member[],
  cents: number,
  within: number[] = [],
): { quantity: number | null; unitPrice: number | null } {
  const quantities = figuresAs(members, QUANTITY);
  const units = figuresAs(members, UNIT);
  const pairs = quantities.flatMap((quantity) =>
    units.flatMap((unit) => (agrees(quantity.value, toCents(unit.value), Math.abs(cents)) ? [{ quantity, unit }] : [])),
  );
  const [pair] = pairs.sort((a, b) => b.quantity.chance * b.unit.chance - a.quantity.chance * a.unit.chance);
  const sure = (each: Figure | undefined) => (each && each.chance > 0.5 ? each : undefined);
  const unit = pair?.unit ?? sure(units[0]);
  const said = pair ? null : productSaid(members, Math.abs(cents));
  if (said) return said;
  const pieces = pair ? null : piecesOf(members, within);
  const lone = sure(quantities[0]);
  return {
    quantity:
      pair?.quantity.value ?? pieces ?? (lone && !isOfLaborAlone(lone.value, members, within) ? lone.value : null),
    unitPrice: unit ? toCents(unit.value) : null,
  };
}

/** "$14.50 × 2 Quart", under a name or behind it: a product that is written out and makes the amount. */
function productSaid(members: Member[], cents: number): { quantity: number; unitPrice: number } | null {
  for (const row of Map.groupBy(members, ({ step }) => step).values()) {
    const texts = row.flatMap(({ cell }) => cell.words.map(({ text }) => text));
    for (const [at, text] of texts.entries()) {
      if (!/^[x×@*]$/i.test(text)) continue;
      const factors = [texts[at - 1] ?? "", texts[at + 1] ?? ""];
      const price = factors.findIndex((each) => /[$.]\d/.test(each) && toCents(numberIn(each) ?? 0) > 0);
      const [quantity, unit] = [numberIn(factors[1 - price] ?? ""), numberIn(factors[price] ?? "")];
      if (price < 0 || !quantity || unit === null || !agrees(quantity, toCents(unit), cents)) continue;
      return { quantity, unitPrice: toCents(unit) };
    }
  }
  return null;
}

/** "1.6 h @ 165.00" beside parts: hours that make one of the amounts that the charge is made of count nothing of the whole. */
function isOfLaborAlone(count: number, members: Member[], within: number[]): boolean {
  const own = members.filter(({ step }) => step === 0).flatMap(({ cell }) => cell.words.map(({ text }) => text));
  const isHours = !Number.isInteger(count) || own.some((text, at) => isHoursOf(count, text, own[at + 1]));
  const prices = own.flatMap((text) => numberIn(text) ?? []);
  const makes = (amount: number) => prices.some((price) => price !== count && agrees(count, toCents(price), amount));
  return isHours && within.some((amount) => makes(amount) || (count !== 1 && isRate(amount / count)));
}

/** Cents an hour that a shop may ask. */
export function isRate(cents: number): boolean {
  return cents >= 4000 && cents <= 40_000 && Number.isInteger(cents / 25);
}

function isHoursOf(count: number, text: string, next: string | undefined): boolean {
  return countIn(text) === count && (/h(?:rs?)?[)",;:.]*$/i.test(text) || /^h(?:rs?|ours?)?\b/i.test(next ?? ""));
}

/** "4 x tires @ 389.00" of parts and labor are four, whatever the hours say: what the two make is one of the row's own amounts. */
function piecesOf(members: Member[], within: number[]): number | null {
  const own = members.filter(({ step }) => step === 0).map(({ cell }) => cell);
  const texts = own.filter(({ printed }) => printed === null).flatMap(({ words }) => words.map(({ text }) => text));
  const counts = texts.flatMap((text) => countIn(text) ?? []).filter((count) => Number.isInteger(count) && count > 1);
  const figures = own.flatMap(({ printed }) => (printed?.kind === "number" ? [toCents(printed.value)] : []));
  const prices = figures.filter((price) => !within.includes(price));
  const isMade = (count: number) => prices.some((price) => within.includes(count * price));
  return counts.find(isMade) ?? null;
}

const LEAST_CHANCE = 0.15;

function figuresAs(members: Member[], role: number): Figure[] {
  const found = members.flatMap(({ cell: { printed, words }, chances }): Figure[] => {
    if (printed?.kind === "number") {
      const chance = Math.max(...chances.map((each) => each[role] ?? 0));
      return chance > LEAST_CHANCE && !printed.percent ? [{ value: printed.value, chance }] : [];
    }
    return words.flatMap((word, at): Figure[] => {
      const chance = chances[at]?.[role] ?? 0;
      const value = chance > LEAST_CHANCE ? numberIn(word.text) : null;
      return value === null ? [] : [{ value, chance }];
    });
  });
  return found.sort((a, b) => b.chance - a.chance);
}

/** "4.9", "(2)", "x4", "4x", "2.1h": the number of pieces or hours that a word says. */
export function countIn(text: string): number | null {
  const match = /^[("]?x?(\d{1,4}(?:\.\d{1,3})?|\.\d{1,3})(?:x|h|hrs?|qts?|ea)?[)",;:.]*$/i.exec(text);
  return match ? Number(match[1]) : null;
}

/** The same, or the price of one: "$45.00/hr". */
function numberIn(text: string): number | null {
  const count = countIn(text);
  if (count !== null) return count;
  const printed = parsePrinted(text.replace(/^[("@]+|[)",;.]+$/g, ""));
  return printed?.kind === "number" && !printed.percent ? printed.value : null;
}

/** How well names were told: the mean doubt about a word, the share of amounts with a word of their name beside them, and how many there are. */
export function howWell(around: Member[][]): { doubt: number; beside: number; found: number } {
  const doubts = around.map((members) => {
    const chances = members.flatMap((member) => member.chances.map((each) => each[NAME] ?? 0));
    return chances.length === 0
      ? 1
      : chances.reduce((sum, chance) => sum - Math.log(Math.max(chance, 1 - chance)), 0) / chances.length;
  });
  const beside = around.filter((members) =>
    members.some(({ step, chances }) => step === 0 && chances.some((each) => (each[NAME] ?? 0) > 0.5)),
  );
  const found = around.length;
  return {
    doubt: doubts.reduce((sum, doubt) => sum + doubt, 0) / Math.max(1, found),
    beside: found === 0 ? 0 : beside.length / found,
    found,
  };
}
