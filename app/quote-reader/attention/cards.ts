import { isUnder } from "#app/quote-reader/attention/products.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { ROLES } from "#app/quote-reader/learned/solve.ts";

/** So many cards that say what they are made of are a page of them. */
const CARDS = 2;
/** A card's price, where the sums of their groups are printed too. */
const LIKELY = 0.6;

/**
 * Cards of an inspection: "Parts 268.40 + Labor 174.00", and alone under it what both come to. Its price is charged, and not what it is made of; so is
 * what stands alone under another card's words. In `chances` itself.
 */
export function withCardsCharged(entries: Entry[], chances: Float32Array[]): void {
  const alone = [...entries.keys()].filter((at) => isAlone(entries[at]));
  const made = alone.flatMap((at) => madeOf(at, entries).map((half) => ({ at, half })));
  const cards = new Set(made.map(({ at }) => at));
  if (cards.size < CARDS) return;
  for (const { half } of made) charge(chances[half], 0);
  for (const at of alone) {
    const isOne = [...cards].some((card) => isUnder(entries[at], entries[card]));
    if (isOne) charge(chances[at], Math.max(LIKELY, chances[at]?.[ROLES.line] ?? 0));
  }
}

function isAlone(entry: Entry | undefined): boolean {
  return entry !== undefined && entry.cents > 0 && entry.row.cells.every(({ printed }) => printed);
}

/** The two amounts of one row over it that it is the sum of. */
function madeOf(at: number, entries: Entry[]): number[] {
  const sum = entries[at];
  const first = entries.findIndex((one, place) => {
    const other = entries[place + 1];
    const isOver = sum?.row.page === one.row.page && sum.rowAt - one.rowAt > 0 && sum.rowAt - one.rowAt <= 2;
    return isOver && other?.row === one.row && one.cents + other.cents === sum.cents;
  });
  return first < 0 ? [] : [first, first + 1];
}

/** With that chance of a charge, the rest as nothing. */
function charge(own: Float32Array | undefined, line: number): void {
  if (!own) return;
  own.fill(0);
  own[ROLES.line] = line;
  own[ROLES.none] = 1 - line;
}
