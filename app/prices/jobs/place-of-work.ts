/** Where each of several works of one line is done: a place belongs to the work that it stands with. */

import { withoutAsides } from "#app/prices/jobs/asides.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import type { Index } from "#app/prices/jobs/job-index.ts";
import { placeOnCar } from "#app/prices/jobs/position.ts";
import { keyOf } from "#app/prices/jobs/shared-words.ts";
import { ACTIONS, PLACES } from "#app/prices/jobs/suits.ts";
import { wordsIn } from "#app/prices/jobs/words/words.ts";

const BETWEEN = /\s*(?:[,;+&]|\s\/|\/\s|\band\b|\bplus\b|\bthen\b)\s*/i;
const PLACE =
  /^\W*(?:(?:front|frt|frnt|fr|rear|rr|left|right|lh|rh|lt|rt|lf|rf|lr|l|r|f|upper|upr|uppr|lower|lwr|inner|outer|both|all|sides?|driver'?s?|pass(?:enger)?'?s?|r ?& ?r|r\/r|repl(?:ace)?|new|four|4|2)\b\W*)+$/i;
/** Said before or after all other words of a piece, a place may be that of a whole list. */
const LEADS =
  /^\W*(?:(?:repl(?:ace)?|r ?[&/] ?r|new|install|both|all)\W+)*(?:front|frt|fr|rear|rr|left|right|lh|rh|lt|rt|lf|rf|lr|upper|upr|lower|lwr)\b/i;
const ENDS = /\b(?:front|frt|rear|rr|lf|rf|lr|lh|rh|left|right)\W*$/i;
/** Of these there are several about a car, and a list of them shares where it is. */
const ABOUT_THE_CAR = new Set(["Brakes", "Suspension", "Steering", "Tires/Wheels", "Body electrical", "Lighting"]);
const ABOVE_AND_BELOW = /ball joint|control arm|radiator hose/i;
const HEIGHT = /\b(?:upper and lower|upper|lower)\b/;

type Piece = { text: string; place: string | null; words: string[]; key: string };

/** The place of each job; what is done to the whole car has none, whatever else stands on the line. */
export function placesOf(index: Index, { description }: Line, jobs: Job[], whole: string | null): (string | null)[] {
  const text = withoutAsides(description);
  const several = jobs.length > 1 || jobs.some(({ includes }) => includes.length > 1);
  const said = several && whole !== null && placeOnCar(text) === whole;
  const pieces = said ? piecesOf(index, text) : [];
  return jobs.map((job) => {
    if (job.unit === "vehicle") return null;
    const others = jobs.filter((other) => other !== job);
    // "Radiator, hoses": what names another work whole does not speak of this one.
    const own = pieces.filter(
      ({ key }) => isCalled(index, job, key) || !others.some((each) => isCalled(index, each, key)),
    );
    return pieces.length > 1 ? placeAmong(index, { pieces, own }, job, whole) : whole;
  });
}

function isCalled(index: Index, job: Job, key: string): boolean {
  return (index.ofJob[index.at.get(job) ?? -1] ?? []).some(({ words }) => keyOf(words) === key);
}

function piecesOf(index: Index, text: string): Piece[] {
  const texts: string[] = [];
  let before = "";
  for (const part of text.split(BETWEEN).filter((each) => each.trim())) {
    const own = before ? `${before} & ${part}` : part;
    const last = texts.at(-1);
    before = "";
    if (!PLACE.test(part)) texts.push(own);
    // "Ball joints LF & RF, control arm"
    else if (last && ENDS.test(last)) texts[texts.length - 1] = `${last} & ${part}`;
    else before = own;
  }
  // "Pads and rotors, front & rear"
  if (before) texts.push(`${texts.pop() ?? ""} ${before}`);
  return texts.map((own) => {
    const all = wordsIn(own, index.shorthand, index.spell).filter((word) => !ACTIONS.has(word));
    const words = all.filter((word) => !PLACES.has(word));
    return { text: own, place: placeOnCar(own), words, key: keyOf(words) };
  });
}

type Told = { pieces: Piece[]; own: Piece[] };

function placeAmong(index: Index, { pieces, own: open }: Told, job: Job, whole: string | null): string | null {
  const known = index.vocabularies[index.at.get(job) ?? -1] ?? new Set();
  const told = open.map(({ words }) => {
    const weights = words.map((word) => (known.has(word) ? (index.weights.get(word) ?? 0) : -0.4));
    return words.some((word) => known.has(word)) ? weights.reduce((sum, weight) => sum + weight, 0) : -9;
  });
  const most = Math.max(...told);
  if (most < 0) return whole;
  // "Rear pads, front rotors" are one work at both.
  const least = job.includes.length > 1 ? 0 : most - 0.3;
  const own = open.filter((_, at) => (told[at] ?? 0) > least);
  const places = [...new Set(own.flatMap((piece) => piece.place ?? []))];
  const place = places.length > 1 ? ofBoth(places) : (places[0] ?? null);
  if (place || !ABOUT_THE_CAR.has(job.system)) return place;
  const at = pieces.indexOf(own[0] as Piece);
  // "Front pads and rotors" are both in front, and so are "pads and rotors front".
  const before = pieces.slice(0, at).findLast((piece) => piece.place);
  const [after, ...more] = pieces.slice(at + 1);
  const shared =
    before && LEADS.test(before.text)
      ? before.place
      : after && more.length === 0 && ENDS.test(after.text)
        ? after.place
        : null;
  return ABOVE_AND_BELOW.test(job.job) ? shared : withoutHeight(shared);
}

/** What several places have in common; the two axles are one place. */
function ofBoth(places: string[]): string | null {
  const said = places.map((place) => place.split(" "));
  if (["front", "rear"].every((axle) => said.some((words) => words.includes(axle)))) return "front and rear";
  return said.reduce((both, words) => both.filter((word) => words.includes(word))).join(" ") || null;
}

function withoutHeight(place: string | null): string | null {
  return place?.replace(HEIGHT, "").trim() || null;
}
