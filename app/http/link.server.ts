import { redirect } from "react-router";
import { type Codes, openCodes, readHeldCodes, writeHeldCodes } from "#app/access/codes.server.ts";
import { hasPhoneProof } from "#app/access/phone-proof.server.ts";
import { isInScope } from "#app/access/require-request.server.ts";
import { getViewer, isUuid } from "#app/access/viewer.server.ts";
import { throwAsResponse } from "#app/http/page.server.ts";
import { Refusal } from "#app/platform/refusal.ts";

const NAMES = ["code", "accessCode", "userCode"];

type Arrival = {
  /** What waits for the phone's code, on the page whose link it is. */
  held: { code: string; repairRequestId: string };
  setCookie: string;
};

/**
 * Receives the access codes in the address of a page. They move into a signed cookie and the browser goes on to the address
 * without them, so that they end in no log, history or referrer. What they open:
 * - a code of what the viewer sees anyway opens nothing more;
 * - a repair code, for someone who is not signed in, waits for the phone's code (`waits` hands it to the page at once);
 * - a user code, and any code while somebody else is signed in, is offered on /open-link: a link changes nobody by itself.
 * Null where there is nothing to receive. Errors: 429 as a page.
 */
export async function receiveLink(
  { request, url }: { request: Request; url: URL },
  { waits = false }: { waits?: boolean } = {},
): Promise<Arrival | null> {
  const codes: Codes = {
    accessCode: [url.searchParams.get("code"), url.searchParams.get("accessCode")].find(isUuid) ?? null,
    userAccessCode: [url.searchParams.get("userCode")].find(isUuid) ?? null,
  };
  if (!codes.accessCode && !codes.userAccessCode) return null;
  const viewer = await getViewer(request);
  const { repair, owner } = await openCodes(codes, viewer.ip ?? "unknown").catch((error: unknown) => {
    if (error instanceof Refusal) throwAsResponse(error);
    throw error;
  });
  if (!repair && !owner) return null;
  const cookie = await readHeldCodes(request.headers.get("cookie"));
  const before = { accessCode: cookie.accessCode ?? null, userAccessCode: cookie.userAccessCode ?? null };
  const clean = withoutCodes(url);

  if (viewer.user) {
    if (repair && (await isInScope(viewer, repair.repairRequestId)))
      throw redirect(naming(clean, repair.repairRequestId));
    if (!repair && owner?.accountId === viewer.user.accountId) throw redirect(pathOf(clean));
    throw await offer(clean, before, { accessCode: repair?.code ?? null, userAccessCode: owner?.code ?? null });
  }
  const held = { ...before, ...(repair ? { accessCode: repair.code } : {}) };
  if (owner && owner.code !== before.userAccessCode) {
    throw await offer(clean, held, { userAccessCode: owner.code });
  }
  const setCookie = await writeHeldCodes(held);
  const proven = repair?.phone && (await hasPhoneProof(viewer.visitorId, repair.phone));
  if (waits && repair && !proven) {
    return { held: { code: repair.code, repairRequestId: repair.repairRequestId }, setCookie };
  }
  throw redirect(pathOf(clean), { headers: { "Set-Cookie": setCookie } });
}

async function offer(to: URL, held: Codes, offered: Codes): Promise<Response> {
  return redirect(`/open-link?${new URLSearchParams({ to: pathOf(to) })}`, {
    headers: { "Set-Cookie": await writeHeldCodes({ ...held, offered }) },
  });
}

function withoutCodes(url: URL): URL {
  const clean = new URL(url);
  for (const name of NAMES) clean.searchParams.delete(name);
  return clean;
}

/** The status page without an id shows the newest request: the link's own is named instead. */
function naming(clean: URL, repairRequestId: string): string {
  const url = new URL(clean);
  const named = url.searchParams.has("repairId") || url.searchParams.has("repairRequestId");
  if (url.pathname === "/repair-status" && !named) url.searchParams.set("repairId", repairRequestId);
  return pathOf(url);
}

function pathOf(url: URL) {
  return url.pathname + url.search;
}
