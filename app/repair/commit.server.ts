import { isCustomersSide, type Viewer } from "#app/access/viewer.server.ts";
import { Prisma, type Transaction } from "#app/platform/db.server.ts";
import { toDecimal } from "#app/platform/money.ts";
import { endAsking } from "#app/repair/call-back.server.ts";
import { evolve } from "#app/repair/evolve.ts";
import { toBill } from "#app/repair/invoice.ts";
import { totalsOfRepair } from "#app/repair/line-item.ts";
import { changedColumns, newRowOf, writeAnew, writePositions } from "#app/repair/lines/columns.server.ts";
import { correctionIn } from "#app/repair/lines/corrections.ts";
import { freezeGoAhead, nameCar } from "#app/repair/records/freeze.server.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import { paperColumns, ratesColumn } from "#app/repair/requests/paper-sums.server.ts";
import type { RepairEvent } from "#app/repair/state.ts";
import { taxationOf } from "#app/repair/tax.ts";
import { askOfAdded, askOfPrices } from "#app/repair/tell/ask-together.server.ts";
import { listen } from "#app/repair/tell/listen.server.ts";
import { tellOfTakenOff } from "#app/repair/tell/tell.server.ts";
import { tellOfMoreWork, workColumns } from "#app/repair/work/again.server.ts";
import { timeColumns } from "#app/repair/work/time-asked.server.ts";
import { weighLater } from "#app/repair/work/weigh-later.server.ts";
import { completeRecommended, followUp } from "#app/shop/recommend.server.ts";
import { holdVehicle } from "#app/shop/vehicle.server.ts";

/**
 * Writes what came about: rows, totals, version and history, and tells whoever listens. The caller has locked the request.
 * Returns the request as it stands then; no events, no change.
 */
export async function commit(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  events: RepairEvent[],
): Promise<LockedRequest> {
  if (events.length === 0) return request;
  // Its paper has one name of the car, and its notice the same.
  if (nameCar(request, events)) request.vehicle = await holdVehicle(tx, request.vehicleId);
  const states = [{ ...request, ...workColumns(request, events) }];
  for (const event of events) states.push(evolve(states.at(-1) ?? request, event));
  const after = states.at(-1) ?? request;
  const retyped = events.flatMap((event) => (event.type === "line_retyped" ? [event.id] : []));
  await writeLines(tx, request, after, new Set(retyped));
  await writeRequest(tx, after, { viewer, before: request, events });
  await followUp(tx, request.vehicleId, request.lineItems, after.lineItems);
  if (after.status === "Completed" && request.status !== "Completed") {
    const done = after.lineItems.filter(({ group }) => group === "approved").map(({ description }) => description);
    await completeRecommended(tx, request.vehicleId, done);
  }
  for (const [index, event] of events.entries()) {
    await listen(tx, viewer, event, states[index] ?? request, states[index + 1] ?? after);
  }
  await tellOfMoreWork(tx, viewer, request, events);
  await askOfAdded(tx, viewer, events, states);
  await askOfPrices(tx, viewer, events, states);
  await freezeGoAhead(tx, viewer, request, after, events);
  await tellOfTakenOff(tx, request, after, events);
  await weighLater(tx, request, after);
  const asks = ({ lineItems }: LockedRequest) => lineItems.some(({ group }) => group === "pending");
  if (asks(request) && !asks(after)) await endAsking(tx, request.id);
  return after;
}

type Came = { viewer: Viewer; before: LockedRequest; events: RepairEvent[] };

