import type { SignedInViewer, Viewer } from "#app/access/viewer.server.ts";
import { findReceiver, liveCode } from "#app/desk/customer-text.server.ts";
import { ON_PAGE, templatesFor, type WriteCustomer, waysTo } from "#app/desk/write-customer.ts";
import type { KeptMedia } from "#app/messages/attachments/attachment.ts";
import { markAnswered } from "#app/messages/communication.server.ts";
import { idsOf, isServed, type RepairBetween, repairsBetweenSql } from "#app/messages/conversation.server.ts";
import { mustBeSilent } from "#app/messages/do-not-contact.server.ts";
import { queueEmail } from "#app/messages/email/queue.server.ts";
import { driversOf, notify } from "#app/messages/notification.server.ts";
import { queueText } from "#app/messages/outbound-message.server.ts";
import type { ContactPreference } from "#app/people/profile.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { shortId, vehicleTitle } from "#app/platform/format.ts";
import { forbidden, notFound, Refusal } from "#app/platform/refusal.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";
import { requireKeeper } from "#app/repair/revoke-code.server.ts";
import { carToOwner } from "#app/shop/car-to-owner.server.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

/**
 * The shop's word to the customer of a request, or to another driver of its account (`to`). It stands in the conversation and on the
 * customer's page; by text and by e-mail it leaves with the link as well, and with its pictures. Returns the customer's first name, and how it left.
 * Errors: 403 for customers, and for what leaves by anybody but admins and the request's advisor; 404; 409 nobody to write to, a
 * phone or an address that is not there or not reached, or after STOP; 503 the day's budget.
 */
export function writeToCustomer(
  viewer: Viewer,
  repairRequestId: string,
  { messageBody, way, key, origin, to, files = [] }: WriteCustomer & { origin: string; to?: string; files?: File[] },
): Promise<{ to: string; by: "text" | "e-mail" | null }> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    if (!viewer.user || viewer.user.role === "driver") throw forbidden();
    const sent = key ? await sentBefore(tx, viewer.user.id, key) : null;
    if (sent) return sent;
    return way === "web"
      ? writeOnPage(tx, viewer, request, { messageBody, key, to, files })
      : writeAway(tx, viewer, request, { messageBody, key, origin, way, to, files });
  });
}

/** What the same press of Send has sent already. */
async function sentBefore(tx: Transaction, senderUserId: string, id: string) {
  const sent = await tx.communication.findFirst({
    where: { id, senderUserId },
    select: { channel: true, receiver: { select: { firstName: true } } },
  });
  if (!sent) return null;
  const by = sent.channel === "email" ? ("e-mail" as const) : sent.channel === "sms" ? ("text" as const) : null;
  return { to: sent.receiver?.firstName ?? "", by };
}

/**
 * Whether this message could leave at all, by what its files are said to be: asked before they are looked at and kept. Errors: as
 * writeToCustomer.
 */
export function requireWritable(
  viewer: Viewer,
  repairRequestId: string,
  { way, to, types }: { way: WriteCustomer["way"]; to?: string; types: string[] },
): Promise<void> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    if (!viewer.user || viewer.user.role === "driver") throw forbidden();
    if (way === "web") await receiverOnPage(tx, request, to);
    else {
      requireKeeper(viewer, request);
      if (way === "text" && types.includes("application/pdf")) throw new Refusal(409, PICTURES_ALONE);
      await findReceiver(tx, request, { way, to });
    }
  });
}

type File = KeptMedia & { fileName: string };
type Leaving = {
  messageBody: string;
  key?: string | undefined;
  origin: string;
  way: "text" | "email";
  to?: string | undefined;
  /** Kept already; they leave with the message. */
  files: File[];
};

/** What a text carries, in bytes: beyond it the provider refuses the whole. */
const MOST_OF_A_TEXT = 4_500_000;

const PICTURES_ALONE = "A text carries pictures alone. A PDF goes by e-mail, or on their page only.";

/** Errors: 409 what no text carries. */
function refuseAsText(files: File[]) {
  if (files.some(({ fileType }) => fileType !== "image/jpeg")) throw new Refusal(409, PICTURES_ALONE);
  if (files.reduce((sum, { fileSize }) => sum + fileSize, 0) > MOST_OF_A_TEXT)
    throw new Refusal(409, "These pictures are too large for one text. Send fewer at once, or by e-mail.");
}

