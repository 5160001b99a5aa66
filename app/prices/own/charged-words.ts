import { formatMoney } from "#app/platform/format.ts";
import { ENOUGH_INVOICES } from "#app/prices/own/own-word.ts";

/** What the shop's own paid invoices charged for a job, in words; cents. */
export function chargedWords(prices: number[]): string {
  const sorted = prices.toSorted((a, b) => a - b);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  const half = Math.floor(sorted.length / 2);
  const middle = sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
  const many = sorted.length === 1 ? "1 invoice" : `${sorted.length} invoices`;
  const spread = least === most ? "" : `, ${formatMoney(least)} to ${formatMoney(most)}`;
  const counts =
    sorted.length >= ENOUGH_INVOICES
      ? "It stands before what is published, unless a correction says otherwise."
      : `It counts from ${ENOUGH_INVOICES} invoices on.`;
  return `${many}, median ${formatMoney(Math.round(middle))}${spread}. ${counts}`;
}
