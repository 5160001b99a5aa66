/** More that speaks for an answer to a line or against it: what leads to each piece, what the answer is, how whole its names stand there. */

import type { Job } from "#app/prices/jobs/job.ts";
import { type Index, meanings, weightIn } from "#app/prices/jobs/job-index.ts";
import type { Opinion, Read } from "#app/prices/jobs/model/evidence.ts";
import { type Found, goesAlong, settle } from "#app/prices/jobs/settle.ts";
import { ACTIONS, HEADS, PLACES } from "#app/prices/jobs/suits.ts";
import { CUE_KINDS, type Segment } from "#app/prices/jobs/words/words.ts";

/** A stretch of a line with what leads to it. */
export type Stretch = { words: string[]; cue: number };

/** The stretches of a line, cut at every word that leads from one thing to the next. */
export function stretchesOf(segments: Segment[]): Stretch[] {
  const all = segments.flatMap(({ words, cue = CUE_KINDS - 1, turns = [] }) => {
    const ends = [...turns.map(({ at }) => at), words.length];
    return ends.map((end, nth) => ({
      words: words.slice(nth === 0 ? 0 : ends[nth - 1], end),
      cue: nth === 0 ? cue : (turns[nth - 1]?.cue ?? cue),
    }));
  });
  return all.filter(({ words }) => !words.every((word) => ACTIONS.has(word) || PLACES.has(word))).slice(0, 8);
}

export type Clues = { stretches: { cue: number; opinion: Opinion }[]; shapes: Map<Job, Shape>; most: number };
/** How like a job's ways of writing a line is. */
type Shape = { alike: number; ways: number };

const DONE = ["replace", "inspect", "clean", "flush", "program", "repair", "adjust", "machine"];
const KINDS = ["Labor", "Service", null];

export function cluesFor(index: Index, read: Read & { words: string[] }, found: Found[], told: Opinion, clues: Clues) {
  const components = new Set(found.map(({ job }) => job.component));
  const shapes = found.map(({ job }) => shapeOf(index, read, job, clues.shapes));
  const actions = new Set(read.words.flatMap((word) => ACTIONS.get(word) ?? []));
  const own = Math.max(...[...components].map((component) => told.byComponent.get(component) ?? 0));
  const exact = found.map(({ job }) => told.ranked.find((each) => each.job === job)?.odds ?? 0);
  const left = leftOver(index, read, found);
  return [
    ...byCue(components, clues),
    ...DONE.map((action) => Math.min(2, found.filter(({ job }) => job.action === action).length)),
    ...["fee", "material", "labor"].map((kind) => (found.some(({ job }) => job.kind === kind) ? 1 : 0)),
    ...KINDS.map((kind) => (read.kind === kind ? 1 : 0)),
    found.filter(({ job }) => goesAlong(job)).length,
    Math.min(5, found.length),
    Math.max(-4, Math.min(4, clues.stretches.length - found.length)),
    Math.min(...shapes.map(({ alike }) => alike)),
    Math.max(...shapes.map(({ alike }) => alike)),
    Math.min(...shapes.map(({ ways }) => ways)),
    Math.log(1 + read.words.length),
    left.weight,
    left.heads,
    [...actions].filter((action) => action !== "remove" && !found.some(({ job }) => job.action === action)).length,
    actions.size,
    Math.log(1e-3 + Math.min(...exact)),
    own >= clues.most ? 1 : 0,
    own,
    ...alongIn(index, read, found, clues),
  ];
}

/** How many works of the answer only go along with another of it, and how clearly the worst of them stands in a stretch of its own. */
function alongIn(index: Index, { kind }: Read, found: Found[], { stretches }: Clues): number[] {
  const settled = settle(index, found, kind);
  const along = found.filter(({ job }) => !settled.some((each) => each.job === job));
  if (along.length === 0) return [0, 0, 0];
  const clear = along.map(({ job }) =>
    Math.max(0, ...stretches.map(({ opinion }) => opinion.byComponent.get(job.component) ?? 0)),
  );
  const first = stretches[0]?.opinion.byComponent.get(along[0]?.job.component ?? "") ?? 0;
  return [Math.min(2, along.length), Math.min(...clear), first];
}

/** How much of what is led to in each manner the answer names, and how much of it is something else. */
function byCue(components: Set<string>, { stretches }: Clues): number[] {
  const sums = new Array<number>(2 * CUE_KINDS).fill(0);
  for (const { cue, opinion } of stretches) {
    let [named, other] = [0, 0];
    for (const [component, odds] of opinion.byComponent)
      if (components.has(component)) named += odds;
      else other = Math.max(other, odds);
    sums[2 * cue] = Math.min(2, (sums[2 * cue] ?? 0) + named);
    sums[2 * cue + 1] = Math.min(2, (sums[2 * cue + 1] ?? 0) + other);
  }
  return sums;
}

function shapeOf(
  index: Index,
  { segments, words }: Read & { words: string[] },
  job: Job,
  known: Map<Job, Shape>,
): Shape {
  const before = known.get(job);
  if (before) return before;
  let alike = 0;
  const aliases = index.ofJob[index.at.get(job) ?? -1] ?? [];
  for (const piece of [words, ...(segments.length > 1 ? segments.map((each) => each.words) : [])]) {
    const own = piece.filter((word) => !ACTIONS.has(word) && !PLACES.has(word));
    let all = 0;
    for (const word of own) all += weightIn(index, word, meanings(index, word), null);
    for (const alias of aliases) {
      let [both, ofAlias] = [0, 0];
      for (const word of alias.words) {
        if (ACTIONS.has(word) || PLACES.has(word)) continue;
        const weight = index.weights.get(word) ?? 0;
        ofAlias += weight;
        if (own.includes(word)) both += weight;
      }
      if (both > 0) alike = Math.max(alike, both / Math.max(0.1, all + ofAlias - both));
    }
  }
  const shape = { alike: Math.min(1, alike), ways: Math.log(1 + aliases.length) };
  known.set(job, shape);
  return shape;
}

/** What no way of writing of these jobs speaks of. */
function leftOver(index: Index, { words }: { words: string[] }, found: Found[]): { weight: number; heads: number } {
  let [weight, heads] = [0, 0];
  for (const word of new Set(words)) {
    if (ACTIONS.has(word) || PLACES.has(word)) continue;
    const meant = meanings(index, word);
    if (meant.some((each) => found.some(({ job }) => index.vocabularies[index.at.get(job) ?? -1]?.has(each.word))))
      continue;
    weight += weightIn(index, word, meant, null);
    if (HEADS.has(word)) heads++;
  }
  return { weight: Math.min(6, weight), heads: Math.min(3, heads) };
}
