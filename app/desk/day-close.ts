import { z } from "zod";
import type { Method } from "#app/payments/ledger.ts";
import { bareDigits } from "#app/platform/fields/typed-number.ts";
import { dayField } from "#app/platform/form-values.ts";
import { formatMoney } from "#app/platform/format.ts";
import { namesOf } from "#app/platform/known.ts";
import { toCents } from "#app/platform/money.ts";

/** What a person can count or read off at the end of a day, in the order of the form. */
export const COUNTED_WORDS: Record<Method, string> = {
  cash: "Cash in the drawer, without the float",
  check: "Checks",
  terminal: "The terminal's day total",
  card: "The card company's day total",
  other: "Other",
};
export const COUNTED = namesOf(COUNTED_WORDS);

/** Dollars as typed, in cents; nothing where it was not counted. */
const counted = z
  .string()
  .transform(bareDigits)
  .refine((text) => text === "" || /^-?\d{1,7}(\.\d{1,2})?$/.test(text), "Enter an amount such as 120.50")
  .transform((text) => (text === "" ? null : toCents(text)))
  .default(null);

export const CloseDay = z.object({
  day: dayField("Please pick a day"),
  cash: counted,
  check: counted,
  terminal: counted,
  card: counted,
  other: counted,
  note: z.string().trim().max(400, "At most 400 characters").default(""),
});
export type CloseDay = z.output<typeof CloseDay>;

/** "$5.00 less was counted than the books say". Cents, counted less booked. */
export function differenceSaid(difference: number): string {
  return `${formatMoney(Math.abs(difference))} ${difference > 0 ? "more" : "less"} was counted than the books say`;
}

/** A method's day in the books; cents. */
export type MethodDay = { method: Method; received: number; returned: number; net: number; entries: number };
