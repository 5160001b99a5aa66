/** What works that are done in one visit share: what comes off once is paid for once, and so is what both need filled. */
import { type Job, parseTable } from "#app/prices/jobs/job.ts";

/** Of two works by name: the hours and the parts of both in one visit, as shares of the sums of each alone. */
export type OneVisit = Map<string, { hours: number; parts: number }>;

/** Reads the table of works in one visit. Throws when a column is missing. */
export function parseOneVisit(table: string): OneVisit {
  return new Map(
    parseTable(table, ["job", "other", "hours", "parts"]).map((row) => [
      pairOf(row.job ?? "", row.other ?? ""),
      { hours: Number(row.hours), parts: Number(row.parts) },
    ]),
  );
}

function pairOf(a: string, b: string): string {
  return a < b ? `${a}\t${b}` : `${b}\t${a}`;
}

/** Labor and parts of a work alone, in cents. */
type Alone = { job: Job; labor: number; parts: number };
export type Left = { labor: number; parts: number };

/** A work never costs less than so much of itself. */
const LEAST = 0.05;

const CHAIN = "Timing chain";
/** What the chain drives in some engines and not in others: alone it takes nearly as long as the chain where it is behind the same cover. */
const BEHIND_THE_CHAIN = /^(?:Water pump|Oil pump|VVT actuator)/;
const NEARLY_AS_LONG = 0.5;
/** What is left of its labor there. Trade knowledge without a page. */
const BEHIND = 0.12;

function isBehindOneCover(work: Alone, larger: Alone): boolean {
  const [one, other] = [work.job.job, larger.job.job];
  const driven = one === CHAIN ? BEHIND_THE_CHAIN.test(other) : other === CHAIN && BEHIND_THE_CHAIN.test(one);
  return driven && work.labor > larger.labor * NEARLY_AS_LONG;
}

/**
 * What is left of the labor and of the parts of each work, as shares: the largest stands whole, and each of the others saves what it shares with one
 * of those before it. `otherwise`: what is left of the labor where the table does not know the two.
 */
export function leftInOneVisit(known: OneVisit, works: Alone[], otherwise: (job: Job) => number): Left[] {
  const order = works.toSorted((a, b) => b.labor - a.labor);
  const left = new Map<Alone, Left>();
  for (const [at, work] of order.entries()) {
    const before = order.slice(0, at).flatMap((other) => {
      const pair = known.get(pairOf(work.job.job, other.job.job));
      return pair ? [{ pair, other }] : [];
    });
    if (before.length === 0) {
      left.set(work, { labor: at === 0 ? 1 : otherwise(work.job), parts: 1 });
      continue;
    }
    const rest = (half: "labor" | "parts", share: "hours" | "parts") =>
      Math.min(
        ...before.map(({ pair, other }) =>
          work[half] > 0 ? Math.max(LEAST, 1 - ((1 - pair[share]) * (work[half] + other[half])) / work[half]) : 1,
        ),
      );
    const most = before.some(({ other }) => isBehindOneCover(work, other)) ? BEHIND : Infinity;
    left.set(work, { labor: Math.min(most, rest("labor", "hours")), parts: rest("parts", "parts") });
  }
  return works.map((work) => left.get(work) ?? { labor: 1, parts: 1 });
}
