/** One thing under two names on one paper: what the one half of a work calls it says what the other half means. */

import type { Line, Read } from "#app/prices/jobs/groups/group.ts";
import { onlyLooks } from "#app/prices/jobs/groups/whose-labor.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { placeOnCar } from "#app/prices/jobs/position.ts";

/** A name that several things go by, and the one of them that is rarer. */
const GENERAL: [general: string, special: string, word: RegExp][] = [
  ["Water pump", "Electric water pump", /\b(?:water|coolant) pump\b/i],
  ["Struts (pair)", "Air suspension strut", /\bstruts?\b/i],
  ["A/C compressor", "Air suspension compressor", /(?<!\ba\/?c )\bcompressor\b/i],
];

const names = (read: Read | undefined, job: string) => read?.found.some((each) => each.job.job === job) ?? false;

/** "Electric water pump R&R" and "Pierburg water pump", "R&R compressor" and "AMK compressor": parts and labor of the rarer one. */
export function namedAlike(reads: Read[], lines: Line[], byName: Map<string, Job>): Read[] {
  return GENERAL.reduce((all, [general, special, word]) => {
    const job = byName.get(special);
    const is = (at: number, name: string, isPart: boolean) =>
      names(all[at], name) && (lines[at]?.type === "Part") === isPart;
    const any = (name: string, isPart: boolean) => lines.some((_, at) => is(at, name, isPart));
    if (!job) return all;
    const ofPart = any(special, false) && !any(special, true) && !any(general, false);
    const ofLabor = any(special, true) && !any(special, false) && !any(general, true);
    return all.map((read, at) => {
      const isGeneral = names(read, general);
      const line = lines[at];
      if (ofPart && line?.type === "Part" && isGeneral) return called(read, general, job);
      const says = line?.type === "Labor" && word.test(line.description) && !onlyLooks(line.description);
      if (ofLabor && says) return called(read, general, job);
      return read;
    });
  }, reads);
}

/** `read` with `job` in place of what goes by the same name. */
function called(read: Read, general: string, job: Job): Read {
  const rest = read.found.filter((each) => each.job.job !== general);
  const confidence = read.found.find((each) => each.job.job === general)?.confidence ?? 0.8;
  return { ...read, found: [{ job, confidence }, ...rest] };
}

const SIDES =
  /\b(?:left|right|lh|rh|lt|rt|l|r|lf|rf|lr|rr|front|rear|frt|fr|driver'?s?|pass(?:enger)?'?s?|upper|lower|upr|lwr|inner|outer|side)\b/gi;

const besidesSide = (text: string) =>
  text
    .replace(SIDES, " ")
    .replace(/[^a-z0-9]+/gi, " ")
    .trim()
    .toLowerCase();

/** "Direct fit L" beside "direct fit R": a part that nobody knows is what the one of the other side is. */
export function ofOtherSide(reads: Read[], lines: Line[]): Read[] {
  return reads.map((read, at) => {
    const line = lines[at];
    if (line?.type !== "Part" || read.found.length > 0) return read;
    const own = besidesSide(line.description);
    const twin = lines.findIndex(
      (other, nth) =>
        nth !== at &&
        other.type === "Part" &&
        (reads[nth]?.found.length ?? 0) > 0 &&
        besidesSide(other.description) === own,
    );
    const found = own.length >= ENOUGH && reads[twin]?.found;
    return found ? { found, place: line.place ?? placeOnCar(line.description) } : read;
  });
}

/** Letters: fewer say too little. */
const ENOUGH = 5;
