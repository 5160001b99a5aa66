import { type Car, carOf, lacks } from "#app/prices/car.ts";
import { timesDone } from "#app/prices/count.ts";
import { feeRange, isSupplies } from "#app/prices/fees.ts";
import { type Group, groupLines, type Line, type Read } from "#app/prices/group.ts";
import type { Guide } from "#app/prices/guide.ts";
import type { Job } from "#app/prices/job.ts";
import type { ShopKind } from "#app/prices/labor-rate.ts";
import { notesOn } from "#app/prices/need.ts";
import type { Correction, ShopHistory } from "#app/prices/own-word.ts";
import { type MarkedPrice, standingPrice } from "#app/prices/own-word.ts";
import { type Price, priceOf } from "#app/prices/price.ts";
import { summaryOf } from "#app/prices/summary.ts";
import { dollars, oddsOf, type Verdict, verdictOf, whoSays } from "#app/prices/verdict.ts";
import type { VinFacts } from "#app/prices/vin-patterns.ts";
import type { Range, Source } from "#app/prices/witness.ts";

export type Question = {
  vehicle: { year: number | null; make: string | null; model: string | null; mileage?: number | null } | null;
  facts: VinFacts | null;
  state: string | null;
  city?: string | null;
  shop: ShopKind | null;
  lines: Line[];
  corrections?: Correction[];
  shopHistory?: ShopHistory[];
  /** The year it is, for what a warranty may still cover. */
  today?: number;
};

export type Confidence = "high" | "medium" | "low";

/** What is said about one line. Money in cents; ranges are of the whole work the line belongs to, `lines` says which lines that is. */
export type Judgement = {
  jobs: { job: Job; position: string | null; confidence: number }[];
  compare: "total" | "parts" | "labor";
  lines: number[];
  quoted: number | null;
  range: Range | null;
  parts: Range | null;
  labor: Range | null;
  hours: Range | null;
  rate: Range | null;
  rateScope: string | null;
  verdict: Verdict | null;
  /** How often a fair price would be this high or higher. */
  odds: number | null;
  confidence: Confidence | null;
  reason: string;
  notes: string[];
  sources: Source[];
  fromShop: boolean;
  corrected: boolean;
};

export type Judged = { car: Car; summary: string; lines: Judgement[] };

/** Judges a quote: the one function behind the screens, the API and `npm run price:judge`. */
export function judge(guide: Guide, question: Question): Judged {
  const { lines, vehicle } = question;
  const car = carOf(guide.models, vehicle ?? { year: null, make: null, model: null }, question.facts);
  const grouping = groupLines(guide.index, lines);
  const judgements = lines.map((line, at): Judgement => silent(grouping.reads[at] as Read, line, at));
  const rest = lines.reduce((sum, { total, type }) => sum + (type === "Fee" ? 0 : (total ?? 0)), 0);
  for (const group of grouping.groups) {
    const found = judgeGroup(guide, question, car, group);
    for (const at of group.lines) {
      const own = judgements[at] as Judgement;
      judgements[at] = {
        ...own,
        ...found,
        jobs: own.jobs.length > 0 ? own.jobs : [],
        notes: [...found.notes, ...partNotes(lines[at] as Line, found, group)],
      };
    }
  }
  for (const [at, line] of lines.entries()) {
    const own = judgements[at] as Judgement;
    if (grouping.groups.some((group) => group.lines.includes(at))) continue;
    if (grouping.unassigned.includes(at))
      judgements[at] = { ...own, reason: "Labor that may belong to several jobs: ask which one it is for." };
    const fee = own.jobs.find(({ job }) => job.kind === "fee")?.job;
    if (fee) judgements[at] = { ...own, ...judgeFee(guide, fee, { car, question, line, rest }) };
  }
  return { car, summary: summaryOf(lines, judgements), lines: judgements };
}

