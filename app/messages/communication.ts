import { z } from "zod";
import { MOST_OF_A_MESSAGE, MOST_OF_A_TEXT, tooLong } from "#app/messages/message-length.ts";
import { blankIsNone } from "#app/platform/form-values.ts";

const WHOM = "Please select a recipient and enter a message";
const WHAT = "Please enter a message";

/** A form sends the end of a line as two characters, and it is one. */
const wordsUpTo = (most: number) =>
  z
    .string({ error: WHAT })
    .overwrite((words) => words.replaceAll("\r\n", "\n"))
    .trim()
    .min(1, WHAT)
    .max(most, { error: ({ input }) => tooLong(String(input), most) ?? undefined });

/** The words of a message, however it leaves. */
export const MessageWords = wordsUpTo(MOST_OF_A_MESSAGE);

/** The words of a text that leaves as it is written. */
export const TextWords = wordsUpTo(MOST_OF_A_TEXT);

/** Names one press of Send, and the message itself: sent twice, it is one. */
export const sentOnce = z.preprocess((value) => value || undefined, z.guid().optional());

/** The New Message dialog and POST /api/communications. Channel, direction and time are the server's. */
export const NewMessage = z.object({
  senderUserId: z.guid().optional(),
  receiverUserId: z.guid(WHOM),
  repairRequestId: z.preprocess(blankIsNone, z.guid().optional()),
  messageBody: MessageWords,
  key: sentOnce.describe("Becomes the id of the message: the same key twice is one message."),
  channel: z.literal("web").optional(),
  direction: z.literal("outbound").optional(),
  sentAt: z.string().max(40).optional().describe("Not used: a message is sent when it arrives."),
});
export type NewMessage = z.output<typeof NewMessage>;

/** What is said of a message that its form refused, by its fields. */
export function saidOfMessage(faults: Record<string, string[] | null> | null | undefined) {
  if (faults?.receiverUserId) return { title: "Missing Information", description: WHOM };
  const description = faults?.messageBody?.[0] ?? Object.values(faults ?? {}).flat()[0] ?? WHAT;
  return { title: description === WHAT ? "Missing Information" : "Failed to send message", description };
}
