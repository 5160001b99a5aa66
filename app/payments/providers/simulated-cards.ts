import type { Card } from "#app/payments/providers/payment-service.ts";

export type CardEntry = { number: string; expMonth: number; expYear: number; cvc: string };

/** Numbers that are refused on purpose, with what a bank would say. All others that add up are approved. */
const REFUSED: Record<string, string> = {
  "4000000000000002": "Your card was declined.",
  "4000000000009995": "Your card has insufficient funds.",
  "4000000000000069": "Your card has expired.",
  "4000000000000127": "Your card's security code is incorrect.",
};

/** Whoever pays with it disputes the payment at once, as with the card company's own test cards. */
export function disputesLater(number: string): boolean {
  return number === "4000000000000259";
}

/** Stands in for the card company: no money moves. Returns the card as it may be shown, or why it was declined. */
export function chargeSimulatedCard(entry: CardEntry): { card: Card } | { declined: string } {
  const declined = REFUSED[entry.number];
  if (declined) return { declined };
  const { number, expMonth, expYear } = entry;
  return { card: { brand: brandOf(number), last4: number.slice(-4), expMonth, expYear } };
}

/** The names that card companies use. */
export function brandOf(number: string): string {
  if (number.startsWith("4")) return "visa";
  if (/^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/.test(number)) return "mastercard";
  if (/^3[47]/.test(number)) return "amex";
  if (/^6(011|4[4-9]|5)/.test(number)) return "discover";
  return "unknown";
}
