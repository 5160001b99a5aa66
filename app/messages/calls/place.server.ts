import type { CallState } from "#app/messages/calls/caller.ts";
import { caller } from "#app/messages/calls/calls.server.ts";
import { silence } from "#app/messages/do-not-contact.server.ts";
import { requireOpen } from "#app/messages/gate.server.ts";
import { tellAdminsOnceIn } from "#app/messages/operators.server.ts";
import { callTroubleWords } from "#app/messages/refusal-words.ts";
import { noteRefusal } from "#app/messages/refusals.server.ts";
import { db } from "#app/platform/db.server.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { log } from "#app/platform/log.server.ts";
import { ProviderFault } from "#app/platform/provider-fault.ts";
import { Refusal } from "#app/platform/refusal.ts";

/** Seconds after which an unfinished call is asked about, in case the provider's own message is lost. */
const ASK_AFTER = 15 * 60;

/**
 * Has the voice assistant call, once: a try that follows an unanswered one first asks whether the call was placed.
 * Errors: ProviderFault that passes, for the queue to try again.
 */
export async function placeCall({ callRequestId }: { callRequestId: string }): Promise<void> {
  const call = await db.callRequest.findUnique({ where: { id: callRequestId } });
  if (call?.status !== "queued" || call.kind !== "ai") return;
  const stopped = await stoppedBy(call);
  if (stopped) return giveUp(call, stopped);
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
    await noteRefusal(error);
    const code = error.code || "no answer";
    if (!error.passing) return giveUp(call, code);
    await db.callRequest.updateMany({ where: { id: callRequestId, status: "queued" }, data: { error: code } });
    throw error;
  }
}

/** What the gate says: since the call was asked for its owner may have replied STOP. */
async function stoppedBy({ phoneNumber }: { phoneNumber: string }): Promise<string | null> {
  try {
    await requireOpen("call", phoneNumber);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.status === 409 ? "opted out" : "number";
  }
}

/** The end of a call that is not made. What the provider refused is told to the admins; the calls' list says why. */
async function giveUp(call: { id: string }, error: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.callRequest.updateMany({
      where: { id: call.id, status: "queued" },
      data: { status: "failed", error, completedAt: new Date() },
    });
    if (count === 0 || error === "opted out" || error === "number") return;
    await tellAdminsOnceIn(tx, `calls:${error}`, {
      title: "A call of the assistant was refused",
      body: `${callTroubleWords(error)} The calls' list says which, and how many more.`,
      href: "/dashboard/communications",
    });
  });
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

/**
 * Notes how a call ended; the second word about it changes nothing. Whoever said in it that they had not asked for the call is
 * put on the do-not-contact list.
 */
export async function recordCallState(providerCallId: string, state: CallState): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.callRequest.updateMany({
      where: { providerCallId, status: "placed" },
      data: { ...outcome(state), ...(state.declined ? { error: "declined" } : {}) },
    });
    if (count === 0 || !state.declined) return;
    const { id, phoneNumber } = await tx.callRequest.findUniqueOrThrow({
      where: { providerCallId },
      select: { id: true, phoneNumber: true },
    });
    await silence(tx, phoneNumber, { words: "Said in the call: I did not ask for this.", source: `call ${id}` });
  });
}

function outcome({ status, result }: CallState) {
  return {
    status,
    ...(result ? { result } : {}),
    ...(status === "placed" ? {} : { completedAt: new Date() }),
  };
}
