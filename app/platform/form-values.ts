import { z } from "zod";

/** The years that forms, calls and the shop's clock know: those beyond are slips, and some no database can hold. */
const inTheseCenturies = (value: string) => /^(19|20|21)\d\d-/.test(value);

/** A calendar day, as 2026-11-21. */
export const dayField = (error: string) => z.iso.date({ error }).refine(inTheseCenturies, error);

/** A calendar day, or a moment with its offset: a date that no clock of the shop reads. */
export const dueField = (error: string) =>
  z.union([z.iso.date(error), z.iso.datetime({ offset: true, error })], error).refine(inTheseCenturies, error);

export const optionalUuid = z.preprocess((value) => value || undefined, z.uuid().optional());
export const optionalText = z.preprocess(
  (value) => (typeof value === "string" ? value.trim() : value) || undefined,
  z.string().optional(),
);
