import { z } from "zod";

export const optionalUuid = z.preprocess((value) => value || undefined, z.uuid().optional());
export const optionalText = z.preprocess(
  (value) => (typeof value === "string" ? value.trim() : value) || undefined,
  z.string().optional(),
);
