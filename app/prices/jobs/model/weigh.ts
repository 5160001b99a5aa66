/**
 * Two recognisers that know nothing of each other have each read a line: one by ways of writing, one by training. Here every
 * answer that either of them suggests is weighed, and the likeliest is given, or none where none is likely enough.
 */

import type { Job } from "#app/prices/jobs/job.ts";
import type { Index, LineKind } from "#app/prices/jobs/job-index.ts";
import { componentOf, withoutBesides } from "#app/prices/jobs/kin.ts";
import { answersOf, LEAST } from "#app/prices/jobs/model/answers.ts";
import { type Clues, cluesFor, stretchesOf } from "#app/prices/jobs/model/clues.ts";
import { evidenceFor, lineOf, type Opinion, type Ranked, type Read } from "#app/prices/jobs/model/evidence.ts";
import { type LineModel, likelihoods } from "#app/prices/jobs/model/line-model.ts";
import { type Ranker, scoreOf } from "#app/prices/jobs/model/rank.ts";
import { ofSequence, saidIn } from "#app/prices/jobs/model/said.ts";
import { asTheLineSays } from "#app/prices/jobs/said-fuel.ts";
import type { Found } from "#app/prices/jobs/settle.ts";
import { keyOf } from "#app/prices/jobs/shared-words.ts";
import { ACTIONS, PLACES } from "#app/prices/jobs/suits.ts";

export type Candidate = { found: Found[]; features: number[] };

/**
 * A wrong job gives a wrong verdict, so an answer is only given when it is this likely: `npm run prices:learn` prints the choice. Where the ways of
 * writing are all but certain of the very same answer it need only be likelier than not.
 */
const [ENOUGH, ENOUGH_OF_THE_SAME] = [0.65, 0.5];
const ALL_BUT_CERTAIN = 0.98;
/** Of two answers that differ by what only goes along ("compressor", "compressor and recharge") both are mostly right. */
const NEARLY = 0.8;

/** The likeliest answer; none where nothing is likely enough. What this shop taught the guide is not weighed. */
export function likeliest(index: Index, model: LineModel, read: Read): Found[] {
  const { ranker } = model;
  if (!ranker || read.segments.length === 0 || read.found.some(({ job }) => job.own)) return read.found;
  const candidates = candidatesOf(index, model, read);
  const { at, chance } = chosen(ranker, candidates);
  const best = candidates[at];
  if (!best || chance < (isSaidToo(read, best) ? ENOUGH_OF_THE_SAME : ENOUGH))
    return isWhole(index, read) ? read.found : [];
  const confidence = Math.round(chance * 100) / 100;
  return best.found.map(({ job }) => ({ job, confidence }));
}

function isSaidToo({ found }: Read, best: Candidate): boolean {
  const names = (jobs: Found[]) =>
    jobs
      .map(({ job }) => componentOf(job))
      .toSorted()
      .join();
  return found.every(({ confidence }) => confidence >= ALL_BUT_CERTAIN) && names(found) === names(best.found);
}

/**
 * Whether a line says no more and no less than a way of writing of the work that was found, "tires", "replace front brake rotors", or a piece of it
 * asks for just that: "keys in drop box, replace alternator".
 */
function isWhole(index: Index, { segments, found }: Read): boolean {
  const [one] = found;
  if (one?.job.kind !== "job" || found.length > 1) return false;
  const ways = new Set((index.ofJob[index.at.get(one.job) ?? -1] ?? []).map(({ words }) => keyOf(words)));
  const asks = segments.length === 1 ? segments : segments.filter(({ words }) => words.includes("replace"));
  return asks.some(
    ({ words }) =>
      ways.has(keyOf(words)) || ways.has(keyOf(words.filter((word) => word !== "replace" && !PLACES.has(word)))),
  );
}

/** Which of several answers is the likeliest, and how likely; that none of them is right is one more answer. */
export function chosen(ranker: Ranker, answers: Candidate[]): { at: number; chance: number } {
  const says = answers.map(({ features }) => Math.exp(Math.max(-30, Math.min(30, scoreOf(ranker, features)))));
  const at = says.indexOf(Math.max(0, ...says));
  const best = answers[at]?.found.map(({ job }) => job) ?? [];
  const all = 1 + says.reduce((sum, each) => sum + each, 0);
  const chance = says.reduce((sum, each, i) => {
    const other = answers[i]?.found.map(({ job }) => job) ?? [];
    return sum + (i === at ? each : nearly(best, other) ? NEARLY * each : 0);
  }, 0);
  return { at, chance: chance / all };
}

/** Whether two answers name the same components but for what only goes along. Another work that is left out is another answer. */
function nearly(best: Job[], other: Job[]): boolean {
  const within = (some: Job[], all: Job[]) =>
    some.every((job) => all.some((each) => componentOf(each) === componentOf(job)));
  if (within(other, best) && within(best, other)) return true;
  const works = withoutBesides([...best, ...other]);
  return within(works, best) && within(works, other);
}

/** Every answer that is thinkable for a line, with what speaks for it. */
export function candidatesOf(index: Index, model: LineModel, read: Read): Candidate[] {
  const words = read.segments.flatMap((segment) => segment.words);
  const whole = opinion(index, model, words, read.text, read.kind);
  const { ranked } = whole;
  const before = new Map<string, Opinion>();
  const of = (own: string[]) => {
    const text = own.join(" ");
    const said = before.get(text) ?? opinion(index, model, own, text, read.kind);
    before.set(text, said);
    return said;
  };
  const pieces = read.segments
    .filter(({ complaint, words: own }) => !complaint && !own.every((word) => ACTIONS.has(word) || PLACES.has(word)))
    .slice(0, 5);
  const parts = pieces.length < 2 ? [] : pieces.map((piece) => of(piece.words));
  const line = lineOf(index, words);
  const stretches = stretchesOf(read.segments);
  const clues: Clues = {
    stretches: stretches.map(({ words: own, cue }) => ({
      cue,
      opinion: stretches.length > 1 ? of(own) : whole,
    })),
    shapes: new Map(),
    most: Math.max(0, ...whole.byComponent.values()),
  };
  const said = saidIn(index, model, words, read.kind, whole.all);
  const answers = answersOf(
    index,
    read,
    whole,
    parts,
    clues.stretches.map(({ opinion: own }) => own),
    said,
  );
  return answers.map((found) => ({
    found: found.map((each) => ({ ...each, job: asTheLineSays(index, read.text, each.job) })),
    features: [
      ...evidenceFor(index, { ...read, words, line }, found, { ...whole, top: ranked[0]?.job ?? null, pieces, parts }),
      ...cluesFor(index, { ...read, words }, found, whole, clues),
      ...ofSequence(said, found),
    ],
  }));
}

function opinion(index: Index, model: LineModel, words: string[], text: string, kind: LineKind): Opinion {
  const odds = likelihoods(model, words, text, kind);
  const byComponent = new Map<string, number>();
  const ranked: Ranked[] = [];
  for (let at = 0; at < odds.length - 1; at++) {
    const own = odds[at] ?? 0;
    if (own < 1e-4) continue;
    const job = index.byName.get(model.names[at] ?? "");
    if (!job) continue;
    byComponent.set(job.component, (byComponent.get(job.component) ?? 0) + own);
    if (own > LEAST / 2) ranked.push({ job, odds: own });
  }
  return { all: odds, byComponent, none: odds.at(-1) ?? 0, ranked: ranked.sort((a, b) => b.odds - a.odds) };
}
