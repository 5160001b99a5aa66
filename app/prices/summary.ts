import type { Line } from "#app/prices/jobs/group.ts";
import type { Judgement } from "#app/prices/judgement.ts";
import { dollars } from "#app/prices/verdict.ts";
import type { Range } from "#app/prices/witness.ts";

/** The share of a quote that is no reason to ask anything. */
const LITTLE = 0.02;

/** One sentence for the whole quote: how much is above the usual, what most of it is, and how much could not be judged. */
export function summaryOf(lines: Line[], judgements: Judgement[]): string {
  const seen = new Set<number>();
  const above: { name: string; by: number }[] = [];
  let [judged, low, ceiling] = [0, 0, 0];
  for (const [at, each] of judgements.entries()) {
    if (seen.has(at) || each.verdict === null || each.quoted === null) continue;
    if (each.compare === "rate") continue;
    for (const line of each.lines) seen.add(line);
    judged += each.quoted;
    const range = rangeOf(each);
    ceiling += range?.high ?? each.quoted;
    if (!range) continue;
    if (each.verdict === "low") low++;
    if (each.verdict === "high" || each.verdict === "very_high")
      above.push({ name: nameOf(each, lines[at]), by: each.quoted - range.high });
  }
  const whole = lines.reduce((sum, { total }) => sum + (total ?? 0), 0);
  if (judged === 0) return "No price on this quote could be judged: no published figure speaks of this work.";
  const open = whole - judged;
  const rest = open > whole * LITTLE ? ` ${dollars(open)} of it could not be judged.` : "";
  if (above.length === 0) {
    const some =
      low > 0 ? `; ${low === 1 ? "one price is" : `${low} prices are`} lower than usual, so ask what is left out` : "";
    return `${rest ? "What could be judged" : "This quote"} is priced as usual${some}.${rest}`;
  }
  const most = above.reduce((one, other) => (other.by > one.by ? other : one));
  const sum = above.reduce((total, { by }) => total + by, 0);
  if (sum <= whole * LITTLE) {
    const what = above.length > 1 ? `${above.length} prices are` : `the ${most.name} is`;
    return `${rest ? "What could be judged" : "This quote"} is priced about as usual; ${what} ${dollars(sum)} above it.${rest}`;
  }
  const mostly = above.length > 1 ? `; ${dollars(most.by)} of it is the ${most.name}` : `, all of it the ${most.name}`;
  // What is dear may be made up for by what is cheap: the picture beside the sentence shows it so.
  const together = judged <= ceiling ? " All together it is still within what is usual." : "";
  return `About ${dollars(sum)} more than usual${mostly}.${together}${rest}`;
}

/** The range of what is compared: the whole work, or its parts or labor alone; a rate is no price of it. */
export function rangeOf({ compare, parts, labor, range }: Judgement): Range | null {
  if (compare === "rate") return null;
  return compare === "parts" ? parts : compare === "labor" ? labor : range;
}

function nameOf({ jobs }: Judgement, line: Line | undefined): string {
  return jobs[0]?.job.component.toLowerCase().replace(/^a\/c/, "A/C") ?? line?.description ?? "rest";
}
