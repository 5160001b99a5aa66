import type { Viewer } from "#app/access/viewer.server.ts";
import { askedSaid } from "#app/messages/customers/asked-said.ts";
import { queueTakenOff } from "#app/messages/customers/taken-off.server.ts";
import { queueAskAgain, queueStatusUpdate, queueVoid } from "#app/messages/customers/tell.server.ts";
import { notifyDrivers, notifyShopSide } from "#app/messages/notification.server.ts";
import { counted } from "#app/platform/counted.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatMoney, statusLabel, vehicleTitle } from "#app/platform/format.ts";
import { fieldIn } from "#app/platform/known.ts";
import { toCents } from "#app/platform/money.ts";
import { authorizedSum } from "#app/repair/authorization.ts";
import { carOfInvoice, carOnInvoice } from "#app/repair/invoice-row.server.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { askedOfLines } from "#app/repair/lines/asked-sums.ts";
import { namedTogether } from "#app/repair/lines/entries.ts";
import { type RequestStatus, stageOf } from "#app/repair/repair-request.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import { aheadOf } from "#app/repair/requests/service-day.ts";
import type { RepairEvent } from "#app/repair/state.ts";
import { taxationOf } from "#app/repair/tax.ts";
import { delaySaid } from "#app/repair/words.ts";

/** A notice for the shop side of a request. */
export async function tellShop(tx: Transaction, viewer: Viewer, request: LockedRequest, body: string) {
  await notifyShopSide(tx, request, {
    kind: "item_decision",
    title: vehicleTitle(request.vehicle),
    body,
    except: viewer.user?.id,
  });
}

/**
 * A line that waits for the customer's word and did not before, a new one among them, asks at once; and one that was asked about
 * at another price asks anew, so that the newest word they have is what stands. Returns whether a message asks.
 */
export async function askAgain(
  tx: Transaction,
  viewer: Viewer,
  before: LockedRequest,
  after: LockedRequest,
  sentence: string,
  instead: ReadonlyMap<string, LineItem> = new Map(),
): Promise<boolean> {
  const was = new Map([...before.lineItems.map((line) => [line.id, line] as const), ...instead]);
  const waiting = after.lineItems.filter(({ group }) => group === "pending");
  const came = waiting.filter(({ id }) => was.get(id)?.group !== "pending");
  const repriced = waiting.filter((line) => !came.includes(line) && was.get(line.id)?.totalPrice !== line.totalPrice);
  const again = repriced.length > 0 && (await wasAsked(tx, before.id)) ? repriced : [];
  const asks = [...came, ...again];
  if (asks.length === 0) return false;
  await notifyDrivers(tx, before, {
    kind: "item_decision",
    title: `${vehicleTitle(before.vehicle)}: please decide`,
    body: `${sentence}. Approve or decline ${asks.length === 1 ? "it" : "them"}.`,
    except: viewer.user?.id,
  });
  const decided =
    again.length > 0 ||
    asks.some(({ id }) => was.get(id)?.group === "approved") ||
    stageOf(before.status) === "Pending_Repair";
  if (!decided) return false;
  const saidOf = (lines: LineItem[]) => {
    const sums = askedOfLines(lines, taxationOf(after));
    return `${namedTogether(lines)}${lines.length === 1 ? ` at ${askedSaid(sums)}` : `, ${askedSaid(sums, " together")}`}`;
  };
  const dearer = asks.find(({ id }) => instead.get(id)?.group === "approved");
  await queueAskAgain(tx, {
    repairRequestId: before.id,
    accountId: before.accountId,
    vehicle: vehicleTitle(before.vehicle),
    what: dearer
      ? `${dearerSaid(dearer, instead)}${asks.length === 1 ? "" : `, and ${counted(asks.length - 1, "more item")}, ${askedSaid(askedOfLines(asks, taxationOf(after)), " together")}`}`
      : saidOf(asks),
    // A dearer line says what was approved: it goes by itself.
    together: dearer ? undefined : saidOf(waiting),
  });
  return true;
}

/** "Front brake rotors, $262.00 now, you approved $210.00": a line that a newer paper has dearer is not new. */
function dearerSaid({ id, description, totalPrice }: LineItem, instead: ReadonlyMap<string, LineItem>): string {
  return `${description}, ${formatMoney(totalPrice)} now, you approved ${formatMoney(instead.get(id)?.totalPrice ?? 0)}`;
}

/** Whether a text or an e-mail has asked for more in this repair. */
async function wasAsked(tx: Transaction, repairRequestId: string): Promise<boolean> {
  const where = { repairRequestId, dedupeKey: { startsWith: "ask:" } };
  return (await tx.outboundMessage.count({ where })) + (await tx.outboundEmail.count({ where })) > 0;
}

