import { z } from "zod";
import { wordsField } from "#app/platform/fields/reason.ts";
import { bareDigits, readTyped } from "#app/platform/fields/typed-number.ts";
import { formatMoney } from "#app/platform/format.ts";
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

/** In cents; the dearest work on a car costs less. */
const MOST = 10_000_000;
/** Between two prices that are further apart nearly every price is fair. */
const WIDEST = 20;

const dollars = (missing: string) =>
  z.preprocess(
    (value) => (typeof value === "string" ? bareDigits(value) : value),
    z
      .string({ error: missing })
      // What is no price is not compared either.
      .regex(/^\d{1,7}(\.\d{1,2})?$/, { error: missing, abort: true })
      .transform((value) => toCents(value))
      .refine((cents) => cents > 0, { error: "The price must be more than $0", abort: true })
      .refine((cents) => cents <= MOST, { error: `The price must be at most ${formatMoney(MOST)}`, abort: true }),
  );

const hours = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? null : readTyped(value ?? null)),
  z
    .number("Please enter hours, such as 1.5")
    .min(0, "Hours must be 0 or more")
    .max(200, "At most 200 hours")
    .nullable(),
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
    note: wordsField("Please say where this comes from", { least: 3, most: 500 }),
    version: z.string().optional(),
  })
  .refine(({ low, high }) => low <= high, {
    path: ["high"],
    message: "The upper price must not be below the lower one",
  })
  .refine(({ low, high }) => high <= low * WIDEST, {
    path: ["high"],
    message: `The upper price must be at most ${WIDEST} times the lower one`,
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
