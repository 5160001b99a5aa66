import { formatMoney } from "#app/platform/format.ts";
import { mayBeSamePlace } from "#app/prices/jobs/position.ts";
import { inWords } from "#app/prices/verdict.ts";
import { type Comparable, matchLines } from "#app/quotes/papers/match-lines.ts";

/** Lines that are one piece of work. `of`: whether they charge the whole of it, its parts or its labor. */
export type Work = { name: string; lines: readonly Comparable[]; jobs: string[]; place: string | null; of: string };

/** One job at both shops; integer cents, null where a shop does not list it. `covers`: the lines here that it is, where they are several. */
export type RivalRow = { description: string; covers: string[]; here: number | null; there: number | null };

/** Another shop's quote beside this one: job by job, and the sums of the jobs that both have and of all. */
export type Comparison = {
  rows: RivalRow[];
  common: { here: number; there: number };
  total: { here: number; there: number };
};

/** Pure; a rival quote makes no lines, it stands beside. */
export function compareWithRival(here: readonly Work[], there: readonly Work[]): Comparison {
  const pairs = pairsOf(here, there);
  const rows = here.flatMap((work): RivalRow[] => {
    const pair = pairs.find((each) => each.here.includes(work));
    if (!pair) return [rowOf([work], [])];
    return pair.here[0] === work ? [rowOf(pair.here, pair.there)] : [];
  });
  const matched = new Set(pairs.flatMap((pair) => pair.there));
  for (const work of there) if (!matched.has(work)) rows.push(rowOf([], [work]));
  return { rows, common: sums(rows.filter((row) => row.here !== null && row.there !== null)), total: sums(rows) };
}

/** What the works on both quotes come to, in one sentence; a line that stands on one of them alone is in no sum. */
export function comparedInWords({ rows, common }: Comparison, shops: { here: string; there: string }): string {
  const both = rows.filter(({ here, there }) => here !== null && there !== null).length;
  if (both === 0) return "No work could be told to be the same on both quotes: nothing is compared.";
  const works = both === 1 ? "the one work that is" : `the ${inWords(both)} works that are`;
  const less = common.here - common.there;
  const [there, here] = [formatMoney(common.there), formatMoney(common.here)];
  if (less === 0) return `For ${works} on both quotes, ${shops.there} asks as much as ${shops.here}: ${there}.`;
  const by = `${formatMoney(Math.abs(less))} ${less > 0 ? "less" : "more"}`;
  return `For ${works} on both quotes, ${shops.there} asks ${by} than ${shops.here}: ${there}, not ${here}.`;
}

type Pair = { here: Work[]; there: Work[] };

/** The same jobs first, one to one; then one work of a paper that is several of the other's; last what no job is known of, by its words. */
function pairsOf(here: readonly Work[], there: readonly Work[]): Pair[] {
  const pairs: Pair[] = [];
  const open = (works: readonly Work[]) =>
    works.filter((work) => !pairs.some((pair) => pair.here.includes(work) || pair.there.includes(work)));
  for (const exact of [true, false]) {
    for (const work of open(there)) {
      const same = open(here).filter((other) => isSameWork(other, work) && (!exact || other.place === work.place));
      // Front or rear, where the paper does not say: which of them it is beside nobody knows.
      const [only] = same;
      if (only && same.length === 1) pairs.push({ here: [only], there: [work] });
    }
  }
  for (const work of open(there)) {
    const parts = partsOf(work, open(here));
    if (parts) pairs.push({ here: parts, there: [work] });
  }
  for (const work of open(here)) {
    const parts = partsOf(work, open(there));
    if (parts) pairs.push({ here: [work], there: parts });
  }
  const [left, right] = [open(here), open(there)];
  for (const { before, after } of matchLines(left.flatMap(firstLine), right.flatMap(firstLine))) {
    const [one, other] = [left[before], right[after]];
    if (one && other && (one.jobs.length === 0 || other.jobs.length === 0)) pairs.push({ here: [one], there: [other] });
  }
  return pairs;
}

function firstLine({ lines }: Work): Comparable[] {
  return lines.slice(0, 1);
}

function isSameWork(one: Work, other: Work): boolean {
  return one.jobs.length > 0 && isLike(one, other) && sameSet(one.jobs, other.jobs);
}

/** Its parts on the other paper, where together they are all of it. */
function partsOf(whole: Work, works: Work[]): Work[] | null {
  const parts = works.filter(
    (work) => work.jobs.length > 0 && isLike(work, whole) && work.jobs.every((job) => whole.jobs.includes(job)),
  );
  const jobs = parts.flatMap((work) => work.jobs);
  return parts.length > 1 && new Set(jobs).size === jobs.length && sameSet(jobs, whole.jobs) ? parts : null;
}

function isLike(one: Work, other: Work): boolean {
  return one.of === other.of && mayBeSamePlace(one.place, other.place);
}

function sameSet(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((job) => other.includes(job));
}

function rowOf(here: Work[], there: Work[]): RivalRow {
  const [ours, theirs] = [here.flatMap(({ lines }) => lines), there.flatMap(({ lines }) => lines)];
  // The one work that is several of the other paper's goes by its own name.
  const whole = there.length === 1 && here.length !== 1 ? there : here;
  return {
    description: whole.map(({ name }) => name).join(", "),
    covers: ours.length > 1 && theirs.length > 0 ? ours.map(({ description }) => description) : [],
    here: sumOf(ours),
    there: sumOf(theirs),
  };
}

function sumOf(lines: readonly Comparable[]): number | null {
  return lines.length === 0 ? null : lines.reduce((total, { totalPrice }) => total + totalPrice, 0);
}

function sums(rows: RivalRow[]) {
  return {
    here: rows.reduce((total, row) => total + (row.here ?? 0), 0),
    there: rows.reduce((total, row) => total + (row.there ?? 0), 0),
  };
}
