import { wholeDollars } from "#app/platform/money.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { Judgement, Picture, Question } from "#app/prices/judgement.ts";
import { rangeOf } from "#app/prices/summary.ts";
import type { Range } from "#app/prices/witnesses/witness.ts";

/**
 * Lines that one judgement speaks of are one work. Money in cents; `above`: what is asked beyond its band by what is dear, and beside it
 * by what passes for usual a little above its band, so that all of them come to no more than the top of their bands. In whole dollars, as
 * it is told: what stands at the works adds up to what is said of all.
 */
export type Work = {
  name: string;
  quoted: number;
  above: number;
  found: Judgement;
  band: ReturnType<typeof rangeOf>;
};

export function worksOf(lines: Line[], judgements: Judgement[]): Work[] {
  const seen = new Set<number>();
  const works: Work[] = [];
  for (const [at, found] of judgements.entries()) {
    if (seen.has(at)) continue;
    for (const line of found.lines) seen.add(line);
    const quoted = found.quoted ?? 0;
    if (quoted <= 0) continue;
    const band = found.verdict === null ? null : rangeOf(found);
    works.push({
      name: nameOf(found, lines[at]),
      quoted,
      above: band ? wholeDollars(quoted - band.high) : 0,
      found,
      band,
    });
  }
  const isAny = works.some(({ found, above }) => isDear(found) && above > 0);
  return works.map((each) => ({ ...each, above: isAny ? Math.max(0, each.above) : 0 }));
}

export function isDear({ verdict }: Judgement): boolean {
  return verdict === "high" || verdict === "very_high";
}

export function isFee({ jobs }: Pick<Judgement, "jobs">): boolean {
  return jobs[0]?.job.kind === "fee";
}

/** What a fee counts for in the range of all, where it is no more than that: cents. Null of what counts with its own range. */
export function countedAs(work: Work, works: Work[]): number | null {
  const known = works.filter(({ band }) => band !== null);
  const isAlone = known.every(({ found }) => isFee(found));
  return work.band && !isAlone && isFee(work.found) ? bandInAll(work, isAlone).high : null;
}

/** What a work adds to the range of all: what is usual for a fee says little, so one counts as it is asked, its top at most. */
function bandInAll({ band, quoted, found }: Work, isAlone: boolean): Range {
  const own = band ?? { low: 0, high: 0 };
  if (isAlone || !isFee(found)) return own;
  return { low: Math.min(quoted, own.high), high: Math.min(quoted, own.high) };
}

/** Several lines go by the name of their job, one line by its own. */
export function nameOf(found: Judgement, line: Line | undefined): string {
  const { lines, jobs, works } = found;
  const component = componentOf(found);
  if (works) return worksNamed(works);
  if (lines.length < 2 || !component) return line?.description ?? "";
  const position = jobs[0]?.position;
  const plain = /^[A-Z][a-z]/.test(component) && position;
  const name = [position, plain ? component.charAt(0).toLowerCase() + component.slice(1) : component]
    .filter(Boolean)
    .join(" ")
    .replace(/^(.*?)a\/c/i, "$1A/C");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What its lines are together, as the table of jobs calls it; null where they name no job. */
export function componentOf({ jobs, whole }: Pick<Judgement, "jobs" | "whole">): string | null {
  const all = whole ?? jobs.slice(0, 1).map(({ job }) => job);
  const names = [...new Set(all.map(({ component }) => component.replace(" + ", " and ")))];
  return names.length === 0 ? null : worksNamed(names.slice(0, names.length > MOST_NAMED ? 1 : MOST_NAMED));
}

/** Of more the first says what the work is. */
const MOST_NAMED = 2;

/** "Struts, sway bar links and wheel alignment" */
export function worksNamed(works: string[]): string {
  const names = works.map((name, at) =>
    at > 0 && /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
  );
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
}

/** Null where nothing could be judged. `whole`: what all lines ask, of which the paper takes `off` off; `deposits` are none of it. */
export function pictureOf(
  works: Work[],
  whole: number,
  { off: taken = 0, deposits = 0 }: Pick<Question, "off" | "deposits"> = {},
): Picture | null {
  const known = works.filter(({ band }) => band !== null);
  if (known.length === 0) return null;
  const sum = (pick: (work: Work) => number) => known.reduce((total, work) => total + pick(work), 0);
  const onlyFees = known.every(({ found }) => isFee(found));
  const asked = sum((work) => work.quoted);
  const off = whole > 0 ? Math.round((Math.min(taken, whole) * asked) / whole) : 0;
  const quoted = asked - off;
  const high = sum((work) => bandInAll(work, onlyFees).high);
  const above = sum((work) => work.above);
  return {
    whole: whole - Math.min(taken, whole),
    quoted,
    off,
    deposits,
    likely: above > 0 ? Math.min(quoted, asked - above, high) : quoted,
    low: sum((work) => bandInAll(work, onlyFees).low),
    high,
  };
}
