import { db, type Prisma } from "#app/db.server.ts";
import type { CallState } from "#app/integrations/calls/caller.ts";
import { caller } from "#app/integrations/calls/calls.server.ts";
import { ProviderFault } from "#app/integrations/provider-fault.ts";
import { enqueue } from "#app/jobs/queue.server.ts";
import { log } from "#app/log.server.ts";

/** Seconds after which an unfinished call is asked about, in case the provider's own message is lost. */
const ASK_AFTER = 15 * 60;

/**
 * Has the voice assistant call, once: a try that follows an unanswered one first asks whether the call was placed.
 * Errors: ProviderFault that passes, for the queue to try again.
 */
export async function placeCall({ callRequestId }: { callRequestId: string }): Promise<void> {
  const call = await db.callRequest.findUnique({ where: { id: callRequestId } });
  if (call?.status !== "queued" || call.kind !== "ai") return;
  // Marked before it is tried: a process that dies here leaves a call that may have been placed.
  await db.callRequest.update({ where: { id: callRequestId }, data: { error: call.error ?? "unanswered" } });
  const { phoneNumber: phone, plan, timeoutMinutes, userName } = call;
  try {
    const earlier = call.error ? await caller.findPlacedCall(callRequestId) : null;
    const unknown: CallState = { status: "placed", result: null };
    const placed = earlier
      ? { ...earlier, state: unknown }
      : await caller.placeCall({ callRequestId, phone, plan, timeoutMinutes, userName });
    await recordPlaced(callRequestId, placed.providerCallId, placed.state);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    log.warn({ callRequestId, code: error.code }, "call not placed");
    const status = error.passing ? "queued" : "failed";
    await db.callRequest.updateMany({
      where: { id: callRequestId, status: "queued" },
      data: { status, error: error.code || "no answer" },
    });
    if (error.passing) throw error;
  }
}

async function recordPlaced(callRequestId: string, providerCallId: string, state: CallState) {
  await db.$transaction(async (tx) => {
    await tx.callRequest.updateMany({
      where: { id: callRequestId, status: "queued" },
      data: { provider: caller.name, providerCallId, placedAt: new Date(), error: null, ...outcome(state) },
    });
    if (state.status !== "placed") return;
    const options = { singletonKey: callRequestId, startAfter: ASK_AFTER };
    await enqueue(tx, "fetch-call-result", { callRequestId }, options);
  });
}

/** Asks how a call ended when the provider has not said so. Errors: ProviderFault; "still going on", to ask again later. */
export async function fetchCallResult({ callRequestId }: { callRequestId: string }): Promise<void> {
  const call = await db.callRequest.findUnique({ where: { id: callRequestId } });
  if (call?.status !== "placed" || !call.providerCallId) return;
  const state = await caller.findState(call.providerCallId);
  if (state.status === "placed") throw new Error("The call is still going on.");
  await recordCallState(call.providerCallId, state);
}

/** Notes how a call ended; the second word about it changes nothing. */
export async function recordCallState(providerCallId: string, state: CallState): Promise<void> {
  await db.callRequest.updateMany({ where: { providerCallId, status: "placed" }, data: outcome(state) });
}

function outcome({ status, result }: CallState) {
  return {
    status,
    ...(result ? { result: result as Prisma.InputJsonValue } : {}),
    ...(status === "placed" ? {} : { completedAt: new Date() }),
  };
}
