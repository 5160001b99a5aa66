import { SLACK } from "#app/quote-reader/lines/best-answer.ts";
import type { TotalKind } from "#app/quote-reader/lines/sums/summary-kind.ts";

/** An amount of a paper in cents, in the order of the paper, with what its words say where they say it. */
export type Amount = { cents: number; said: TotalKind | null };

/** Places in the list of amounts. `off` is what is taken off, `sums` are amounts that only repeat others. */
export type Structure = { lines: number[]; sums: number[]; taxes: number[]; off: number[]; total: number };

const NO_LINE: (TotalKind | null)[] = ["tax", "total", "due", "payment", "discount", "deductible", "rate"];
/** What one pays oneself is taken off no sum of lines. */
const NOT_OFF: (TotalKind | null)[] = ["payment", "deductible"];
const ALWAYS_SUM: (TotalKind | null)[] = ["subtotal", "group"];
const MOST_CHOICES = 14;
const LONGEST_BLOCK = 4;

/**
 * Which amounts of a paper are charges and which only repeat them, by arithmetic: every amount must be a line, a sum of lines under
 * whatever name, a tax, something taken off, or the total that all lines make. Of two explanations the finer is meant; null where something
 * stays unexplained, or where two are equally fine: then nobody is told a guess.
 */
export function structureOf(amounts: Amount[]): Structure | null {
  // What was turned down may come to more than what is done.
  const isPart = ({ cents, said }: Amount, at: number) =>
    said !== "total" &&
    said !== "due" &&
    runThatMakes(
      amounts.slice(0, at).map((each) => each.cents),
      cents,
      2,
    ) !== null &&
    at < amounts.length - 1;
  const largest = Math.max(
    ...amounts.map((each, at) =>
      each.said === "payment" || each.said === "rate" || isPart(each, at) ? 0 : each.cents,
    ),
  );
  const off = amounts.reduce((sum, each) => sum + (isOff(each) ? Math.abs(each.cents) : 0), 0);
  for (let total = amounts.length - 1; total > 1; total--) {
    const { cents, said } = amounts[total] as Amount;
    const isNamed = said === "total" || said === "due";
    if (
      cents + (isNamed ? off : 0) < largest ||
      said === "tax" ||
      said === "payment" ||
      said === "discount" ||
      said === "rate"
    )
      continue;
    if (!amounts.slice(total + 1).every((after) => isExplained(after, amounts.slice(0, total + 1)))) return null;
    const found = structureUnder(amounts, total);
    if (found) return found;
  }
  return null;
}

function isOff({ said, cents }: Amount): boolean {
  return said === "discount" || (cents < 0 && !NOT_OFF.includes(said));
}

/** Behind the total stand what was paid, the same once more, or a part of it. */
function isExplained({ cents, said }: Amount, before: Amount[]): boolean {
  return (
    cents < 0 || NO_LINE.includes(said) || ALWAYS_SUM.includes(said) || before.some((each) => each.cents === cents)
  );
}

