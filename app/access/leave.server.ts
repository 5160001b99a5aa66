import { dropHeldCodes } from "#app/access/codes.server.ts";
import { forgetPhoneProofs } from "#app/access/phone-proof.server.ts";
import { endSession, findVisitorId } from "#app/access/session.server.ts";

/**
 * Signs this browser out: the session ends on the server too, and the links it came with and the phones it proved are forgotten.
 * Returns the Set-Cookie values.
 */
export async function leave(cookieHeader: string | null): Promise<string[]> {
  const { visitorId, setCookie } = await findVisitorId(cookieHeader);
  if (!setCookie) await forgetPhoneProofs(visitorId);
  return Promise.all([endSession(cookieHeader), dropHeldCodes()]);
}
