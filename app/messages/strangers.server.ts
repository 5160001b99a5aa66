import { withoutKeys } from "#app/access/keys-in-words.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { type AttachmentRow, attachmentsSql } from "#app/messages/attachments/expect.server.ts";
import { CallResult } from "#app/messages/calls/caller.ts";
import { callTroubleOf } from "#app/messages/delivery.ts";
import { db, jsonOf, Prisma } from "#app/platform/db.server.ts";

const SHOWN = 50;

/**
 * For admins: the newest texts from phones that no user has, and the newest calls of the voice assistant, most of them with people who
 * have no request yet. Nobody else gets any.
 */
export async function listStrangers(viewer: Viewer) {
  if (viewer.user?.role !== "admin") return { texts: [], calls: [] };
  const newestTexts = Prisma.sql`
    SELECT "id", "messageBody", "sentAt", ${attachmentsSql(Prisma.sql`"Communication"."id"`)} AS "attachments" FROM "Communication"
    WHERE "senderUserId" IS NULL AND "channel" = 'sms' AND "direction" = 'inbound' ORDER BY "sentAt" DESC, "id" DESC LIMIT ${SHOWN}`;
  const newestCalls = Prisma.sql`
    SELECT "id", "kind", "status", "phoneNumber", "userName", "plan", "result", "error", "createdAt" FROM "CallRequest"
    WHERE "kind" = 'ai' ORDER BY "createdAt" DESC, "id" DESC LIMIT ${SHOWN}`;
  const [row] = await db.$queryRaw<{ texts: StrangersText[]; calls: AssistantCall[] }[]>`
    SELECT ${jsonOf(newestTexts)} AS "texts", ${jsonOf(newestCalls)} AS "calls"`;
  return {
    texts: (row?.texts ?? []).map((text) => ({
      ...text,
      messageBody: withoutKeys(text.messageBody),
      sentAt: new Date(text.sentAt),
    })),
    calls: (row?.calls ?? []).map(({ result, error, ...call }) => ({
      ...call,
      result: CallResult.parse(result),
      createdAt: new Date(call.createdAt),
      trouble: callTroubleOf({ status: call.status, error }),
    })),
  };
}

type StrangersText = { id: string; messageBody: string; sentAt: string; attachments: AttachmentRow[] };

type AssistantCall = {
  id: string;
  kind: string;
  status: string;
  phoneNumber: string;
  userName: string;
  plan: string;
  result: unknown;
  error: string | null;
  createdAt: string;
};
