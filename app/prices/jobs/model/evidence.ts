/** What speaks for an answer to a line and what against it, as numbers: see `weigh.ts`. */
import type { Job } from "#app/prices/jobs/job.ts";
import { type Index, type LineKind, meanings, weightIn } from "#app/prices/jobs/job-index.ts";
import { withoutParts } from "#app/prices/jobs/kin.ts";
import { type Found, settle } from "#app/prices/jobs/settle.ts";
import { ACTIONS, PLACES } from "#app/prices/jobs/suits.ts";
import type { Segment } from "#app/prices/jobs/words/words.ts";

/** A line as the ways of writing read it. */
export type Read = {
  text: string;
  kind: LineKind;
  segments: Segment[];
  found: Found[];
  /** The same with what only goes along with another work. */
  covered: Found[];
  /** What single pieces of the line say by themselves. */
  alone: Found[];
};
export type Ranked = { job: Job; odds: number };
/** What the trained model thinks of a line or a piece of it: how likely each of its jobs is, each component, and the likeliest jobs. */
export type Opinion = { all: Float32Array; byComponent: Map<string, number>; none: number; ranked: Ranked[] };

/** The words of a line as the table knows them, and what was found out about single jobs on the way. */
type Line = { said: Map<string, string>; words: Map<Job, Set<string>>; named: Map<Job, number> };

export function lineOf(index: Index, words: string[]): Line {
  const said = new Map(words.flatMap((word) => meanings(index, word).map(({ word: known }) => [known, word] as const)));
  return { said, words: new Map(), named: new Map() };
}

type Told = Opinion & { top: Job | null; pieces: Segment[]; parts: Opinion[] };

export function evidenceFor(
  index: Index,
  read: Read & { words: string[]; line: Line },
  found: Found[],
  told: Told,
): number[] {
  const { words, kind } = read;
  const first = read.found;
  const components = new Set(found.map(({ job }) => job.component));
  const own = [...components].map((component) => told.byComponent.get(component) ?? 0);
  const outside = Math.max(
    0,
    ...[...told.byComponent].filter(([component]) => !components.has(component)).map(([, odds]) => odds),
  );
  const same = found.length === first.length && found.every(({ job }) => first.some((each) => each.job === job));
  const inFirst = found.filter(({ job }) => first.some((each) => each.job === job));
  const trust = inFirst.length > 0 ? Math.min(...inFirst.map(({ confidence }) => confidence)) : 0;
  const top = found.length === 1 && found[0]?.job.component === told.top?.component;
  const actions = new Set(words.flatMap((word) => ACTIONS.get(word) ?? []));
  return [
    1,
    same ? 1 : 0,
    same ? logit(trust) : 0,
    top ? 1 : 0,
    top && same ? 1 : 0,
    log(own.reduce((sum, each) => sum + each, 0)),
    log(Math.min(...own)),
    log(outside),
    log(told.none),
    found.length > 1 ? 1 : 0,
    found.length > 2 ? 1 : 0,
    found.length < first.length ? 1 : 0,
    found.length > first.length && first.length > 0 ? 1 : 0,
    first.length === 0 ? 1 : 0,
    explained(index, words, found, kind),
    Math.min(...found.map(({ job }) => named(index, read.line, job))),
    Math.min(...found.map(({ job }) => agrees(job, actions))),
    kind === "Part" && found.length > 1 ? 1 : 0,
    read.segments.filter(({ complaint }) => !complaint).length - found.length > 1 ? 1 : 0,
    inFirst.length > 0 && !same ? logit(trust) : 0,
    kind === "Part" ? 1 : 0,
    kind === "Fee" ? 1 : 0,
    ...ofPieces(index, found, components, told),
    ...ofWords(index, read, found, told.pieces),
    ...ofAlone(index, read, found),
  ];
}

/** Works that pieces of the line name by themselves and the answer leaves out, and how many works that is more or less than it has. */
function ofAlone(index: Index, { alone, kind }: Read, found: Found[]): number[] {
  if (alone.length === 0) return [0, 0, 0, 0];
  const has = (job: Job) => found.some((each) => each.job.component === job.component);
  const missing = alone.filter((each) => {
    if (has(each.job)) return false;
    const both = withoutParts(settle(index, [...found, each], kind).map(({ job }) => job));
    return both.includes(each.job) && found.some(({ job }) => both.includes(job));
  });
  const unproven = found.filter(({ job }) => !alone.some((each) => each.job.component === job.component)).length;
  return [
    Math.max(0, ...missing.map(({ confidence }) => confidence)),
    Math.min(2, new Set(missing.map(({ job }) => job.component)).size),
    Math.min(2, unproven),
    missing.length > 0 && missing.some(({ confidence }) => confidence > 0.9) ? 1 : 0,
  ];
}

