import type { Truth } from "../../quote-scores.ts";
import { FEES, NAMES, WORKS } from "./phrases.ts";
import { between, type Dice, pick } from "./sheet.ts";

export type Item = Truth["items"][number];
/** What may be charged, by type; names of papers that are learned from and the drawer's own. */
export type Pool = { Part: string[]; Labor: string[]; Fee: string[] };

export function poolOf(items: Item[]): Pool {
  const named = (type: string) =>
    items.flatMap((item) => (item.type === type && item.description.length < 60 ? [item.description] : []));
  return {
    Part: [...NAMES, ...named("Part")],
    Labor: [...WORKS, ...named("Labor"), ...named("Service")],
    Fee: [...FEES, ...named("Fee")],
  };
}

/** Charges of a paper, dear and cheap; names of one paper differ. */
export function charges(pool: Pool, roll: Dice): Item[] {
  const count = 1 + Math.floor(roll() ** 1.6 * 13);
  const isUpper = roll() < 0.35;
  const rate = Math.round(between(80, 220, roll)) * 100;
  const seen = new Set<string>();
  const items: Item[] = [];
  const shares = pick(
    [
      [0.55, 0.92],
      [0.3, 0.9],
      [0.8, 0.95],
      [0.5, 0.75],
    ],
    roll,
  ) as [number, number];
  while (items.length < count) {
    const dice = roll();
    const type = dice < shares[0] ? "Part" : dice < shares[1] ? "Labor" : "Fee";
    const description = isUpper ? pick(pool[type], roll).toUpperCase() : pick(pool[type], roll);
    if (seen.has(description.toLowerCase())) continue;
    seen.add(description.toLowerCase());
    items.push({ description, type, ...priced(type, rate, items.length > 0, roll) });
  }
  return items;
}

function priced(
  type: string,
  rate: number,
  mayBeFree: boolean,
  roll: Dice,
): Pick<Item, "quantity" | "unitPrice" | "totalPrice"> {
  if (mayBeFree && roll() < 0.05) return { quantity: 1, unitPrice: 0, totalPrice: 0 };
  if (type === "Labor" && roll() < 0.7) {
    const hours = Math.round(between(0.2, 6, roll) * 10) / 10;
    return { quantity: hours, unitPrice: rate, totalPrice: Math.round(hours * rate) };
  }
  const unit = Math.round(Math.exp(between(1.2, type === "Fee" ? 4 : 6.5, roll)) * 100);
  const price = roll() < 0.4 ? Math.max(99, Math.round(unit / 100) * 100 - pick([0, 1, 5], roll)) : unit;
  const quantity = type === "Part" && roll() < 0.35 ? pick([2, 2, 2, 4, 4, 6, 8, 5, 3], roll) : 1;
  return { quantity, unitPrice: price, totalPrice: quantity * price };
}
