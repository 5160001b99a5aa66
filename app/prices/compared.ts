import type { Group, Line } from "#app/prices/jobs/groups/group.ts";
import { isSupply } from "#app/prices/jobs/groups/supplies.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { WITHOUT_PART } from "#app/prices/labor/holds-its-part.ts";
import { paidBeside } from "#app/prices/labor/paid-beside.ts";
import { conditionSaid, saysItsCondition } from "#app/prices/part-condition.ts";
import type { Whole } from "#app/prices/price/price-of-work.ts";
import { type Verdict, verdictOf } from "#app/prices/verdict.ts";

export type Compared = "total" | "parts" | "labor";

/** Whether a line's price is of the whole work: a paper that prints one price a line, and of no work its parts and labor apart. */
export function isOfWholeWorks(onePrice: boolean, groups: Group[], lines: Line[]): boolean {
  const has = (group: Group, type: Line["type"]) => group.lines.some((at) => lines[at]?.type === type);
  return onePrice && !groups.some((group) => has(group, "Part") && has(group, "Labor"));
}

/** Which figure lines are held against, by what they charge: labor "included" makes a part no whole job, nor do clips labor. */
export function comparedOf(lines: Line[], ofWholeWorks = false): Compared {
  if (ofWholeWorks && !lines.some(({ description }) => WITHOUT_PART.test(description))) return "total";
  const charged = lines.filter(({ total, type, description }) => {
    const isClips = type === "Part" && isSupply(description, []);
    return (total ?? 0) > 0 && !isClips;
  });
  const own = charged.length > 0 ? charged : lines;
  if (own.every(({ type }) => type === "Part")) return "parts";
  return own.every(({ type }) => type === "Labor") ? "labor" : "total";
}

/** An alignment has no parts, whatever its line is called: its labor is all of it. */
export function ofAll(compared: Compared, { only, parts, labor, range }: Whole): Compared {
  const none = compared === "labor" ? parts : labor;
  return !only && range && none === null ? "total" : compared;
}

export const NO_PART_PUBLISHED =
  "No figure of the part alone is published, and its labor is not on this quote: how little it may cost is not judged.";

/**
 * A part's share of the whole price is low only where what is published of the part itself is not: a seal of $20 to $80 in a job of
 * $1,400. Null where nothing is published of it.
 */
export function ofPartAlone(verdict: Verdict, { part, parts }: Whole, quoted: number): Verdict | null {
  if (verdict !== "low" || !parts) return verdict;
  if (!part) return null;
  const isShareTooHigh = verdictOf(part.middle, parts) === "low";
  return isShareTooHigh && quoted >= part.least ? "usual" : "low";
}

const DRILLED_OUT = /^(?:Exhaust stud|Broken bolt)/;
const BY_THE_HOUR =
  "A bolt that broke off is drilled out by the hour, and no figure of that is published: whether this is too much is not judged.";

/** Why work that is dear, and not far too dear, is not called so: bolts that broke off are drilled out with it. */
function holdsBrokenBolts(verdict: Verdict | null, { about }: Group, times: number): string | null {
  const broken = [...about.values()].flat().some(({ job }) => DRILLED_OUT.test(job));
  return /high/.test(verdict ?? "") && times < FAR_TOO_DEAR && broken ? BY_THE_HOUR : null;
}

/** Times the top of what is usual: a few bolts that are drilled out cost no more than the work itself. */
const FAR_TOO_DEAR = 2;

/** "Reman rack", "bare struts": a part that is not new, or not all of it. */
const LESS = /\bbare\b|\b(?:inserts?|cartridges?)\b/i;
/** Sold rebuilt more often than new, and published so. */
const USUALLY_REBUILT = /^(?:Alternator|Starter motor|Brake caliper|Power steering pump)/;
/** Published of used ones too. */
const OFTEN_USED = /^(?:Engine|Transmission) replacement|^Tire/;
const COSTS_LESS =
  "Published figures are mostly of new and whole parts, and this one is called otherwise: how little it may cost is not judged.";

/** Of the price of a new part the least that one which was used costs. Trade knowledge without a page. */
const USED = 0.4;

/** Why a part below what is usual is not called low: its words say why it costs less. */
function saysWhyLess(verdict: Verdict | null, { group, lines, compare, quoted, whole }: Asked): string | null {
  if (verdict !== "low" || group.jobs.some(({ job }) => USUALLY_REBUILT.test(job))) return null;
  if (compare === "parts")
    return lines.some((line) => saysItsCondition(line) || LESS.test(line.description)) ? COSTS_LESS : null;
  const isUsed = lines.some(({ description }) => conditionSaid(description) === "used");
  if (compare === "labor" || !isUsed || group.jobs.some(({ job }) => OFTEN_USED.test(job))) return null;
  return quoted >= USED * (whole.parts?.low ?? 0) + (whole.labor?.low ?? 0) ? COSTS_LESS : null;
}

/** What is judged, and what other works have labor on the paper. */
export type Asked = { group: Group; lines: Line[]; compare: Compared; quoted: number; whole: Whole; beside: Job[] };

/** Why a price outside its range gets no verdict; `times` the top of it. */
export function leftOpen(verdict: Verdict | null, times: number, asked: Asked): string | null {
  return (
    holdsBrokenBolts(verdict, asked.group, times) ??
    (verdict === "low" ? paidBeside(asked) : null) ??
    saysWhyLess(verdict, asked)
  );
}
