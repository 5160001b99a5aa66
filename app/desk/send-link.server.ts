import type { Viewer } from "#app/access/viewer.server.ts";
import { askOf, bookedSaid, LINK, linkText, type SendLink, wordsToSend } from "#app/desk/customer-link.ts";
import { findReceiver, liveCode, whereOf } from "#app/desk/customer-text.server.ts";
import { queueEmail } from "#app/messages/email/queue.server.ts";
import { queueText } from "#app/messages/outbound-message.server.ts";
import { wallTimeOf } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { maskPhone } from "#app/platform/format.ts";
import { commit } from "#app/repair/commit.server.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { askedOfLines } from "#app/repair/lines/asked-sums.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";
import { requireKeeper } from "#app/repair/revoke-code.server.ts";
import { type Taxation, taxationOf } from "#app/repair/tax.ts";
import { isOver } from "#app/repair/work/begin.ts";
import { carToOwner } from "#app/shop/car-to-owner.server.ts";
import { placeOf } from "#app/shop/settings/place.ts";
import { readSetting, readSettings } from "#app/shop/settings/settings.server.ts";

/** `where`: "by text at (510) 555-0100", "by e-mail at dana@example.com". `renewed`: it says more than the words that were offered. */
type Sent = { to: string; where: string; body: string; renewed: boolean };

/** `origin`: where the link leads. */
type Given = SendLink & { origin: string };

/**
 * Sends the customer the link to their request by the way they chose, in the words given or in ours; the conversation keeps the
 * words without the link. Errors: 403 for anybody but admins and the request's advisor; 404; 409 where neither a text nor an e-mail
 * reaches them, or the words name a total of before; 503 the day's budget.
 */
export function sendLink(viewer: Viewer, repairRequestId: string, given: Given): Promise<Sent> {
  return changeRequest(viewer, repairRequestId, (tx, request) => sendLinkIn(tx, viewer, request, given));
}

/** The same where nothing was written to the customer about this request yet; null where it was. */
export function sendFirstLink(viewer: Viewer, repairRequestId: string, { origin }: { origin: string }) {
  return changeRequest(viewer, repairRequestId, async (tx, request): Promise<Sent | null> => {
    const written = await tx.communication.findFirst({
      where: { repairRequestId: request.id, senderUserId: viewer.user?.id ?? null },
      select: { id: true },
    });
    return written ? null : sendLinkIn(tx, viewer, request, { origin });
  });
}

/** The same inside a larger change. */
export async function sendLinkIn(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  { origin, ...written }: Given,
): Promise<Sent> {
  requireKeeper(viewer, request);
  const customer = await findReceiver(tx, request);
  const company = await readSetting("companyName", tx);
  const vehicle = await carToOwner(request.id, { tx });
  const told = toldOf({ ...request, taxation: taxationOf(request) });
  const ours = linkText({
    ...{ ...told, vehicle, firstName: customer.firstName, company },
    booked: await bookedOf(request, tx),
  });
  const words = wordsToSend(written, { words: ours, total: told.asked });
  const url = `${origin}/repair-status?code=${await liveCode(tx, request.id)}`;
  const body = words.replaceAll(LINK, url);
  const { id: communicationId } = await tx.communication.create({
    data: {
      senderUserId: viewer.user?.id ?? null,
      receiverUserId: customer.id,
      repairRequestId: request.id,
      messageBody: words,
      channel: customer.way === "email" ? "email" : "sms",
    },
    select: { id: true },
  });
  const dedupeKey = `link:${communicationId}`;
  if (customer.way === "email") {
    const spoken = words.replaceAll(LINK, "").replace(/\s*Reply STOP to opt out\.\s*$/, "");
    await queueEmail(tx, {
      address: customer.address,
      kind: "link",
      userId: customer.id,
      repairRequestId: request.id,
      dedupeKey,
      content: {
        subject: `${company}: your ${vehicle}`,
        lines: [spoken.trim().replace(/\s*:$/, ".")],
        action: { label: told.ask, url },
      },
    });
  } else {
    const { phone } = customer;
    await queueText(tx, { phone, kind: "staff", body, dedupeKey, repairRequestId: request.id, communicationId });
  }
  // Asked to decide, the customer is at that step, as where the lines came with the request.
  const asks = request.status === "Pending_Review" && request.lineItems.some(({ group }) => group === "pending");
  if (asks) await commit(tx, viewer, request, [{ type: "status_changed", to: "Pending_Approval", told: "all" }]);
  await appendHistory(tx, viewer, {
    repairRequestId: request.id,
    kind: "details_changed",
    summary: `The customer's link was sent to ${customer.way === "email" ? `${customer.address} by e-mail` : `${maskPhone(customer.phone)} by text`}`,
  });
  return { to: customer.firstName, where: whereOf(customer), body, renewed: isRenewed(written, ours) };
}

function isRenewed({ text, offered }: SendLink, ours: string) {
  return offered !== undefined && offered !== ours && text === offered;
}

/** The words that are offered for a request as it stands, to whoever keeps it. `car`: as carToOwner says it, where it is known. */
export async function offeredText(
  request: Parameters<typeof toldOf>[0] & Booked & { requester: { firstName: string } | null },
  car?: string,
): Promise<string> {
  const company = await readSetting("companyName");
  return linkText({
    ...toldOf(request),
    vehicle: car ?? (await carToOwner(request.id)),
    firstName: request.requester?.firstName ?? "",
    company,
    booked: await bookedOf(request),
  });
}

type Booked = { id: string; scheduledServiceDate: Date | null };

/** The appointment that is still to come, where it is; null where there is none. */
async function bookedOf({ id, scheduledServiceDate: at }: Booked, tx: Transaction = db): Promise<string | null> {
  if (!at || at < new Date()) return null;
  const provider = { name: true, address: true, city: true, state: true, zip: true } as const;
  const select = { status: true, startedAt: true, workDoneAt: true, repairProvider: { select: provider } };
  const request = await tx.repairRequest.findUniqueOrThrow({ where: { id }, select });
  return isOver(request) ? null : bookedSaid(wallTimeOf(at), placeOf(request.repairProvider, await readSettings(tx)));
}

/** What the text tells of a request as it stands; declined lines are not counted. */
export function toldOf(request: Pick<LockedRequest, "lineItems" | "status"> & { taxation: Taxation }) {
  const counted = request.lineItems.filter(({ group }) => group !== "declined" && group !== "deferred");
  return {
    lines: counted.length,
    ...askedOfLines(counted, request.taxation),
    ask: askOf(request.status),
  };
}
