import { consume } from "#app/access/limits.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { db, type Transaction } from "#app/db.server.ts";
import { enqueue } from "#app/jobs/queue.server.ts";
import type { RequestCall } from "#app/models/call-request.ts";
import { AI_CALL_CONSENT_TEXT, SMS_CONSENT_TEXT } from "#app/models/consent-texts.ts";

/**
 * Asks the voice assistant to call a number, and records what its owner agreed to: the call always, texts where ticked.
 * `source` says where the words stood. Errors: 429 at the fourth call to a number within an hour.
 */
export async function requestCall(viewer: Viewer, input: RequestCall, source: string): Promise<{ id: string }> {
  await consume("calls_per_phone", input.phoneNumber);
  return db.$transaction(async (tx) => {
    const call = await tx.callRequest.create({
      data: {
        phoneNumber: input.phoneNumber,
        plan: input.plan,
        timeoutMinutes: input.timeoutMinutes,
        smsOptIn: input.smsOptIn,
        userName: input.callAgentInput.userName,
      },
      select: { id: true },
    });
    await recordConsents(tx, viewer, input, source);
    await enqueue(tx, "place-call", { callRequestId: call.id });
    return call;
  });
}

function recordConsents(tx: Transaction, viewer: Viewer, input: RequestCall, source: string) {
  const given = { phone: input.phoneNumber, action: "opt_in", source, ip: viewer.ip, userAgent: viewer.userAgent };
  const toCall = { ...given, kind: "ai_call", textShown: AI_CALL_CONSENT_TEXT };
  const toTexts = { ...given, kind: "sms", textShown: SMS_CONSENT_TEXT };
  return tx.smsConsent.createMany({ data: input.smsOptIn ? [toCall, toTexts] : [toCall] });
}
