import { z } from "zod";
import { toDollars } from "#app/platform/money.ts";

// A wire schema reads what the model hands out and writes what the client gets, in one declaration.

/** Integer cents become dollars. */
export const dollars = z.int().transform(toDollars).pipe(z.number()).describe("US dollars with two decimals.");

export const moment = z
  .date()
  .transform((date) => date.toISOString())
  .pipe(z.iso.datetime());

export const id = z.guid();

/** A word of a closed list, which the database holds as text. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  const known: unknown = z.enum(words);
  return z
    .string()
    .transform(String)
    .pipe(known as z.ZodType<Words[number], string>);
}

/** The answer to a removal, and to other calls that leave nothing to show. */
export const Done = z.object({ success: z.literal(true) }).meta({ id: "Done" });
export const done: z.input<typeof Done> = { success: true };
