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

/** How many and at what price: where several figures may be it, the pair that makes the amount. */
export function figuresOf(members: Member[], cents: number): { quantity: number | null; unitPrice: number | null } {
  const quantities = figuresAs(members, QUANTITY);
  const units = figuresAs(members, UNIT);
  const pairs = quantities.flatMap((quantity) =>
    units.flatMap((unit) => (agrees(quantity.value, toCents(unit.value), Math.abs(cents)) ? [{ quantity, unit }] : [])),
  );
  const [pair] = pairs.sort((a, b) => b.quantity.chance * b.unit.chance - a.quantity.chance * a.unit.chance);
  const sure = (each: Figure | undefined) => (each && each.chance > 0.5 ? each : undefined);
  const quantity = pair?.quantity ?? sure(quantities[0]);
  const unit = pair?.unit ?? sure(units[0]);
  return {
    quantity: quantity?.value ?? null,
    unitPrice: unit ? toCents(unit.value) : null,
  };
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
