import type { Car } from "#app/prices/car/car.ts";
import { specialWork } from "#app/prices/car/facts.ts";
import { kindOfPart, printedSize } from "#app/prices/car/printed-size.ts";
import { timesOn } from "#app/prices/car/times.ts";
import type { Guide } from "#app/prices/guide.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { isLuxury, type LaborRate, laborRate, NATIONAL_RATE, type ShopKind } from "#app/prices/labor/labor-rate.ts";
import { type Half, type Halves, halfOf, NO_HALVES } from "#app/prices/price/halves.ts";
import { publishedRatio } from "#app/prices/price/published-ratio.ts";
import {
  between,
  carsApart,
  hoursAt,
  nearerTo,
  scaleOf,
  sizeByAge,
  sizeByLaw,
  sizeOfPart,
} from "#app/prices/price/scale.ts";
import { shareOfLabor } from "#app/prices/price/share-of-labor.ts";
import { agreedBy, askedToday, endsOf, FEW, spreadOf } from "#app/prices/price/spread.ts";
import { from } from "#app/prices/reason.ts";
import { dollars } from "#app/prices/verdict.ts";
import { sourcesOf, witnessesFor } from "#app/prices/witnesses/testimony.ts";
import {
  mixedQuantile,
  quantile,
  type Range,
  type Source,
  times,
  type Voice,
  voicesOf,
  type Witness,
} from "#app/prices/witnesses/witness.ts";

export type Place = { state: string | null; city?: string | null; shop: ShopKind | null };

/** What a job should cost on this car, in this place. Money in cents; parts and labor lie inside the whole. */
export type Price = {
  low: number;
  high: number;
  middle: number;
  parts: Range | null;
  labor: Range | null;
  hours: Range | null;
  rate: LaborRate;
  /** Half the width of the range in logarithms, and how many independent witnesses spoke. */
  spread: number;
  witnesses: number;
  grades: string;
  sources: Source[];
  /** Published by a grade A or B witness of the last three years, and not within this range. */
  contradicts: string[];
  /** Only this half of the price is published. */
  only?: "parts" | "labor";
  /** What its parts and its labor are asked for where a line names them alone. */
  alone: Halves;
  /** The least and the middle of what is published of its part alone, on this car; null where nothing is. */
  part?: { least: number; middle: number } | null;
  /** Why it is more or less work on this engine, and whose page says so. */
  special?: string | null;
};

/** Published totals speak of the average car on the road, which is a little larger than a midsize four-cylinder. */
const AVERAGE_CAR = 1.02;

/** Published figures lag behind: what nine hands called fair, on 750 lines, lies so much above them (tests/bench/prices). */
const SINCE = 1.03;
/** And further, the less a job was checked against such prices: two hands that nobody had read asked twice this much more (as a logarithm); half of it lets fewer raised prices pass. */
const UNCHECKED = { more: 0.035, lines: 4 };

