const SAID: Record<string, string> = {
  Completed: "This repair is completed: no work begins on it.",
  Cancelled: "This repair was cancelled: no work begins on it.",
  Pending_Payment: "This repair is billed: no work begins on it unless your advisor opens it again.",
  Pending_Car_Delivery: "This repair is paid: no work begins on it unless your advisor opens it again.",
};

type Begun = { status: RequestStatus; startedAt: Date | null; workDoneAt: Date | null };

/** Whether nobody waits for the car any more: it was cancelled, or closed after its work was begun. What is only paid has its day to come. */
export function isOver({ status, startedAt, workDoneAt }: Begun): boolean {
  if (status === "Cancelled") return true;
  return whyNotBegun(status) !== null && (startedAt ?? workDoneAt) !== null;
}

/** Why no work begins on a repair in this status, in a sentence; null where it may. */
export function whyNotBegun(status: RequestStatus): string | null {
  return SAID[status] ?? null;
}

import type { RequestStatus } from "#app/repair/repair-request.ts";