/** How well the worst of several pieces of a line is accounted for, and the worst of the jobs by the pieces. */
function ofPieces(index: Index, found: Found[], components: Set<string>, { pieces, parts }: Told): number[] {
  if (parts.length === 0) return [0, 0, 0, 0];
  const known = parts.map(({ byComponent }) =>
    Math.max(...[...components].map((component) => byComponent.get(component) ?? 0)),
  );
  const against = parts.map(({ byComponent }) =>
    Math.max(0, ...[...byComponent].filter(([component]) => !components.has(component)).map(([, odds]) => odds)),
  );
  const told = pieces.map(({ words }) => explained(index, words, found, null));
  const proven = [...components].map((component) =>
    Math.max(...parts.map(({ byComponent }) => byComponent.get(component) ?? 0)),
  );
  return [log(Math.min(...known)), Math.max(...against), Math.min(...told), log(Math.min(...proven))];
}

/** The words of a line that a job's own ways of writing account for: those that stand in it with all their telling words. */
function wordsOf(index: Index, { said, words }: Line, job: Job): Set<string> {
  const before = words.get(job);
  if (before) return before;
  const own = new Set<string>();
  words.set(job, own);
  for (const alias of index.ofJob[index.at.get(job) ?? -1] ?? []) {
    const telling = alias.words.filter((word) => (index.weights.get(word) ?? 0) > 0.3 && !ACTIONS.has(word));
    if (telling.length > 0 && telling.every((word) => said.has(word)))
      for (const word of telling) own.add(said.get(word) as string);
  }
  return own;
}

/** How much of the line, and of the worst of its pieces, some way of writing accounts for whole; and what each job alone does. */
function ofWords(
  index: Index,
  { words, line }: { words: string[]; line: Line },
  found: Found[],
  pieces: Segment[],
): number[] {
  const own = found.map(({ job }) => wordsOf(index, line, job));
  const weight = (word: string) =>
    ACTIONS.has(word) || PLACES.has(word) ? 0 : weightIn(index, word, meanings(index, word), null);
  const share = (list: string[]) => {
    const all = list.reduce((sum, word) => sum + weight(word), 0);
    const told = list.reduce((sum, word) => sum + (own.some((set) => set.has(word)) ? weight(word) : 0), 0);
    return all < 0.5 ? 1 : told / all;
  };
  const alone = own.map((set, at) =>
    Math.min(
      3,
      [...set].reduce((sum, word) => sum + (own.some((other, i) => i !== at && other.has(word)) ? 0 : weight(word)), 0),
    ),
  );
  const shares = pieces.map((piece) => share(piece.words));
  return [
    share([...new Set(words)]),
    shares.length > 1 ? Math.min(...shares) : 1,
    found.length > 1 ? Math.min(...alone) : 3,
    shares.length > 1 ? shares.filter((each) => each < 0.34).length : 0,
  ];
}

function log(share: number): number {
  return Math.max(-6, Math.log(Math.max(1e-9, share)));
}

function logit(share: number): number {
  const kept = Math.min(0.99, Math.max(0.01, share));
  return Math.log(kept / (1 - kept));
}

/** How much of what the line says is said of these jobs by some way of writing. */
function explained(index: Index, words: string[], found: Found[], kind: LineKind): number {
  let [all, own] = [0.01, 0.01];
  for (const word of new Set(words)) {
    if (ACTIONS.has(word) || PLACES.has(word)) continue;
    const meant = meanings(index, word);
    const weight = weightIn(index, word, meant, kind);
    all += weight;
    if (meant.some((each) => found.some(({ job }) => index.vocabularies[index.at.get(job) ?? -1]?.has(each.word))))
      own += weight;
  }
  return own / all;
}

/** How much of a job's best way of writing is in the line. */
function named(index: Index, { said, named: before }: Line, job: Job): number {
  let best = before.get(job);
  if (best !== undefined) return best;
  best = 0;
  for (const alias of index.ofJob[index.at.get(job) ?? -1] ?? []) {
    let sum = 0;
    for (const word of alias.words) if (said.has(word)) sum += index.weights.get(word) ?? 0;
    best = Math.max(best, sum / (alias.weight || 1));
  }
  before.set(job, best);
  return best;
}

function agrees(job: Job, actions: Set<string>): number {
  const done = [...actions].filter((action) => action !== "remove");
  if (done.length === 0 || done.includes(job.action)) return 1;
  return done.every((action) => action === "replace" || action === "repair") &&
    ["replace", "rebuild", "repair", "mount", "install", "supply", "flush"].includes(job.action)
    ? 0.7
    : 0;
}