/** The price of a job done once, in the size that the words of its line print; null when no witness speaks of it, or when no figure reaches the car. */
export function priceOf(guide: Guide, job: Job, car: Car, place: Place, text = ""): Price | null {
  if (car.beyond) return null;
  const witnesses = witnessesFor(guide, job, car);
  const regulated = job.system === "Inspection" && /test|state|dot|vin/i.test(job.job);
  const luxury = isLuxury(car, place);
  const rate = laborRate(guide.rates, { ...place, luxury: luxury && !regulated });
  const hourVoices = voicesOf(witnesses, ({ hours }) => hours);
  const partVoices = voicesOf(witnesses, ({ parts }) => parts);
  const totals = voicesOf(witnesses, totalOf);
  // Where few publish a total, hours of some and parts of others are heard beside it.
  const voices = totals.length < FEW ? [...totals, ...both(hourVoices, partVoices)] : totals;
  if (voices.length === 0) return partial(guide, hourVoices, partVoices, { job, car, place, rate, witnesses });

  const book = guide.book.get(job.job);
  const whole = book ? book.hours * NATIONAL_RATE + book.parts : null;
  const middle = quantile(voices, 0.5) / AVERAGE_CAR;
  // The house's own estimate picks a spot, never outside of the middle 80 percent of what the witnesses say.
  const least = mixedQuantile(voices, 0.1) / AVERAGE_CAR;
  const most = mixedQuantile(voices, 0.9) / AVERAGE_CAR;
  const typical = whole ? Math.min(Math.max(whole, least), most) : middle;

  const laborShare = shareOfLabor(job, { book, hours: hourVoices, parts: partVoices }, typical);
  const onCar = regulated ? null : timesOn(guide.times, job.job, car, text);
  const scale = nearerTo(onCar, scaleOf(job, car));
  const printed = printedSize(job, text, scale.parts);
  const asked = sizeOfPart(place, car.level, job) * sizeByLaw(job, place) * sizeByAge(car) * kindOfPart(job, text);
  const fitted = scale.parts * printed * asked;
  const parts = typical * (1 - laborShare) * (regulated ? 1 : fitted);
  // Oil changes and rotations bring people in: dealers ask little more for them than others.
  const bait = /^(?:Oil change|Tire rotation)/.test(job.job) && !(luxury && place.shop === "dealer");
  const local =
    (rate.middle / NATIONAL_RATE) ** (bait ? 0.5 : place.shop === "dealer" && /flush|fill/.test(job.action) ? 0.75 : 1);
  const labor =
    typical * laborShare * (regulated ? 1 : scale.hours * local * hoursAt(place, car.level, book?.hours ?? 2));
  const published = regulated ? 1 : publishedRatio(guide.tiers, job, car, (parts + labor) / typical);
  const special = specialWork(guide.facts, job.job, car);
  const onThisCar = onCar && {
    parts: asked * (printed === 1 ? onCar.here.parts : onCar.usual.parts * scale.parts * printed),
    labor: onCar.here.hours * rate.middle * hoursAt(place, car.level, onCar.here.hours),
  };
  // The table of times knows most of what is special.
  const own = (factor = 1) => published * (onCar ? Math.sqrt(factor) : factor);
  const nearer = (half: Half, ofClass: number) => between(ofClass, (!bait && onThisCar?.[half]) || 0);
  const [ownParts, ownLabor] = [
    nearer("parts", parts * own(special?.parts)),
    nearer("labor", labor * own(special?.hours)),
  ];
  const toHere = (ownParts + ownLabor) / typical;
  const since = regulated ? 1 : sincePublished(guide, { job, car, place });
  const center = typical * toHere * since;
  const spread = spreadOf(guide.spreads, voices, { car, place, job });
  const [page] = voices;
  // A fee of which one page alone speaks ranges as far as the page says; it is of no car.
  const agreed =
    page && voices.length === 1 && job.kind === "fee"
      ? times(page, AVERAGE_CAR)
      : agreedBy(witnesses, ({ total }) => total, carsApart(job, car, laborShare));
  const { low, high } = endsOf(center, spread, agreed && times(agreed, (toHere * since) / AVERAGE_CAR));
  const share = ownLabor / (ownParts + ownLabor || 1);
  const known = { car, job, place };
  // A half alone goes half of the way that is left: few pages speak of halves.
  const half = (half: Half, own: number) =>
    halfOf(guide.spreads, half, between(own, onThisCar?.[half] ?? 0), {
      ...known,
      voices: half === "parts" ? partVoices : hourVoices,
    });
  const laborRange = hourVoices.length > 0 || share > 0 ? { low: low * share, high: high * share } : null;
  return {
    low,
    high,
    middle: center,
    spread,
    rate,
    parts: share < 1 ? { low: low * (1 - share), high: high * (1 - share) } : null,
    alone: regulated ? NO_HALVES : { parts: half("parts", ownParts), labor: half("labor", ownLabor) },
    part: ofPart(partVoices, fitted / AVERAGE_CAR),
    labor: laborRange,
    hours:
      laborRange && hourVoices.length > 0
        ? { low: laborRange.low / rate.low, high: laborRange.high / rate.high }
        : null,
    witnesses: voices.length,
    grades: gradesOf(witnesses),
    sources: sourcesOf(witnesses),
    // What fair prices moved the middle by is told where a page says otherwise; the car and the place speak for themselves.
    contradicts: contradicting(witnesses, times({ low, high }, 1 / toHere)),
    special: special?.says ? `${special.says.replace(/\.$/, "")}${from(special.url)}.` : null,
  };
}

