/** A line cut into stretches of which each is one job. */

import type { Job } from "#app/prices/jobs/job.ts";
import type { Index, LineKind } from "#app/prices/jobs/job-index.ts";
import { type Hit, look, type Stretch } from "#app/prices/jobs/look.ts";
import { certainty, type Found } from "#app/prices/jobs/settle.ts";
import { ACTIONS, GOES_ALONG } from "#app/prices/jobs/suits.ts";
import { LISTING, neighbors, type Segment } from "#app/prices/jobs/words/words.ts";

/** The best way to cut the line into stretches of which each is one job; `alone` gets what each piece says by itself. */
export function cover(index: Index, segments: Segment[], kind: LineKind, alone: Found[] = []): Found[] {
  type State = { value: number; hits: Hit[] };
  const best: State[] = [{ value: 0, hits: [] }];
  const singly = segments.map((segment, at) => ownWork(index, segments, { segment, at, kind }));
  for (let end = 1; end <= segments.length; end++) {
    let state: State = { value: best[end - 1]?.value ?? 0, hits: best[end - 1]?.hits ?? [] };
    for (let start = Math.max(0, end - 4); start < end; start++) {
      const before = best[start];
      if (!before) continue;
      const range = segments.slice(start, end);
      const hit = look(index, stretchOf(segments, [start, end], { first: before.hits.length === 0, kind }));
      if (!hit) continue;
      // "Clutch, slave cylinder" are two works, though both words together name the second.
      const works = new Set(singly.slice(start, end));
      const several = range.length > 1 && works.size === range.length && !works.has(null);
      if (several && works.has(hit.job) && !(hit.joins && range.length === 2) && range.slice(1).every(isListed))
        continue;
      if (range.length === 1) alone.push({ job: index.jobs[hit.job] as Job, confidence: certainty(hit.score) });
      // A part that comes with another is one article: "inner tie rod w/ boot".
      if (kind === "Part" && range[0]?.comesWith) hit.comesWith = true;
      // "Tie rod & boot": a piece that is named after its part goes with it.
      if (range.length === 1 && range[0]?.joined && range[0].words.every((word) => GOES_ALONG.has(word)))
        hit.comesWith = true;
      // "Windshield with rain sensor bracket".
      if (range.length === 1 && range[0]?.comesWith && GOES_ALONG.has(range[0].words.at(-1) ?? ""))
        hit.comesWith = true;
      const value = before.value + hit.score * Math.max(1, hit.explained) - 0.8 - 0.05 * (end - start - 1);
      if (value > state.value) state = { value, hits: [...before.hits, hit] };
    }
    best.push(state);
  }
  const hits = best.at(-1)?.hits ?? [];
  return hits
    .filter(({ comesWith }, at) => at === 0 || !comesWith)
    .map(({ job, score }) => ({
      job: index.jobs[job] as Job,
      confidence: certainty(score),
    }));
}

function stretchOf(
  segments: Segment[],
  [start, end]: [number, number],
  { first, kind }: Pick<Stretch, "first" | "kind">,
): Stretch {
  const range = segments.slice(start, end);
  return {
    first,
    kind,
    verbs: carried(segments, start),
    words: range.flatMap(({ words }) => words),
    near: range.length === 1 ? neighbors(segments, start, end) : [],
    joined: range.slice(1).some(({ joined }) => joined),
  };
}

/** The work that a piece names by its own words; null where it needs what stands beside it. */
function ownWork(
  index: Index,
  segments: Segment[],
  { segment: { complaint, words }, at, kind }: { segment: Segment; at: number; kind: LineKind },
): number | null {
  // "Fuel injectors, set of 8"
  if (complaint || words.every((word) => ACTIONS.has(word) || (index.weights.get(word) ?? 0) < 0.3)) return null;
  const hit = look(index, stretchOf(segments, [at, at + 1], { first: at === 0, kind }));
  return hit && certainty(hit.score) > 0.9 ? hit.job : null;
}

/** After a comma, a slash, "and": what comes with a thing, or stands in a bracket or after a dash, says more of it. */
function isListed({ comesWith, cue = 0 }: Segment): boolean {
  return !comesWith && LISTING.has(cue);
}

/** What is done stands before the first of several parts and holds for all of them. */
function carried(segments: Segment[], start: number): string[] {
  for (let at = start - 1; at >= 0; at--) {
    const verbs = (segments[at]?.words ?? []).filter((word) => ACTIONS.has(word));
    if (verbs.length > 0) return verbs;
  }
  // "Front diff & t-case service": the service is of both.
  const next = segments[start + 1];
  if (next?.joined && next.words.some((word) => word === "service" || word === "flush")) return ["flush"];
  // "Belt squeal: check and advise" is a check, wherever the words stand.
  const after = segments.slice(start + 1).map(({ words }) => words);
  if (after.flat().some((word) => word === "replace")) return [];
  return after.find((words) => words.includes("advise") || words.includes("check")) ?? [];
}
