import { z } from "zod";
import { wordsField } from "#app/platform/fields/reason.ts";

export const ACTIONS = [
  "replace",
  "repair",
  "flush",
  "clean",
  "inspect",
  "adjust",
  "program",
  "calibrate",
  "machine",
  "rebuild",
] as const;
export const UNITS = ["each", "pair", "axle", "set", "vehicle"] as const;

/** A job added to the guide, or, under the name of one it has, more ways of writing it. One way of writing a line. */
export const AddJob = z.object({
  job: wordsField("Please name the job", { least: 3, most: 100 }),
  component: wordsField("Please name the part", { least: 2, most: 100 }),
  action: z.enum(ACTIONS, { error: "Please say what is done" }),
  unit: z.enum(UNITS, { error: "Please say what one price covers" }),
  aliases: z
    .string({ error: "Please write at least one way that shops put it" })
    .transform((text) => [
      ...new Set(
        text
          .split(/[\n;]/)
          .map((each) => each.trim())
          .filter(Boolean),
      ),
    ])
    .pipe(
      z
        .array(z.string().max(100, "At most 100 characters a line"))
        .min(1, "Please write at least one way that shops put it")
        .max(50, "At most 50 ways of writing"),
    ),
  note: wordsField("Please say why", { least: 3, most: 500 }),
});
export type AddJob = z.output<typeof AddJob>;
