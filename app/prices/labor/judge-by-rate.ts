/**
 * Labor whose hours stand on the paper, and of whose work no price is published (or whose work is not named): what an hour costs
 * there is published, so the hour is judged, and it is said that the number of hours is not.
 */
import type { Car } from "#app/prices/car/car.ts";
import type { Guide } from "#app/prices/guide.ts";
import { withoutAsides } from "#app/prices/jobs/asides.ts";
import { isDeclined } from "#app/prices/jobs/declined.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { Judgement, Question } from "#app/prices/judgement.ts";
import { isCalledBodyLabor, tradeOf } from "#app/prices/labor/body-labor.ts";
import { bodyRate } from "#app/prices/labor/body-rate.ts";
import { isLuxury, laborRate } from "#app/prices/labor/labor-rate.ts";
import { dollars, oddsOf, placeInRange, type Verdict, verdictOf, whoSays } from "#app/prices/verdict.ts";
import type { Range } from "#app/prices/witnesses/witness.ts";

/** Rates that seven hands named for shops lay 4 percent above the published ones, those of an eighth and latest 10, and nineteen of twenty within a fifth of that. */
const SINCE = 1.07;
const WIDTH = 1.2;
/** Cents an hour that no shop asks: such a figure is a number of pieces, or the work as a whole. */
const [LEAST, MOST] = [2_500, 60_000];
type Asked = { at: number; own: Judgement; line: Line };

/**
 * `own` with a verdict on the hourly rate of its line, which is no verdict on its price; null where the line names no hours or no
 * money. One hour may be no hour but the work as a whole.
 */
function judgedByRate(guide: Guide, question: Question, car: Car, { at, own, line }: Asked): Judgement | null {
  const { total, description } = line;
  const asked = hourOf(line);
  if (asked === null || !total || car.beyond || isDeclined(withoutAsides(description))) return null;
  const trade = tradeOf(
    description,
    own.jobs.map(({ job }) => job),
  );
  if (trade === "frame") return null;
  const body = trade === "body" || isAtBodyRate(line, question);
  const place = { state: question.state, city: question.city ?? null, shop: question.shop };
  const rate = body ? bodyRate(guide.rates, place) : laborRate(guide.rates, { ...place, luxury: isLuxury(car, place) });
  if (!rate) return null;
  // The page has one rate for a place and a kind of shop; a shop's own passes for usual as far beyond it as such rates lie apart.
  const told = { low: rate.low, high: rate.high };
  const usual = body ? told : passing(rate.middle);
  if (usual.low >= usual.high) return null;
  const verdict = verdictOf(asked, usual);
  const known = `${dollars(told.low)} to ${dollars(told.high)}, ${rate.scope} (${whoSays(rate.sources)})`;
  return {
    ...own,
    compare: "rate",
    lines: [at],
    quoted: total,
    verdict,
    odds: oddsOf(asked, usual),
    confidence: "low",
    range: null,
    labor: null,
    parts: null,
    hours: null,
    rate: told,
    rateScope: rate.scope,
    rateSources: rate.sources,
    sources: rate.sources,
    reason: `The rate, ${dollars(asked)} an hour, is ${wordOf(verdict, asked, told)}: ${known}. How many hours this takes was not judged. ${own.reason}`,
  };
}

/** What a line of labor asks an hour, in cents; null where it names no hours, or a number that can be none. */
export function hourOf({ type, hours, total }: Line): number | null {
  if (type !== "Labor" || !hours || hours <= 0 || hours === 1 || hours > 60 || !total || total <= 0) return null;
  const asked = total / hours;
  return asked < LEAST || asked > MOST ? null : asked;
}

/** The rates (cents an hour) that pass for usual around a published middle. */
export function passing(middle: number): Range {
  return { low: Math.round((middle * SINCE) / WIDTH), high: Math.round(middle * SINCE * WIDTH) };
}

/** On the estimate of a body shop, what costs as much an hour as its body labor is body labor. */
function isAtBodyRate({ hours, total }: Line, { lines }: Question): boolean {
  const each = Math.round((total ?? 0) / (hours ?? 1) / 100);
  return lines.some(
    (other) =>
      other.type === "Labor" &&
      other.hours &&
      other.total &&
      isCalledBodyLabor(other.description) &&
      Math.round(other.total / other.hours / 100) === each,
  );
}

function wordOf(verdict: Verdict, asked: number, usual: Range): string {
  const passes = { inside: "usual", below: "a little below the usual", above: "a little above the usual" };
  return {
    usual: passes[placeInRange(asked, usual).where],
    low: "below the usual",
    high: "above the usual",
    very_high: "far above the usual",
  }[verdict];
}

/** Labor that is not judged yet is judged by its hour, where the paper names the hours; what it stood with waits for a figure. */
export function judgeHours(guide: Guide, question: Question, car: Car, judgements: Judgement[]) {
  for (const [at, line] of question.lines.entries()) {
    const own = judgements[at] as Judgement;
    if (own.verdict !== null || own.range !== null || own.notOnCar) continue;
    const found = judgedByRate(guide, question, car, { at, own, line });
    if (!found) continue;
    judgements[at] = found;
    for (const other of own.lines) {
      const each = judgements[other] as Judgement;
      const lines = each.lines.filter((one) => one !== at);
      if (other === at || each.verdict !== null) continue;
      judgements[other] = { ...each, lines, quoted: each.quoted === null ? null : each.quoted - (line.total ?? 0) };
    }
  }
}
