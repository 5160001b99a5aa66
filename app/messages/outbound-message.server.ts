import { randomUUID } from "node:crypto";
import { liveCodes } from "#app/access/codes.server.ts";
import { may } from "#app/access/permissions.ts";
import { userScope } from "#app/access/scopes.server.ts";
import { isUuid, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { requireBudget } from "#app/messages/budget.server.ts";
import { mustBeSilent, silentAmong } from "#app/messages/do-not-contact.server.ts";
import { whyUnreachable } from "#app/messages/gate.server.ts";
import { messenger } from "#app/messages/providers/messaging.server.ts";
import { UNREACHABLE } from "#app/messages/reach.ts";
import { saidOf } from "#app/messages/status-text.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { toCents } from "#app/platform/money.ts";
import { forbidden, notFound, Refusal } from "#app/platform/refusal.ts";
import { readSettings } from "#app/shop/settings.server.ts";
import { fillIn, type ShopSettings } from "#app/shop/settings.ts";

type StatusChange = { repairRequestId: string; accountId: string; status: string; vehicle: string };

/**
 * Queues one text for each driver of the account who wants texts and has not opted out. Called in the transaction that
 * changed the status, after the request's version was raised: the version makes each change tell of itself once.
 */
export async function queueStatusUpdate(tx: Transaction, change: StatusChange): Promise<void> {
  const settings = await readSettings(tx);
  await textDrivers(tx, change, "status", (beside) => statusUpdateText(change, settings, beside));
}

type Asked = Pick<StatusChange, "repairRequestId" | "accountId" | "vehicle"> & { what: string };

/** The same for new work or a higher price in a repair that was authorized: the customer is asked at once. */
export async function queueAskAgain(tx: Transaction, asked: Asked): Promise<void> {
  const { companyName } = await readSettings(tx);
  const { repairRequestId, vehicle, what } = asked;
  await textDrivers(tx, asked, "ask", ({ code }) => {
    const needed = `${companyName}: Your ${vehicle} needs your decision: ${what}. Nothing of it is done before you approve.`;
    return `${needed} Decide here: ${repairLink(repairRequestId, code)} Reply STOP to opt out.`;
  });
}

type Authorized = Pick<StatusChange, "repairRequestId" | "accountId" | "vehicle"> & { revision: number; sum: number };

/** After a go-ahead the customer's own copy of the record, as a link to the document that was frozen; the sum in cents. */
export async function queueRecordCopy(tx: Transaction, authorized: Authorized): Promise<void> {
  const { companyName } = await readSettings(tx);
  const { repairRequestId, vehicle, revision, sum } = authorized;
  await textDrivers(tx, authorized, "record", ({ code }) => {
    const link = repairLink(repairRequestId, code, `/authorizations/${revision}.pdf`);
    return `${companyName}: You authorized ${formatMoney(sum)} for your ${vehicle}. Your copy to keep: ${link} Reply STOP to opt out.`;
  });
}

type Change = Pick<StatusChange, "repairRequestId" | "accountId">;

async function textDrivers(
  tx: Transaction,
  change: Change,
  about: "status" | "ask" | "record",
  words: (beside: Beside) => string,
): Promise<void> {
  const drivers = await tx.user.findMany({
    where: {
      accountId: change.accountId,
      role: "driver",
      status: "Active",
      deletedAt: null,
      notifyBySms: true,
      phone: { not: null },
    },
    select: { id: true, phone: true },
  });
  const reachable = drivers.flatMap(({ id, phone }) => (phone ? [{ id, phone }] : []));
  if (reachable.length === 0) return;
  const optedOut = await silentAmong(
    tx,
    reachable.map(({ phone }) => phone),
  );
  const request = await tx.repairRequest.findUniqueOrThrow({
    where: { id: change.repairRequestId },
    select: {
      version: true,
      invoice: { select: { outstandingBalance: true } },
      lineItems: { where: { group: "pending" }, select: { totalPrice: true } },
      accessCodes: {
        where: { AND: [{ kind: "repair" }, liveCodes()] },
        orderBy: { createdAt: "desc" },
        take: 1,
        select: { code: true },
      },
    },
  });
  const { version } = request;
  const body = words({
    code: request.accessCodes[0]?.code,
    toDecide: request.lineItems.reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0),
    toPay: request.invoice && toCents(request.invoice.outstandingBalance),
  });
  for (const { id, phone } of reachable.filter((driver) => !optedOut.has(driver.phone))) {
    await queueText(tx, {
      phone,
      kind: "status_update",
      body,
      dedupeKey: `${about}:${change.repairRequestId}:${version}:${id}`,
      repairRequestId: change.repairRequestId,
    });
  }
}

