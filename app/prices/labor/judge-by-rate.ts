/**
 * Labor whose hours stand on the paper, and of whose work no price is published (or whose work is not named): what an hour costs
 * there is published, so the hour is judged, and it is said that the number of hours is not.
 */
import type { Car } from "#app/prices/car/car.ts";
import type { Guide } from "#app/prices/guide.ts";
import { withoutAsides } from "#app/prices/jobs/asides.ts";
import { isDeclined } from "#app/prices/jobs/declined.ts";
import type { Line } from "#app/prices/jobs/group.ts";
import type { Judgement, Question } from "#app/prices/judgement.ts";
import { bodyRate } from "#app/prices/labor/body-rate.ts";
import { isLuxury, laborRate } from "#app/prices/labor/labor-rate.ts";
import { dollars, oddsOf, placeInRange, type Verdict, verdictOf, whoSays } from "#app/prices/verdict.ts";
import type { Range } from "#app/prices/witness.ts";

/** Rates that seven hands named for shops lay 4 percent above the published ones, and nineteen of twenty within a fifth of that. */
const SINCE = 1.04;
const WIDTH = 1.2;
/** Cents an hour that no shop asks: such a figure is a number of pieces, or the work as a whole. */
const [LEAST, MOST] = [2_500, 60_000];
/** Where no work is recognised: words that only a body shop writes. */
const BODY =
  /\b(?:body (?:labor|lbr|shop|work|hours|hrs|repair)|paint(?:ing)?(?! protection)|refinish\w*|refn|sheet ?metal|clear ?coat|denib|color sand)\b/i;

/** Jobs that body shops do; handles, hitches and seats stand in the same system of the guide, and mechanics fit them. */
const PANELS =
  /^(?:Body (?!control)|Bumper re|Dent |Paint(?! protection)|Paintless |Rust repair|Refinish|Touch-up|Frame straight|Quarter panel|Fender(?: repair)?$|Hood$|Door shell|Door repair \(body\)|Tailgate \/ trunk lid|Truck bed$|Cab corner|Floor pan|Roof panel|Header panel)/;

type Asked = { at: number; own: Judgement; line: Line };

/**
 * `own` with a verdict on the hourly rate of its line, which is no verdict on its price; null where the line names no hours or no
 * money. One hour may be no hour but the work as a whole.
 */
export function judgedByRate(guide: Guide, question: Question, car: Car, { at, own, line }: Asked): Judgement | null {
  const { hours, total, description } = line;
  if (line.type !== "Labor" || !hours || hours <= 0 || hours === 1 || hours > 60 || !total || total <= 0) return null;
  const asked = total / hours;
  if (asked < LEAST || asked > MOST || car.beyond || isDeclined(withoutAsides(description))) return null;
  const works = own.jobs.filter(({ job }) => job.kind === "job");
  const body = works.length > 0 ? works.some(({ job }) => PANELS.test(job.job)) : BODY.test(description);
  const place = { state: question.state, city: question.city ?? null, shop: question.shop };
  const rate = body ? bodyRate(guide.rates, place) : laborRate(guide.rates, { ...place, luxury: isLuxury(car, place) });
  if (!rate) return null;
  const usual = body
    ? { low: rate.low, high: rate.high }
    : { low: Math.round((rate.middle * SINCE) / WIDTH), high: Math.round(rate.middle * SINCE * WIDTH) };
  if (usual.low >= usual.high) return null;
  const verdict = verdictOf(asked, usual);
  const known = `${dollars(usual.low)} to ${dollars(usual.high)}, ${rate.scope} (${whoSays(rate.sources)})`;
  return {
    ...own,
    ...{ compare: "rate", lines: [at], quoted: total, verdict, odds: oddsOf(asked, usual), confidence: "low" },
    ...{ range: null, labor: null, parts: null, hours: null },
    ...{ rate: usual, rateScope: rate.scope, rateSources: rate.sources, sources: rate.sources },
    reason: `The rate, ${dollars(asked)} an hour, is ${wordOf(verdict, asked, usual)}: ${known}. How many hours this takes was not judged. ${own.reason}`,
  };
}

function wordOf(verdict: Verdict, asked: number, usual: Range): string {
  const inside = placeInRange(asked, usual).where === "inside";
  return {
    usual: inside ? "usual" : "a little below the usual",
    low: "below the usual",
    high: "above the usual",
    very_high: "far above the usual",
  }[verdict];
}
