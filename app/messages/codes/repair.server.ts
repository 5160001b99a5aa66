import { sendCode, stillGood } from "#app/messages/codes/one-time-code.server.ts";
import { db } from "#app/platform/db.server.ts";
import { maskPhone } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";

type Sent = { methodId: string; phone: string; message: string };

/**
 * Sends a one-time code to the phone of whoever asked for a repair; the answer has the phone masked, because whoever holds the
 * link need not know it. Errors: 409 without a phone; as sendCode.
 */
export async function sendRepairCode(repairRequestId: string, ip: string | null): Promise<Sent> {
  const phone = await phoneOf(repairRequestId);
  const sent = await sendCode({ phone, purpose: "repair", repairRequestId, ip });
  return { ...sent, phone: maskPhone(phone) };
}

/** The same for a page: a reload that asks too soon goes on with the code that was sent, which is good still. */
export async function sendRepairCodeOnce(repairRequestId: string, ip: string | null): Promise<Sent> {
  try {
    return await sendRepairCode(repairRequestId, ip);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 429) throw error;
    const live = await db.oneTimeCode.findFirst({
      where: { repairRequestId, purpose: "repair", ...stillGood() },
      orderBy: { createdAt: "desc" },
      select: { id: true, phone: true },
    });
    if (!live || live.phone !== (await phoneOf(repairRequestId))) throw error;
    return { methodId: live.id, phone: maskPhone(live.phone), message: "Verification code sent" };
  }
}

async function phoneOf(repairRequestId: string): Promise<string> {
  const repair = await db.repairRequest.findUnique({
    where: { id: repairRequestId },
    select: { requester: { select: { phone: true, deletedAt: true } } },
  });
  const phone = repair?.requester?.deletedAt ? null : repair?.requester?.phone;
  if (!phone) {
    throw new Refusal(409, "This repair has no phone number to send a code to. Please sign in instead.");
  }
  return phone;
}
