import type { Entry } from "#app/quote-reader/learned/entries.ts";

/** Places in the list of entries; `cost` is how much less likely this is than what each figure looks like by itself. */
export type Solved = { lines: number[]; taxes: number[]; off: number[]; total: number; cost: number; margin: number };

const MOST_STATES = 1_500;
const MOST_TOTALS = 5;
const LEAST = 0.004;
const LEAST_BELOW_ZERO = 0.03;
/** What costs nothing is a line only where it looks like one: sums that are empty cost nothing too. */
const SURELY = 0.7;
const LEAST_BESIDE = 0.05;
const LEAST_TOTAL = 0.02;
/** The share of the total that a tax is at the most, those of other countries too. */
const MOST_TAX = 0.23;
export const ROLES = { none: 0, line: 1, tax: 2, off: 3, total: 4 };

/** What an amount looks like that is certainly none of the paper's: a row of chances of its own. */
export function looksLikeNothing(): Float32Array {
  return Float32Array.from([1, 0, 0, 0, 0]);
}

type State = { sum: number; cost: number; role: number; before: State | null };

/**
 * Of all ways to say what each figure is the likeliest in which lines and tax, less what is taken off, make a printed total to the cent;
 * null where none does.
 */
export function solve(entries: Entry[], chances: Float32Array[]): Solved | null {
  const chance = (at: number, role: number) => chances[at]?.[role] ?? 0;
  const free = entries.map((_, at) => Math.max(...[0, 1, 2, 3].map((role) => chance(at, role))));
  const totals = entries
    .flatMap((entry, at) => (entry.cents > 0 && chance(at, ROLES.total) > LEAST_TOTAL ? [at] : []))
    .sort((a, b) => chance(b, ROLES.total) - chance(a, ROLES.total))
    .slice(0, MOST_TOTALS);
  const seen = new Set<number>();
  const found: Solved[] = [];
  for (const total of totals) {
    const cents = entries[total]?.cents ?? 0;
    if (seen.has(cents)) continue;
    seen.add(cents);
    for (const state of waysTo(entries, chances, cents)) {
      const roles: number[] = [];
      for (let each: State | null = state; each?.before; each = each.before) roles.unshift(each.role);
      const places = (role: number) => roles.flatMap((own, at) => (own === role ? [at] : []));
      const lines = places(ROLES.line);
      if (lines.length === 0) continue;
      const last = -Math.log(
        Math.max(...entries.map((entry, at) => (entry.cents === cents ? chance(at, ROLES.total) : 0))),
      );
      found.push({
        lines,
        taxes: places(ROLES.tax),
        off: places(ROLES.off),
        total,
        cost: state.cost + last,
        margin: 9,
      });
    }
  }
  found.sort((a, b) => a.cost - b.cost);
  const [best] = found;
  if (!best) return null;
  const key = (solved: Solved) => solved.lines.map((at) => entries[at]?.cents).join();
  const next = found.find((each) => key(each) !== key(best));
  const least = free.reduce((sum, each) => sum - Math.log(each), 0);
  return { ...best, cost: best.cost - least, margin: next ? next.cost - best.cost : 9 };
}

/** The cheapest ways to a sum, figure by figure; of all sums so far the cheapest are kept. */
function waysTo(entries: Entry[], chances: Float32Array[], total: number): State[] {
  let states: State[] = [{ sum: 0, cost: 0, role: -1, before: null }];
  const charging = new Set(entries.flatMap(({ row }, at) => ((chances[at]?.[ROLES.line] ?? 0) > 0.5 ? [row] : [])));
  entries.forEach(({ cents, row }, at) => {
    const chance = chances[at] as Float32Array;
    if ((chance[ROLES.none] ?? 0) > 1 - LEAST && cents >= 0) {
      // Beyond doubt: every way passes over it.
      states = states.map((before) => ({ ...before, role: ROLES.none, before }));
      return;
    }
    const ways: Way[] = [];
    const way = (role: number, amount: number, likely: number) => {
      if (likely >= LEAST || role === ROLES.none) ways.push({ role, amount, cost: -Math.log(likely) });
    };
    const isNoLine = cents < 0 || (cents === 0 && (chance[ROLES.line] ?? 0) < SURELY);
    const none = (chance[ROLES.none] ?? 0) + (cents === total ? (chance[ROLES.total] ?? 0) : 0);
    way(ROLES.none, 0, Math.max(none, 1e-5));
    if (cents !== total || (chance[ROLES.line] ?? 0) > 0.5)
      way(ROLES.line, cents, isNoLine ? 0 : (chance[ROLES.line] ?? 0));
    const tax = cents > total * MOST_TAX ? 0 : (chance[ROLES.tax] ?? 0);
    // What stands beside a charge in its row is that line's own, and no tax of the paper, unless it looks like one.
    way(ROLES.tax, cents, tax < LEAST_BESIDE && charging.has(row) ? 0 : tax);
    // What is printed below zero is taken off, or belongs to nothing.
    way(ROLES.off, -Math.abs(cents), Math.max(chance[ROLES.off] ?? 0, cents < 0 ? LEAST_BELOW_ZERO : 0));
    states = further(states, ways);
  });
  return states.filter(({ sum }) => Math.abs(sum - total) <= 1).slice(0, 3);
}

type Way = { role: number; amount: number; cost: number };

/** From states by their cost to those of one figure more, by theirs: each way keeps the order, so they are merged, and the first of a sum is its cheapest. */
function further(states: State[], ways: Way[]): State[] {
  const next: State[] = [];
  const known = new Set<number>();
  const heads = ways.map((way) => ({ way, at: 0 }));
  while (next.length < MOST_STATES) {
    let least = Number.POSITIVE_INFINITY;
    let first: (typeof heads)[number] | undefined;
    for (const head of heads) {
      const before = states[head.at];
      if (!before) continue;
      const cost = before.cost + head.way.cost;
      if (first && (cost > least || (cost === least && head.at >= first.at))) continue;
      least = cost;
      first = head;
    }
    const before = first && states[first.at];
    if (!first || !before) break;
    first.at += 1;
    const sum = before.sum + first.way.amount;
    if (known.has(sum)) continue;
    known.add(sum);
    next.push({ sum, cost: least, role: first.way.role, before });
  }
  return next;
}
