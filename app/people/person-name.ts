import { lineField } from "#app/platform/fields/one-line.ts";
import { splitName } from "#app/platform/format.ts";

/** How long a first or a last name may be, wherever one is typed. */
export const LONGEST_NAME = 100;
/** Both in one field. */
export const LONGEST_WHOLE_NAME = 2 * LONGEST_NAME + 1;

function tooLong(label: string) {
  return `${label} should be at most ${LONGEST_NAME} characters`;
}

/** A first or a last name in its own field; `label` begins its sentences. */
export function partOfName(label: "First name" | "Last name") {
  return lineField(`${label} is required`).min(1, `${label} is required`).max(LONGEST_NAME, tooLong(label));
}

/** Somebody's whole name in one field: what its first word and the rest may be is what they may be in fields of their own. */
export function wholeName(missing: string) {
  return lineField(missing)
    .min(1, missing)
    .superRefine((name, context) => {
      const { firstName, lastName } = splitName(name);
      if (Math.max(firstName.length, lastName.length) <= LONGEST_NAME) return;
      const message = `Name is too long: at most ${LONGEST_NAME} characters for the first name, and ${LONGEST_NAME} for the rest`;
      context.addIssue({ code: "custom", message });
    });
}
