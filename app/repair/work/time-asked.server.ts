import type { Viewer } from "#app/access/viewer.server.ts";
import { notifyShopSide } from "#app/messages/notification.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatDateTime, vehicleTitle } from "#app/platform/format.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import type { RepairEvent } from "#app/repair/state.ts";
import { tellOfAppointment } from "#app/repair/work/tell-appointment.server.ts";

type Asked = Extract<RepairEvent, { type: "time_asked" }>;

export function timeColumns(events: RepairEvent[]) {
  const asked = events.find((event): event is Asked => event.type === "time_asked");
  if (!asked) return {};
  const { words, at, now } = asked;
  return {
    timeAskedAt: now,
    timeAsked: words,
    ...(words === null ? { scheduledServiceDate: null, missedAt: at } : {}),
  };
}

/** The shop side hears of either; who was to come, and whoever else has the car, that nobody is expected any more. */
export async function tellOfTime(tx: Transaction, viewer: Viewer, request: LockedRequest, { words, at }: Asked) {
  const [vehicle, when] = [vehicleTitle(request.vehicle), formatDateTime(at)];
  const isOff = words === null;
  await notifyShopSide(tx, isOff ? request : { ...request, technician: null }, {
    kind: "status_change",
    title: isOff
      ? `${vehicle}: the customer cancelled the appointment`
      : `${vehicle}: the customer asks for another time`,
    body: isOff ? `It was on ${when}; that time is free again.` : `${viewer.name}: “${words}” It stands on ${when}.`,
    except: viewer.user?.id,
  });
  if (isOff) await tellOfAppointment(tx, request, null);
}
