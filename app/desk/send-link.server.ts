import { randomUUID } from "node:crypto";
import type { Viewer } from "#app/access/viewer.server.ts";
import { LINK, linkText } from "#app/desk/customer-link.ts";
import { findReceiver, liveCode, requireReachable } from "#app/desk/customer-text.server.ts";
import { queueText } from "#app/messages/outbound-message.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { maskPhone } from "#app/platform/format.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";
import { requireKeeper } from "#app/repair/revoke-code.server.ts";
import { readSetting } from "#app/shop/settings.server.ts";

type Sent = { to: string; phone: string; body: string };

/**
 * Texts the customer the link to their request, in the words given or in ours; the conversation keeps the words without the link.
 * Errors: 403 for anybody but admins and the request's advisor; 404; 409 without a phone that texts reach, or after STOP; 503 the
 * day's budget.
 */
export function sendLink(
  viewer: Viewer,
  repairRequestId: string,
  { origin, text }: { origin: string; text?: string | undefined },
): Promise<Sent> {
  return changeRequest(viewer, repairRequestId, (tx, request) => sendLinkIn(tx, viewer, request, { origin, text }));
}

/** The same inside a larger change. */
export async function sendLinkIn(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  { origin, text }: { origin: string; text?: string | undefined },
): Promise<Sent> {
  requireKeeper(viewer, request);
  const customer = await findReceiver(tx, request);
  await requireReachable(tx, customer.phone);
  const words =
    text ??
    linkText({
      ...toldOf(request),
      firstName: customer.firstName,
      company: await readSetting("companyName", tx),
    });
  const body = words.replaceAll(LINK, `${origin}/repair-status?code=${await liveCode(tx, request.id)}`);
  const communication = await tx.communication.create({
    data: {
      senderUserId: viewer.user?.id ?? null,
      receiverUserId: customer.id,
      repairRequestId: request.id,
      messageBody: words,
      channel: "sms",
    },
    select: { id: true },
  });
  await queueText(tx, {
    phone: customer.phone,
    kind: "staff",
    body,
    dedupeKey: `link:${randomUUID()}`,
    repairRequestId: request.id,
    communicationId: communication.id,
  });
  await appendHistory(tx, viewer, {
    repairRequestId: request.id,
    kind: "details_changed",
    summary: `The customer's link was sent to ${maskPhone(customer.phone)} by text`,
  });
  return { to: customer.firstName, phone: customer.phone, body };
}

/** What the text tells of a request as it stands; declined lines are not counted. */
export function toldOf(request: Pick<LockedRequest, "vehicle" | "lineItems">) {
  const counted = request.lineItems.filter(({ group }) => group !== "declined");
  return {
    vehicle: request.vehicle,
    lines: counted.length,
    total: counted.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
  };
}
