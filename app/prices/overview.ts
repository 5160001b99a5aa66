import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { Judged, Judgement, Question } from "#app/prices/judgement.ts";
import { impossibleSaid, sentenceOf } from "#app/prices/summary.ts";
import { componentOf, pictureOf, type Work, worksOf } from "#app/prices/works.ts";

/** What stands on the paper beside its lines. */
export type Beside = Pick<Question, "off" | "deposits" | "sums">;

/** The whole quote: its sentence and the figures that stand beside it are of the same works. */
export function overviewOf(
  lines: Line[],
  judgements: Judgement[],
  beside: Beside = {},
): Pick<Judged, "summary" | "picture"> {
  const works = worksOf(lines, judgements);
  const picture = pictureOf(
    works,
    lines.reduce((sum, { total }) => sum + (total ?? 0), 0),
    beside,
  );
  // What is asked twice for one thing is told as one sum.
  const dear = new Map<string, number>();
  for (const { found, above } of works) {
    const name = toldAs(found, lines);
    if (above > 0) dear.set(name, (dear.get(name) ?? 0) + above);
  }
  const cheap = works.filter(({ band, found }) => band !== null && found.verdict === "low").length;
  const summary = sentenceOf(picture, { dear: [...dear].map(([name, by]) => ({ name, by })), cheap });
  return { picture, summary: `${impossibleSaid(impossibleIn(works))}${withSums(summary, beside.sums)}` };
}

/** What its lines come to is not what the paper asks: that goes before what they are worth. */
function withSums(summary: string, sums: Beside["sums"]): string {
  return sums
    ? `${sums}: ask which is right. ${summary.replace(/^This quote is/, "By its lines alone this quote is")}`
    : summary;
}

function impossibleIn(works: Work[]) {
  const none = works.filter(({ found }) => found.notOnCar);
  return {
    reasons: none.map(({ found }) => found.reason),
    asked: none.reduce((sum, { quoted }) => sum + quoted, 0),
  };
}

function toldAs(found: Judgement, lines: Line[]): string {
  const name = found.works?.join(" and ") ?? componentOf(found);
  return name === null ? (lines[found.lines[0] ?? -1]?.description ?? "rest") : spoken(name);
}

/** "CVT fluid" and "A/C compressor" keep their letters, "Brake pads" are brake pads. */
function spoken(name: string): string {
  return name.replace(/[A-Z][a-z]+/g, (word) => word.toLowerCase());
}
