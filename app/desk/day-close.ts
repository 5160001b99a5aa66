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

/** The same kinds as a row and a sentence name them. */
const KIND_WORDS: Record<Method, string> = {
  cash: "Cash",
  check: "Checks",
  terminal: "Card terminal",
  card: "Card company",
  other: "Other",
};

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
  /** The count that was seen to stand, and is replaced all the same. */
  anyway: z.string().max(1000).optional(),
});
export type CloseDay = z.output<typeof CloseDay>;

/** A method's day in the books; cents. */
export type MethodDay = { method: Method; received: number; returned: number; net: number; entries: number };

/** One kind of money of a count beside what the books said of it then; cents. Null is not counted, which agrees with nothing. */
export type CountedKind = { method: Method; counted: number | null; books: number };

/** Counted less booked; null where it was not counted. Short cash and checks too many are two differences, and no agreement. */
export function differenceOf({ counted: cents, books }: CountedKind): number | null {
  return cents === null ? null : cents - books;
}

/** A kind of a count as a row shows it. */
export function kindInWords(kind: CountedKind) {
  const difference = differenceOf(kind);
  return {
    method: kind.method,
    name: KIND_WORDS[kind.method],
    counted: kind.counted === null ? "Not counted" : formatMoney(kind.counted),
    books: formatMoney(kind.books),
    difference: difference === null ? "Not compared" : difference === 0 ? "Agrees" : moreOrLess(difference),
  };
}

/** "Cash: $450.00 counted, $500.00 in the books, $50.00 less": each kind, as the record keeps it. */
export function kindsSaid(kinds: readonly CountedKind[]): string {
  return kinds
    .map((kind) => {
      const { name, counted: count, books, difference } = kindInWords(kind);
      if (kind.counted === null) return `${name}: not counted, ${books} in the books`;
      return `${name}: ${count} counted, ${books} in the books, ${difference.toLowerCase()}`;
    })
    .join("; ");
}

/** What a count says as a whole: its differences kind by kind, and what was not counted. */
export function closeSaid(kinds: readonly CountedKind[]): string {
  const apart = kinds.flatMap((kind) => {
    const difference = differenceOf(kind);
    return difference ? [`${KIND_WORDS[kind.method]}: ${moreOrLess(difference)} than the books say.`] : [];
  });
  const left = kinds.filter((kind) => kind.counted === null);
  if (apart.length === 0) {
    apart.push(left.length === 0 ? "The count agrees with the books." : "What was counted agrees with the books.");
  }
  if (left.length > 0) apart.push(`Not counted: ${left.map(leftSaid).join(", ")}.`);
  return apart.join(" ");
}

function leftSaid({ method, books }: CountedKind) {
  const name = KIND_WORDS[method].toLowerCase();
  return books === 0 ? name : `${name} (${formatMoney(books)} in the books)`;
}

function moreOrLess(difference: number) {
  return `${formatMoney(Math.abs(difference))} ${difference > 0 ? "more" : "less"}`;
}
