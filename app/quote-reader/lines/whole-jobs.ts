import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import type { ReadLine } from "#app/quote-reader/reading.ts";

/** Where a paper speaks of labor or hours anywhere, its lines of labor are what it says. */
const OF_LABOR = /\b(?:labou?r|lbr|mano de obra|tech(?:nician)? time|flat rate)\b|\d ?(?:hours?|hrs?|h)\b|\bhrs\b/i;
/** Work that puts something new on the car. */
const BRINGS_A_PART =
  /\b(?:replac\w*|repl|r ?(?:&|\/|and|\+) ?r|remove|install\w*|inst|renew\w*|rebuil[dt]\w*|overhaul|change[ds]?|new|kit|service[ds]?|job)\b/i;
/** Words that lines of different work share. */
const OF_ANY = new Set(
  "front rear left right both side sides upper lower with without kit assembly assy new replace replaced replacement install installed service remove removal set pair quality premium complete each".split(
    " ",
  ),
);

/** One such word alone does not make a part that of a job: a serpentine belt is none of the timing belt's. */
const OF_MANY = new Set(
  "belt pump filter fluid hose sensor gasket seal motor bearing cover tank line cable switch module valve brake oil system engine".split(
    " ",
  ),
);

/**
 * A job at one price is no labor alone: "Alternator replacement 785.00" among parts of other work, on a paper that nowhere speaks of labor or
 * hours and prints no part of that job, is a service.
 */
export function withWholeJobs(items: ReadLine[], rows: Row[]): ReadLine[] {
  if (!items.some(({ type }) => type === "Labor") || rows.some((row) => OF_LABOR.test(rowText(row)))) return items;
  const parts = items.filter(({ type }) => type === "Part").map(({ description }) => new Set(wordsOf(description)));
  return items.map((item) => (isWholeJob(item, parts) ? { ...item, type: "Service" } : item));
}

function isWholeJob({ type, quantity, description }: ReadLine, parts: Set<string>[]): boolean {
  if (type !== "Labor" || (quantity !== null && quantity !== 1) || !BRINGS_A_PART.test(description)) return false;
  const own = wordsOf(description);
  return !parts.some((part) => {
    const shared = new Set(own.filter((word) => part.has(word)));
    return shared.size > 1 || [...shared].some((word) => !OF_MANY.has(word));
  });
}

/** Without the ends that plurals and forms of a word differ in. */
function wordsOf(description: string): string[] {
  const words = description.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return words.filter((word) => !OF_ANY.has(word)).map((word) => word.replace(/s$/, "").slice(0, 7));
}
