import type { Job } from "#app/prices/jobs/job.ts";
import type { LineModel } from "#app/prices/jobs/model/line-model.ts";
import type { Found } from "#app/prices/jobs/settle.ts";
import { keyOf } from "#app/prices/jobs/shared-words.ts";
import { HEADS } from "#app/prices/jobs/suits.ts";
import { type Speller, spellerOf } from "#app/prices/jobs/words/spelling.ts";
import { aliasOf, type Shorthand } from "#app/prices/jobs/words/words.ts";

const KINDS = ["Part", "Labor", "Service", "Fee"] as const;
export type LineKind = (typeof KINDS)[number] | null;

/** The kind of a line by its word, however it is written ("parts", "LABOUR"); null where it is none of them. */
export function kindIn(word: string | null): LineKind {
  const said = word?.trim().toLowerCase().replace(/s$/, "").replace("labour", "labor");
  return KINDS.find((kind) => kind.toLowerCase() === said) ?? null;
}

export type Alias = { job: number; words: string[]; joins: boolean; weight: number };

/** The jobs made ready for recognition. */
export type Index = {
  jobs: Job[];
  shorthand: Shorthand;
  spell: Speller;
  aliases: Alias[];
  /** The place of each job, and its ways of writing. */
  at: Map<Job, number>;
  byName: Map<string, Job>;
  ofJob: Alias[][];
  /** The jobs of each component, in the order of the table. */
  ofComponent: Map<string, Job[]>;
  /** Ways of writing of works, whole and whatever the order of their words. */
  whole: Set<string>;
  /** For every known word: its weight, and the aliases that hold it. */
  weights: Map<string, number>;
  postings: Map<string, number[]>;
  /** For every job: the words of all its ways of writing. */
  vocabularies: Set<string>[];
  trigrams: Map<string, string[]>;
  known: Map<string, { word: string; likeness: number }[]>;
  /** Jobs that are made of several others. */
  larger: Job[];
  /** A trained second opinion; without it the ways of writing decide alone. */
  model: LineModel | null;
  /** What was recognised before: a quote is read again at every correction, and one paper has many lines of the same words. */
  before: Map<string, Found[]>;
};

/** Words that tell little, and places, which belong to the line rather than to the job. */
const FAINT = new Map(
  "assembly kit set system service labor complete housing unit pack package charge fee light motor module sensor gasket seal control engine brake fluid check tire oil air"
    .split(" ")
    .map((word): [string, number] => [word, 1.4]),
);
for (const word of [
  "assembly",
  "kit",
  "set",
  "complete",
  "unit",
  "system",
  "labor",
  "package",
  "hardware",
  "remanufactured",
  "install",
  "part",
])
  FAINT.set(word, 0.25);
for (const word of ["front", "rear", "side", "end", "four", "synthetic", "automatic"]) FAINT.set(word, 0.6);
for (const word of ["motoroil", "upper", "lower"]) FAINT.set(word, 0.9);
for (const word of ["replace", "remove", "trace"]) FAINT.set(word, 0.05);

/** "Replace" stands in thousands of ways of writing; which one is meant it does not say. */
export const SAYS_NOTHING = 0.1;

const LOOSE = new Set([
  ...HEADS,
  "drive",
  "safe",
  "power",
  "spare",
  "steering",
  "suspension",
  "shop",
  "inside",
  "outside",
]);

/** What is mistyped is a word that at least so many ways of writing hold: a rare one is more often another word. */
const COMMON = 4;

