import type { Prisma } from "#app/platform/db.server.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { BILLED } from "#app/repair/work/needs-technician.server.ts";

/** A time without a length is held for an hour. */
export const USUAL_MINUTES = 60;

/** What every calendar, feed and list of work reads of a scheduled repair. */
export const slotFields = {
  id: true,
  status: true,
  initiatedBy: true,
  scheduledServiceDate: true,
  scheduledMinutes: true,
  bay: true,
  version: true,
  workDoneAt: true,
  completedDate: true,
  closedAt: true,
} satisfies Prisma.RepairRequestSelect;

type Slot = {
  status: RequestStatus;
  scheduledServiceDate: Date | null;
  workDoneAt: Date | null;
  completedDate: Date | null;
  closedAt: Date | null;
};

/** When a repair let its technician and its bay go, whatever was planned; null while it holds them. */
function endedAt({ status, workDoneAt, completedDate, closedAt }: Slot): Date | null {
  if (workDoneAt) return workDoneAt;
  if (closedAt) return completedDate && completedDate < closedAt ? completedDate : closedAt;
  return BILLED.includes(status) ? new Date() : null;
}

/** For how many of its minutes a scheduled repair holds its technician and its bay; 0 where it was over before they came. */
export function heldMinutes(slot: Slot, minutes: number): number {
  const end = endedAt(slot);
  if (!end || !slot.scheduledServiceDate) return minutes;
  return Math.min(minutes, Math.max(0, (end.getTime() - slot.scheduledServiceDate.getTime()) / 60_000));
}
