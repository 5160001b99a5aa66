/** Lists in which one word is said once for all: "cabin & engine air filters", "thermostat and housing". */

import type { Index } from "#app/prices/jobs/job-index.ts";
import { ACTIONS, PLACES } from "#app/prices/jobs/suits.ts";
import { type Segment, SLASH } from "#app/prices/jobs/words/words.ts";

/** Said last, these hold for what stands before, even where that is a work by itself: "brake & suspension check", "cam & crank sensors". */
const OF_ALL = new Set(["test", "diagnosis", "inspect", "check", "sensor"]);
/** Said last, these are what several things of a list are. */
const SHARED = new Set(
  "filter fluid flush service hose line gasket seal sensor belt mount bushing link bulb lamp actuator".split(" "),
);
/** Said after a thing, these are of it: where they are no work by themselves. */
const OF_IT = new Set("housing cap cover tube pulley shroud".split(" "));

const nounsOf = ({ words }: Segment) => words.filter((word) => !ACTIONS.has(word) && !PLACES.has(word));
const isWork = (index: Index, words: string[]) => words.length > 0 && index.whole.has(keyOf(words));

/** The key of a way of writing, whatever the order of its words. */
export function keyOf(words: string[]): string {
  return [...new Set(words)].sort().join(" ");
}

/** Each piece of a list with the word that it shares with another, where both together are a way of writing and it alone is none. */
export function withSharedWords(index: Index, segments: Segment[]): Segment[] {
  return segments.map((segment, at) => {
    const nouns = nounsOf(segment);
    if (segment.complaint || nouns.length === 0 || nouns.length > 3) return segment;
    const added = headAfter(index, segments, at, nouns) ?? objectBefore(index, segments, at, nouns);
    return added ? { ...segment, words: [...new Set([...added.before, ...segment.words, ...added.after])] } : segment;
  });
}

type Added = { before: string[]; after: string[] };

/** "Cam, crank & knock sensors": the last piece of the list ends in what all of them are. */
function headAfter(index: Index, segments: Segment[], at: number, nouns: string[]): Added | null {
  const end = segments.findIndex(({ joined, cue }, later) => later > at && (joined || cue === SLASH));
  const last = segments[end];
  if (!last || last.comesWith || segments[at]?.comesWith || last.words.length < 2 || end - at > 3) return null;
  // Both together are one work, and not two: "battery and alternator test".
  if (isWork(index, [...nouns, ...last.words])) return null;
  const alone = isWork(index, nouns);
  if (segments[at]?.words.some((word) => ACTIONS.has(word) && (alone || word !== "replace"))) return null;
  for (const length of [1, 2]) {
    const tail = last.words.slice(-length);
    const [first = ""] = tail;
    if (tail.length < length || tail.length === last.words.length) return null;
    const shared = OF_ALL.has(first) || (!alone && SHARED.has(tail.at(-1) ?? ""));
    if (shared && !tail.every((word) => nouns.includes(word)) && isWork(index, [...nouns, ...tail]))
      return { before: [], after: tail };
  }
  return null;
}

/** "Thermostat and housing": the housing is that of the thermostat. */
function objectBefore(index: Index, segments: Segment[], at: number, nouns: string[]): Added | null {
  const before = segments[at - 1];
  const [head = ""] = nouns;
  if (!before || before.complaint || !segments[at]?.joined || segments[at]?.comesWith) return null;
  if (nouns.length > 1 || !OF_IT.has(head) || isWork(index, nouns)) return null;
  const object = nounsOf(before);
  return isWork(index, [...object, head]) ? { before: object, after: [] } : null;
}
