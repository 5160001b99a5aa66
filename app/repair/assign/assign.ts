import { z } from "zod";
import { wallTimeField } from "#app/platform/fields/moment-fields.ts";
import { readTyped } from "#app/platform/fields/typed-number.ts";
import { blankIsNone, optionalLine, optionalUuid } from "#app/platform/form-values.ts";
import { bookableSaid } from "#app/repair/work/bookable.ts";

/** Who does the work, where, and when. Times are the shop's. */
export const Assign = z.object({
  advisorId: optionalUuid,
  technicianId: optionalUuid,
  repairProviderId: optionalUuid,
  scheduledServiceDate: z.preprocess(
    blankIsNone,
    wallTimeField("Please enter a date and a time", bookableSaid).optional(),
  ),
  scheduledMinutes: z.preprocess(
    (value) => (value === "" ? undefined : readTyped(value)),
    z
      .number({ error: "Minutes must be a number" })
      .int("Minutes must be a whole number")
      .min(1, "Minutes must be 1 or more")
      .max(10_000, "Minutes must be below 10,000")
      .optional(),
  ),
  bay: optionalLine(40),
  /** Whether the customer is told of a time that is new to them. */
  tell: z.preprocess((value) => value === true || value === "on", z.boolean()),
  /** The conflicts that were seen and are booked all the same. */
  anyway: z.string().max(4000).optional(),
  version: z.coerce.number().int().optional(),
});
export type Assign = z.output<typeof Assign>;
