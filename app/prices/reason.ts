import { wholeDollars } from "#app/platform/money.ts";
import type { Car } from "#app/prices/car/car.ts";
import type { Group, Line } from "#app/prices/jobs/groups/group.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import type { Judgement } from "#app/prices/judgement.ts";
import { dollars, placeInRange, type Verdict, whoSays } from "#app/prices/verdict.ts";
import type { Range, Source } from "#app/prices/witnesses/witness.ts";

/** That the car has not what is sold for it, and what it has instead where a page says so. */
export function missingWords(need: string | null, job: Job, { timing, timingUrl }: Car): string {
  const instead = /^timing-/.test(need ?? "") && timing ? ` Its engine has a timing ${timing}${from(timingUrl)}.` : "";
  return `This car has no ${wordFor(need, job)}: ask what is meant.${instead}`;
}

/** The page that says so, in brackets; screens make a link of it. */
export function from(url: string | null): string {
  return url && /^https?:\/\//.test(url) ? ` (${url})` : "";
}

/** What the car has not, in a word: the part itself where it is one, else what the work is done on. */
function wordFor(need: string | null, { component, action }: Job): string {
  const words: Record<string, string> = {
    diesel: "diesel engine",
    hybrid: "hybrid drive",
    electric: "electric drive",
    "high-voltage": "high-voltage system",
    manual: "clutch",
    "timing-belt": "timing belt",
    "timing-chain": "timing chain",
  };
  const own = words[need ?? ""];
  if (own) return own;
  return action === "replace" && !/^Oil change/.test(component) ? component.toLowerCase() : "combustion engine";
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
  /** Whose labor rates these are: "Austin, Texas, independent". */
  place: string | null;
};

/** A verdict in a sentence: what is usual, who says so, and what the lines come to. */
export function reasonFor(facts: Facts): string {
  const { verdict, quoted, range, compare, sources, group, fromShop, corrected } = facts;
  const what =
    compare === "parts"
      ? "the parts"
      : compare === "labor"
        ? "the labor"
        : group.works
          ? "these works together"
          : "this work";
  const words = `${dollars(range.low)} to ${dollars(range.high)} is usual for ${what} on this car ${isSomewhere(facts.place) ? "in this place" : "in the United States"}`;
  const from = corrected
    ? "set by an administrator"
    : fromShop
      ? "from completed invoices of this shop"
      : whoSays(sources);
  const together = group.lines.length > 1 ? ` ${group.lines.length} lines together come to ${dollars(quoted)}.` : "";
  const said = {
    usual: besideUsual(quoted, range),
    low: `${about(range.low - quoted)} below what is usual; something may be left out:`,
    high: `${about(quoted - range.high)} above what is usual:`,
    very_high: `Far above what is usual, by ${about(quoted - range.high)}:`,
  }[verdict];
  return `${said} ${words} (${from}).${together}`;
}

/** What is usual is known to a dollar at best. */
function about(cents: number): string {
  return dollars(wholeDollars(cents));
}

function isSomewhere(place: string | null): boolean {
  return place !== null && !place.startsWith("United States");
}

/** A price passes for usual a little below its range, too: that is said. */
function besideUsual(quoted: number, range: Range): string {
  const { where, by } = placeInRange(quoted, range);
  return where === "inside" || by < 50 ? "A usual price:" : `About usual, ${about(by)} ${where}:`;
}

/** Where the paper parts them, the hours are held against the book and the rate against the place. */
export function partNotes(line: Line, found: Omit<Judgement, "jobs">, group: Group): string[] {
  if (line.laborWithin)
    return [
      `${dollars((line.total ?? 0) - line.laborWithin)} of it are the parts; the rest, ${dollars(line.laborWithin)}, was taken for labor in the same amount.`,
    ];
  const hours =
    line.hours ?? (line.quantity !== null && line.quantity > 0 && line.quantity < 30 ? line.quantity : null);
  if (line.type !== "Labor" || line.total === null || hours === null) return [];
  return [...longNote(hours, found, group), ...dearNote(line.total / hours, hours, found)];
}

function longNote(hours: number, found: Omit<Judgement, "jobs">, group: Group): string[] {
  if (group.lines.length < 2 || found.compare !== "total" || !found.labor || !found.hours) return [];
  if (hours <= found.hours.high * 1.3) return [];
  return [
    `${hours} hours are about ${(hours / ((found.hours.low + found.hours.high) / 2)).toFixed(1)} times the usual time for this work.`,
  ];
}

/** Rates are known within 6 percent; twice that above them is no chance. One hour may be no hour but the work as a whole. */
const RATE_SLACK = 1.12;

function dearNote(cents: number, hours: number, { rate, rateScope, rateSources }: Omit<Judgement, "jobs">): string[] {
  if (!rate || hours === 1 || cents > 60_000 || cents <= rate.high * RATE_SLACK) return [];
  const page = from(rateSources[0]?.url ?? null);
  return [
    `${dollars(cents)} an hour is above what shops usually charge: ${dollars(rate.low)} to ${dollars(rate.high)}, ${rateScope}${page}.`,
  ];
}
