import { z } from "zod";
import { lineField } from "#app/platform/fields/one-line.ts";

/** Why somebody does what others ask about later. */
export const reason = lineField("Say why").min(1, "Say why").max(200, "At most 200 characters");

/** Words that say something: `missing` where there are none, and how many it takes where they are too few. */
export const wordsField = (missing: string, { least, most }: { least: number; most: number }) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .min(least, `This is too short: at least ${least} characters`)
    .max(most, `At most ${most} characters`);
