import { z } from "zod";
import { REQUEST_STATUSES } from "#app/repair/repair-request.ts";

export const Urgency = z.enum(["urgent", "normal", "flexible"]);
export const UpdateStatus = z.object({ status: z.enum(REQUEST_STATUSES), version: z.coerce.number().int().optional() });
