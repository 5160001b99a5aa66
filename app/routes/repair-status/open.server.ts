import { redirect } from "react-router";
import { getViewer, isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { receiveLink } from "#app/http/link.server.ts";
import { sendRepairCodeOnce } from "#app/messages/codes/repair.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { HistoryEntry } from "#app/repair/history.server.ts";
import { findNewestRequestId, findWithHistory, type RepairRequestView } from "#app/repair/requests/find.server.ts";
import type { Spoken } from "#app/repair/requests/spoken.server.ts";
import { demoRequest } from "#app/repair/sample/sample.ts";
import { DEMO_ID } from "#app/repair/sample/sample-view.ts";
import { LINK_ENDED, SIGNED_OUT, signedOutOf } from "#app/routes/create-request/ended.ts";
import { verifyPath } from "#app/routes/create-request/verify-path.ts";
import { isOpenedByPerson } from "#app/routes/open-link/by-person.ts";
import { readDemo } from "#app/routes/repair-status/demo/demo.server.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

type Asked = { request: Request; params: { id?: string }; url: URL };

export type Opened = {
  demo: boolean;
  viewer: Viewer | null;
  /** Null when the viewer has no request yet. */
  request: RepairRequestView | null;
  history: HistoryEntry[];
  messages: Spoken[];
  setCookie: string | null;
};

/**
 * The access gate of the repair status page and of all that lies under it. Whoever is signed in, or holds a user access code,
 * sees what is in their scope; a repair access code gets a one-time code, once per browser; everybody else is sent to /create-request.
 */
export async function openStatus({ request, params, url }: Asked): Promise<Opened | { refusal: Refusal }> {
  const id = askedId(params, url);
  if (id === DEMO_ID || url.searchParams.get("code") === DEMO_ID) {
    const [events, feePercent] = await Promise.all([readDemo(request), readSetting("feePercent")]);
    return { demo: true, viewer: null, ...demoRequest(events, feePercent), messages: [], setCookie: null };
  }
  const [viewer, arrival] = await Promise.all([getViewer(request), receiveLink({ request, url }, { waits: true })]);
  if (arrival) return await sendToVerification(viewer, arrival.held, { setCookie: arrival.setCookie, url, request });
  if (isSignedOut(viewer))
    return await sendToVerification(viewer, viewer.heldCode, { url, request, end: endOf(params, url) });
  const wanted = id ?? (await findNewestRequestId(viewer));
  if (!wanted) return { demo: false, viewer, request: null, history: [], messages: [], setCookie: null };
  return { demo: false, viewer, ...(await findWithHistory(viewer, wanted)), setCookie: null };
}

/** Nothing that this browser has opens a repair, or not yet. */
export function isSignedOut({ user, codeUser, repairCode }: Viewer): boolean {
  return !user && !codeUser && !repairCode;
}

export function askedId(params: { id?: string }, url: URL): string | null {
  return params.id ?? (url.searchParams.get("repairId") || url.searchParams.get("repairRequestId") || null);
}

/** Where it leads that something is named which does not open: a code that is expired or unknown, or a repair, and nobody is signed in. */
function endOf(params: { id?: string }, url: URL): string | null {
  if (["code", "accessCode", "userCode"].some((name) => url.searchParams.has(name))) return LINK_ENDED;
  const id = askedId(params, url);
  return id && (isUuid(id) ? signedOutOf(id) : SIGNED_OUT);
}

/**
 * `verified=true` in the address grants nothing: a code goes to the phone of whoever asked for the repair. A program that looks at
 * the link texts nobody: it gets a page with a button.
 */
async function sendToVerification(
  viewer: Viewer,
  held: Viewer["heldCode"],
  { url, request, setCookie, end = null }: { url: URL; request: Request; setCookie?: string; end?: string | null },
): Promise<{ refusal: Refusal }> {
  if (!held) throw redirect(end ?? "/create-request");
  const headers = new Headers(setCookie ? { "Set-Cookie": setCookie } : {});
  const redirectTo = leadsTo(url, held.repairRequestId);
  if (!isOpenedByPerson(request))
    throw redirect(`/open-link/code?${new URLSearchParams({ to: redirectTo })}`, { headers });
  try {
    const sent = await sendRepairCodeOnce(held.repairRequestId, viewer.ip);
    throw redirect(verifyPath({ ...sent, redirectTo, repairId: held.repairRequestId }), { headers });
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof Refusal) return { refusal: error };
    logFailure(error, "sending a code");
    return { refusal: new Refusal(502, messages.sendCode.unexpected) };
  }
}

/** The page of this repair that was asked for, such as the payment a text leads to. */
function leadsTo({ pathname }: URL, repairRequestId: string): string {
  const page = `/repair-status/${repairRequestId}/`;
  return pathname.startsWith(page) && pathname !== page ? pathname : "/repair-status";
}

export const NOT_SENT = messages.sendCode.failed;
