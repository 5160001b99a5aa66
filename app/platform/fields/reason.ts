import { lineField } from "#app/platform/fields/one-line.ts";

/** Why somebody does what others ask about later. */
export const reason = lineField("Say why").min(1, "Say why").max(200, "At most 200 characters");