async function writeRequest(tx: Transaction, after: LockedRequest, { viewer, before, events }: Came) {
  const billed = after.invoice !== null || events.some(({ type }) => type === "invoiced");
  const { originalTotal, currentTotal } = totalsOfRepair(after.lineItems, billed);
  const status = before.status === after.status ? null : after.status;
  const finished = status === "Completed" && isNewlyDone(before, after, events);
  const corrected = correctionIn(before, after, events);
  const unbilled = after.status === "Completed" && !billed && toBill({ ...after, taxation: taxationOf(after) }) > 0;
  await tx.repairRequest.update({
    where: { id: before.id },
    data: {
      originalTotalPrice: toDecimal(originalTotal),
      totalPrice: toDecimal(currentTotal),
      version: { increment: 1 },
      unbilled,
      // Who decides has the link, by whichever way it came.
      ...(isCustomersSide(viewer) ? { linkDue: false } : {}),
      ...(before.paper === after.paper ? {} : paperColumns(after.paper)),
      ...(before.notToExceed === after.notToExceed ? {} : limitColumn(after)),
      ...(before.designee === after.designee ? {} : { designee: after.designee ?? Prisma.DbNull }),
      ...(before.delay === after.delay ? {} : delayColumns(after)),
      ...withdrawal(viewer, events),
      ...ratesColumn(after, events),
      ...workColumns(before, events),
      ...timeColumns(events),
      ...(status ? { status } : {}),
      ...(finished ? { completedDate: new Date() } : {}),
      ...(status === "In Progress" ? { startedAt: new Date() } : {}),
      ...(corrected ? { needsAdvisor: true, needsAdvisorReason: corrected } : {}),
    },
  });
  after.version = before.version + 1;
}

/** Back from its invoice, from Cancelled or from a payment that never came it is no newer work that was finished: its first day stands. */
function isNewlyDone({ completedDate }: LockedRequest, { workDoneAt }: LockedRequest, events: RepairEvent[]) {
  if (events.some(({ type }) => type === "invoice_voided")) return false;
  return completedDate === null || (workDoneAt !== null && workDoneAt > completedDate);
}

/** A go-ahead that was taken back after the work had begun waits until the shop acts on the repair, or the customer approves again. */
function withdrawal(viewer: Viewer, events: RepairEvent[]) {
  const moves = events.filter((event) => event.type === "lines_moved");
  if (moves.some(({ withdrawn }) => withdrawn)) return { withdrawnAt: new Date() };
  const over = (viewer.user !== null && !isCustomersSide(viewer)) || moves.some(({ group }) => group === "approved");
  return over ? { withdrawnAt: null } : {};
}

function limitColumn({ notToExceed: most }: LockedRequest) {
  return { notToExceed: most === null ? null : toDecimal(most) };
}

function delayColumns({ delay }: LockedRequest) {
  return { delayReason: delay?.reason ?? null, delayedUntil: delay?.until ? new Date(delay.until) : null };
}

/** The rows follow from the difference; lines that change alike are one statement. `retyped`: those whose original figures change. */
async function writeLines(tx: Transaction, before: LockedRequest, after: LockedRequest, retyped: Set<string>) {
  const known = new Map(before.lineItems.map((line) => [line.id, line]));
  const kept = new Set(after.lineItems.map(({ id }) => id));
  const gone = before.lineItems.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await tx.repairLineItem.deleteMany({ where: { id: { in: gone } } });
  const alike = new Map<string, { ids: string[]; data: Prisma.RepairLineItemUncheckedUpdateManyInput }>();
  const fresh = after.lineItems.filter(({ id }) => !known.has(id));
  if (fresh.length > 0) {
    await tx.repairLineItem.createMany({
      data: fresh.map((line) => ({ ...newRowOf(line), repairRequestId: before.id })),
    });
    await writePositions(tx, after.lineItems);
  }
  for (const line of after.lineItems) {
    const was = known.get(line.id);
    if (!was) continue;
    if (retyped.has(line.id)) {
      line.version = was.version + 1;
      await writeAnew(tx, line);
      continue;
    }
    const data = changedColumns(was, line);
    const key = JSON.stringify(data);
    if (key === "{}") continue;
    const bucket = alike.get(key);
    if (bucket) bucket.ids.push(line.id);
    else alike.set(key, { ids: [line.id], data });
    line.version = was.version + 1;
  }
  for (const { ids, data } of alike.values()) {
    await tx.repairLineItem.updateMany({ where: { id: { in: ids } }, data: { ...data, version: { increment: 1 } } });
  }
}
