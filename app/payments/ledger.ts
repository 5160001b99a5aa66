import { z } from "zod";
import { amount, seenAmount } from "#app/platform/fields/amount.ts";
import { reason } from "#app/platform/fields/reason.ts";
import { formatDate, formatDateTime, formatMoney } from "#app/platform/format.ts";
import { namesOf } from "#app/platform/known.ts";
import { toDecimal } from "#app/platform/money.ts";

/** How money comes where no card is charged here. */
export const TAKEN_WAYS = ["cash", "check", "terminal", "other"] as const;
/** How money comes or goes, as the table's CHECK has it. */
export const METHODS = ["card", ...TAKEN_WAYS] as const;
export type Method = (typeof METHODS)[number];

export const METHOD_WORDS: Record<Method, string> = {
  card: "by card",
  cash: "in cash",
  check: "by check",
  terminal: "at the card terminal",
  other: "in another way",
};

const KIND_WORDS = {
  payment: "Paid",
  refund: "Refunded",
  refund_failed: "Refund failed, the money is back",
  taken_back: "Wrong entry taken back:",
  dispute: "Disputed",
  dispute_won: "Dispute won",
  dispute_lost: "Dispute lost",
} as const;
export type EntryKind = keyof typeof KIND_WORDS;
export const ENTRY_KINDS = namesOf<EntryKind>(KIND_WORDS);

/** Names one press of a button: sent twice, it is done once. */
const key = z.guid(
  "key must be a UUID of its own for each movement of money, so that a second try is the same one. On a page: open the form again, please.",
);

/** What stood when a form was opened: it is compared with what stands, where it is said. */
const version = z.string().max(100).optional();

/** The same of a call, by the sum that it saw. */
function seenAs(sum: string) {
  return seenAmount
    .optional()
    .describe(`${sum}, in dollars, as you saw it. Where it is another by now, nothing is done (409).`);
}

export type SeenBooks = { version?: string | undefined; seen?: number | undefined };

export const TakePayment = z.object({
  seen: seenAs("What is due"),
  amount,
  method: z.enum(TAKEN_WAYS, "Choose how it was paid"),
  note: z.string().trim().max(200, "At most 200 characters").default(""),
  key,
});
export type TakePayment = z.output<typeof TakePayment> & SeenBooks;
export const TakePaymentForm = TakePayment.omit({ seen: true }).extend({ version });

export const RefundPayment = z.object({
  /** The entry of the ledger that is given back, or a part of it. */
  entry: z.string().regex(/^\d{1,18}$/, "Choose what is given back"),
  seen: seenAs("What is left of that payment"),
  amount,
  reason,
  key,
});
export type RefundPayment = z.output<typeof RefundPayment> & SeenBooks;
export const RefundForm = RefundPayment.omit({ seen: true }).extend({ version });

/** An entry of the counter that was typed wrong. Its own name makes a second press the same one. */
export const TakeBack = RefundPayment.pick({ entry: true, reason: true });
export type TakeBack = z.output<typeof TakeBack> & SeenBooks;
export const TakeBackForm = z.object({ reason, version });

export const VoidInvoice = z.object({ reason, version });
export type VoidInvoice = z.output<typeof VoidInvoice>;

export const DiscountInvoice = z.object({ amount, reason, key, version });
export type DiscountInvoice = z.output<typeof DiscountInvoice>;

/** A discount that was typed wrong: `discount` names its entry in the record. */
export type TakeDiscountBack = z.output<typeof TakeBackForm> & { discount: string };

export const SendInvoice = z.object({ key });
export type SendInvoice = z.output<typeof SendInvoice>;

/** An entry as the screens have it; money in integer cents, positive when it came in. */
export type LedgerEntry = {
  id: string;
  kind: EntryKind;
  amount: number;
  method: Method;
  reason: string | null;
  takenByName: string | null;
  occurredAt: Date;
  /** What of a payment can still be given back. */
  refundable: number;
  /** The card's payment that it is of. */
  paymentId: string | null;
};

/** What somebody typed at the counter, and nothing went back of it since. */
export function mayTakeBack({ kind, paymentId, amount: cents, refundable }: LedgerEntry): boolean {
  return kind === "payment" && paymentId === null && refundable === cents;
}

type Movement = Pick<LedgerEntry, "kind" | "amount" | "method" | "occurredAt" | "paymentId">;
type CardPayment = { id: string; cardBrand: string | null; cardLast4: string | null; provider: string };

/** "by card (visa ending in 4242)"; `note`: "by check (No. 112)". */
function wayOf({ method, paymentId }: Movement, payments: readonly CardPayment[], note: string | null = null) {
  const card = payments.find(({ id }) => id === paymentId);
  const number = card?.cardLast4 ? `${card.cardBrand} ending in ${card.cardLast4}` : null;
  const which = [number, card?.provider === "simulated" ? "simulated" : null, note].filter(Boolean).join(", ");
  return `${METHOD_WORDS[method]}${which ? ` (${which})` : ""}`;
}

/** "Paid $100.00 by card (visa ending in 4242) on November 23, 2026": one movement, as every page and paper says it. */
export function movementInWords(entry: Movement, payments: readonly CardPayment[]): string {
  const { kind, amount: cents, occurredAt } = entry;
  return `${KIND_WORDS[kind]} ${formatMoney(Math.abs(cents))} ${wayOf(entry, payments)} on ${formatDate(occurredAt)}`;
}

/** The same as the customer reads it: why money went back is theirs to know. */
export function movementToCustomer(entry: Movement & { reason: string | null }, payments: readonly CardPayment[]) {
  const why = entry.kind === "refund" && entry.reason ? `: ${entry.reason}` : "";
  return `${movementInWords(entry, payments)}${why}`;
}

/** The payments that can be given back, each with all that tells it from another, and with what is left of it. */
export function refundChoices(entries: readonly LedgerEntry[], payments: readonly CardPayment[]) {
  return entries.map((entry, index) => {
    const which = entries.length > 1 ? `${index + 1} of ${entries.length}: ` : "";
    const paid = `${wayOf(entry, payments, entry.reason)} on ${formatDateTime(entry.occurredAt)}`;
    const who = entry.takenByName ? `, taken by ${entry.takenByName}` : "";
    return {
      value: entry.id,
      label: `${which}${formatMoney(entry.refundable)} left, paid ${paid}${who}`,
      left: toDecimal(entry.refundable),
    };
  });
}

/** With another payment chosen: what was proposed goes with it, what a person typed stays. */
export function amountFor(choices: readonly { value: string; left: string }[], chosen: string, typed: string): string {
  const proposed = typed === "" || choices.some(({ left }) => left === typed);
  return (proposed && choices.find(({ value }) => value === chosen)?.left) || typed;
}
