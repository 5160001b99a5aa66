import type { Viewer } from "#app/access/viewer.server.ts";
import { shareSpent } from "#app/messages/budget.server.ts";
import { sendCode, verifyCode } from "#app/messages/codes/one-time-code.server.ts";
import { db } from "#app/platform/db.server.ts";
import { networkOf } from "#app/platform/http/client-address.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { firstOfDay } from "#app/shop/day-count.server.ts";

export const CODE_NEEDED = "To make sure that this is your phone, we sent it a code. Enter it to be called.";

/**
 * Whether a call to this phone may be somebody else's idea: it is not the first phone of the day from this browser or this
 * network, or more than half of the day's calls are used.
 */
export async function isDoubtful(viewer: Viewer, phone: string): Promise<boolean> {
  const sources = [`first-phone:network:${networkOf(viewer.ip ?? "unknown")}`];
  if (!viewer.visitorSetCookie) sources.push(`first-phone:browser:${viewer.visitorId}`);
  let first = true;
  for (const source of sources) first = (await firstOfDay(source, phone)) === phone && first;
  return !first || (await shareSpent("call")) > 0.5;
}

type Proof = { phoneNumber: string; methodId?: string | undefined; code?: string | undefined };

/**
 * Whether the phone is proven to be the asker's: by the code of an attempt for it, or by the session. In doubt it must be, and
 * a code is sent. Errors: 409 `phone_code_needed` with the methodId; as sendCode and verifyCode.
 */
export async function requireProof(viewer: Viewer, given: Proof, doubtful: boolean): Promise<boolean> {
  const { phoneNumber: phone, methodId, code } = given;
  if (viewer.knownBy === "phone_code" && viewer.user?.phone === phone) return true;
  if (methodId && (await isAttemptFor(methodId, phone))) {
    if (!code) throw new Refusal(400, "Please enter the code that we sent to this phone.", asked(methodId));
    await verifyCode({ methodId, phone, code }).catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal(error.status, error.message, asked(methodId)) : error;
    });
    return true;
  }
  if (!doubtful) return false;
  const sent = await sendCode({ phone, purpose: "call", ip: viewer.ip });
  throw new Refusal(409, CODE_NEEDED, asked(sent.methodId));
}

function asked(methodId: string) {
  return { field: "code", coded: { code: "phone_code_needed", methodId } };
}

/** A number that was changed after its code was sent is asked for anew. */
async function isAttemptFor(methodId: string, phone: string) {
  const attempt = await db.oneTimeCode.findUnique({ where: { id: methodId }, select: { phone: true, purpose: true } });
  return attempt?.phone === phone && attempt.purpose === "call";
}