/** Makes the index. About 20 ms for 700 jobs. */
export function makeIndex(jobs: Job[], shorthand: Shorthand, model: LineModel | null = null): Index {
  const lists = jobs.flatMap((job, at) =>
    job.aliases
      .map((alias) => ({ job: at, weight: 0, alias, ...aliasOf(alias, shorthand) }))
      // "Valve job" without its "job" would make every valve one, "drive unit" every drive.
      .filter(({ alias, words }) => words.length > 1 || !alias.includes(" ") || !LOOSE.has(words[0] ?? "")),
  );
  const owners = new Map<string, Set<number>>();
  for (const { job, words } of lists)
    for (const word of words) owners.set(word, (owners.get(word) ?? new Set()).add(job));
  const weights = new Map<string, number>();
  for (const [word, set] of owners) {
    const rarity = Math.log(1 + jobs.length / set.size);
    weights.set(word, FAINT.has(word) ? Math.min(rarity, FAINT.get(word) ?? 0) : rarity);
  }
  const aliases = lists
    .filter(({ words }) => words.some((word) => (weights.get(word) ?? 0) > 0.6 || words.length > 1 || word === "labor"))
    .map((alias) => ({
      ...alias,
      weight: sum(alias.words.map((word) => weights.get(word) ?? 0).filter((weight) => weight >= SAYS_NOTHING)),
    }));
  const postings = new Map<string, number[]>();
  for (const [at, alias] of aliases.entries()) for (const word of alias.words) append(postings, word, at);
  const trigrams = new Map<string, string[]>();
  for (const word of weights.keys()) for (const gram of gramsOf(word)) append(trigrams, gram, word);
  const spoken = new Set([...shorthand.words.keys()].flatMap((key) => key.split(" ")));
  const vocabularies = jobs.map(() => new Set<string>());
  for (const { job, words } of lists) for (const word of words) vocabularies[job]?.add(word);
  const ofJob: Alias[][] = jobs.map(() => []);
  for (const alias of aliases) ofJob[alias.job]?.push(alias);
  return {
    jobs,
    model,
    at: new Map(jobs.map((job, at) => [job, at])),
    byName: new Map(jobs.map((job) => [job.job, job])),
    ofJob,
    ofComponent: Map.groupBy(jobs, ({ component }) => component),
    whole: new Set(aliases.filter(({ job }) => jobs[job]?.kind === "job").map(({ words }) => keyOf(words))),
    vocabularies,
    shorthand,
    spell: spellerOf(
      [
        ...weights.keys(),
        ...[...shorthand.words.keys()].flatMap((key) => key.split(" ")),
        ...[...shorthand.words.values()].flat(),
      ],
      (word) => (postings.get(word)?.length ?? 0) >= COMMON || spoken.has(word),
    ),
    aliases,
    weights,
    postings,
    trigrams,
    known: new Map(),
    before: new Map(),
    larger: jobs.filter(({ job, includes }) => includes.length > 1 && /\+|\band\b|\(s\)|, with/.test(job)),
  };
}

/** How much a word of a line says about its work. */
export function weightIn(
  index: Index,
  word: string,
  meant: { word: string; likeness: number }[],
  kind: LineKind,
): number {
  // Part lines are full of brands and models.
  if (word === "tiresize") return 4;
  if (meant.length === 0) return /^[a-z]{3,}$/.test(word) ? 0.9 : 0.3;
  const weight = Math.max(...meant.map((each) => index.weights.get(each.word) ?? 0));
  // What only looks like a known word weighs no more than an unknown one.
  if (meant.every(({ likeness }) => likeness < 1)) return Math.min(weight, kind === "Part" ? 0.9 : 1.8);
  return PLACE.has(word) ? 0.05 : weight;
}

const PLACE = new Set(["front", "rear", "side", "upper", "lower", "fourwheel"]);

/** The known words that a word may be: itself, or those that look like it. */
export function meanings(index: Index, word: string): { word: string; likeness: number }[] {
  if (index.weights.has(word)) return [{ word, likeness: 1 }];
  if (word.length < 4) return [];
  const kept = index.known.get(word);
  if (kept) return kept;
  const grams = gramsOf(word);
  const shared = new Map<string, number>();
  for (const gram of grams)
    for (const other of index.trigrams.get(gram) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
  const alike = [...shared]
    .map(([other, count]) => ({
      word: other,
      likeness: likeness(word, other, (2 * count) / (grams.length + gramsOf(other).length)),
    }))
    .filter((each) => each.likeness >= 0.6)
    .sort((a, b) => b.likeness - a.likeness || commonness(index, b.word) - commonness(index, a.word))
    .slice(0, 5);
  if (index.known.size > 5_000) index.known.clear();
  index.known.set(word, alike);
  return alike;
}

function commonness(index: Index, word: string): number {
  return index.postings.get(word)?.length ?? 0;
}

/** From 0 to 1: shared trigrams; a beginning of a word and its bare consonants count as that word. */
function likeness(word: string, other: string, shared: number): number {
  if (word.length >= 4 && other.startsWith(word)) return 0.85;
  if (word.length >= 5 && word.startsWith(other) && other.length >= 5) return 0.8;
  if (
    word.length >= 3 &&
    word[0] === other[0] &&
    consonants(word) === word &&
    consonants(other) === word &&
    other.length <= word.length * 2.2
  )
    return 0.88;
  if (word.length > 5 && consonants(word) === consonants(other) && word[0] === other[0]) return 0.85;
  return word.length > 4 && shared >= 0.55 && Math.abs(word.length - other.length) <= 3 ? 0.5 + shared * 0.4 : 0;
}

function consonants(word: string): string {
  return (
    word.slice(0, 1) +
    word
      .slice(1)
      .replace(/[aeiouy]/g, "")
      .replace(/(.)\1/g, "$1")
  );
}

function gramsOf(word: string): string[] {
  const padded = `^${word}$`;
  return Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3));
}

function append<T>(lists: Map<string, T[]>, key: string, value: T) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

export function sum(list: number[]): number {
  return list.reduce((total, each) => total + each, 0);
}
