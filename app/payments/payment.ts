import { z } from "zod";
import type { Payment } from "#app/platform/db.server.ts";
import { seenAmount } from "#app/platform/fields/amount.ts";

/** Whether the digits of a card number add up (ISO/IEC 7812, Luhn). */
export function numberAddsUp(number: string): boolean {
  const total = [...number].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return total % 10 === 0;
}

/** Statuses of a payment that is under way, and of one whose money has come in. */
export const LIVE: Payment["status"][] = ["open", "processing"];
export const SETTLED: Payment["status"][] = ["succeeded", "refunded", "disputed"];

export function isSettled(status: Payment["status"]): boolean {
  return SETTLED.includes(status);
}

const INCOMPLETE_NUMBER = "Your card number is incomplete.";

/** A card as it is typed into the simulated card form. Never stored. */
export const CardForm = z
  .object({
    number: z
      .string({ error: INCOMPLETE_NUMBER })
      .transform((value) => value.replace(/[\s-]/g, ""))
      .refine((value) => /^\d{13,19}$/.test(value), INCOMPLETE_NUMBER)
      .refine((value) => !/^\d{13,19}$/.test(value) || numberAddsUp(value), "Your card number is invalid."),
    expiry: z
      .string({ error: "Your card's expiration date is incomplete." })
      .trim()
      .regex(/^(0?[1-9]|1[0-2])\s*\/?\s*(\d{2}|20\d{2})$/, "Your card's expiration date is incomplete."),
    cvc: z
      .string({ error: "Your card's security code is incomplete." })
      .trim()
      .regex(/^\d{3,4}$/, "Your card's security code is incomplete."),
    saveCard: z.preprocess((value) => value === true || value === "on" || value === "true", z.boolean()),
  })
  .transform(({ number, expiry, cvc, saveCard }) => ({ number, ...readExpiry(expiry), cvc, saveCard }))
  .refine(({ expMonth, expYear }) => !isPast(expMonth, expYear), {
    path: ["expiry"],
    message: "Your card's expiration year is in the past.",
  });

export type CardForm = z.output<typeof CardForm>;

function readExpiry(expiry: string) {
  const [, month = "", year = ""] = /^(\d{1,2})\s*\/?\s*(\d{2,4})$/.exec(expiry) ?? [];
  return { expMonth: Number(month), expYear: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** A card is good until the end of its month. */
function isPast(month: number, year: number, now = new Date()) {
  return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

/** A card on file, in the shape of the specification. */
export type SavedCard = {
  id: string;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
};

export type StartedPayment = {
  paymentId: string;
  invoiceId: string;
  clientSecret: string;
  /** Integer cents: the server's outstanding balance. */
  amount: number;
  provider: "simulated" | "stripe";
  /** For the provider's script; null while payments are simulated. */
  publishableKey: string | null;
  /** Lets the provider's form offer the cards on file; null where there is no such form. */
  cardsSecret: string | null;
};

/** What the payer saw, in dollars; the server's own figure is what is charged. */
export const PayInvoice = z.object({
  invoiceId: z.guid("No invoice found for this repair request"),
  amount: seenAmount.optional(),
});
