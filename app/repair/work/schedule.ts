import type { z } from "zod";
import { wallTimeField } from "#app/platform/fields/moment-fields.ts";
import { Assign } from "#app/repair/assign/assign.ts";
import { bookableSaid } from "#app/repair/work/bookable.ts";

/** When and where a repair is worked on, and by whom: what the calendar moves. Times are the shop's. */
export const Schedule = Assign.pick({
  technicianId: true,
  bay: true,
  scheduledMinutes: true,
  tell: true,
  anyway: true,
  version: true,
}).extend({
  at: wallTimeField("Please enter a date and a time", bookableSaid),
});
export type Schedule = z.output<typeof Schedule>;
