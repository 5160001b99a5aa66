import { z } from "zod";

const MISSING = "Please select a recipient and enter a message";

/** The New Message dialog and POST /api/communications. Channel, direction and time are the server's. */
export const NewMessage = z.object({
  senderUserId: z.guid().optional(),
  receiverUserId: z.guid(MISSING),
  repairRequestId: z.preprocess((value) => value || undefined, z.guid().optional()),
  messageBody: z.string({ error: MISSING }).trim().min(1, MISSING).max(5000, "At most 5000 characters"),
  channel: z.literal("web").optional(),
  direction: z.literal("outbound").optional(),
  sentAt: z.string().max(40).optional().describe("Not used: a message is sent when it arrives."),
});
export type NewMessage = z.output<typeof NewMessage>;
