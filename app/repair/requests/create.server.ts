import { may } from "#app/access/permissions.ts";
import { vehicleScope } from "#app/access/scopes.server.ts";
import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { agreeToTexts } from "#app/messages/customers/agree.server.ts";
import { queueReceived } from "#app/messages/customers/received.server.ts";
import { notify } from "#app/messages/notification.server.ts";
import { calendarDayOf, momentOf } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { consume } from "#app/platform/limits.server.ts";
import { multiply, toDecimal } from "#app/platform/money.ts";
import { forbidden, Refusal, unauthenticated } from "#app/platform/refusal.ts";
import { refuseEarly } from "#app/repair/decide/statuses.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import type { ItemType } from "#app/repair/line-item.ts";
import type { ContactPreference, RequestStatus } from "#app/repair/repair-request.ts";
import { recomputeTotals } from "#app/repair/requests/lock.server.ts";
import { findOrAddVehicle } from "#app/shop/car-like.server.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

export type CustomerRequest = {
  vehicleId?: string;
  year?: number;
  make?: string;
  model?: string;
  color?: string;
  serviceType?: string;
  description?: string;
  preferredDate?: string;
  urgency?: "urgent" | "normal" | "flexible";
  additionalNotes?: string;
  contactPreference?: "phone" | "email" | "text";
  /** Whether texts were agreed to beside it, in which words, and on which page. */
  smsOptIn?: boolean;
  smsWording?: string | undefined;
  source?: string;
};

export type Created = { id: string; accessCode: string; vehicleId: string };

/**
 * The customer's own request: for the signed-in user, or for the holder of a user access code.
 * Errors: 401 without either; 404 for another account's vehicle; 429 for a customer who sends very many.
 */
export async function createRequest(viewer: Viewer, input: CustomerRequest): Promise<Created> {
  await countRequest(viewer, ownerOf(viewer).accountId);
  return db.$transaction((tx) => createRequestIn(tx, viewer, input));
}

async function countRequest({ user }: Viewer, accountId: string) {
  if (user && user.role !== "driver") return;
  await consume("requests_of_customer", accountId);
  await consume("requests_of_customer_day", accountId);
}

/** The same inside a larger change, as when a quote brings its request with it. */
export async function createRequestIn(tx: Transaction, viewer: Viewer, input: CustomerRequest): Promise<Created> {
  const owner = ownerOf(viewer);
  const vehicle = await findOrAddVehicle(tx, owner.accountId, input);
  const advisorId = await findAdvisorOf(tx, owner.accountId);
  const request = await tx.repairRequest.create({
    data: {
      accountId: owner.accountId,
      requesterId: owner.userId,
      feePercent: await readSetting("feePercent", tx),
      settlement: await readSetting("settlement", tx),
      vehicleId: vehicle.id,
      advisorId,
      status: "Pending_Review",
      serviceType: input.serviceType ?? null,
      initiatedBy: input.serviceType ?? null,
      description: input.description ?? null,
      urgency: input.urgency ?? "normal",
      contactPreference: input.contactPreference ?? "phone",
      additionalNotes: input.additionalNotes ?? null,
      requestedServiceDate: input.preferredDate ? new Date(input.preferredDate) : null,
      accessCodes: { create: { kind: "repair" } },
    },
    select: { id: true, accessCodes: { select: { code: true } }, vehicle: true },
  });
  await recordCreation(tx, viewer, request.id, advisorId);
  await agreeToTexts(tx, viewer, owner.userId, input, input.source ?? "/create-request");
  await queueReceived(tx, {
    repairRequestId: request.id,
    accountId: owner.accountId,
    vehicle: vehicleTitle(request.vehicle),
    what: input.source?.startsWith("/upload-quote") ? "quote" : "service request",
  });
  return { id: request.id, accessCode: request.accessCodes[0]?.code ?? "", vehicleId: vehicle.id };
}

export type ShopRequest = {
  /** Chosen by who makes it, so that a form sent twice makes one. */
  id?: string;
  vehicleId: string;
  /** The account of a customer who was taken on for it: a car that was just added there is in nobody's reach by a repair yet. */
  takenOn?: string;
  requesterId?: string;
  contactPreference?: ContactPreference;
  initiatedBy?: string;
  status?: RequestStatus;
  requestedServiceDate?: string;
  scheduledServiceDate?: string;
  /** What was made together with it: see the column. */
  made?: string[];
  lineItems?: { id?: string; type: ItemType; description: string; quantity: number; unitPrice: number }[];
};

/**
 * The New Request dialog and POST /api/repair-requests with a vehicle. Unit prices in cents. Starts as Scheduled.
 * Lines without a description or price are not saved. Errors: 401; 403 when a driver sets prices or another status; 404.
 */
export async function createShopRequest(viewer: Viewer, input: ShopRequest): Promise<Created> {
  if (viewer.user) await countRequest(viewer, viewer.user.accountId);
  return db.$transaction((tx) => createShopRequestIn(tx, viewer, input, { free: false }));
}

