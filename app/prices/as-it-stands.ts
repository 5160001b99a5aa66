import { isCoreDeposit } from "#app/prices/core-deposit.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { Judged, Judgement } from "#app/prices/judgement.ts";
import { type Beside, overviewOf } from "#app/prices/overview.ts";
import { rangeOf } from "#app/prices/summary.ts";
import { type Verdict, verdictOf } from "#app/prices/verdict.ts";

/**
 * The whole quote at the prices that stand by now, beside the ranges that its lines were judged by. `now` in cents, in the order of the lines;
 * where nothing has moved it is what was judged.
 */
export function asItStands(
  judged: Judged,
  lines: Line[],
  now: (number | null)[],
  beside: Beside,
): Pick<Judged, "summary" | "picture"> {
  const { summary, picture } = judged;
  if (lines.every(({ total }, at) => (total ?? 0) === (now[at] ?? 0))) return { summary, picture };
  const asked = lines.map((line, at) => ({ ...line, total: isCoreDeposit(line) ? 0 : (now[at] ?? line.total) }));
  const standing = judged.lines.map((found): Judgement => {
    const quoted = found.lines.reduce((sum, at) => sum + (asked[at]?.total ?? 0), 0);
    return found.quoted === null ? found : { ...found, quoted, verdict: standingVerdict(found, quoted) };
  });
  const stands = overviewOf(asked, standing, beside);
  return { ...stands, picture: stands.picture && { ...stands.picture, moved: true } };
}

/** What a price is beside the range of a judgement once it has moved: what the shop came down to leaves nothing out for that. */
export function standingVerdict(found: Judgement, cents: number): Verdict | null {
  const range = rangeOf(found);
  if (found.verdict === null || !range || cents === found.quoted) return found.verdict;
  const verdict = verdictOf(cents, range);
  return verdict === "low" && found.verdict !== "low" ? "usual" : verdict;
}
