import { z } from "zod";
import { reason } from "#app/platform/fields/reason.ts";
import { bareDigits } from "#app/platform/fields/typed-number.ts";
import { formatDate, formatMoney } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";

/** How money comes where no card is charged here. */
export const TAKEN_WAYS = ["cash", "check", "terminal", "other"] as const;
export type TakenWay = (typeof TAKEN_WAYS)[number];

export const METHOD_WORDS: Record<string, string> = {
  card: "by card",
  cash: "in cash",
  check: "by check",
  terminal: "at the card terminal",
  other: "in another way",
};

const KIND_WORDS: Record<string, string> = {
  payment: "Paid",
  refund: "Refunded",
  refund_failed: "Refund failed, the money is back",
  dispute: "Disputed",
  dispute_won: "Dispute won",
  dispute_lost: "Dispute lost",
};

const MOST = 9_999_999.99;

/** Dollars as they are typed or sent; comes out in cents. */
const amount = z
  .union(
    [
      z.number(),
      z
        .string()
        .transform(bareDigits)
        .pipe(z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, "Enter an amount such as 120.50"))
        .transform(Number),
    ],
    "Enter an amount such as 120.50",
  )
  .refine((value) => value > 0 && value <= MOST, "Enter an amount above 0")
  .transform((value) => toCents(value.toFixed(2)));

/** Names one press of a button: sent twice, it is done once. */
const key = z.guid("Open the form again, please.");

export const TakePayment = z.object({
  amount,
  method: z.enum(TAKEN_WAYS, "Choose how it was paid"),
  note: z.string().trim().max(200, "At most 200 characters").default(""),
  key,
});
export type TakePayment = z.output<typeof TakePayment>;

export const RefundPayment = z.object({
  /** The entry of the ledger that is given back, or a part of it. */
  entry: z.string().regex(/^\d{1,18}$/, "Choose what is given back"),
  amount,
  reason,
  key,
});
export type RefundPayment = z.output<typeof RefundPayment>;

export const VoidInvoice = z.object({ reason });

export const DiscountInvoice = z.object({ amount, reason, key });
export type DiscountInvoice = z.output<typeof DiscountInvoice>;

/** An entry as the screens have it; money in integer cents, positive when it came in. */
export type LedgerEntry = {
  id: string;
  kind: string;
  amount: number;
  method: string;
  reason: string | null;
  takenByName: string | null;
  occurredAt: Date;
  /** What of a payment can still be given back. */
  refundable: number;
  /** The card's payment that it is of. */
  paymentId: string | null;
};

type CardPayment = { id: string; cardBrand: string | null; cardLast4: string | null; provider: string };

/** "Paid $100.00 by card (visa ending in 4242) on November 23, 2026": one movement, as every page and paper says it. */
export function movementInWords(entry: LedgerEntry, payments: readonly CardPayment[]): string {
  const { kind, amount, method, paymentId, occurredAt } = entry;
  const card = payments.find(({ id }) => id === paymentId);
  const number = card?.cardLast4 ? `${card.cardBrand} ending in ${card.cardLast4}` : "";
  const which = [number, card?.provider === "simulated" ? "simulated" : ""].filter(Boolean).join(", ");
  const sum = formatMoney(Math.abs(amount));
  return `${KIND_WORDS[kind]} ${sum} ${METHOD_WORDS[method]}${which ? ` (${which})` : ""} on ${formatDate(occurredAt)}`;
}
