/** How much of a work on both banks of an engine a line asks for. */
import type { Car } from "#app/prices/car/car.ts";
import { saysOneBank } from "#app/prices/jobs/groups/how-many.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { TWO_BANKS } from "#app/prices/price/scale.ts";

/** What is published of it speaks of one. */
const IS_OF_ONE = /^Exhaust manifold/;
/** Published of the whole engine, whatever its cylinders. */
const OF_THE_ENGINE = /^(?:Rocker arms|Lifters)/;

/** Of two banks one has been said: its share of the work of both. That next to the wall takes longer than that in front. Trade knowledge without a page. */
const SHARES: [RegExp, number][] = [
  [/\brear\b/, 0.7],
  [/\bfront\b/, 0.5],
  [/\b(?:left|right)\b/, 0.6],
];

/** "Both" valve covers of a V6 are the one work that its price speaks of; that of one bank is a part of it. */
export function timesOnBanks(
  { job }: Job,
  { cylinders }: Car,
  times: number,
  { place, text }: { place: string | null; text: string },
): number {
  const isOfBanks = OF_THE_ENGINE.test(job) || (TWO_BANKS.test(job) && !IS_OF_ONE.test(job));
  if (!isOfBanks || (cylinders ?? 4) <= 4) return times;
  if (times === 2) return 1;
  if (times !== 1) return times;
  const said = / and /.test(place ?? "") ? null : SHARES.find(([bank]) => bank.test(place ?? ""))?.[1];
  return said ?? (saysOneBank(text) ? ONE_BANK : 1);
}

const ONE_BANK = 0.6;
