import { z } from "zod";
import { inTheseCenturies } from "#app/platform/day.ts";
import { lineField } from "#app/platform/fields/one-line.ts";
import { toE164, typedPhone } from "#app/platform/format.ts";

/** A calendar day, as 2026-11-21; of what is none nothing further is asked. */
export const dayField = (error: string) =>
  z.iso.date({ error, abort: true }).refine(inTheseCenturies, { error, abort: true });

/** A calendar day, or a moment with its offset. */
export const dayOrMomentField = (error: string) =>
  z.union([z.iso.date(error), z.iso.datetime({ offset: true, error })], error).refine(inTheseCenturies, error);

/** As a form has it where nothing was entered. 0 and false are something, and what a field says of them is its own. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** A blank field is left out; words are trimmed. */
export function blankIsNone(value: unknown): unknown {
  if (isBlank(value)) return undefined;
  return typeof value === "string" ? value.trim() : value;
}

/** A blank field is emptied; words are trimmed. */
export const blankIsNull = (value: unknown): unknown => blankIsNone(value) ?? null;

export const optionalUuid = z.preprocess(blankIsNone, z.uuid().optional());
/** One line of words, or none. */
export const optionalLine = (longest: number) =>
  z.preprocess(blankIsNone, lineField().max(longest, `At most ${longest} characters`).optional());

/** What is wrong with a typed phone; `otherwise` where there are no ten digits. */
export function wrongPhone(value: string, otherwise: string): string | null {
  if (typedPhone(value)) return null;
  return toE164(value) ? "No US area code begins with 0 or 1" : otherwise;
}

/** A phone as a person types it, in E.164. */
export const phoneField = (error: string) =>
  z
    .string({ error })
    .trim()
    .transform((value, context) => {
      const wrong = wrongPhone(value, error);
      if (wrong) context.addIssue({ code: "custom", message: wrong });
      return typedPhone(value) ?? z.NEVER;
    });