async function writeAway(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  { messageBody, key, origin, way, to, files }: Leaving,
) {
  requireKeeper(viewer, request);
  if (way === "text") refuseAsText(files);
  const customer = await findReceiver(tx, request, { way, to });
  const channel = customer.way === "email" ? "email" : "sms";
  const message = { key, receiverUserId: customer.id, messageBody, channel } as const;
  const { id: communicationId, attachments } = await keep(tx, viewer, request, message, files);
  const link = `${origin}/repair-status?code=${await liveCode(tx, request.id)}`;
  const company = await readSetting("companyName", tx);
  const sent = { dedupeKey: `written:${communicationId}`, repairRequestId: request.id };
  if (customer.way === "email") {
    await queueEmail(tx, {
      ...sent,
      address: customer.address,
      kind: "link",
      userId: customer.id,
      content: {
        subject: `${company}: about your ${await carToOwner(request.id, { tx })}`,
        lines: [messageBody],
        action: { label: "See your repair", url: link },
        attachments: attachments.map(({ id }) => ({ kind: "file" as const, id })),
      },
    });
  } else {
    const body = `${company}: ${messageBody}\n${link}`;
    await queueText(tx, { ...sent, phone: customer.phone, kind: "staff", body, communicationId });
  }
  return { to: customer.firstName, by: channel === "email" ? ("e-mail" as const) : ("text" as const) };
}

type OnPage = { messageBody: string; key?: string | undefined; to?: string | undefined; files: File[] };

async function writeOnPage(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  { messageBody, key, to, files }: OnPage,
) {
  const receiverUserId = await receiverOnPage(tx, request, to);
  const { firstName } = await tx.user.findUniqueOrThrow({
    where: { id: receiverUserId },
    select: { firstName: true },
  });
  await keep(tx, viewer, request, { key, receiverUserId, messageBody, channel: "web" }, files);
  return { to: firstName, by: null };
}

/** Errors: 409 where nobody could read it. */
async function receiverOnPage(tx: Transaction, request: LockedRequest, to: string | null = request.requesterId) {
  const drivers = await driversOf(tx, request.accountId);
  const receiverUserId = drivers.find((id) => id === to) ?? drivers[0];
  if (!receiverUserId) throw new Refusal(409, "This request has no customer who could read a message.");
  return receiverUserId;
}

type Kept = { key: string | undefined; receiverUserId: string; messageBody: string; channel: "sms" | "email" | "web" };

async function keep(tx: Transaction, viewer: Viewer, request: LockedRequest, { key, ...message }: Kept, files: File[]) {
  const kept = await tx.communication.create({
    data: {
      ...(key ? { id: key } : {}),
      ...message,
      senderUserId: viewer.user?.id ?? null,
      repairRequestId: request.id,
      attachments: {
        create: files.map((file, position) => ({
          ...file,
          position,
          state: "kept",
          repairRequestId: request.id,
        })),
      },
    },
    select: { id: true, attachments: { select: { id: true }, orderBy: { position: "asc" } } },
  });
  await markAnswered(tx, viewer, message.receiverUserId);
  await notify(tx, [message.receiverUserId], {
    kind: "message",
    title: `Message from ${viewer.name}`,
    body: message.messageBody.slice(0, 200),
    href: `/dashboard/communications/${viewer.user?.id ?? ""}`,
    repairRequestId: request.id,
  });
  return kept;
}

/**
 * How the viewer can write to a customer outside of one repair: about the chosen one, or the one that their conversation is about. Null
 * for who is no customer, and where there is no repair that both may see. Errors: 404 a chosen one that is not among those.
 */
export async function findWaysTo(viewer: SignedInViewer, customerId: string, chosen?: string) {
  const customer = await db.user.findFirst({
    where: { id: customerId, role: "driver", deletedAt: null },
    select: { id: true, accountId: true, role: true, ...REACHED },
  });
  if (!customer || !isServed(viewer, customer.role)) return null;
  const repairs = await db.$queryRaw<RepairBetween[]>(repairsBetweenSql(viewer, idsOf(customer)));
  if (chosen && !repairs.some(({ id }) => id === chosen)) throw notFound("This repair request");
  const stopped = customer.phone !== null && (await mustBeSilent(customer.phone));
  const first = repairs.filter(({ id }) => id === chosen);
  return waysToOther(viewer, customer, { repairs: first.length > 0 ? first : repairs, stopped });
}

const REACHED = { firstName: true, phone: true, email: true, contactPreference: true } as const;

type Customer = Omit<Parameters<typeof waysTo>[0], "stopped"> & {
  firstName: string;
  contactPreference: ContactPreference;
};

/** The same of somebody who was found already, with the repairs between the two: the first is what it is about, open ones are a choice. */
export function waysToOther(
  viewer: SignedInViewer,
  customer: Customer,
  { repairs, stopped }: { repairs: RepairBetween[]; stopped: boolean },
) {
  const [about] = repairs;
  if (!about) return null;
  const keeps = viewer.user.role === "admin" || about.advisorId === viewer.user.id;
  const words = { firstName: customer.firstName, advisor: viewer.user.firstName };
  return {
    repairRequestId: about.id,
    about: vehicleTitle(about.vehicle),
    stopped,
    ways: keeps ? waysTo({ ...customer, stopped }, customer.contactPreference) : [ON_PAGE],
    repairs: repairs
      .filter(({ id, open }) => open || id === about.id)
      .map(({ id, vehicle: car }) => {
        const vehicle = vehicleTitle(car);
        return { id, name: `${vehicle}, #${shortId(id)}`, templates: templatesFor({ ...words, vehicle }) };
      }),
  };
}
