import type { Judged, Judgement } from "#app/prices/judgement.ts";
import { notesOnAny } from "#app/prices/need.ts";

/** An insurer's estimate: what is usual at a shop says nothing of it, and no work after a crash is a matter of comfort. */
export const INSURER_SAID = "These are an insurer's prices: they are not compared.";

/** What no figure reaches at all keeps what is known of its works: what they are, and whether they can wait. */
export function unpriced(says: string, judgements: Judgement[]): Omit<Judged, "car"> {
  const lines = judgements.map((each) => {
    const notes = each.jobs.filter(({ job }) => job.kind === "job").flatMap(({ job }) => notesOnAny(job));
    return { ...each, reason: says, notes: [...new Set(notes)] };
  });
  return { summary: says, picture: null, lines };
}

/** Of an insurer's lines nothing is said, not even what they are. */
export function ofInsurer(judgements: Judgement[]): Omit<Judged, "car"> {
  return unpriced(
    INSURER_SAID,
    judgements.map((each) => ({ ...each, jobs: [] })),
  );
}
