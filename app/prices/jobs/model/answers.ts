/** Every answer that is thinkable for a line: what either recogniser suggests, whole, without one of its works, with one more. */

import type { Index } from "#app/prices/jobs/job-index.ts";
import { isSaidBy } from "#app/prices/jobs/kin.ts";
import type { Opinion, Ranked, Read } from "#app/prices/jobs/model/evidence.ts";
import type { Said } from "#app/prices/jobs/model/said.ts";
import { type Found, settle } from "#app/prices/jobs/settle.ts";

/** An answer that the model thinks less likely is not thought of. */
export const LEAST = 0.08;
/** A second work beside the likeliest one may be less likely: the model shares its belief among all works of a line. */
const BESIDE = 0.03;
/** What is named with such odds may be an answer together, what only perhaps is one more work beside the others. */
const NAMED = [0, 1.5, -1];
const PERHAPS = -2;
/** More are not weighed: the first are the likeliest. */
const MOST = 48;

/** `parts` is what the model says of each piece, `stretches` of what stands between two words that lead on, `said` what the words say in their order. */
export function answersOf(
  index: Index,
  read: Read,
  whole: Opinion,
  parts: Opinion[],
  stretches: Opinion[],
  said: Said,
): Found[][] {
  const { found: byWords, kind } = read;
  const { ranked } = whole;
  const sets: Found[][] = [byWords];
  // What only goes along is left out, and is thought of all the same: "valve cover gasket and tube seals" names both.
  const add = (...found: Found[]) => sets.push(settle(index, found, kind), once(found));
  const without = (found: Found[], each: Found) => found.filter((other) => other !== each);
  if (byWords.length > 1) for (const each of byWords) sets.push([each], without(byWords, each));
  const [first, second] = ranked;
  if (first) sets.push([asFound(first)]);
  if (read.covered.length > byWords.length) sets.push(once(read.covered));
  const other = ranked.find(({ job }) => job.component !== first?.job.component);
  if (first && other && other.odds > LEAST) add(asFound(first), asFound(other));
  if (second && second !== other && second.odds > LEAST) sets.push([asFound(second)]);
  const isNew = ({ job }: Pick<Found, "job">) => !byWords.some((each) => each.job.component === job.component);
  const missing = ranked.find(isNew);
  if (byWords.length > 0 && missing && missing.odds > LEAST) add(...byWords, asFound(missing));
  const each = likely(parts, 0.3);
  if (each.length > 0) add(...each);
  for (const one of each) {
    if (first && first.job.component !== one.job.component) add(asFound(first), one);
    if (byWords.length > 0 && isNew(one)) add(...byWords, one);
  }
  const led = once(stretches.length > 1 ? likely(stretches, 0.25) : []);
  if (led.length > 1) {
    add(...led);
    for (const one of led) sets.push([one]);
    if (led.length > 2) for (const one of led) add(...without(led, one));
    for (const one of led) if (byWords.length > 0 && isNew(one)) add(...byWords, one);
  }
  for (const odds of NAMED) add(...named(said, odds));
  const likeliestNamed = named(said, -Infinity)[0];
  if (likeliestNamed) sets.push([likeliestNamed]);
  for (const one of named(said, PERHAPS)) if (byWords.length > 0 && isNew(one)) add(...byWords, one);
  const alone = read.alone.filter(({ confidence }) => confidence > 0.5);
  if (alone.length > 1) add(...once(alone));
  for (const one of alone) if (byWords.length > 0 && isNew(one)) add(...byWords, one);
  const beside = ranked.filter(({ job, odds }) => odds > BESIDE && job.component !== first?.job.component).slice(0, 3);
  if (first) for (const one of beside) add(asFound(first), asFound(one));
  if (byWords.length > 0) for (const one of beside.map(asFound)) if (isNew(one)) add(...byWords, one);
  return distinct(sets);
}

/** What words in their order name with such odds and more, likeliest first; odds by their logarithms. */
function named({ likeliest }: Said, odds: number): Found[] {
  return likeliest.flatMap((each) =>
    each.odds > odds ? [{ job: each.job, confidence: 1 / (1 + Math.exp(-each.odds)) }] : [],
  );
}

/** Tensioner and idlers come in the kit of a timing belt, bushings in an arm, a camera is set with its pane: no works beside them. */
const KITS: [RegExp, RegExp][] = [
  [/^Brake (?:pads|shoes)/, /^Brake cleaning and lubrication$/],
  [/^Control arm$/, /^Control arm bushings/],
  [/^Inner tie rod/, /^Rack and pinion bushings/],
  [/^CV axle/, /^Axle nut$/],
  [/^Fuel pump$/, /^Fuel pump strainer$/],
  [/^Windshield/, /^Door trim/],
  [/^(?:Transfer case|Pinion) seal/, /^Driveshaft yoke$/],
  [/^A\/C evaporator core$/, /^HVAC housing$/],
  [/^Timing (?:belt|chain)(?! tensioner)/, /^(?:Belt tensioner|Timing belt tensioner|Idler pulley)$/],
  [/^Windshield, with ADAS/, /^ADAS camera calibration$/],
  [/^Pre-purchase inspection/, /^Multi-point inspection$/],
  [/^Shop supplies fee/, /^Consumables$/],
];

function withoutKits(found: Found[]): Found[] {
  const held = KITS.filter(([whole]) => found.some(({ job }) => whole.test(job.job)));
  return found.filter(
    ({ job }) =>
      !held.some(([, part]) => part.test(job.job)) &&
      !found.some(({ job: other }) => other !== job && isSaidBy(job, other)),
  );
}

function likely(opinions: Opinion[], least: number): Found[] {
  return opinions.flatMap(({ ranked: [best] }) => (best && best.odds > least ? [asFound(best)] : []));
}

/** Each answer once; beside a work that is named, labor says nothing more: "labor, control arms". */
function distinct(sets: Found[][]): Found[][] {
  const work = sets[0]?.some(({ job }) => job.kind === "job") ?? false;
  const seen = new Set<string>();
  return sets
    .map(withoutKits)
    .filter((found) => {
      const key = found
        .map(({ job }) => job.job)
        .sort()
        .join("|");
      if (found.length === 0 || seen.has(key)) return false;
      seen.add(key);
      return !(work && found.every(({ job }) => job.job === "Labor"));
    })
    .slice(0, MOST);
}

function asFound({ job, odds: confidence }: Ranked): Found {
  return { job, confidence };
}

export function once(found: Found[]): Found[] {
  return found.filter(({ job }, at) => found.findIndex((other) => other.job === job) === at);
}
