import type { Car } from "#app/prices/car/car.ts";
import type { Guide } from "#app/prices/guide.ts";
import { standsOnEachSide, timesDone } from "#app/prices/jobs/groups/count.ts";
import type { Group } from "#app/prices/jobs/groups/group.ts";
import { ofCylinders } from "#app/prices/jobs/groups/one-cylinder.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { addsItsPart } from "#app/prices/jobs/kin.ts";
import type { Confidence, Judgement, Question } from "#app/prices/judgement.ts";
import { type MarkedPrice, standingPrice } from "#app/prices/own/own-word.ts";
import { timesOnBanks } from "#app/prices/price/banks.ts";
import type { Halves } from "#app/prices/price/halves.ts";
import { leftInOneVisit } from "#app/prices/price/in-one-visit.ts";
import type { Price } from "#app/prices/price/price.ts";
import { exactly, rounded, stepOf } from "#app/prices/price/rounded.ts";
import { askedTogether } from "#app/prices/price/spread.ts";
import type { Range } from "#app/prices/witnesses/witness.ts";

/** Beside other work these are a small part of the bill. */
function isSmall({ job, action, unit }: Job): boolean {
  return (
    action === "program" ||
    action === "inspect" ||
    action === "bleed" ||
    (unit === "each" && SMALL.test(job) && !LARGE.test(job))
  );
}

/** Called by the name of a small part, and none: of these the price is not that of what stands beside them. */
const LARGE =
  /housing|reseal|radar|blind spot|flexplate|conductor plate|valve stem seals|gasket set|separator plate|quality|alarm|oil separator/i;

const SMALL =
  /nut|seal|gasket|hardware|bolt|stud|cap|clamp|o-ring|bump stop|sensor|switch|relay|flywheel|hanger|thrust (?:bearing|washer)|drier|mount$|pulley|adjustment|relearn|hose|stem|filter|plate|shield|fuse|^turbo \w+ line$|bus bars/i;

/** A gasket of nearly two hours is no small part of the bill, whatever it is called. */
function takesLong({ book }: Guide, { job }: Job): boolean {
  return (book.get(job)?.hours ?? 0) > LONG;
}

/** Hours. */
const LONG = 1.5;

/** What the whole work of some lines should cost. */
export type Whole = Pick<
  Judgement,
  | "range"
  | "middle"
  | "parts"
  | "labor"
  | "hours"
  | "rate"
  | "rateScope"
  | "confidence"
  | "sources"
  | "rateSources"
  | "fromShop"
  | "corrected"
  | "notes"
> & {
  only?: "parts" | "labor";
  /** What is published of the parts alone; null where one of them has no figure of its own. */
  part: { least: number; middle: number } | null;
  /** What its parts and its labor are asked for where lines name them alone. */
  alone: Halves;
};

/** `times` its labor is one after the other, `pieces` its parts are. */
type Priced = { price: MarkedPrice; times: number; pieces: number; job: Job };

function isOwn({ fromShop, corrected }: MarkedPrice): boolean {
  return Boolean(fromShop || corrected);
}

function aloneOf({ price: { labor, parts }, times, pieces, job }: Priced) {
  const middle = (range: Range | null) => (range ? (range.low + range.high) / 2 : 0);
  return { job, labor: middle(labor) * inOneGo(times, job), parts: middle(parts) * pieces };
}

/** What a state or the shop itself says stands, whatever is done beside it. */
function stands(prices: Priced[]): boolean {
  return prices.some(({ price, job }) => isOwn(price) || job.kind === "fee" || job.system === "Inspection");
}

/** What several works cost of their sum: never less than the dearest alone. */
function togetherOf({ spreads }: Guide, prices: Priced[], middles: number[]): number {
  const sum = middles.reduce((all, each) => all + each, 0);
  if (prices.length < 2 || sum <= 0) return 1;
  const asked = askedTogether(
    spreads,
    prices.map(({ job }) => job),
  );
  return Math.max(asked, Math.max(...middles) / sum);
}

