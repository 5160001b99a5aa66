import { z } from "zod";
import { inTheseCenturies } from "#app/platform/day.ts";

/** A calendar day, as 2026-11-21. */
export const dayField = (error: string) => z.iso.date({ error }).refine(inTheseCenturies, error);

/** A calendar day, or a moment with its offset. */
export const dayOrMomentField = (error: string) =>
  z.union([z.iso.date(error), z.iso.datetime({ offset: true, error })], error).refine(inTheseCenturies, error);

export const optionalUuid = z.preprocess((value) => value || undefined, z.uuid().optional());
export const optionalText = z.preprocess(
  (value) => (typeof value === "string" ? value.trim() : value) || undefined,
  z.string().optional(),
);
