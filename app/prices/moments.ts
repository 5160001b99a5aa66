import type { Group, Line } from "#app/prices/jobs/groups/group.ts";

/** What was decided line by line is one work still: by what was known at the last of the decisions, and now while one is open. */
export function momentOf(lines: Line[], group: Group): string | null {
  const moments = group.lines.map((at) => lines[at]?.decidedAt ?? null);
  return moments.every((moment) => moment !== null) ? (moments.toSorted().at(-1) ?? null) : null;
}

/** Judges a work once for each moment that its lines were decided at; null is now. */
export function atEach<Found>(judge: (moment: string | null) => Found): (moment: string | null) => Found {
  const known = new Map<string | null, Found>();
  return (moment) => {
    const found = known.get(moment) ?? judge(moment);
    known.set(moment, found);
    return found;
  };
}