/** A repair that comes to more than was authorized, with no line of its own that asks: the customer is asked at once. Cents. */
export async function askForMore(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  above: { sum: number; most: number },
) {
  const vehicle = vehicleTitle(request.vehicle);
  const what = `with tax and fee it comes to ${formatMoney(above.sum)} now, and you authorized ${formatMoney(above.most)}`;
  await notifyDrivers(tx, request, {
    kind: "item_decision",
    title: `${vehicle}: please decide`,
    body: `The repair comes to more: ${what}. Look at it and approve it again, or call us.`,
    except: viewer.user?.id,
  });
  await queueAskAgain(tx, { repairRequestId: request.id, accountId: request.accountId, vehicle, what });
}

/** An invoice that counts no more, to whoever was told of it when it was made. */
export async function tellOfVoid(tx: Transaction, viewer: Viewer, request: LockedRequest, invoiceId: string) {
  const select = { number: true, totalAmount: true, car: true, repairRequest: { select: { vehicle: carOnInvoice } } };
  const invoice = await tx.invoice.findUniqueOrThrow({ where: { id: invoiceId }, select });
  const vehicle = vehicleTitle(carOfInvoice(invoice));
  const total = toCents(invoice.totalAmount);
  await notifyDrivers(tx, request, {
    kind: "payment",
    title: `Invoice ${invoice.number} is void`,
    body: `It was ${formatMoney(total)} for your ${vehicle}.${total > 0 ? " Please do not pay it." : ""}`,
    except: viewer.user?.id,
  });
  await queueVoid(tx, {
    repairRequestId: request.id,
    accountId: request.accountId,
    vehicle,
    invoiceId,
    number: invoice.number,
    sum: total,
  });
}

/** A change of status, to both sides, and as a text to the customer; to the shop alone where they are told otherwise. */
export async function tellOfStatus(
  tx: Transaction,
  viewer: Viewer,
  before: LockedRequest,
  after: LockedRequest,
  { customer = true } = {},
) {
  const { status, delay } = after;
  const said = delay ? delaySaid(delay) : "";
  const vehicle = vehicleTitle(before.vehicle);
  const notice = {
    kind: "status_change" as const,
    title: `${vehicle}: ${statusLabel(status)}`,
    body:
      before.status === status
        ? `${statusLabel(status)}${said}.`
        : `The status changed from ${statusLabel(before.status)} to ${statusLabel(status)}${said}.`,
    except: viewer.user?.id,
  };
  await notifyShopSide(tx, before, notice);
  if (!customer) return;
  await notifyDrivers(tx, before, notice);
  const pending = after.lineItems.filter(({ group }) => group === "pending");
  if (status === "Completed" && (await wasSaidComplete(tx, before.id))) return;
  await queueStatusUpdate(tx, {
    repairRequestId: before.id,
    accountId: before.accountId,
    status,
    vehicle,
    delay: said,
    ahead: aheadOf(after),
    toDecide: pending.length > 0 ? askedSaid(askedOfLines(pending, taxationOf(after))) : null,
  });
}

/**
 * What a recorded decision takes off after the go-ahead: the customer reads what holds now, by the way they chose. Where more was approved with
 * it, the copy of that record says so already.
 */
export async function tellOfTakenOff(
  tx: Transaction,
  before: LockedRequest,
  after: LockedRequest,
  events: RepairEvent[],
): Promise<void> {
  if (before.authorized === null) return;
  const moves = events.filter((event) => event.type === "lines_moved").filter(({ word }) => word);
  const off = new Set(moves.filter(({ group }) => group !== "approved").flatMap(({ ids }) => ids));
  const lines = before.lineItems.filter(({ id, group }) => off.has(id) && group === "approved");
  const isCopied = stageOf(before.status) === "Pending_Repair" && moves.some(({ group }) => group === "approved");
  if (lines.length === 0 || isCopied || events.some(({ type }) => type === "repair_approved")) return;
  await queueTakenOff(tx, {
    repairRequestId: before.id,
    accountId: before.accountId,
    vehicle: vehicleTitle(before.vehicle),
    what: namedTogether(lines),
    sum: authorizedSum(after),
  });
}

/** What follows the work, and takes none of it up again. */
const AFTER_WORK: unknown[] = ["Pending_Payment", "Pending_Car_Delivery"] satisfies RequestStatus[];

/** Whether nothing but the bill came since the customer heard that it is complete: the receipt says the rest. */
async function wasSaidComplete(tx: Transaction, repairRequestId: string): Promise<boolean> {
  const changes = await tx.historyEvent.findMany({
    where: { repairRequestId, kind: "status_changed" },
    orderBy: { id: "desc" },
    // The newest is this one.
    skip: 1,
    select: { data: true },
  });
  const last = changes.map(({ data }) => fieldIn(data, "to")).find((to) => !AFTER_WORK.includes(to));
  return last === "Completed";
}