function structureUnder(amounts: Amount[], total: number): Structure | null {
  const before = amounts.slice(0, total);
  const places = (is: (amount: Amount) => boolean) => before.flatMap((amount, at) => (is(amount) ? [at] : []));
  const sum = (at: number[]) => at.reduce((all, each) => all + Math.abs((before[each] as Amount).cents), 0);
  const taxes = places(({ said }) => said === "tax");
  const off = places(isOff);
  const pool = places((amount) => amount.cents > 0 && !NO_LINE.includes(amount.said));
  const named = pool.filter((at) => ALWAYS_SUM.includes((before[at] as Amount).said));
  const open = pool.filter((at) => !named.includes(at));
  const { sums, groups } = repeatsAmong(before, open);
  const choices = [...sums.map((at) => [at]), ...groups].slice(0, MOST_CHOICES);
  const goal = (amounts[total] as Amount).cents - sum(taxes) + sum(off);
  const sets = new Map<string, number[]>();
  for (let mask = 0; mask < 1 << choices.length; mask++) {
    const out = new Set(choices.filter((_, at) => (mask >> at) & 1).flat());
    const lines = open.filter((at) => !out.has(at));
    if (lines.length > 1 && Math.abs(sum(lines) - goal) <= SLACK) sets.set(lines.join(), lines);
  }
  const fair = [...sets.values()].filter((lines) => hasNoSum(before, lines, open));
  const [lines, next] = fair.sort((a, b) => b.length - a.length);
  if (!lines || next?.length === lines.length) return null;
  const left = pool.filter((at) => !lines.includes(at));
  const said = (amounts[total] as Amount).said;
  const proof = Number(said === "total" || said === "due") + Number(taxes.length > 0) + left.length + lines.length - 2;
  return proof > 0 ? { lines, sums: left, taxes, off, total } : null;
}

type Repeats = { sums: number[]; groups: number[][] };

/** Amounts that others next to each other make, alone or as a block that repeats everything above; and those others. */
function repeatsAmong(amounts: Amount[], open: number[]): Repeats {
  const centsOf = (at: number) => (amounts[at] as Amount).cents;
  const sums: number[] = [];
  // What may be chance: a part's sum with its tax, a sum once more.
  const maybe: number[] = [];
  const groups: number[][] = [];
  for (const at of open) {
    const rest = open.filter((other) => other !== at && !sums.includes(other));
    const run = runThatMakes(rest.map(centsOf), centsOf(at), 2);
    if (
      !run &&
      (endsIn(amounts.slice(0, at), centsOf(at)) || [...sums, ...maybe].some((sum) => centsOf(sum) === centsOf(at)))
    )
      maybe.push(at);
    if (!run) continue;
    sums.push(at);
    const group = rest.slice(run.from, run.to);
    if (group.at(-1) === open[open.indexOf(at) - 1]) groups.push(group);
  }
  const all = [...sums, ...maybe];
  const plain = open.filter((at) => !all.includes(at));
  for (let from = 2; from < plain.length; from++) {
    const above = plain.slice(0, from).reduce((all, at) => all + centsOf(at), 0);
    for (let size = 2; size <= LONGEST_BLOCK && from + size <= plain.length; size++) {
      const block = plain.slice(from, from + size);
      if (Math.abs(block.reduce((all, at) => all + centsOf(at), 0) - above) <= 1)
        return { sums: [...all, ...block], groups };
    }
  }
  return { sums: all, groups };
}

/** Whether the amounts just over it make an amount, whatever they are: a part's sum and its tax. */
function endsIn(before: Amount[], cents: number): boolean {
  const above = before.filter((each) => each.cents > 0 && (each.said === "tax" || !NO_LINE.includes(each.said)));
  let made = 0;
  for (let at = above.length - 1; at >= 0 && made <= cents; at--) {
    made += (above[at] as Amount).cents;
    if (made === cents && above.length - at > 1) return true;
  }
  return false;
}

/** Of two readings the finer is meant: a line that lines left out make is their sum. */
function hasNoSum(amounts: Amount[], lines: number[], open: number[]): boolean {
  const left = open.filter((at) => !lines.includes(at)).map((at) => (amounts[at] as Amount).cents);
  return !lines.some((at) => runThatMakes(left, (amounts[at] as Amount).cents, 2));
}

/** Where amounts next to each other make a sum to the cent; null where none do. */
export function runThatMakes(cents: number[], sum: number, least: number): { from: number; to: number } | null {
  for (let from = 0; from < cents.length; from++) {
    let made = 0;
    for (let to = from; to < cents.length; to++) {
      made += cents[to] as number;
      if (to - from + 1 >= least && Math.abs(made - sum) <= 1) return { from, to: to + 1 };
      if (made > sum + 1) break;
    }
  }
  return null;
}
