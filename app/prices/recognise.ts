import type { Job } from "#app/prices/job.ts";
import { aliasOf, isDeclined, type Segment, type Shorthand, segmentsOf } from "#app/prices/words.ts";

export type LineKind = "Part" | "Labor" | "Service" | "Fee" | null;

/** One job that a line speaks of; `confidence` from 0 to 1. */
export type Found = { job: Job; confidence: number };

type Alias = { job: number; words: string[]; joins: boolean; weight: number };

/** The jobs made ready for recognition. */
export type Index = {
  jobs: Job[];
  shorthand: Shorthand;
  aliases: Alias[];
  /** For every known word: its weight, and the aliases that hold it. */
  weights: Map<string, number>;
  postings: Map<string, number[]>;
  trigrams: Map<string, string[]>;
  known: Map<string, { word: string; likeness: number }[]>;
  /** Jobs that are made of several others. */
  larger: Job[];
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

const ACTIONS = new Map<string, string>(
  Object.entries({
    replace: "replace",
    remove: "remove",
    flush: "flush",
    fill: "flush",
    clean: "clean",
    inspect: "inspect",
    check: "inspect",
    diagnosis: "inspect",
    test: "inspect",
    advise: "inspect",
    machine: "machine",
    adjust: "adjust",
    program: "program",
    register: "program",
    relearn: "program",
    calibration: "calibrate",
    rebuild: "rebuild",
    repair: "repair",
    weld: "repair",
    reseal: "replace",
    bleed: "bleed",
    lubricate: "clean",
    balance: "mount",
    rotation: "adjust",
    alignment: "adjust",
    recharge: "recharge",
    restore: "clean",
    restoration: "clean",
  }),
);

/** Makes the index. About 20 ms for 700 jobs. */
export function makeIndex(jobs: Job[], shorthand: Shorthand): Index {
  const lists = jobs.flatMap((job, at) =>
    job.aliases.map((alias) => ({ job: at, weight: 0, ...aliasOf(alias, shorthand) })),
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
    .map((alias) => ({ ...alias, weight: sum(alias.words.map((word) => weights.get(word) ?? 0)) }));
  const postings = new Map<string, number[]>();
  for (const [at, alias] of aliases.entries()) for (const word of alias.words) append(postings, word, at);
  const trigrams = new Map<string, string[]>();
  for (const word of weights.keys()) for (const gram of gramsOf(word)) append(trigrams, gram, word);
  return {
    jobs,
    shorthand,
    aliases,
    weights,
    postings,
    trigrams,
    known: new Map(),
    larger: jobs.filter(({ job, includes }) => includes.length > 1 && /\+|\band\b|\(s\)|, with/.test(job)),
  };
}

/**
 * The jobs a line speaks of, most certain first within the order of the line: one, several, or none where its words name no
 * work that the table knows. Under 2 ms.
 */
export function recognise(index: Index, text: string, kind: LineKind = null): Found[] {
  if (isDeclined(text)) return [];
  const { segments, aside } = segmentsOf(text, index.shorthand);
  const found = cover(index, segments.slice(0, 10), kind);
  const more =
    found.length > 0 ? cover(index, aside.slice(0, 4), kind).filter(({ confidence }) => confidence > 0.9) : [];
  return settle(index, [...found, ...more], kind);
}

type Hit = { job: number; score: number; explained: number };

/** The best way to cut the line into stretches of which each is one job. */
function cover(index: Index, segments: Segment[], kind: LineKind): Found[] {
  type State = { value: number; hits: Hit[] };
  const best: State[] = [{ value: 0, hits: [] }];
  for (let end = 1; end <= segments.length; end++) {
    let state: State = { value: best[end - 1]?.value ?? 0, hits: best[end - 1]?.hits ?? [] };
    for (let start = Math.max(0, end - 4); start < end; start++) {
      const before = best[start] as State;
      const range = segments.slice(start, end);
      const near = [...(segments[start - 1]?.words ?? []), ...(segments[end]?.words ?? [])];
      const hit = look(index, {
        first: before.hits.length === 0,
        words: range.flatMap(({ words }) => words),
        kind,
        near: range.length === 1 ? near : [],
        verbs: carried(segments, start),
        joined: range.slice(1).some(({ joined }) => joined),
      });
      if (!hit) continue;
      const value = before.value + hit.score * Math.max(1, hit.explained) - 0.8 - 0.05 * (end - start - 1);
      if (value > state.value) state = { value, hits: [...before.hits, hit] };
    }
    best.push(state);
  }
  return (best.at(-1)?.hits ?? []).map(({ job, score }) => ({
    job: index.jobs[job] as Job,
    confidence: certainty(score),
  }));
}

/** What is done stands before the first of several parts and holds for all of them. */
function carried(segments: Segment[], start: number): string[] {
  for (let at = start - 1; at >= 0; at--) {
    const verbs = (segments[at]?.words ?? []).filter((word) => ACTIONS.has(word));
    if (verbs.length > 0) return verbs;
  }
  // "Belt squeal: check and advise" is a check, wherever the words stand.
  const after = segments.slice(start + 1).map(({ words }) => words);
  if (after.flat().some((word) => word === "replace")) return [];
  return after.find((words) => words.includes("advise") || words.includes("check")) ?? [];
}

const ENOUGH = 0.6;

/** After another part, these alone say where or on what, not what more is done. */
const BARE = new Set([
  "transmission",
  "engine",
  "automatic",
  "manual",
  "brake",
  "hydraulic",
  "exhaust",
  "ignition",
  "head",
  "system",
]);

type Stretch = { first: boolean; words: string[]; kind: LineKind; near: string[]; verbs: string[]; joined: boolean };

function look(index: Index, { first, words, kind, near, verbs, joined }: Stretch): Hit | null {
  const own = unique(words);
  const told = own.map((word) => ({ word, meant: meanings(index, word) }));
  const wholes = sum(told.map(({ word, meant }) => weightIn(index, word, meant, kind)));
  if (wholes < 0.2) return null;
  if (!first && own.every((word) => BARE.has(word) || word === "replace")) return null;
  const speaking = told.filter(
    ({ word, meant }) => meant.length > 0 && weightIn(index, word, meant, kind) > 0.5,
  ).length;
  const matched = new Map<number, { alias: number; text: number }>();
  for (const { word, meant } of told) {
    const most = weightIn(index, word, meant, kind);
    const seen = new Set<number>();
    for (const { word: known, likeness } of meant) {
      for (const at of index.postings.get(known) ?? []) {
        if (seen.has(at)) continue;
        seen.add(at);
        const so = matched.get(at) ?? { alias: 0, text: 0 };
        so.alias += (index.weights.get(known) ?? 0) * likeness;
        so.text += most * likeness;
        matched.set(at, so);
      }
    }
  }
  const actions = new Set(own.flatMap((word) => ACTIONS.get(word) ?? []));
  if (actions.size === 0) for (const verb of verbs) actions.add(ACTIONS.get(verb) as string);
  let best: Hit | null = null;
  for (const [at, { alias, text }] of matched) {
    const { job, weight, words: needed, joins } = index.aliases[at] as Alias;
    let ofAlias = Math.min(1, alias / weight);
    const ofText = Math.min(1, text / wholes);
    let lent = 0;
    if (ofAlias < 0.99 && near.length > 0 && ofText > 0.85) {
      const missing = needed.filter((word) => !told.some(({ meant }) => meant.some((each) => each.word === word)));
      if (missing.every((word) => near.includes(word))) {
        ofAlias = 1;
        lent = 0.12;
      }
    }
    // One word alone must be the whole of what it names: "pump" is no oil pump.
    if (speaking === 1 && ofAlias < 0.8) continue;
    const whole = ofAlias ** 1.6;
    const fit = ((2 * whole * ofText) / (whole + ofText) - lent) * (joined === joins ? 1 : joined ? 0.8 : 0.94);
    const score = fit * suits(index.jobs[job] as Job, actions, kind, needed);
    if (score > (best?.score ?? ENOUGH)) best = { job, score, explained: wholes * ofText };
    else if (best && score === best.score && job < best.job) best = { job, score, explained: wholes * ofText };
  }
  return best;
}

/** Whether what is done, and the kind of the line, go with the job. */
function suits(job: Job, actions: Set<string>, kind: LineKind, needed: string[]): number {
  let factor = 1;
  const spoken = needed.flatMap((word) => ACTIONS.get(word) ?? []);
  const others = [...actions].filter((action) => !spoken.includes(action) && action !== "remove");
  if (others.length > 0 && !others.includes(job.action)) {
    const gentle = others.every((action) => action === "replace" || action === "repair");
    const near =
      gentle && ["replace", "rebuild", "repair", "mount", "install", "supply", "machine"].includes(job.action);
    const looks = others.every((action) => action === "inspect");
    factor *= near ? 0.99 : gentle ? 0.86 : looks ? 0.6 : 0.72;
  }
  if (kind === "Fee") factor *= job.kind === "fee" ? 1 : 0.86;
  else if (job.kind === "fee") factor *= kind === null ? 0.97 : 0.93;
  if (job.kind === "material") factor *= kind === "Part" ? 1 : actions.size === 0 ? 0.9 : 0.72;
  if (kind === "Part" && job.kind === "job") factor *= job.action === "replace" ? 1 : 0.88;
  if (kind !== "Part" && job.action === "flush" && actions.size === 0) factor *= 0.98;
  return factor;
}

function weightIn(index: Index, word: string, meant: { word: string; likeness: number }[], kind: LineKind): number {
  // Part lines are full of brands and models.
  if (meant.length === 0) return /^[a-z]{3,}$/.test(word) ? (kind === "Part" ? 0.9 : 1.8) : 0.3;
  const weight = Math.max(...meant.map((each) => index.weights.get(each.word) ?? 0));
  // What only looks like a known word weighs no more than an unknown one.
  if (meant.every(({ likeness }) => likeness < 1)) return Math.min(weight, kind === "Part" ? 0.9 : 1.8);
  return PLACE.has(word) ? 0.05 : weight;
}

const PLACE = new Set(["front", "rear", "side", "upper", "lower"]);

/** The known words that a word may be: itself, or those that look like it. */
function meanings(index: Index, word: string): { word: string; likeness: number }[] {
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
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 3);
  if (index.known.size > 5_000) index.known.clear();
  index.known.set(word, alike);
  return alike;
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

/** Jobs that only go along with another one of the line are left out, and parts of one larger job become that job. */
function settle(index: Index, found: Found[], kind: LineKind): Found[] {
  const whole = index.larger.find(({ includes }) =>
    includes.every((part) => found.some(({ job }) => job.job === part)),
  );
  if (whole) {
    const rest = found.filter(({ job }) => !whole.includes.includes(job.job));
    return settle(
      index,
      [{ job: whole, confidence: Math.min(...found.map(({ confidence }) => confidence)) }, ...rest],
      kind,
    );
  }
  const once = found.filter((each, at) => found.findIndex((other) => other.job === each.job) === at);
  const work = once.filter(({ job }) => job.kind === "job" && !goesAlong(job));
  const kept = once.filter(({ job }) => work.length === 0 || (job.kind === "job" && !goesAlong(job)));
  const alone =
    kind !== "Fee" && kept.some(({ job }) => job.kind !== "labor")
      ? kept.filter(({ job }) => job.kind !== "labor")
      : kept;
  const asked = alone.some(({ job }) => job.action === "inspect" && job.job !== GENERAL);
  return alone.filter(
    ({ job }) => !(asked && job.job === GENERAL) && !alone.some((other) => other.job.includes.includes(job.job)),
  );
}

const GENERAL = "Diagnostic fee";
const ALONG = new Set([
  "Road test",
  "Maintenance light reset",
  "Idle relearn",
  "Headlight aim",
  "Fluid top-off",
  "Battery terminal cleaning",
  "Tire pressure check",
  "Camshaft / crankshaft relearn",
  "Engine removal and reinstall",
  "Transmission relearn",
  "Brake bleeding",
  "Cooling system bleed",
  "Brake cleaning and lubrication",
]);

function goesAlong(job: Job): boolean {
  return job.action === "inspect" || job.action === "bleed" || ALONG.has(job.job);
}

/** How often a score of this height names the right job: fitted on generated shorthand, see `tests/bench/prices.ts`. */
function certainty(score: number): number {
  return Math.round((1 / (1 + Math.exp(-(score - 0.66) * 13))) * 100) / 100;
}

function append<T>(lists: Map<string, T[]>, key: string, value: T) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function unique<T>(list: T[]): T[] {
  return [...new Set(list)];
}

function sum(list: number[]): number {
  return list.reduce((total, each) => total + each, 0);
}
