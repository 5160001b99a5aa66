import type { Viewer } from "#app/access/viewer.server.ts";
import { notifyShopSide } from "#app/messages/notification.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { namedTogether } from "#app/repair/lines/entries.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import type { RepairEvent } from "#app/repair/state.ts";

/** The day that the work was done, where who sets the status says that it is, or that there is work again; and where more was approved after it. */
export function workColumns(request: LockedRequest, events: RepairEvent[]) {
  const said = events.flatMap((event) => (event.type === "status_changed" ? (event.work ?? []) : [])).at(-1);
  if (said === "done") return { workDoneAt: request.workDoneAt ?? new Date(), workAgainAt: null };
  if (said === "again") return { workDoneAt: null, workAgainAt: null };
  return approvedSince(request, events).length > 0 ? { workDoneAt: null, workAgainAt: new Date() } : {};
}

/** What is approved of a repair whose work was done is work that nobody has done. */
function approvedSince({ workDoneAt, lineItems }: LockedRequest, events: RepairEvent[]) {
  if (workDoneAt === null) return [];
  const ids = events.flatMap((event) => (event.type === "lines_moved" && event.group === "approved" ? event.ids : []));
  return lineItems.filter(({ id }) => ids.includes(id));
}

/** The record says it, and advisor and technician hear it: otherwise it would be billed and not done. */
export async function tellOfMoreWork(tx: Transaction, viewer: Viewer, request: LockedRequest, events: RepairEvent[]) {
  const lines = approvedSince(request, events);
  if (lines.length === 0) return;
  const summary = `Work again: ${namedTogether(lines)} approved after the work was done`;
  await appendHistory(tx, viewer, { repairRequestId: request.id, kind: "details_changed", summary });
  await notifyShopSide(tx, request, {
    kind: "status_change",
    title: `${vehicleTitle(request.vehicle)}: there is work again`,
    body: `${namedTogether(lines)} was approved after the work was done. Nobody has done it yet.`,
    except: viewer.user?.id,
  });
}