function silent({ found, place }: Read, line: Line, at: number): Judgement {
  const none = {
    range: null,
    parts: null,
    labor: null,
    hours: null,
    rate: null,
    rateScope: null,
    verdict: null,
    odds: null,
  };
  return {
    jobs: found.map(({ job, confidence }) => ({ job, position: place, confidence })),
    ...{ compare: "total", lines: [at], quoted: line.total, ...none, confidence: null },
    reason:
      found.length > 0
        ? "No published figure speaks of this, so no price is judged."
        : "These words name no work that we know.",
    ...{ notes: [], sources: [], fromShop: false, corrected: false },
  };
}

type Found = Omit<Judgement, "jobs">;

function judgeGroup(guide: Guide, question: Question, car: Car, group: Group): Found {
  const { lines } = question;
  const own = group.lines.map((at) => lines[at] as Line);
  const quoted = own.reduce<number | null>(
    (sum, { total }) => (total === null || sum === null ? sum : sum + total),
    own.some(({ total }) => total !== null) ? 0 : null,
  );
  const compare: Judgement["compare"] = own.every(({ type }) => type === "Part")
    ? "parts"
    : own.every(({ type }) => type === "Labor")
      ? "labor"
      : "total";
  const missing = group.jobs.map((job) => ({ job, need: lacks(car, job.needs) })).find(({ need }) => need !== null);
  const base = silent({ found: [], place: null }, own[0] as Line, 0);
  const notes = group.jobs
    .slice(0, 3)
    .flatMap((job) =>
      notesOn(job, { car, mileage: question.vehicle?.mileage ?? null, year: question.today ?? null, jobs: group.jobs }),
    );
  const start = { ...base, compare, lines: group.lines, quoted, notes: [...new Set(notes)] };
  if (missing)
    return { ...start, reason: `This car has no ${wordFor(missing.need, missing.job)}: ask what is meant.`, notes: [] };
  const whole = priceOfGroup(guide, question, car, group);
  if (typeof whole === "string") return { ...start, reason: whole };
  const { range, parts, labor } = whole;
  if (whole.only && whole.only !== compare)
    return onlyHalf(question, { ...start, ...whole, notes: start.notes }, whole.only);
  const compared = compare === "parts" ? parts : compare === "labor" ? labor : range;
  const priced = { ...start, ...whole, notes: [...whole.notes, ...start.notes] };
  if (!compared || quoted === null || quoted <= 0)
    return {
      ...priced,
      reason: quoted === 0 ? "Nothing is charged for this." : "There is no price on this line to judge.",
    };
  const verdict = verdictOf(quoted, compared, compare === "total" ? 1 : compare === "parts" ? 1.2 : 1.1);
  return {
    ...priced,
    verdict,
    odds: oddsOf(quoted, compared),
    reason: reasonFor({
      verdict,
      quoted,
      range: compared,
      compare,
      sources: whole.sources,
      group,
      fromShop: whole.fromShop,
      corrected: whole.corrected,
    }),
  };
}

/** Only parts or only labor is published: those lines are judged, the others wait for a figure. */
function onlyHalf({ lines }: Question, found: Found, half: "parts" | "labor"): Found {
  const type = half === "parts" ? "Part" : "Labor";
  const own = found.lines.filter((at) => lines[at]?.type === type);
  const quoted = own.reduce((sum, at) => sum + (lines[at]?.total ?? 0), 0);
  const range = found[half];
  const none = { ...found, range: null, verdict: null, odds: null, confidence: null };
  if (own.length === 0 || quoted <= 0 || !range)
    return {
      ...none,
      reason: `Only the ${half === "parts" ? "part" : "labor"} of this work has a published figure; the whole cannot be judged.`,
    };
  const verdict = verdictOf(quoted, range, 1.2);
  return {
    ...found,
    range: null,
    compare: half,
    lines: own,
    quoted,
    verdict,
    odds: oddsOf(quoted, range),
    confidence: "low",
    reason: `Only the ${half} of this work ${half === "parts" ? "have" : "has"} a published figure: ${dollars(range.low)} to ${dollars(range.high)} (${whoSays(found.sources)}).`,
  };
}

