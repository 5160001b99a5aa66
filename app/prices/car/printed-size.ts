import type { Job } from "#app/prices/jobs/job.ts";

/** What a mid-range tire of a rim costs beside one of 17 inches. Trade knowledge without a page: it moves a figure, and makes none. */
const BY_RIM: Record<number, number> = {
  13: 0.66,
  14: 0.7,
  15: 0.77,
  16: 0.88,
  17: 1,
  18: 1.18,
  19: 1.48,
  20: 1.66,
  21: 1.9,
  22: 2.05,
};
const TIRE = /\b(LT|P)?(\d{3})\s*\/\s*(\d{2})\s*(?:Z?R|-)?\s*(1[3-9]|2[0-2])\b/i;
const ROUGH = /\ball[- ]?terrain\b|\bA\/T\b|\bmud\b|\bM\/T\b|\bLT\d{3}|\bK[OM][23]\b/i;

const GLASS_MAT = /\bAGM\b|\bglass[- ]mat\b/i;
/** A glass-mat battery of $200 to $350 (winenfood.com, in the witnesses) beside the others there, of $150 to $250. */
const GLASS_MAT_PARTS = 1.37;

/**
 * How the parts of a job compare with those usual for the class of the car, where the line itself prints a size: a tire's, the quarts
 * of an oil change, a glass-mat battery. `own` is what the class of the car made of them; 1 where nothing is printed.
 */
export function printedSize({ job, kind }: Job, text: string, own: number): number {
  if (kind !== "job") return 1;
  if (/^Tires?, /.test(job)) return tireSize(text, own);
  if (job === "12V battery" && GLASS_MAT.test(text)) return GLASS_MAT_PARTS;
  if (/^Oil change/.test(job)) return oilSize(text, own, /diesel/.test(job) ? 12 : 5);
  return 1;
}

/** What the words of a line say of the kind of part that goes in, and what it costs beside the usual one. Trade knowledge without a page. */
const KINDS: [job: RegExp, words: RegExp, times: number][] = [
  [/^Tires?, /, /\b(?:budget|economy|value)\b/i, 0.78],
  [/^Tires?, /, /\b(?:michelin|pirelli|bridgestone|continental)\b/i, 1.18],
  [/^Oxygen sensor$/, /\ba\/?f\b|\bair[ /-]?fuel\b|\bupstream\b|\bwide ?band\b/i, 1.25],
  [/^Oxygen sensor$/, /\bdownstream\b|\bB[12]S2\b/i, 0.8],
  [/^Catalytic converter$/, /\baftermarket\b|\buniversal\b/i, 0.65],
];

/** How many times the usual part a line's own words make of it: a budget tire, an air-fuel sensor, a catalyst that is not the maker's. */
export function kindOfPart({ job }: Job, text: string): number {
  return KINDS.reduce((all, [of, words, times]) => (of.test(job) && words.test(text) ? all * times : all), 1);
}

function tireSize(text: string, own: number): number {
  const [, load, width, aspect, rim] = TIRE.exec(text) ?? [];
  const byRim = BY_RIM[Number(rim)];
  if (!byRim) return 1;
  const wide = Number(width) >= 275 ? 1.1 : Number(width) <= 195 ? 0.93 : 1;
  const rough = ROUGH.test(text) || load?.toUpperCase() === "LT" ? 1.22 : 1;
  // Tires as tall as these carry trucks.
  const tall = Number(width) >= 255 && Number(aspect) >= 65 ? 1.15 : 1;
  return (byRim * wide * tall * rough) / own;
}

/** Five quarts are usual for the four cylinders that figures speak of, twelve for a diesel; a filter and a gasket are in the part as well. */
function oilSize(text: string, own: number, usual: number): number {
  const quarts = Number(/\b(\d{1,2}(?:\.\d)?)\s*(?:qts?|quarts?)\b/i.exec(text)?.[1]);
  return quarts >= 4 && quarts <= 16 ? (0.25 + (0.75 * quarts) / usual) / Math.max(1, own) : 1;
}
