import { z } from "zod";

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
