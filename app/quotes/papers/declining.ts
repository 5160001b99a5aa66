import { formatMoney } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";

/** Storage of a car that is not fetched is no cost of a no. */
const OF_A_NO = /\b(?:declin|refus|not (?:authorized|approved|performed|accepted))/i;
const AMOUNT = /\$ ?(\d[\d,]{0,8}(?:\.\d\d)?)|(?<![\d.,])(\d[\d,]{0,8}\.\d\d)(?!\d)/g;
/** Such an amount is no sum that falls due. */
const NO_SUM =
  /%|\b(?:per|each|an?|every) (?:hour|hr|day)\b|\/ ?(?:hr|hour|day)\b|\b(?:up to|from|minimum|at least)\b/i;

/** What falls due where the work is declined: the papers' own sentences, and their sum in cents where they print one. */
export type Declining = { words: string[]; cents: number | null };

export function decliningOf(quotes: readonly Pick<QuoteReading, "conditions">[]): Declining | null {
  const words = [...new Set(quotes.flatMap(({ conditions = [] }) => conditions))].filter((said) => OF_A_NO.test(said));
  if (words.length === 0) return null;
  const amounts = words.flatMap((said) => [...said.matchAll(AMOUNT)].map(([, signed, bare]) => signed ?? bare ?? ""));
  const [amount, ...more] = amounts;
  const isSum = amount !== undefined && more.length === 0 && !words.some((said) => NO_SUM.test(said));
  return { words, cents: isSum ? toCents(amount.replaceAll(",", "")) : null };
}

/** What a no comes to beside the totals of a repair: null where no quote asks anything, or a line is approved. `due`: all is declined. */
export function costOfNo(
  declining: Declining | null,
  items: readonly { group: string }[],
): { cents: number | null; due: boolean } | null {
  if (!declining || items.length === 0 || items.some(({ group }) => group === "approved")) return null;
  return { cents: declining.cents, due: items.every(({ group }) => group === "declined") };
}

/** The same in a sentence to the customer. */
export function costOfNoSaid({ cents, due }: NonNullable<ReturnType<typeof costOfNo>>, shop: string): string {
  const sum = cents === null ? "money" : formatMoney(cents);
  const when = due ? "You declined every line: the quote asks" : "If you decline every line, the quote asks";
  return `${when} ${sum} for that. It is in no total here: you owe it to ${shop}, if it is due.`;
}
