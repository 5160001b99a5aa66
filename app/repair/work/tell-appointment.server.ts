import { queueAppointment } from "#app/messages/customers/appointment.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import { isOver } from "#app/repair/work/begin.ts";

/** Whether a time is news to the customer: another one than stood there, still to come, of a repair that goes on. */
export function isNewTime(request: LockedRequest, at: Date | null | undefined): at is Date {
  return Boolean(at && at > new Date() && !isOver(request) && request.scheduledServiceDate?.getTime() !== at.getTime());
}

/** Whether a time that is taken away is news to them: it was to come. */
export function isTakenAway(
  { scheduledServiceDate: before, ...request }: LockedRequest,
  at: Date | null | undefined,
): boolean {
  return at === null && before !== null && before > new Date() && !isOver(request);
}

/** Tells them, by whichever door the time was set, or taken away (null), and by whom. Returns whom it reached. */
export function tellOfAppointment(
  tx: Transaction,
  request: LockedRequest,
  at: Date | null,
  by: "shop" | "customer" = "shop",
): Promise<string[]> {
  const { id: repairRequestId, accountId } = request;
  const moment = at ?? request.scheduledServiceDate;
  if (!moment) return Promise.resolve([]);
  return queueAppointment(tx, {
    ...{ repairRequestId, accountId, vehicle: vehicleTitle(request.vehicle) },
    ...{ moment, off: at === null ? by : null },
  });
}