/** The same inside a larger change. `free`: a line at 0 is work at no charge, for its form asks where a price is left out. */
export async function createShopRequestIn(
  tx: Transaction,
  viewer: Viewer,
  input: ShopRequest,
  { free = true } = {},
): Promise<Created> {
  requireSignedIn(viewer);
  const { user } = viewer;
  if (!may(user.role, "requests.create")) throw forbidden();
  if (user.role === "driver" && input.status && input.status !== "Scheduled") throw forbidden();
  refuseEarly({ invoice: null, lineItems: [] }, input.status ?? "Scheduled");
  if (input.lineItems?.length && !may(user.role, "items.price")) throw forbidden("You may not set prices.");
  const vehicle = await tx.vehicle.findFirst({
    where: { AND: [{ id: input.vehicleId }, input.takenOn ? { accountId: input.takenOn } : vehicleScope(viewer)] },
    select: { id: true, accountId: true },
  });
  if (!vehicle)
    throw new Refusal(404, "Please select a vehicle for this repair request", {
      title: "Vehicle required",
      field: "vehicleId",
    });
  const advisorId = user.role === "advisor" ? user.id : await findAdvisorOf(tx, vehicle.accountId);
  const request = await tx.repairRequest.create({
    data: {
      ...(input.id ? { id: input.id } : {}),
      ...(input.contactPreference ? { contactPreference: input.contactPreference } : {}),
      ...(input.made ? { made: input.made } : {}),
      accountId: vehicle.accountId,
      vehicleId: vehicle.id,
      feePercent: await readSetting("feePercent", tx),
      settlement: await readSetting("settlement", tx),
      requesterId:
        user.role === "driver" ? user.id : (input.requesterId ?? (await findFirstDriver(tx, vehicle.accountId))),
      advisorId,
      technicianId: user.role === "technician" ? user.technicianId : null,
      linkDue: user.role !== "driver",
      status: input.status ?? "Scheduled",
      initiatedBy: input.initiatedBy ?? null,
      description: input.initiatedBy ?? null,
      requestedServiceDate: input.requestedServiceDate ? new Date(calendarDayOf(input.requestedServiceDate)) : null,
      scheduledServiceDate: input.scheduledServiceDate ? momentOf(input.scheduledServiceDate) : null,
      accessCodes: { create: { kind: "repair" } },
    },
    select: { id: true, accessCodes: { select: { code: true } } },
  });
  const lines = (input.lineItems ?? []).filter((line) => line.description.trim() && (free || line.unitPrice > 0));
  await tx.repairLineItem.createMany({
    data: lines.map((line, position) => newLineData(request.id, line, position)),
  });
  await recomputeTotals(tx, request.id);
  await recordCreation(tx, viewer, request.id, advisorId);
  return { id: request.id, accessCode: request.accessCodes[0]?.code ?? "", vehicleId: vehicle.id };
}

/** A new line's row: what is asked now is the original too. */
export function newLineData(
  repairRequestId: string,
  line: {
    id?: string;
    type: ItemType;
    description: string;
    quantity: number;
    unitPrice: number;
    totalPrice?: number;
    detailedDescription?: string | null;
  },
  position: number,
) {
  const total = toDecimal(line.totalPrice ?? multiply(line.quantity, line.unitPrice));
  return {
    ...(line.id ? { id: line.id } : {}),
    repairRequestId,
    position,
    type: line.type,
    name: line.description,
    description: line.description,
    detailedDescription: line.detailedDescription ?? null,
    quantity: line.quantity,
    originalQuantity: line.quantity,
    unitPrice: toDecimal(line.unitPrice),
    originalUnitPrice: toDecimal(line.unitPrice),
    totalPrice: total,
    originalPrice: total,
  };
}

function ownerOf(viewer: Viewer): { userId: string; accountId: string } {
  if (viewer.user) return { userId: viewer.user.id, accountId: viewer.user.accountId };
  if (viewer.codeUser) return viewer.codeUser;
  throw unauthenticated();
}

async function recordCreation(tx: Transaction, viewer: Viewer, repairRequestId: string, advisorId: string | null) {
  await appendHistory(tx, viewer, { repairRequestId, kind: "created", summary: "Repair request created" });
  await notify(
    tx,
    [advisorId].filter((id) => id !== viewer.user?.id),
    {
      kind: "status_change",
      title: "New repair request",
      body: `${viewer.name} created a repair request.`,
      href: `/dashboard/repair-requests/${repairRequestId}`,
      repairRequestId,
    },
  );
}

/** The advisor who looks after the account; otherwise the active advisor with the fewest open requests. */
async function findAdvisorOf(tx: Transaction, accountId: string): Promise<string | null> {
  const own = await tx.accountAdvisor.findFirst({
    where: { accountId, advisor: { status: "Active", deletedAt: null } },
    orderBy: { createdAt: "asc" },
    select: { advisorId: true },
  });
  if (own) return own.advisorId;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT u."id"::text AS id FROM "User" u
    LEFT JOIN "RepairRequest" r ON r."advisorId" = u."id" AND r."status" NOT IN ('Completed', 'Cancelled')
    WHERE u."role" = 'advisor' AND u."status" = 'Active' AND u."deletedAt" IS NULL
    GROUP BY u."id" ORDER BY count(r."id"), u."createdAt" LIMIT 1`;
  return rows[0]?.id ?? null;
}

async function findFirstDriver(tx: Transaction, accountId: string): Promise<string | null> {
  const driver = await tx.user.findFirst({
    where: { accountId, role: "driver", deletedAt: null },
    orderBy: { createdAt: "asc" },
    select: { id: true },
  });
  return driver?.id ?? null;
}