/** What the car has not, in a word: the part itself where it is one, else what the work is done on. */
function wordFor(need: string | null, { component, action }: Job): string {
  const words: Record<string, string> = {
    diesel: "diesel engine",
    hybrid: "hybrid drive",
    electric: "electric drive",
    "high-voltage": "high-voltage system",
    manual: "clutch",
  };
  if (words[need ?? ""]) return words[need ?? ""] as string;
  return action === "replace" && !/^Oil change/.test(component) ? component.toLowerCase() : "combustion engine";
}

/** Beside other work these are a small part of the bill. */
function isSmall({ job, action, unit }: Job): boolean {
  return action === "program" || action === "inspect" || action === "bleed" || (unit === "each" && SMALL.test(job));
}

const SMALL =
  /nut|seal|gasket|hardware|bolt|stud|cap|clamp|o-ring|bump stop|sensor|switch|relay|flywheel|tailpipe|hanger|thrust|drier|mount$|pulley|adjustment|relearn|hose|stem|filter|plate|shield|fuse/i;

type Whole = Pick<
  Judgement,
  | "range"
  | "parts"
  | "labor"
  | "hours"
  | "rate"
  | "rateScope"
  | "confidence"
  | "sources"
  | "fromShop"
  | "corrected"
  | "notes"
> & { only?: "parts" | "labor" };

/** Several jobs are judged together or not at all: the sum of their prices, shared labor counted once. */
function priceOfGroup(guide: Guide, question: Question, car: Car, group: Group): Whole | string {
  const place = { state: question.state, city: question.city ?? null, shop: question.shop };
  const prices: { price: MarkedPrice; times: number; job: Job }[] = [];
  for (const job of group.jobs) {
    const said = standingPrice(guide, job, { car, place, ...question });
    if (!said && group.jobs.length > 1 && isSmall(job)) continue;
    if (!said)
      return car.beyond
        ? "No published figure reaches this make."
        : "No published figure speaks of this, so no price is judged.";
    prices.push({ price: said, times: timesDone(job, group, question.lines), job });
  }
  const first = prices[0];
  if (!first) return "No published figure speaks of this, so no price is judged.";
  const shared = prices.map(({ job }) =>
    prices.some((other) => other.job !== job && other.job.overlaps.includes(job.job)) ? 0.45 : 1,
  );
  const add = (pick: (price: Price) => Range | null, labor: boolean): Range | null =>
    prices.reduce<Range | null>((sum, { price, times }, at) => {
      const range = pick(price);
      const factor = times * (labor ? (shared[at] ?? 1) : 1);
      return range ? { low: (sum?.low ?? 0) + range.low * factor, high: (sum?.high ?? 0) + range.high * factor } : sum;
    }, null);
  const [parts, labor, hours] = [
    add((price) => price.parts, false),
    add((price) => price.labor, true),
    add((price) => price.hours, true),
  ];
  const low = (parts?.low ?? 0) + (labor?.low ?? 0);
  const high = (parts?.high ?? 0) + (labor?.high ?? 0);
  const sources = prices.flatMap(({ price }) => price.sources);
  const contradicts = prices.flatMap(({ price }) => price.contradicts);
  const { rate } = first.price;
  const only = prices.find(({ price }) => price.only)?.price.only;
  const marked = first.price;
  return {
    range:
      marked.fromShop || marked.corrected ? { low: Math.round(low), high: Math.round(high) } : rounded({ low, high }),
    parts: parts ? { low: Math.ceil(parts.low), high: Math.floor(parts.high) } : null,
    labor: labor ? { low: Math.ceil(labor.low), high: Math.floor(labor.high) } : null,
    hours: hours ? { low: Math.round(hours.low * 10) / 10, high: Math.round(hours.high * 10) / 10 } : null,
    rate: { low: rate.low, high: rate.high },
    rateScope: rate.scope,
    confidence:
      marked.fromShop || marked.corrected
        ? "high"
        : confidenceOf(
            prices.map(({ price }) => price),
            car,
            group,
          ),
    sources: [...sources, ...rate.sources.slice(0, 1)],
    ...{ fromShop: marked.fromShop ?? false, corrected: marked.corrected ?? false },
    ...(only ? { only } : {}),
    notes: [...(marked.note ? [marked.note] : []), ...contradicts.slice(0, 1)],
  };
}

