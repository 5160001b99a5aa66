import { isUuid } from "#app/access/viewer.server.ts";
import { sendCode } from "#app/messages/codes/one-time-code.server.ts";
import { db } from "#app/platform/db.server.ts";

/**
 * A new code for the same phone and purpose as an earlier attempt; an attempt nobody knows is a new sign-in.
 * Errors: as sendCode.
 */
export async function resendCode(earlier: { methodId: string; phone: string; ip: string | null; visitorId?: string }) {
  const attempt = isUuid(earlier.methodId)
    ? await db.oneTimeCode.findUnique({
        where: { id: earlier.methodId },
        select: { purpose: true, repairRequestId: true, phone: true },
      })
    : null;
  return sendCode({
    phone: attempt?.phone ?? earlier.phone,
    purpose: attempt?.purpose ?? "sign_in",
    ...(attempt?.repairRequestId ? { repairRequestId: attempt.repairRequestId } : {}),
    ip: earlier.ip,
    visitorId: earlier.visitorId,
  });
}
