import { isCustomersSide, type Viewer } from "#app/access/viewer.server.ts";
import { notifyDrivers } from "#app/messages/notification.server.ts";
import { Prisma, type Transaction } from "#app/platform/db.server.ts";
import { formatMoney, vehicleTitle } from "#app/platform/format.ts";
import { toDecimal } from "#app/platform/money.ts";
import { addedBy, askOfAdded, askOfPrices } from "#app/repair/ask-together.server.ts";
import { endAsking } from "#app/repair/call-back.server.ts";
import { evolve } from "#app/repair/evolve.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { readyToPay, toBill } from "#app/repair/invoice.ts";
import { totalsOfRepair } from "#app/repair/line-item.ts";
import { changedColumns, newRowOf, writeAnew, writePositions } from "#app/repair/lines/columns.server.ts";
import { correctionIn } from "#app/repair/lines/corrections.ts";
import { insteadOf } from "#app/repair/lines/entries.ts";
import { dueDay } from "#app/repair/records/due-day.ts";
import { freezeGoAhead, nameCar } from "#app/repair/records/freeze.server.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import { paperColumns, ratesColumn } from "#app/repair/requests/paper-sums.server.ts";
import { entryOf } from "#app/repair/sentences.ts";
import type { InvoiceFigures, RepairEvent } from "#app/repair/state.ts";
import { taxationOf } from "#app/repair/tax.ts";
import { askAgain, askForMore, tellOfStatus, tellOfTakenOff, tellOfVoid, tellShop } from "#app/repair/tell.server.ts";
import { tellOfMoreWork, workColumns } from "#app/repair/work/again.server.ts";
import { tellOfTime, timeColumns } from "#app/repair/work/time-asked.server.ts";
import { weighLater } from "#app/repair/work/weigh-later.server.ts";
import { completeRecommended, followUp } from "#app/shop/recommend.server.ts";
import { readSetting, takeInvoiceNumber } from "#app/shop/settings/settings.server.ts";
import { holdVehicle } from "#app/shop/vehicle.server.ts";

const STOP = " Stop that work, and call the customer about what is done already.";

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

/** The record, the people, the texts: each hears of an event in the same transaction. */
async function listen(
  tx: Transaction,
  viewer: Viewer,
  event: RepairEvent,
  before: LockedRequest,
  after: LockedRequest,
): Promise<void> {
  const entry = entryOf(event, before, after);
  const details =
    event.type === "invoiced" ? { invoiceId: await makeInvoice(tx, viewer, after, event.figures) } : entry.details;
  await appendHistory(tx, viewer, { repairRequestId: before.id, ...entry, ...(details ? { details } : {}) });
  switch (event.type) {
    case "lines_moved":
    case "savings_asked":
      return tellShop(
        tx,
        viewer,
        before,
        `${entry.summary}.${"withdrawn" in event ? STOP : ""} Approved so far: ${formatMoney(entry.totalAfter ?? 0)}.`,
      );
    case "line_edited":
      await askAgain(tx, viewer, before, after, entry.summary);
      return;
    case "lines_replaced":
      if (addedBy(event).length === 0)
        await askAgain(tx, viewer, before, after, entry.summary, insteadOf(event, before));
      return;
    case "line_corrected":
    case "line_added":
    case "line_removed":
    case "sums_corrected":
      if (!correctionIn(before, after, [event])) return;
      return tellShop(tx, viewer, before, `${entry.summary}. Please compare it with the document.`);
    case "agreements_expired":
      return tellShop(tx, viewer, before, `${entry.summary}. Please ask the shop whether they still hold.`);
    case "status_changed":
      if (event.above) return askForMore(tx, viewer, before, event.above);
      if (event.told === "all") return;
      return tellOfStatus(tx, viewer, before, after, { customer: !event.told });
    case "invoice_voided":
      return tellOfVoid(tx, viewer, before, event.id);
    case "time_asked":
    case "time_cancelled":
      return tellOfTime(tx, viewer, before, event);
    case "delay_moved":
      return event.told ? undefined : tellOfStatus(tx, viewer, before, after);
    case "delay_said":
      // Before the status itself it is told with that.
      return before.status === "Delayed" ? tellOfStatus(tx, viewer, before, after) : undefined;
  }
}

/** The one invoice of a request, with the shop's next number and days to pay, and the word to who pays it. Returns its id. */
async function makeInvoice(tx: Transaction, viewer: Viewer, request: LockedRequest, figures: InvoiceFigures) {
  const now = new Date();
  const invoice = await tx.invoice.create({
    data: {
      repairRequestId: request.id,
      accountId: request.accountId,
      issuedAt: now,
      number: await takeInvoiceNumber(tx),
      dueAt: dueDay(now, await readSetting("invoiceDueDays", tx)),
      originalTotalPrice: toDecimal(figures.originalTotalPrice),
      subtotal: toDecimal(figures.subtotal),
      paperDiscount: toDecimal(figures.paperDiscount),
      tax: toDecimal(figures.tax),
      taxSource: figures.taxSource,
      paperDiscountSource: figures.paperDiscountSource,
      serviceFee: toDecimal(figures.serviceFee),
      serviceFeePercentage: figures.serviceFeePercentage,
      settlement: figures.settlement,
      status: figures.totalAmount === 0 ? "Paid" : "Unpaid",
      totalAmount: toDecimal(figures.totalAmount),
      outstandingBalance: toDecimal(figures.totalAmount),
    },
    select: { id: true, number: true, status: true },
  });
  request.invoice = { ...invoice, amountPaid: 0, outstandingBalance: figures.totalAmount };
  await notifyDrivers(tx, request, {
    kind: "payment",
    title: `Invoice for ${vehicleTitle(request.vehicle)}`,
    body: readyToPay(figures),
    except: viewer.user?.id,
  });
  return invoice.id;
}