function ofPart(voices: Voice[], toHere: number): Price["part"] {
  if (voices.length === 0) return null;
  return { least: Math.min(...voices.map(({ low }) => low)) * toHere, middle: quantile(voices, 0.5) * toHere };
}

/** How far a published figure of this job lies below what is asked today. */
function sincePublished({ spreads }: Guide, known: Pick<Known, "job" | "car" | "place">): number {
  const lines = spreads.get(known.job.job)?.lines ?? 0;
  return SINCE * Math.exp((UNCHECKED.more * UNCHECKED.lines) / (lines + UNCHECKED.lines)) * askedToday(spreads, known);
}

type Known = { job: Job; car: Car; place: Place; rate: LaborRate; witnesses: Witness[] };

/** Where only the hours or only the parts are published, the one is judged and the other is not. */
function partial(
  guide: Guide,
  hours: Voice[],
  parts: Voice[],
  { job, car, place, rate, witnesses }: Known,
): Price | null {
  const [voices, pick] =
    hours.length > 0 ? [hours, (each: Witness) => each.hours] : [parts, (each: Witness) => each.parts];
  if (voices.length === 0) return null;
  const scale = scaleOf(job, car);
  const middle = quantile(voices, 0.5) / AVERAGE_CAR;
  const center =
    hours.length > 0 ? middle * scale.hours * rate.middle : middle * scale.parts * sizeOfPart(place, car.level);
  const spread = Math.max(0.3, spreadOf(guide.spreads, voices, { car, place, job }));
  const [alone] = voices;
  // Of one page alone, a range is no narrower than the page's.
  const agreed =
    voices.length === 1 && alone ? alone : agreedBy(witnesses, pick, carsApart(job, car, hours.length > 0 ? 1 : 0));
  const range = endsOf(center, spread, agreed && times(agreed, center / middle / AVERAGE_CAR));
  const known = hours.length > 0 ? "labor" : "parts";
  return {
    ...range,
    middle: center,
    spread,
    rate,
    only: known,
    alone: NO_HALVES,
    parts: known === "parts" ? range : null,
    part: known === "parts" ? { least: range.low, middle: center } : null,
    labor: known === "labor" ? range : null,
    hours: known === "labor" ? { low: range.low / rate.low, high: range.high / rate.high } : null,
    witnesses: voices.length,
    grades: gradesOf(witnesses),
    sources: sourcesOf(witnesses),
    contradicts: [],
  };
}

function gradesOf(witnesses: Witness[]): string {
  return [...new Set(witnesses.map(({ source }) => source.grade))].sort().join("");
}

function totalOf({ total, hours, parts }: Witness): Range | null {
  return total ?? summed(hours, parts);
}

function summed(hours: Range | null, parts: Range | null): Range | null {
  if (!hours || !parts) return null;
  return { low: hours.low * NATIONAL_RATE + parts.low, high: hours.high * NATIONAL_RATE + parts.high };
}

/** Hours of some and parts of others make totals that nobody published: one voice, of the lesser weight. */
function both(hours: Voice[], parts: Voice[]): Voice[] {
  if (hours.length === 0 || parts.length === 0) return [];
  const middle = quantile(hours, 0.5) * NATIONAL_RATE + quantile(parts, 0.5);
  const weight = Math.min(Math.max(...hours.map((each) => each.weight)), Math.max(...parts.map((each) => each.weight)));
  return [{ author: "hours and parts of several", middle, weight, low: middle * 0.75, high: middle * 1.25 }];
}

function contradicting(witnesses: Witness[], typical: Range): string[] {
  return witnesses.flatMap(({ total, source, appliesTo }) => {
    const fresh = Number((source.date ?? "").slice(0, 4)) >= 2023;
    if (!total || !fresh || appliesTo || !/[AB]/.test(source.grade)) return [];
    const [low, high] = [total.low / AVERAGE_CAR, total.high / AVERAGE_CAR];
    return high < typical.low || low > typical.high
      ? [
          `${source.name} (${source.date}) names ${dollars(total.low)} to ${dollars(total.high)}, which is not within this range.`,
        ]
      : [];
  });
}
