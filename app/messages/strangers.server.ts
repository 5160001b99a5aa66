import type { Viewer } from "#app/access/viewer.server.ts";
import { ofMessage } from "#app/messages/attachments/expect.server.ts";
import type { CallState } from "#app/messages/calls/caller.ts";
import { callTroubleOf } from "#app/messages/delivery.ts";
import { db } from "#app/platform/db.server.ts";

const SHOWN = 50;

/** For admins: the newest texts from phones that no user has. Nobody else gets any. */
export async function listStrangersTexts(viewer: Viewer) {
  if (viewer.user?.role !== "admin") return [];
  return db.communication.findMany({
    where: { senderUserId: null, channel: "sms", direction: "inbound" },
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    take: SHOWN,
    select: { id: true, messageBody: true, sentAt: true, attachments: ofMessage },
  });
}

/** For admins: the newest calls of the voice assistant, most of them with people who have no request yet. */
export async function listAssistantCalls(viewer: Viewer) {
  if (viewer.user?.role !== "admin") return [];
  const calls = await db.callRequest.findMany({
    where: { kind: "ai" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: SHOWN,
    select: {
      ...{ id: true, kind: true, status: true, phoneNumber: true, userName: true, plan: true },
      ...{ result: true, error: true, createdAt: true },
    },
  });
  return calls.map(({ result, error, ...call }) => ({
    ...call,
    result: result as CallState["result"],
    trouble: callTroubleOf({ status: call.status, error }),
  }));
}
