import type { Viewer } from "#app/access/viewer.server.ts";
import { findReceiver, liveCode } from "#app/desk/customer-text.server.ts";
import type { WriteCustomer } from "#app/desk/write-customer.ts";
import { queueEmail } from "#app/messages/email/queue.server.ts";
import { driversOf, notify } from "#app/messages/notification.server.ts";
import { queueText } from "#app/messages/outbound-message.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { forbidden, Refusal } from "#app/platform/refusal.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";
import { requireKeeper } from "#app/repair/revoke-code.server.ts";
import { readSetting } from "#app/shop/settings.server.ts";

/**
 * The shop's word to the customer of a request. It stands in the conversation and on the customer's page; by text, or by the e-mail
 * that they chose, it leaves with the link as well. Returns the customer's first name, and how it left.
 * Errors: 403 for customers, and for a text by anybody but admins and the request's advisor; 404; 409 nobody to write to, a phone
 * that texts do not reach, or after STOP; 503 the day's budget.
 */
export function writeToCustomer(
  viewer: Viewer,
  repairRequestId: string,
  { messageBody, way, origin }: WriteCustomer & { origin: string },
): Promise<{ to: string; by: "text" | "e-mail" | null }> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    if (!viewer.user || viewer.user.role === "driver") throw forbidden();
    return way === "text"
      ? writeByText(tx, viewer, request, { messageBody, origin })
      : writeOnPage(tx, viewer, request, messageBody);
  });
}

async function writeByText(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  { messageBody, origin }: { messageBody: string; origin: string },
) {
  requireKeeper(viewer, request);
  const customer = await findReceiver(tx, request);
  const channel = customer.way === "email" ? "email" : "sms";
  const { id: communicationId } = await keep(tx, viewer, request, {
    receiverUserId: customer.id,
    messageBody,
    channel,
  });
  const link = `${origin}/repair-status?code=${await liveCode(tx, request.id)}`;
  const company = await readSetting("companyName", tx);
  const sent = { dedupeKey: `written:${communicationId}`, repairRequestId: request.id };
  if (customer.way === "email") {
    await queueEmail(tx, {
      ...{ ...sent, address: customer.address, kind: "link", userId: customer.id },
      content: {
        subject: `${company}: about your ${vehicleTitle(request.vehicle)}`,
        lines: [messageBody],
        action: { label: "See your repair", url: link },
      },
    });
  } else {
    const body = `${company}: ${messageBody}\n${link}`;
    await queueText(tx, { ...sent, phone: customer.phone, kind: "staff", body, communicationId });
  }
  return { to: customer.firstName, by: channel === "email" ? ("e-mail" as const) : ("text" as const) };
}

async function writeOnPage(tx: Transaction, viewer: Viewer, request: LockedRequest, messageBody: string) {
  const drivers = await driversOf(tx, request.accountId);
  const receiverUserId = drivers.find((id) => id === request.requesterId) ?? drivers[0];
  if (!receiverUserId) throw new Refusal(409, "This request has no customer who could read a message.");
  const { firstName } = await tx.user.findUniqueOrThrow({
    where: { id: receiverUserId },
    select: { firstName: true },
  });
  await keep(tx, viewer, request, { receiverUserId, messageBody, channel: "web" });
  return { to: firstName, by: null };
}

type Kept = { receiverUserId: string; messageBody: string; channel: "sms" | "email" | "web" };

async function keep(tx: Transaction, viewer: Viewer, request: LockedRequest, message: Kept) {
  const kept = await tx.communication.create({
    data: { ...message, senderUserId: viewer.user?.id ?? null, repairRequestId: request.id },
    select: { id: true },
  });
  await notify(tx, [message.receiverUserId], {
    kind: "message",
    title: `Message from ${viewer.name}`,
    body: message.messageBody.slice(0, 200),
    href: `/dashboard/communications/${viewer.user?.id ?? ""}`,
    repairRequestId: request.id,
  });
  return kept;
}