function rounded({ low, high }: Range): Range {
  const step = high < 10_000 ? 100 : 500;
  return { low: Math.floor(low / step) * step || Math.floor(low), high: Math.ceil(high / step) * step };
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

type Facts = {
  verdict: Verdict;
  quoted: number;
  range: Range;
  compare: string;
  sources: Source[];
  group: Group;
  fromShop: boolean;
  corrected: boolean;
};

function reasonFor({ verdict, quoted, range, compare, sources, group, fromShop, corrected }: Facts): string {
  const what = compare === "parts" ? "the parts" : compare === "labor" ? "the labor" : "this work";
  const words = `${dollars(range.low)} to ${dollars(range.high)} is usual for ${what} on this car in this place`;
  const from = corrected
    ? "set by an administrator"
    : fromShop
      ? "from completed invoices of this shop"
      : whoSays(sources.slice(0, -1).length > 0 ? sources.slice(0, -1) : sources);
  const together = group.lines.length > 1 ? ` ${group.lines.length} lines together come to ${dollars(quoted)}.` : "";
  const said = {
    usual: "A usual price:",
    low: `${dollars(range.low - quoted)} below what is usual; something may be left out:`,
    high: `${dollars(quoted - range.high)} above what is usual:`,
    very_high: `Far above what is usual, by ${dollars(quoted - range.high)}:`,
  }[verdict];
  return `${said} ${words} (${from}).${together}`;
}

/** Where the paper parts them, parts and labor each have their own word. */
function partNotes(line: Line, found: Found, group: Group): string[] {
  if (group.lines.length < 2 || found.compare !== "total" || line.total === null) return [];
  if (line.type !== "Labor" || !found.labor || !found.hours) return [];
  const hours =
    line.hours ?? (line.quantity !== null && line.quantity > 0 && line.quantity < 30 ? line.quantity : null);
  if (hours === null || hours <= found.hours.high * 1.3) return [];
  return [
    `${hours} hours are about ${(hours / ((found.hours.low + found.hours.high) / 2)).toFixed(1)} times the usual time for this work.`,
  ];
}

function judgeFee(
  guide: Guide,
  job: Job,
  { car, question, line, rest }: { car: Car; question: Question; line: Line; rest: number },
): Partial<Judgement> {
  const price = priceOf(guide, job, car, { state: question.state, shop: question.shop });
  const times = Math.max(1, Math.round(line.quantity ?? 1));
  const range = feeRange(job, price, times, rest);
  if (!range) return {};
  const sources = price?.sources ?? [];
  const ranged = { range, sources, confidence: "low" as const };
  if (line.total === null || line.total <= 0) return { ...ranged, reason: "There is no price on this line to judge." };
  const verdict = verdictOf(line.total, range);
  const share = isSupplies(job) && rest > 0 ? ` It is ${Math.round((line.total / rest) * 100)}% of the work.` : "";
  const word = {
    usual: "A usual fee",
    low: "Below what is usual",
    high: "Above what is usual",
    very_high: "Far above what is usual",
  }[verdict];
  return {
    ...ranged,
    verdict,
    odds: oddsOf(line.total, range),
    reason: `${word}: ${dollars(range.low)} to ${dollars(range.high)} (${whoSays(sources)}).${share}`,
  };
}
