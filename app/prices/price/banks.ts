/** How much of a work on both banks of an engine a line asks for. */
import type { Car } from "#app/prices/car/car.ts";
import { saysOneBank } from "#app/prices/jobs/groups/how-many.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { TWO_BANKS } from "#app/prices/price/scale.ts";

/** What is published of it speaks of one. */
const IS_OF_ONE = /^Exhaust manifold/;
/** Published of the whole engine, whatever its cylinders; of the lifters of a V8 nobody says more of both banks than of one. */
const OF_THE_ENGINE = /^(?:Rocker arms|Lifters)/;
const OF_EIGHT = /^Lifters/;
/** Of these some publish one and some both: what is said plainly is less or more. */
const OF_ONE_OR_BOTH = /^Valve cover/;

type Shares = { rear: number; front: number; side: number; both: number };
/** What is asked for of what is published. That next to the wall takes longer than that in front. Trade knowledge without a page. */
const OF_BOTH: Shares = { rear: 0.7, front: 0.5, side: 0.6, both: 1 };
const OF_EITHER: Shares = { rear: 0.85, front: 0.6, side: 0.7, both: 1.35 };
const PLURAL = /\b(?:gaskets|gskts|valve covers)\b/i;
const BOTH_BANKS = /\bbanks? ?#?1 ?(?:&|and|\+|\/) ?(?:bank )?#?2\b/i;

/** "Both" valve covers of a V6 are the one work that its price speaks of; that of one bank is a part of it. */
export function timesOnBanks(
  { job }: Job,
  { cylinders }: Car,
  times: number,
  { place, text }: { place: string | null; text: string },
): number {
  const isOfBanks = OF_THE_ENGINE.test(job) || (TWO_BANKS.test(job) && !IS_OF_ONE.test(job));
  if (!isOfBanks || (cylinders ?? 4) <= 4 || (OF_EIGHT.test(job) && cylinders === 8)) return times;
  if (times > 2) return times;
  const shares = OF_ONE_OR_BOTH.test(job) ? OF_EITHER : OF_BOTH;
  if (times === 2 || / and /.test(place ?? "") || BOTH_BANKS.test(text)) return shares.both;
  const [bank] = /\b(?:rear|front|left|right)\b/.exec(place ?? "") ?? [];
  if (bank) return bank === "rear" || bank === "front" ? shares[bank] : shares.side;
  if (saysOneBank(text)) return shares.side;
  return PLURAL.test(text) && shares === OF_EITHER ? shares.both : 1;
}
