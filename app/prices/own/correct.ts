import { z } from "zod";
import { bareDigits, readTyped } from "#app/platform/fields/typed-number.ts";
import { toCents } from "#app/platform/money.ts";
import { STATES } from "#app/prices/place/states.ts";

/** The tiers of the guide, in words. */
export const TIER_NAMES = {
  economy: "Economy",
  mid: "Mid-market",
  german_lux: "German luxury",
  japanese_lux: "Japanese and American luxury",
  ev: "Electric",
} as const;

const dollars = (missing: string) =>
  z.preprocess(
    (value) => (typeof value === "string" ? bareDigits(value) : value),
    z
      .string({ error: missing })
      // What is no price is not compared either.
      .regex(/^\d{1,7}(\.\d{1,2})?$/, { error: missing, abort: true })
      .transform((value) => toCents(value)),
  );

const hours = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? null : readTyped(value ?? null)),
  z.number("Please enter hours, such as 1.5").min(0).max(200, "At most 200 hours").nullable(),
);

/** A correction of the guide. Dollars come in, cents go out; hours both or none. */
export const CorrectPrice = z
  .object({
    tier: z.preprocess(
      (value) => value || null,
      z.enum(["economy", "mid", "german_lux", "japanese_lux", "ev"]).nullable(),
    ),
    region: z.preprocess(
      (value) => value || null,
      z
        .string()
        .refine((code) => code in STATES, "Please choose a state")
        .nullable(),
    ),
    low: dollars("Please enter the lower price in dollars"),
    high: dollars("Please enter the upper price in dollars"),
    hoursLow: hours,
    hoursHigh: hours,
    note: z
      .string({ error: "Please say where this comes from" })
      .trim()
      .min(3, "Please say where this comes from")
      .max(500, "At most 500 characters"),
    version: z.string().optional(),
  })
  .refine(({ low, high }) => low <= high, {
    path: ["high"],
    message: "The upper price must not be below the lower one",
  })
  .refine(({ hoursLow, hoursHigh }) => (hoursLow === null) === (hoursHigh === null), {
    path: ["hoursHigh"],
    message: "Please enter both hours, or none",
  })
  .refine(({ hoursLow, hoursHigh }) => hoursLow === null || hoursHigh === null || hoursLow <= hoursHigh, {
    path: ["hoursHigh"],
    message: "The upper hours must not be below the lower ones",
  });
export type CorrectPrice = z.output<typeof CorrectPrice>;
