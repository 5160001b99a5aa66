import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { ROLES, type Solved, solve } from "#app/quote-reader/learned/solve.ts";
import { summaryKind } from "#app/quote-reader/lines/sums/summary-kind.ts";

/** A reading dearer than this, in natural logarithms of odds, closes by chance. */
export const DEAREST = 14;

/** Where no total is made, the sum before tax may be, before what is taken off or after it: its lines are then those of the paper. */
export function withinSubtotal(likeliest: Solved, entries: Entry[], chances: Float32Array[]): Solved {
  const ways = entries.flatMap((entry, subtotal) => {
    if (!isSubtotal(entry)) return [];
    const only = (isLess: boolean) =>
      chances.map(([none = 0, line = 0, tax = 0, off = 0, total = 0], at) => {
        if (at === subtotal) return Float32Array.from([0, 0, 0, 0, 1]);
        return Float32Array.from([none + tax + total + (isLess ? 0 : off), line, 0, isLess ? off : 0, 0]);
      });
    return [false, true].flatMap((isLess) => solve(entries, only(isLess)) ?? []);
  });
  const [best] = ways.toSorted((a, b) => a.cost - b.cost);
  return best && best.cost <= DEAREST && best.lines.length > 1
    ? { ...likeliest, lines: best.lines, off: best.off.length > 0 ? best.off : likeliest.off }
    : likeliest;
}

/** Whether a figure is called the sum before tax. */
export function isSubtotal({ label }: Entry): boolean {
  return summaryKind(label)?.kind === "subtotal";
}

/** Less likely charged than this, an amount is none, wherever it stands. */
const UNSURE = 0.015;
/** More likely than this, it is one where a name stands before it: on the first of two pages nothing is made of its few lines. */
const PERHAPS = 0.3;

/** Each figure as what it most looks like. */
export function likeliest(entries: Entry[], chances: Float32Array[]): Solved {
  const best = chances.map((own, at) => mostAs(own, entries[at]));
  const of = (role: number) => best.flatMap((own, at) => (own === role ? [at] : []));
  const surely = of(ROLES.line).filter((at) => (entries[at]?.cents ?? 0) > 0);
  const charged = surely.flatMap((at) => entries[at] ?? []);
  // Without a sum on the paper an amount in a column of charges is one too, unless it looks like anything else.
  const isOne = (entry: Entry, at: number) => {
    const line = best[at] === 0 ? (chances[at]?.[ROLES.line] ?? 0) : 0;
    return (line > UNSURE && isBelow(entry, charged)) || (line > PERHAPS && charged.length > 0 && isNamed(entry));
  };
  const lines = best.includes(ROLES.total)
    ? surely
    : entries.flatMap((entry, at) => (surely.includes(at) || isOne(entry, at) ? [at] : []));
  const totals = of(ROLES.total).sort((a, b) => (chances[b]?.[ROLES.total] ?? 0) - (chances[a]?.[ROLES.total] ?? 0));
  return { lines, taxes: of(ROLES.tax), off: of(ROLES.off), total: totals[0] ?? -1, cost: 99, margin: 0 };
}

/** Whether an amount ends where two and more others do. */
function isBelow(entry: Entry, others: Entry[]): boolean {
  const level = others.filter(
    ({ row, cell }) => row.page === entry.row.page && Math.abs(cell.x2 - entry.cell.x2) < row.size * 0.6,
  );
  return level.length > 1;
}

/** Whether a name that is no sum's stands before an amount. */
export function isNamed(entry: Entry | undefined): boolean {
  return entry !== undefined && entry.cents > 0 && /[a-z]{4}/i.test(entry.label) && summaryKind(entry.label) === null;
}

/** What is called a total and may be one is no amount that says nothing. */
function mostAs(chances: Float32Array, entry: Entry | undefined): number {
  const most = mostOf(chances);
  const isCalled = most === ROLES.none && (chances[ROLES.total] ?? 0) > CALLED;
  const kind = isCalled ? summaryKind(entry?.label ?? "") : null;
  return kind?.strict && kind.kind === "total" ? ROLES.total : most;
}

const CALLED = 0.1;

export function mostOf(chances: Float32Array): number {
  return chances.indexOf(Math.max(...chances));
}
