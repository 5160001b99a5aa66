import { becomes } from "#app/repair/decide/moves.ts";
import { itemsAreLocked, type RequestStatus } from "#app/repair/repair-request.ts";
import type { RepairEvent, RepairState } from "#app/repair/state.ts";

type Work = Pick<RepairState, "technicianId" | "workDoneAt" | "workAgainAt">;

/**
 * Whether the work of a repair that is billed in this status is done: it was said to be, or it was begun and has no technician who says so,
 * and then the bill says it.
 */
export function doneByBill(status: RequestStatus, { technicianId, workDoneAt, workAgainAt }: Work): boolean {
  if (workDoneAt || status === "Completed" || status === "Pending_Car_Delivery") return true;
  return status === "In Progress" && saidByNobodyElse({ technicianId, workDoneAt, workAgainAt });
}

/** There is no technician who would say that the work is done, and nothing was approved after it: then its bill says so. */
export function saidByNobodyElse({ technicianId, workAgainAt }: Work): boolean {
  return technicianId === null && workAgainAt === null;
}

/**
 * All of the bill is paid. The repair is complete where its work is done; otherwise it stands again where it stood, and its work goes on.
 * A car that is being brought back stays so. `before`: where it stood when the invoice was made, by the record; null where that says nothing.
 */
export function paidInFull(state: RepairState, before: RequestStatus | null): RepairEvent[] {
  const { status, workDoneAt } = state;
  if (status === "Pending_Car_Delivery") return [];
  if (status !== "Pending_Payment") return workDoneAt || status === "Cancelled" ? becomes(state, "Completed") : [];
  if (before === null || doneByBill(before, state)) return becomes(state, "Completed");
  return [{ type: "status_changed", to: before, told: "all", reason: "it is paid, and the work is not done yet" }];
}

/** What was paid before its work was done is complete with it. */
export function completed(state: RepairState): RepairEvent[] {
  const isPaid = state.invoice?.status === "Paid" && state.invoice.outstandingBalance === 0;
  return isPaid && !itemsAreLocked(state.status) ? becomes(state, "Completed") : [];
}
