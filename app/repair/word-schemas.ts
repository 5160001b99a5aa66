import { z } from "zod";
import { lineField } from "#app/platform/fields/one-line.ts";
import { blankIsNull, dayField } from "#app/platform/form-values.ts";
import { today } from "#app/platform/today.ts";
import { type Delay as DelaySaid, type ShopWord as Said, SHOP_WAYS, WAYS } from "#app/repair/words.ts";

const ways = WAYS.map(({ value }) => value);

/** By what way somebody said something. */
export const Way = z.enum(ways, { error: "Please choose how it was said" });

/** The last day of what holds or waits from now on: the shop's today, or later. */
export const DayToCome = dayField("Please pick a valid date").refine(
  (day) => day >= today(),
  "Please pick today or a later day",
);

/** What a named person at the shop, or its bill, said about a price, as the row keeps it. */
export const ShopWord = z.object({
  person: z.string().min(1),
  way: z.enum(SHOP_WAYS.map(({ value }) => value)),
  /** When it was said; ISO 8601, UTC. */
  at: z.iso.datetime(),
  /** The last day it holds; yyyy-mm-dd, null where the shop named none. */
  until: z.iso.date().nullable(),
  note: z.string().nullable(),
}) satisfies z.ZodType<Said>;

/** Who else may decide for the customer, by the customer's own word. */
export const Designee = z.object({
  name: lineField("Name who may decide for you").min(1, "Name who may decide for you").max(200),
  contact: lineField().max(200).default("").describe("A number or address to reach them."),
});

/** Why a repair is delayed and until when, in words that go into a sentence to the customer. */
export const Delay = z.object({
  reason: z
    .string({ error: "Please say why: the customer reads it" })
    .trim()
    .max(160, "At most 160 characters")
    .overwrite((typed) => typed.replace(/[.\s]+$/, ""))
    .min(1, "Please say why: the customer reads it"),
  until: z.preprocess(blankIsNull, DayToCome.nullable()),
}) satisfies z.ZodType<DelaySaid>;