type Words = Pick<ShopSettings, "statusText" | "companyName">;

type Beside = { code: string | undefined; toDecide: number; toPay: number | null };

function statusUpdateText(change: StatusChange, { statusText, companyName }: Words, { code, ...sums }: Beside) {
  const { status, ask } = saidOf(change.status, sums);
  const link = ` ${ask} ${repairLink(change.repairRequestId, code)}`;
  return fillIn(statusText, { company: companyName, vehicle: change.vehicle, status, link });
}

/** The way to one repair: its code stands in for the phone's until the person has entered that. */
function repairLink(repairRequestId: string, code: string | undefined, under = ""): string {
  const origin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  return `${origin}/repair-status/${repairRequestId}${under}${code ? `?code=${code}` : ""}`;
}

/**
 * An admin's own text to a user, kept in the conversation between the two.
 * Errors: 401; 403 for anyone but admins; 404; 409 without a phone that texts reach or after STOP; 503 the day's budget.
 */
export async function queueStaffMessage(
  tx: Transaction,
  viewer: Viewer,
  { userId, message }: { userId: string; message: string },
): Promise<{ messageId: string }> {
  requireSignedIn(viewer);
  if (!may(viewer.user.role, "users.manage")) throw forbidden();
  if (!isUuid(userId)) throw notFound("This user");
  const user = await tx.user.findFirst({
    where: { AND: [{ id: userId }, userScope(viewer)] },
    select: { id: true, phone: true },
  });
  if (!user) throw notFound("This user");
  if (!user.phone) {
    throw new Refusal(409, "This user does not have a phone number.", { title: "No Phone Number" });
  }
  if (await mustBeSilent(user.phone, tx)) {
    throw new Refusal(409, "This user replied STOP and receives no text messages.", { title: "Opted out" });
  }
  const why = await whyUnreachable("text", user.phone, tx);
  if (why) throw new Refusal(409, `This user's phone cannot get texts. ${UNREACHABLE[why]}`, { title: "SMS not sent" });
  await requireBudget("text", tx);
  const communication = await tx.communication.create({
    data: { senderUserId: viewer.user.id, receiverUserId: user.id, messageBody: message, channel: "sms" },
    select: { id: true },
  });
  const messageId = await queueText(tx, {
    phone: user.phone,
    kind: "staff",
    body: message,
    dedupeKey: `staff:${communication.id}`,
    communicationId: communication.id,
  });
  return { messageId };
}

type NewText = {
  phone: string;
  kind: "status_update" | "staff";
  body: string;
  dedupeKey: string;
  repairRequestId?: string;
  communicationId?: string;
};

/** Puts a text on its way: once for each dedupeKey. The caller has looked whether it may leave. */
export async function queueText(tx: Transaction, text: NewText) {
  const id = randomUUID();
  const { count } = await tx.outboundMessage.createMany({
    data: { ...text, id, provider: messenger.name },
    skipDuplicates: true,
  });
  if (count > 0) await enqueue(tx, "send-text", { messageId: id }, { singletonKey: id });
  return id;
}

export type OutboxText = {
  id: string;
  phone: string;
  kind: string;
  body: string;
  status: string;
  createdAt: Date;
};

/** The simulated texts, newest first. The caller has made sure that the person may see them. */
export function listOutbox(limit = 100): Promise<OutboxText[]> {
  return db.outboundMessage.findMany({
    where: { provider: "simulated" },
    orderBy: { createdAt: "desc" },
    take: limit,
    select: { id: true, phone: true, kind: true, body: true, status: true, createdAt: true },
  });
}
