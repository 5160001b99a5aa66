import type { Viewer } from "#app/access/viewer.server.ts";
import { requireBudget, spend } from "#app/messages/budget.server.ts";
import { isDoubtful, requireProof } from "#app/messages/calls/call-proof.server.ts";
import type { RequestCall } from "#app/messages/calls/call-request.ts";
import { wordsShown } from "#app/messages/consent-texts.ts";
import { mustBeSilent } from "#app/messages/do-not-contact.server.ts";
import { requireReachable, SILENT } from "#app/messages/gate.server.ts";
import { recordConsent } from "#app/messages/sms-consent.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { consume, requireLeft } from "#app/platform/limits.server.ts";
import { Refusal } from "#app/platform/refusal.ts";

/**
 * Asks the voice assistant to call a number, and records what its owner agreed to, in the words that were shown: the call and,
 * where ticked, texts. `source` says where the words stood. What looks like a stranger's number is proven by a code first.
 * Errors: 400 the number, or a wrong code; 409 `phone_code_needed` when a code was sent, or after STOP; 429 the limits of a
 * phone and an address; 502 the code could not be sent; 503 the day's budget.
 */
export async function requestCall(viewer: Viewer, input: RequestCall, source: string): Promise<{ id: string }> {
  const { phoneNumber: phone } = input;
  await requireReachable("call", phone);
  await requireBudget("call");
  for (const [limit, key] of limitsOf(viewer, phone)) await requireLeft(limit, key);
  const silent = await mustBeSilent(phone);
  // Without the words that were shown there is no consent that could undo the STOP.
  if (silent && !wordsShown("ai_call", input.callWording)) throw new Refusal(409, SILENT, { field: "phoneNumber" });
  const doubtful = (await isDoubtful(viewer, phone)) || silent;
  const proven = await requireProof(viewer, input, doubtful);
  for (const [limit, key] of limitsOf(viewer, phone)) await consume(limit, key);
  await spend("call");
  return db.$transaction(async (tx) => {
    const call = await tx.callRequest.create({
      data: {
        phoneNumber: phone,
        plan: input.plan,
        timeoutMinutes: input.timeoutMinutes,
        smsOptIn: input.smsOptIn,
        userName: input.callAgentInput.userName,
      },
      select: { id: true },
    });
    await recordConsents(tx, viewer, input, { source, proven });
    await enqueue(tx, "place-call", { callRequestId: call.id });
    return call;
  });
}

function limitsOf(viewer: Viewer, phone: string) {
  const address = viewer.ip ?? "unknown";
  return [
    ["calls_per_phone", phone],
    ["calls_per_phone_day", phone],
    ["calls_per_address", address],
    ["calls_per_address_day", address],
  ] as const;
}

async function recordConsents(
  tx: Transaction,
  viewer: Viewer,
  input: RequestCall,
  how: { source: string; proven: boolean },
) {
  const { ip, userAgent } = viewer;
  const given = { phone: input.phoneNumber, action: "opt_in", ...how, ip, userAgent } as const;
  const toCall = wordsShown("ai_call", input.callWording);
  const toTexts = input.smsOptIn ? wordsShown("sms", input.smsWording) : null;
  if (toCall) await recordConsent(tx, { ...given, kind: "ai_call", textShown: toCall });
  if (toTexts) await recordConsent(tx, { ...given, kind: "sms", textShown: toTexts });
}
