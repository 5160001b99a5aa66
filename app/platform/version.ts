import { z } from "zod";
import { inTheseCenturies } from "#app/platform/day.ts";
import { codeOf } from "#app/platform/known.ts";
import { changedMeanwhile } from "#app/platform/refusal.ts";

/** What a form saw when it was opened: the moment of the last change. Left out, nothing is compared. */
export const Version = z.preprocess(
  (value) => value || undefined,
  z.iso
    .datetime("Please open this form again")
    .refine(inTheseCenturies, "Please open this form again")
    .transform((text) => new Date(text))
    .optional(),
);

/** What a row must still be to be written, for the `where` of its update. */
export function unchangedSince(version: Date | undefined): { updatedAt?: Date } {
  return version ? { updatedAt: version } : {};
}

/** Errors: 409 when the row was changed since the version that was seen. `what` begins the sentence: "This user". */
export async function orChanged<Result>(write: Promise<Result>, what: string): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (codeOf(error) !== "P2025") throw error;
    throw changedMeanwhile(what);
  }
}
