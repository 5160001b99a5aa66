import { may } from "#app/access/permissions.ts";
import { requireRequest } from "#app/access/require-request.server.ts";
import { isUuid, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { CallResult } from "#app/messages/calls/caller.ts";
import { callTroubleOf } from "#app/messages/delivery.ts";
import { silentSql } from "#app/messages/do-not-contact.server.ts";
import { db, jsonOf, Prisma } from "#app/platform/db.server.ts";
import { forbidden, notFound } from "#app/platform/refusal.ts";

const SHOWN = 20;

type Replied = { id: string; action: "opt_in" | "opt_out"; words: string; createdAt: string };

type Call = { id: string; kind: string; status: string; phoneNumber: string; userName: string; plan: string } & {
  repairRequestId: string | null;
  result: unknown;
  error: string | null;
  createdAt: string;
  completedAt: string | null;
};

/**
 * For staff: the calls about a request and the voice assistant's calls with its customer's phone, newest first, and whether that
 * phone replied STOP. The caller has found the request within the viewer's scope.
 */
export async function listCalls(viewer: Viewer, request: { id: string; phone: string | null }) {
  if (!viewer.user || !may(viewer.user.role, "requests.status")) return { calls: [], stopped: false, replies: [] };
  const { id, phone } = request;
  const newest = Prisma.sql`
    SELECT "id", "kind", "status", "phoneNumber", "userName", "plan", "repairRequestId", "result", "error", "createdAt", "completedAt"
    FROM "CallRequest"
    WHERE "repairRequestId" = ${id}::uuid OR ("kind" = 'ai' AND "phoneNumber" = ${phone} AND "repairRequestId" IS NULL)
    ORDER BY "createdAt" DESC, "id" DESC LIMIT ${SHOWN}`;
  // STOP and START are words of the customer that stand in no conversation: what was replied is kept with the consents.
  const replied = Prisma.sql`SELECT "id"::text, "action", "textShown" AS "words", "createdAt" FROM "SmsConsent"
    WHERE "phone" = ${phone} AND "kind" = 'sms' AND "source" = 'reply' ORDER BY "id" DESC LIMIT ${SHOWN}`;
  const [row] = await db.$queryRaw<{ calls: Call[]; replies: Replied[]; stopped: boolean }[]>`
    SELECT ${jsonOf(newest)} AS "calls", ${jsonOf(replied)} AS "replies", ${phone ? silentSql(phone) : Prisma.sql`FALSE`} AS "stopped"`;
  const calls = (row?.calls ?? []).map(({ result, error, createdAt, completedAt, ...call }) => ({
    ...call,
    createdAt: new Date(createdAt),
    completedAt: completedAt === null ? null : new Date(completedAt),
    result: CallResult.parse(result),
    trouble: callTroubleOf({ status: call.status, error }),
  }));
  const replies = (row?.replies ?? []).map((reply) => ({ ...reply, createdAt: new Date(reply.createdAt) }));
  return { calls, stopped: row?.stopped ?? false, replies };
}

/** Staff has called back; a second time changes nothing. Errors: 401, 403, 404 outside the scope. */
export async function markCalledBack(viewer: Viewer, repairRequestId: string, callId: string): Promise<void> {
  requireSignedIn(viewer);
  await requireRequest(viewer, repairRequestId);
  if (!may(viewer.user.role, "requests.status")) throw forbidden();
  const where = { id: callId, repairRequestId, kind: "call_back" };
  if (!isUuid(callId) || !(await db.callRequest.findFirst({ where, select: { id: true } })))
    throw notFound("This call");
  await db.callRequest.updateMany({
    where: { ...where, status: "queued" },
    data: { status: "handled", completedAt: new Date() },
  });
}
