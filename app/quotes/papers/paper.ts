import { formatDay } from "#app/platform/format.ts";
import type { QuoteReading, ReadAmount } from "#app/quote-reader/reading.ts";

/** What a document is to the repair: the shop's quote, the shop's newer quote, another shop's, the bill at the end. */
export const ROLES = [
  { value: "original", label: "Quote", said: "the shop's quote" },
  { value: "revised", label: "Revised quote", said: "a newer version of the quote" },
  { value: "rival", label: "Another shop's quote", said: "another shop's quote" },
  { value: "final", label: "Final bill", said: "the final bill" },
] as const;
export type Role = (typeof ROLES)[number]["value"];

export const ROLE_VALUES = ROLES.map(({ value }) => value);

export function roleLabel(role: Role): string {
  return ROLES.find(({ value }) => value === role)?.label ?? role;
}

export function roleSaid(role: Role): string {
  return ROLES.find(({ value }) => value === role)?.said ?? role;
}

/** What is printed on a document besides its lines; money in integer cents, null where it is not printed. */
export type Paper = {
  shop: string | null;
  number: string | null;
  /** yyyy-mm-dd, or as it was printed. */
  date: string | null;
  subtotal: number | null;
  tax: number | null;
  discounts: number;
  fees: number | null;
  total: number | null;
};

export function paperOf(reading: QuoteReading): Paper {
  const { header, subtotal, tax, feesSubtotal, total, discounts, sums } = reading;
  // What only equals the sum of the lines is called nothing on the paper.
  const isCalled = !sums || sums.some(({ kind, amount }) => kind === "subtotal" && amount === subtotal);
  return {
    shop: header.shop,
    number: header.documentNumber,
    date: header.date,
    subtotal: isCalled ? subtotal : null,
    tax,
    discounts: sumOf(discounts),
    fees: feesSubtotal,
    total,
  };
}

function sumOf(amounts: readonly Pick<ReadAmount, "amount">[]) {
  return amounts.reduce((total, { amount }) => total + amount, 0);
}

/** The rows of "Printed on the quote", in the order of a paper; what is not printed is left out. */
export function printedRows(paper: Paper): { label: string; text?: string; cents?: number }[] {
  const { shop, number, date, subtotal, discounts, fees, tax, total } = paper;
  return [
    ...(shop ? [{ label: "Shop", text: shop }] : []),
    ...(number ? [{ label: "Number", text: number }] : []),
    ...(date ? [{ label: "Date", text: printedDay(date) }] : []),
    ...(subtotal === null ? [] : [{ label: "Subtotal", cents: subtotal }]),
    ...(fees ? [{ label: "Shop supplies and fees", cents: fees }] : []),
    ...(discounts > 0 ? [{ label: "Discounts", cents: -discounts }] : []),
    ...(tax === null ? [] : [{ label: "Tax", cents: tax }]),
    ...(total === null ? [] : [{ label: "Total", cents: total }]),
  ];
}

/** A day that was read, in the form of all others; else as it is printed. */
export function printedDay(date: string): string {
  return Number.isNaN(Date.parse(date)) ? date : formatDay(date);
}
