import type { Viewer } from "#app/access/viewer.server.ts";
import { notifyShopSide } from "#app/messages/notification.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatDateTime, vehicleTitle } from "#app/platform/format.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import type { RepairEvent } from "#app/repair/state.ts";
import { tellOfAppointment } from "#app/repair/work/tell-appointment.server.ts";

type Said = Extract<RepairEvent, { type: "time_asked" | "time_cancelled" }>;

export function timeColumns(events: RepairEvent[]) {
  const said = events.find((event): event is Said => event.type === "time_asked" || event.type === "time_cancelled");
  if (!said) return {};
  const { at, now } = said;
  if (said.type === "time_asked") return { timeAskedAt: now, timeAsked: said.words };
  return { timeAskedAt: now, timeAsked: null, timeCancelledAt: now, scheduledServiceDate: null, missedAt: at };
}

/** The shop side hears of either; who was to come, and whoever else has the car, that nobody is expected any more. */
export async function tellOfTime(tx: Transaction, viewer: Viewer, request: LockedRequest, said: Said) {
  const [vehicle, when] = [vehicleTitle(request.vehicle), formatDateTime(said.at)];
  const isOff = said.type === "time_cancelled";
  await notifyShopSide(tx, isOff ? request : { ...request, technician: null }, {
    kind: "status_change",
    title: isOff
      ? `${vehicle}: the customer cancelled the appointment`
      : `${vehicle}: the customer asks for another time`,
    body: isOff
      ? `It was on ${when}; that time is free again. Ask whether the repair is still wanted.`
      : `${viewer.name}: “${said.words}” It stands on ${when}.`,
    except: viewer.user?.id,
  });
  if (isOff) await tellOfAppointment(tx, request, null, "customer");
}
