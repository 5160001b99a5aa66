import { isRecord } from "#app/platform/known.ts";

/** With a rule over several fields of a form: it is asked although one of them is wrong by itself, so that all that is wrong is said at once. */
export const TOGETHER = { when: ({ value }: { value: unknown }) => isRecord(value) };
