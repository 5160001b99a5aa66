import type { Line } from "#app/prices/jobs/group.ts";
import type { Judged, Judgement } from "#app/prices/judgement.ts";
import { sentenceOf } from "#app/prices/summary.ts";
import { pictureOf, worksOf } from "#app/prices/works.ts";

/** The whole quote: its sentence and the figures that stand beside it are of the same works. */
export function overviewOf(lines: Line[], judgements: Judgement[]): Pick<Judged, "summary" | "picture"> {
  const works = worksOf(lines, judgements);
  const picture = pictureOf(
    works,
    lines.reduce((sum, { total }) => sum + (total ?? 0), 0),
  );
  const dear = works
    .filter(({ above }) => above > 0)
    .map(({ found, above }) => ({ name: componentOf(found, lines), by: above }));
  const cheap = works.filter(({ band, found }) => band !== null && found.verdict === "low").length;
  return { picture, summary: sentenceOf(picture, { dear, cheap }) };
}

function componentOf({ jobs, works, lines: own }: Judgement, lines: Line[]): string {
  if (works) return works.join(" and ").toLowerCase().replace(/^a\/c/, "A/C");
  const line = lines[own[0] ?? -1];
  return jobs[0]?.job.component.toLowerCase().replace(/^a\/c/, "A/C") ?? line?.description ?? "rest";
}
