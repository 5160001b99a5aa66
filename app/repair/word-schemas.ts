import { z } from "zod";
import { type ShopWord as Said, WAYS, type Way as WayOfSaying } from "#app/repair/words.ts";

const ways = WAYS.map(({ value }) => value) as [WayOfSaying, ...WayOfSaying[]];

/** By what way somebody said something. */
export const Way = z.enum(ways, { error: "Please choose how it was said" });

/** What a named person at the shop said about a price, as the row keeps it. */
export const ShopWord = z.object({
  person: z.string().min(1),
  way: Way,
  /** When it was said; ISO 8601, UTC. */
  at: z.iso.datetime(),
  /** The last day it holds; yyyy-mm-dd, null where the shop named none. */
  until: z.iso.date().nullable(),
  note: z.string().nullable(),
}) satisfies z.ZodType<Said>;

/** Who else may decide for the customer, by the customer's own word. */
export const Designee = z.object({
  name: z.string({ error: "Name who may decide for you" }).trim().min(1, "Name who may decide for you").max(200),
  contact: z.string().trim().max(200).default("").describe("A number or address to reach them."),
});
