import type { Asked, Compared } from "#app/prices/compared.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import type { Whole } from "#app/prices/price/price-of-work.ts";
import { verdictOf } from "#app/prices/verdict.ts";

/** "With engine out", "while apart", "no added labor": what else is open is paid for there. */
const OPENED =
  /\bwhile (?:apart|there|in there|open|(?:\w+ ){1,2}(?:off|out|apart|open))\b|(?:\bwith |\bw\/ ?|\()(?:eng(?:ine)?|trans|motor|cover|intake|head|dash)\.? (?:is )?(?:out|off|apart)\b|(?:\bwith |\bw\/ ?)(?:the )?(?:above|eng(?:ine)? work|trans(?:mission)? work|other work)\b|\bno (?:added|addl|additional|extra) labor\b|\boverlap(?:s|ped|ping)?\b/i;
const PAID_BESIDE =
  "This is done while other work has the car open, so part of its labor may be paid there: how little it may cost is not judged.";
const USED_UP =
  "Its labor is on no line of this quote, so it may be used up by other work: how little it may cost is not judged.";
const BY_ITS_EXTENT =
  "How much there is to repair differs from car to car: how little labor it may take is not judged.";

/** Why a price below what is usual is not called low: what is not in it is paid with other work, or is not needed here. */
export function paidBeside({ group, lines, compare, beside }: Asked): string | null {
  if (lines.some(({ description }) => OPENED.test(description))) return PAID_BESIDE;
  const isSealing = group.jobs.every(({ component }) => /gasket|seal\b/i.test(component));
  if (compare === "parts") return isSealing && beside.length > 0 ? USED_UP : null;
  if (compare === "labor" && beside.length > 0 && group.jobs.every(({ job }) => /\brepair\b/i.test(job)))
    return BY_ITS_EXTENT;
  return null;
}

/** What is left of its labor where other work has opened the way: what two works that share it are summed up by. */
const LEFT = 0.45;
const SHARED = "Other work on this quote has the car open already, so part of the labor of this may be paid there.";

/** A work that would be called low beside one that shares its labor: what is usual begins where only the rest of its labor is asked. */
export function withSharedLabor(
  whole: Whole,
  { jobs, beside, quoted, compare }: { jobs: Job[]; beside: Job[]; quoted: number | null; compare: Compared },
): Whole {
  const { parts, labor, range } = whole;
  if (!range || !labor || !quoted || compare === "parts" || !jobs.every((job) => isOpenedBy(beside, job))) return whole;
  if (verdictOf(quoted, compare === "labor" ? labor : range) !== "low") return whole;
  const rest = { low: Math.max(1, Math.floor(LEFT * labor.low)), high: labor.high };
  const all = { low: (parts?.low ?? 0) + rest.low, high: range.high };
  return { ...whole, range: all, labor: rest, notes: [...whole.notes, SHARED] };
}

function isOpenedBy(beside: Job[], { job, includes }: Job): boolean {
  return beside.some(({ overlaps }) => overlaps.includes(job) || includes.some((part) => overlaps.includes(part)));
}
