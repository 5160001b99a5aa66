import { isForced } from "#app/quote-reader/attention/doubtless.ts";
import { DEAREST, isNamed } from "#app/quote-reader/attention/likeliest.ts";
import { charging, withProductsPossible } from "#app/quote-reader/attention/products.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { ROLES, type Solved, solve } from "#app/quote-reader/learned/solve.ts";

type Seen = { entries: Entry[]; chances: Float32Array[]; isText: boolean };

/** The likeliest reading that closes and goes against nothing that is beyond doubt; null where there is none. */
export function closing(seen: Seen, looks: Solved): Solved | null {
  const solved = solve(seen.entries, seen.chances);
  if (solved && isTaken(solved, looks, seen)) return solved;
  for (const possible of solved ? [withUntaxedPossible] : [withProductsPossible, withUntaxedPossible]) {
    const chances = possible(seen.entries, seen.chances);
    const other = chances && solve(seen.entries, chances);
    if (other && isTaken(other, looks, { ...seen, chances })) return other;
  }
  return null;
}

function isTaken(solved: Solved, looks: Solved, seen: Seen): boolean {
  return solved.cost <= DEAREST && !isForced(solved, looks, seen);
}

/** What a named amount is worth as a charge where no reading closes without it. */
const POSSIBLE = 0.2;

/** Between the tax and the total stands what is not taxed: a core that comes back, a tow of somebody else's. */
function withUntaxedPossible(entries: Entry[], chances: Float32Array[]): Float32Array[] | null {
  const is = (role: number) => (at: number) => (chances[at]?.[role] ?? 0) > 0.5;
  const places = [...entries.keys()];
  const tax = places.findLast(is(ROLES.tax)) ?? Number.POSITIVE_INFINITY;
  const total = places.find((at) => at > tax && is(ROLES.total)(at)) ?? -1;
  return charging(chances, POSSIBLE, (at) => at > tax && at < total && isNamed(entries[at]));
}
