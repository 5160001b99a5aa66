import { z } from "zod";
import { REQUEST_STATUSES } from "#app/models/repair-request.ts";

export const Urgency = z.enum(["urgent", "normal", "flexible"]);
export const ContactPreference = z.enum(["phone", "email", "text"]);
export const optionalUuid = z.preprocess((value) => value || undefined, z.uuid().optional());
export const optionalText = z.preprocess(
  (value) => (typeof value === "string" ? value.trim() : value) || undefined,
  z.string().optional(),
);

export const UpdateStatus = z.object({ status: z.enum(REQUEST_STATUSES), version: z.coerce.number().int().optional() });
