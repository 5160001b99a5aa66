import { redirect } from "react-router";
import { getViewer, type Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/db.server.ts";
import { throwAsResponse } from "#app/http/page.server.ts";
import { log } from "#app/log.server.ts";
import { messages } from "#app/messages.ts";
import { keepCodes } from "#app/models/access-code.server.ts";
import { type HistoryEntry, listHistory } from "#app/models/history.server.ts";
import { sendCode } from "#app/models/one-time-code.server.ts";
import {
  findNewestRequestId,
  findRepairRequest,
  type RepairRequestView,
} from "#app/models/repair-request/find.server.ts";
import { Refusal } from "#app/refusal.ts";
import { DEMO_ID, demoRequest } from "#app/repair/sample.ts";
import { readDemo } from "#app/routes/repair-status/demo.server.ts";

type Asked = { request: Request; params: { id?: string }; url: URL };

export type Opened = {
  demo: boolean;
  viewer: Viewer | null;
  /** Null when the viewer has no request yet. */
  request: RepairRequestView | null;
  history: HistoryEntry[];
  setCookie: string | null;
};

/**
 * The access gate of the repair status page and of all that lies under it. Whoever is signed in, or holds a user access code,
 * sees what is in their scope; a repair access code gets a one-time code; everybody else is sent to /create-request.
 */
export async function openStatus({ request, params, url }: Asked): Promise<Opened | { refusal: Refusal }> {
  const id = askedId(params, url);
  if (id === DEMO_ID || url.searchParams.get("code") === DEMO_ID) {
    return { demo: true, viewer: null, ...demoRequest(await readDemo(request)), setCookie: null };
  }
  try {
    const viewer = await getViewer(request);
    if (!viewer.user && !viewer.codeUser) return await sendToVerification(viewer);
    const wanted = id ?? (await findNewestRequestId(viewer));
    const setCookie = await keepCodes(viewer, request.headers.get("cookie"));
    if (!wanted) return { demo: false, viewer, request: null, history: [], setCookie };
    const found = await findRepairRequest(viewer, wanted);
    return { demo: false, viewer, request: found, history: await listHistory(db, found.id), setCookie };
  } catch (error) {
    throwAsResponse(error);
  }
}

export function askedId(params: { id?: string }, url: URL): string | null {
  return params.id ?? (url.searchParams.get("repairId") || url.searchParams.get("repairRequestId") || null);
}

/** `verified=true` in the address grants nothing: a code goes to the phone of whoever asked for the repair. */
async function sendToVerification(viewer: Viewer): Promise<{ refusal: Refusal }> {
  if (!viewer.repairCode) throw redirect("/create-request");
  const { code, repairRequestId } = viewer.repairCode;
  const repair = await db.repairRequest.findUnique({
    where: { id: repairRequestId },
    select: { requester: { select: { phone: true, deletedAt: true } } },
  });
  const phone = repair?.requester?.deletedAt ? null : repair?.requester?.phone;
  if (!phone) {
    return { refusal: new Refusal(409, "This repair has no phone number to send a code to. Please sign in instead.") };
  }
  try {
    const sent = await sendCode({ phone, purpose: "repair", repairRequestId, ip: viewer.ip });
    throw redirect(verifyPath(sent, code, repairRequestId));
  } catch (error) {
    if (error instanceof Response) throw error;
    if (!(error instanceof Refusal)) {
      log.error({ err: error }, "sending a code");
      return { refusal: new Refusal(502, messages.sendCode.unexpected) };
    }
    const live = error.status === 429 ? await findLiveAttempt(phone, repairRequestId) : null;
    if (live) throw redirect(verifyPath(live, code, repairRequestId));
    return { refusal: error };
  }
}

/** A reload asks for a second code at once: the first one is good still. */
function findLiveAttempt(phone: string, repairRequestId: string) {
  return db.oneTimeCode
    .findFirst({
      where: {
        phone,
        repairRequestId,
        purpose: "repair",
        usedAt: null,
        expiresAt: { gt: new Date() },
        attempts: { lt: 5 },
      },
      orderBy: { createdAt: "desc" },
      select: { id: true, phone: true },
    })
    .then((attempt) => attempt && { methodId: attempt.id, phone: attempt.phone });
}

function verifyPath(sent: { methodId: string; phone: string }, accessCode: string, repairId: string) {
  const { methodId, phone } = sent;
  return `/verify-otp?${new URLSearchParams({ methodId, phone, redirectTo: "/repair-status", accessCode, repairId })}`;
}

export const NOT_SENT = messages.sendCode.failed;
