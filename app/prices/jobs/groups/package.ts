import type { Job } from "#app/prices/jobs/job.ts";

/** "Lifetime alignment", "5-year alignment plan", "12 months unlimited"; no warranty, no fluid that lasts, no interval. */
const FOR_LONG =
  /\blife ?-?time\b(?! (?:parts? )?(?:warrant|guarant|wty|coolant|fluid|filter|replacement))|\b(?:\d{1,2}|two|three|five|ten)[- ]?(?:years?|yrs?|months?|mos?)\b(?!\s*\/|[ -]*(?:\d|warrant|guarant|wty|coolant|antifreeze|fluid|interval|old|service\b))/i;
/** "3 for 2", "buy 3 get 1 free". */
const FOR_FEWER = /\b[2-9] for (?:the price of )?[1-8]\b(?! ?(?:cyl|wheels?|tires?|doors?))|\bbuy [1-9],? get [1-9]\b/i;
/** "Oil change, next in 6 months", "every 2 years": when it is due. */
const DUE = /\b(?:in|every|each|next|due|after|within|per)\s+(?:due |in |at )?(?:\d|two|three|five|ten)/i;
/** What is done again and again; of anything else a lifetime is that of its warranty. */
const RECURS = /^(?:Wheel alignment|Tire (?:rotation|balancing|repair|pressure)|Oil change|Car wash)/;
const RECURS_IN_WORDS = /\b(?:align\w*|balanc\w*|rotat\w*|oil changes?)\b/i;

export const SEVERAL_TIMES =
  "This is a package for several times, and published figures are of once: no price is judged.";

/** Whether a line sells the same work for several times, or for years. */
export function isPackage(description: string, jobs: Job[]): boolean {
  if (FOR_FEWER.test(description)) return true;
  if (!FOR_LONG.test(description) || /\bwarrant|\bguarant/i.test(description) || DUE.test(description)) return false;
  return jobs.length > 0 ? jobs.every(({ job }) => RECURS.test(job)) : RECURS_IN_WORDS.test(description);
}

/** Why no price of such a line is judged; null where it is no package. */
export function severalTimes(description: string, found: { job: Job }[]): string | null {
  const jobs = found.map(({ job }) => job);
  return isPackage(description, jobs) ? SEVERAL_TIMES : null;
}
