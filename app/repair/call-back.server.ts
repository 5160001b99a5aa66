import type { Viewer } from "#app/access/viewer.server.ts";
import { dropHeld } from "#app/messages/customers/one-moment.server.ts";
import { notifyShopSide } from "#app/messages/notification.server.ts";
import type { Prisma, Transaction } from "#app/platform/db.server.ts";
import { formatPhone, vehicleTitle } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";

const WAITING = { kind: "call_back", status: "queued" };
const HOUR = 3_600_000;

/**
 * Asks a person of the shop to call about a request; nothing is dialled. Asking again within the hour changes nothing.
 * Errors: 404; 409 for a cancelled request; 400 when no phone is known.
 */
export function requestCallBack(viewer: Viewer, repairRequestId: string): Promise<{ phone: string }> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    if (request.status === "Cancelled") throw new Refusal(409, "This repair request was cancelled.");
    const requester = request.requesterId
      ? await tx.user.findUnique({ where: { id: request.requesterId }, select: { phone: true, deletedAt: true } })
      : null;
    const own = viewer.user?.role === "driver" ? viewer.user.phone : null;
    const phone = own ?? (requester?.deletedAt ? null : requester?.phone) ?? viewer.user?.phone ?? null;
    if (!phone) {
      throw new Refusal(400, "We have no phone number for you. Please send your advisor a message.", {
        title: "Call not requested",
      });
    }
    const waiting = await tx.callRequest.findFirst({
      where: { ...WAITING, repairRequestId, createdAt: { gt: new Date(Date.now() - HOUR) } },
      select: { id: true },
    });
    if (waiting) return { phone };
    await tx.callRequest.create({
      data: { kind: "call_back", phoneNumber: phone, userName: viewer.name, repairRequestId },
    });
    // Who calls is who answers for the repair.
    await notifyShopSide(
      tx,
      { ...request, technician: null },
      {
        kind: "call_back",
        title: `Call requested: ${vehicleTitle(request.vehicle)}`,
        body: `${viewer.name} asks for a call at ${formatPhone(phone)}.`,
        except: viewer.user?.id,
      },
    );
    return { phone };
  });
}

/** Nothing waits for the customer's word any more: what they were to be called about is decided, and what was to ask them is not sent. */
export async function endAsking(tx: Transaction, repairRequestId: string): Promise<void> {
  await tx.callRequest.updateMany({
    where: { ...WAITING, repairRequestId, result: { path: ["toDecide"], equals: true } },
    data: { status: "handled", completedAt: new Date() },
  });
  await dropHeld(tx, repairRequestId);
}

/** The call-backs that wait on a request, newest first. */
export const callBackFields = {
  where: WAITING,
  orderBy: { createdAt: "desc" },
  select: { id: true, phoneNumber: true, userName: true, createdAt: true, result: true },
} satisfies Prisma.RepairRequest$callRequestsArgs;
