import { type Comparable, matchLines } from "#app/quotes/papers/match-lines.ts";

/** One job at both shops; integer cents, null where a shop does not list it. */
export type RivalRow = { description: string; here: number | null; there: number | null };

/** Another shop's quote beside this one: line by line, and the sums of the lines that both have and of all. */
export type Comparison = {
  rows: RivalRow[];
  common: { here: number; there: number };
  total: { here: number; there: number };
};

/** Pure; a rival quote makes no lines, it stands beside. */
export function compareWithRival(here: readonly Comparable[], there: readonly Comparable[]): Comparison {
  const pairs = matchLines(here, there);
  const rivalOf = new Map(pairs.map(({ before, after }) => [before, there[after]]));
  const matched = new Set(pairs.map(({ after }) => after));
  const rows: RivalRow[] = here.map(({ description, totalPrice }, at) => ({
    description,
    here: totalPrice,
    there: rivalOf.get(at)?.totalPrice ?? null,
  }));
  for (const [at, { description, totalPrice }] of there.entries()) {
    if (!matched.has(at)) rows.push({ description, here: null, there: totalPrice });
  }
  const both = rows.filter((row) => row.here !== null && row.there !== null);
  return { rows, common: sums(both), total: sums(rows) };
}

function sums(rows: RivalRow[]) {
  return {
    here: rows.reduce((total, row) => total + (row.here ?? 0), 0),
    there: rows.reduce((total, row) => total + (row.there ?? 0), 0),
  };
}
