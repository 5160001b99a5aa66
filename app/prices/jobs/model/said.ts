/** What the words of a line say in their order (`sequence.ts`), and how far an answer agrees. */
import type { Job } from "#app/prices/jobs/job.ts";
import type { Index, LineKind } from "#app/prices/jobs/job-index.ts";
import type { LineModel } from "#app/prices/jobs/model/line-model.ts";
import { namedIn } from "#app/prices/jobs/model/sequence.ts";
import type { Found } from "#app/prices/jobs/settle.ts";

/** Odds are logarithms: 0 is even. `likeliest` are the jobs of the components that are not out of the question, likeliest first. */
export type Said = { odds: Map<string, number>; likeliest: { job: Job; odds: number }[] };

/** Components less likely than this are not told. */
const LEAST = -5;
const MOST = 6;
const FAR = 8;

/** `whole` is what the other model thinks of the line: of a component's jobs the one that it takes for likeliest is meant. */
export function saidIn(
  index: Index,
  { sequence, at: places }: LineModel,
  words: string[],
  kind: LineKind,
  whole: Float32Array,
): Said {
  if (!sequence || words.length === 0) return { odds: new Map(), likeliest: [] };
  const all = namedIn(sequence, words, kind);
  const odds = new Map<string, number>();
  for (let at = 0; at < all.length; at++) {
    const [own, component] = [all[at] ?? 0, sequence.components[at]];
    if (own > LEAST && component) odds.set(component, Math.min(FAR, own));
  }
  const ranked = [...odds].sort((a, b) => b[1] - a[1]).slice(0, MOST);
  const how = (job: Job) => whole[places.get(job.job) ?? -1] ?? 0;
  const likeliest = ranked.flatMap(([component, own]) => {
    const jobs = index.ofComponent.get(component) ?? [];
    const best = jobs.reduce<Job | undefined>((top, job) => (top && how(top) >= how(job) ? top : job), undefined);
    return best ? [{ job: best, odds: own }] : [];
  });
  return { odds, likeliest };
}

/** How likely all that the answer names and none else is, the least likely of it, and the likeliest that it leaves out. */
export function ofSequence({ odds }: Said, found: Found[]): number[] {
  const components = new Set(found.map(({ job }) => job.component));
  let [inside, outside, least, most] = [0, 0, FAR, LEAST];
  for (const component of components) {
    const own = odds.get(component) ?? LEAST - 1;
    inside -= Math.log1p(Math.exp(-own));
    least = Math.min(least, own);
  }
  let same = least > 0;
  for (const [component, own] of odds) {
    if (components.has(component)) continue;
    outside -= Math.log1p(Math.exp(own));
    most = Math.max(most, own);
    if (own > 0) same = false;
  }
  return [inside, outside, least, most, same ? 1 : 0, inside + outside];
}
