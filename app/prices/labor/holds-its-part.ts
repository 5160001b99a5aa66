import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { Whole } from "#app/prices/price/price-of-work.ts";
import { dollars, type Verdict, verdictOf } from "#app/prices/verdict.ts";

/** From so many times the usual rate on, an hour of labor is seldom labor alone. */
const SELDOM = 1.7;

/** Under half an hour a minimum charge or a rounded tenth makes any rate. */
const LEAST_HOURS = 0.5;

/** Words that say that the part is not in the price: it comes on top, or the customer brings it. */
export const WITHOUT_PART =
  /\b(?:labou?r|lbr|install(?:ation)?) only\b|\b(?:cust(?:omer|\.)?|owner|client)(?:'?s)?[ -]*(?:own )?(?:supplied|supplies|provided|provides|furnished|brought|parts?)\b(?! (?:complaint|concern|request|code|video|history|info))|\b(?:supplied|provided|furnished) by (?:the )?(?:cust|owner|client)|\b(?:parts?|pts) (?:by (?:cust|owner)|extra|separate|not incl|on top|sold)|\b(?:plus|\+|no|excl\w*|without|w\/o|your(?: own)?) (?:the )?(?:parts?|pts)\b/i;

type Asked = { lines: Line[]; own: Line[]; quoted: number; verdict: Verdict };

/**
 * "Alternator, 2.3 hours, $655" on a paper without parts may be labor that is far too dear, or labor with its part that costs what is
 * usual. Where the two differ no verdict is given, which is never a better one than the labor's: it is said what must be asked.
 */
export function mayHoldItsPart({ rate, parts, labor, range }: Whole, asked: Asked): string | null {
  const { lines, own, quoted, verdict } = asked;
  const hours = own.reduce((sum, line) => sum + (line.hours ?? Number.NaN), 0);
  if (!rate || !parts || !labor || !range || (verdict !== "high" && verdict !== "very_high")) return null;
  // One hour may be no hour but the work as a whole.
  if (!(hours >= LEAST_HOURS) || hours === 1 || !(quoted / hours > rate.high * SELDOM)) return null;
  if (lines.some(({ type }) => type === "Part") || own.some(({ description }) => WITHOUT_PART.test(description)))
    return null;
  if (verdictOf(quoted, range) === verdict) return null;
  const said = Math.round(hours * 10) / 10;
  return `At ${said} ${said === 1 ? "hour" : "hours"} this is ${dollars(quoted / hours)} an hour, so the part may be in this price: ask whether parts come on top. ${dollars(labor.low)} to ${dollars(labor.high)} is usual for the labor alone, ${dollars(range.low)} to ${dollars(range.high)} with its parts.`;
}

const WITHOUT_LABOR = /\bparts? only\b|\(parts?\)|\b(?:plus|\+|no|excl\w*|without|w\/o) (?:labou?r|install\w*)\b/i;

/** Labor of no work that is less than so much of the least this work's labor costs is not this work's. */
const ENOUGH = 0.4;

/**
 * "Ball joints (2), $412" on a paper whose labor is all of other works may be goods that are far too dear, or the whole work at a usual
 * price. Where the two differ no verdict is given: it is said what must be asked. `openLabor`: what labor of no work comes to; null where there is no labor.
 */
export function mayHoldItsLabor(
  { parts, labor, range }: Whole,
  own: Line[],
  { quoted, verdict, openLabor }: { quoted: number; verdict: Verdict; openLabor: number | null },
): string | null {
  if (!parts || !labor || !range || (verdict !== "high" && verdict !== "very_high")) return null;
  if (openLabor === null || openLabor >= labor.low * ENOUGH) return null;
  if (own.some(({ description }) => WITHOUT_LABOR.test(description)) || verdictOf(quoted, range) === verdict)
    return null;
  return `The quote lists no labor for this, so the labor may be in this price: ask. ${dollars(parts.low)} to ${dollars(parts.high)} is usual for the part alone, ${dollars(range.low)} to ${dollars(range.high)} with its labor.`;
}