/** Several jobs are judged together or not at all: the sum of their prices, shared labor counted once. */
export function priceOfWork(guide: Guide, question: Question, car: Car, group: Group): Whole | string {
  const place = { state: question.state, city: question.city ?? null, shop: question.shop };
  const prices: Priced[] = [];
  const textOf = (work: Group) => work.lines.map((at) => question.lines[at]?.description ?? "").join(" ");
  for (const { work, job, isOfOne } of (group.works ?? [group]).flatMap((work) =>
    work.jobs.flatMap((asked) =>
      ofCylinders(asked, textOf(work), guide.byName).map((job) => ({ work, job, isOfOne: job !== asked })),
    ),
  )) {
    const text = textOf(work);
    const said = standingPrice(guide, job, { car, place, text, ...question });
    const onlyPart = said?.only === "parts" && addsItsPart(job, group.jobs);
    const isAside = said ? said.only !== undefined : !takesLong(guide, job);
    if (isAside && group.jobs.length > 1 && isSmall(job)) continue;
    if (!said)
      return car.beyond
        ? "No published figure reaches this make."
        : "No published figure speaks of this, so no price is judged.";
    const times = isOfOne
      ? 1
      : timesOnBanks(job, car, timesDone(job, work, question.lines, car.cylinders), { place: work.place, text });
    const { only: _, ...whole } = said;
    prices.push({ price: onlyPart ? whole : said, times, pieces: piecesOf(times, job, text), job });
  }
  const first = prices[0];
  if (!first) return "No published figure speaks of this, so no price is judged.";
  const isFixed = stands(prices);
  const left = leftInOneVisit(isFixed ? new Map() : guide.oneVisit, prices.map(aloneOf), (job) =>
    prices.some((other) => other.job !== job && other.job.overlaps.includes(job.job)) ? (isSmall(job) ? 0.1 : 0.45) : 1,
  );
  const laborOf = ({ times, job }: Priced, at: number) => inOneGo(times, job) * (left[at]?.labor ?? 1);
  const partsOf = ({ pieces }: Priced, at: number) => pieces * (left[at]?.parts ?? 1);
  const middles = prices.map((each, at) => {
    const share = each.price.low > 0 ? (each.price.labor?.low ?? 0) / each.price.low : 0;
    return each.price.middle * ((1 - share) * partsOf(each, at) + share * laborOf(each, at));
  });
  const together = isFixed ? 1 : togetherOf(guide, prices, middles);
  const add = (pick: (price: Price) => Range | null, factorOf: (each: Priced, at: number) => number): Range | null =>
    prices.reduce<Range | null>((sum, each, at) => {
      const [range, factor] = [pick(each.price), factorOf(each, at)];
      return range ? { low: (sum?.low ?? 0) + range.low * factor, high: (sum?.high ?? 0) + range.high * factor } : sum;
    }, null);
  const timesPieces = (each: Priced, at: number) => together * partsOf(each, at);
  const timesLabor = (each: Priced, at: number) => together * laborOf(each, at);
  const parts = add((price) => price.parts, timesPieces);
  const labor = add((price) => price.labor, timesLabor);
  // Of hours that nobody publishes for one of the works the sum is not known either.
  const hours = prices.every(({ price }) => price.hours || !price.labor) ? add((price) => price.hours, laborOf) : null;
  const canPart = prices.every(({ price }) => price.alone.parts || price.alone.labor);
  const alone = {
    parts: canPart ? add((price) => price.alone.parts, timesPieces) : null,
    labor: canPart ? add((price) => price.alone.labor, timesLabor) : null,
  };
  const middle = together * middles.reduce((sum, each) => sum + each, 0);
  const low = (parts?.low ?? 0) + (labor?.low ?? 0);
  const high = (parts?.high ?? 0) + (labor?.high ?? 0);
  const sources = prices.flatMap(({ price }) => price.sources);
  const contradicts = prices.flatMap(({ price }) => price.contradicts);
  const marked = first.price;
  const isOwnWord = isOwn(marked);
  const { rate } = marked;
  const range = isOwnWord ? { low: Math.round(low), high: Math.round(high) } : rounded({ low, high });
  const only = first.price.only;
  if (prices.some(({ price }) => price.only !== only))
    return "Of one of these works only a half has a published figure: together they cannot be judged.";
  return {
    range,
    middle,
    ...(isOwnWord ? { parts: exactly(parts), labor: exactly(labor) } : halvesOf(range, parts, labor)),
    hours: hours ? { low: Math.round(hours.low * 10) / 10, high: Math.round(hours.high * 10) / 10 } : null,
    rate: { low: rate.low, high: rate.high },
    rateScope: rate.scope,
    confidence: isOwnWord
      ? "high"
      : confidenceOf(
          prices.map(({ price }) => price),
          car,
          group,
        ),
    sources,
    rateSources: rate.sources,
    fromShop: marked.fromShop ?? false,
    corrected: marked.corrected ?? false,
    ...(only ? { only } : {}),
    alone: { parts: alone.parts && rounded(alone.parts), labor: alone.labor && rounded(alone.labor) },
    part: prices.reduce<Whole["part"]>(
      (sum, { price, pieces }) => {
        const alone = isOwn(price) && price.parts ? { least: price.parts.low, middle: price.parts.low } : price.part;
        return sum && alone
          ? { least: sum.least + alone.least * pieces, middle: sum.middle + alone.middle * pieces }
          : null;
      },
      { least: 0, middle: 0 },
    ),
    notes: [
      ...prices.flatMap(({ price }) => price.special ?? []),
      ...(marked.note ? [marked.note] : []),
      ...contradicts.slice(0, 1),
    ],
  };
}

