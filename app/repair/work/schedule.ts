import { z } from "zod";
import { Assign } from "#app/repair/assign.ts";

/** When and where a repair is worked on, and by whom: what the calendar moves. Times are the shop's. */
export const Schedule = Assign.pick({ technicianId: true, bay: true, scheduledMinutes: true, version: true }).extend({
  at: z.iso.datetime({ local: true, error: "Please enter a date and a time" }),
  tell: z.preprocess((value) => value === true || value === "on", z.boolean()),
});
export type Schedule = z.output<typeof Schedule>;
