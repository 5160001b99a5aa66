import { z } from "zod";
import { formatDate, formatMoney } from "#app/platform/format.ts";

/** More than a bank reads. */
const MOST_WORDS = 5_000;

export const AnswerDispute = z.object({
  words: z
    .string({ error: "Say what the bank should know" })
    .trim()
    .min(1, "Say what the bank should know")
    .max(MOST_WORDS, `At most ${MOST_WORDS} characters`),
});

export type AnswerDispute = z.output<typeof AnswerDispute>;

/** An open dispute as the screens have it. */
export type OpenDispute = {
  paymentId: string;
  /** Integer cents. */
  amount: number;
  dueAt: Date | null;
  answeredAt: Date | null;
  simulated: boolean;
};

/** Whether the bank takes evidence still. */
export function mayAnswer({ dueAt, answeredAt }: Pick<OpenDispute, "dueAt" | "answeredAt">, now = new Date()): boolean {
  return answeredAt === null && (dueAt === null || dueAt > now);
}

/** What staff read of an open dispute, and whether it can be answered still. */
export function disputeSaid(dispute: OpenDispute): { open: boolean; words: string } {
  const { amount, dueAt, answeredAt } = dispute;
  const open = mayAnswer(dispute);
  if (answeredAt) return { open, words: `The evidence was sent on ${formatDate(answeredAt)}. The bank decides.` };
  const until = dueAt ? ` by ${formatDate(dueAt)}` : "";
  if (!open) return { open, words: `Nobody answered${until}: ${formatMoney(amount)} stays with the customer's bank.` };
  return { open, words: `The customer's bank holds ${formatMoney(amount)}. Answer it${until}.` };
}