/** Of these the first takes the cover off, and each of the others is next to it. */
const SIDE_BY_SIDE = /^(?:Ignition coil|Fuel injector|Spark plug|TPMS sensor|Wheel stud|.*bulb)/;

/** The second of two sides is done with the car already up and the first one learned from. Trade knowledge without a page. */
function inOneGo(times: number, job: Job): number {
  const each = SIDE_BY_SIDE.test(job.job) ? 0.25 : 0.8;
  if (times <= 2 || !standsOnEachSide(job)) return times <= 1 ? times : 1 + (times - 1) * each;
  // Two sides are two corners: what else comes off there is next to it.
  return 1 + each + (times - 2) * AT_THE_SAME_CORNER;
}

/** Trade knowledge without a page: of the labor of one, and of the price of one where a kit holds them all. */
const AT_THE_SAME_CORNER = 0.35;
const IN_A_KIT = 0.6;
const KIT = /\b(?:kit|set)\b/i;

/** A kit of eight arms costs less than eight arms. */
function piecesOf(times: number, job: Job, text: string): number {
  return times > 2 && standsOnEachSide(job) && KIT.test(text) ? 2 + (times - 2) * IN_A_KIT : times;
}

/** Parts and labor as they are told beside their sum, which they make: the smaller half rounded as it is, the larger the rest. */
function halvesOf(whole: Range, parts: Range | null, labor: Range | null): Halves {
  if (!parts || !labor) return { parts: parts && whole, labor: labor && whole };
  const step = stepOf(whole.high);
  const isSmaller = parts.high < labor.high;
  const own = rounded(isSmaller ? parts : labor, step);
  const smaller = { low: Math.max(step, own.low), high: Math.max(2 * step, own.high) };
  const larger = { low: whole.low - smaller.low, high: whole.high - smaller.high };
  if (larger.low <= 0 || larger.low >= larger.high) return { parts: exactly(parts), labor: exactly(labor) };
  return isSmaller ? { parts: smaller, labor: larger } : { parts: larger, labor: smaller };
}

function confidenceOf(prices: Price[], car: Car, group: Group): Confidence {
  const voices = Math.min(...prices.map(({ witnesses }) => witnesses));
  const onlyD = prices.some(({ grades }) => grades === "D");
  if (onlyD || car.known === "nothing" || group.confidence < 0.7 || voices < 2) return "low";
  return voices >= 4 &&
    prices.every(({ grades }) => /[AB]/.test(grades)) &&
    car.known !== "make" &&
    group.confidence > 0.9
    ? "high"
    : "medium";
}
