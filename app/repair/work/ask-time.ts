import { z } from "zod";

export const MOST_OF_ASKED_TIME = 500;

const WHEN = "Please say when it suits you";

/** The customer's word about their appointment: when it suits them, or that they cancel it. `at`: the one that they saw. */
export const AskTime = z
  .object({
    words: z.string().trim().max(MOST_OF_ASKED_TIME, `At most ${MOST_OF_ASKED_TIME} characters`).optional(),
    cancel: z.literal("yes").optional(),
    at: z.iso.datetime(),
  })
  .superRefine(({ words, cancel }, context) => {
    if (!cancel && !words) context.addIssue({ code: "custom", path: ["words"], message: WHEN });
  })
  .transform(({ words, cancel, at }) => ({ at, words: cancel ? undefined : words }));
export type AskTime = z.output<typeof AskTime>;
