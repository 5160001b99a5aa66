import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import { type Page, pageArgs } from "#app/platform/page.ts";
import { notFound } from "#app/platform/refusal.ts";
import type { InvoiceStatus } from "#app/repair/invoice.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { lineItemFields, seenBy } from "#app/repair/lines/row.server.ts";
import { type Delay, delayOf } from "#app/repair/words.ts";
import { findTechnician } from "#app/shop/technician.server.ts";
import { findVehicle } from "#app/shop/vehicle.server.ts";

const fullFields = {
  id: true,
  status: true,
  version: true,
  accountId: true,
  vehicleId: true,
  requesterId: true,
  technicianId: true,
  advisorId: true,
  repairProviderId: true,
  serviceType: true,
  initiatedBy: true,
  description: true,
  urgency: true,
  contactPreference: true,
  additionalNotes: true,
  requestedServiceDate: true,
  scheduledServiceDate: true,
  completedDate: true,
  delayReason: true,
  delayedUntil: true,
  needsAdvisor: true,
  needsAdvisorReason: true,
  originalTotalPrice: true,
  totalPrice: true,
  createdAt: true,
  updatedAt: true,
  vehicle: { select: { id: true, make: true, model: true, year: true, vin: true, mileage: true, accountId: true } },
  technician: { select: { id: true, user: { select: { firstName: true, lastName: true } } } },
  advisor: { select: { id: true, firstName: true, lastName: true } },
  repairProvider: { select: { id: true, name: true } },
  invoice: { select: { id: true, status: true, amountPaid: true } },
  lineItems: { select: lineItemFields, orderBy: [{ position: "asc" }, { id: "asc" }] },
} satisfies Prisma.RepairRequestSelect;

type Row = Prisma.RepairRequestGetPayload<{ select: typeof fullFields }>;

/** A request with everything the shop keeps on it; money in integer cents. */
export type FullRequest = Omit<
  Row,
  | "originalTotalPrice"
  | "totalPrice"
  | "invoice"
  | "lineItems"
  | "technician"
  | "repairProviderId"
  | "delayReason"
  | "delayedUntil"
> & {
  delay: Delay | null;
  originalTotalPrice: number;
  totalPrice: number;
  invoice: { id: string; status: InvoiceStatus; amountPaid: number } | null;
  lineItems: LineItem[];
  technician: { id: string; firstName: string; lastName: string } | null;
};

function toFullRequest(viewer: Viewer, row: Row): FullRequest {
  const { technician, invoice, delayReason, delayedUntil, ...rest } = row;
  return {
    ...rest,
    delay: delayOf({ delayReason, delayedUntil }),
    originalTotalPrice: toCents(row.originalTotalPrice),
    totalPrice: toCents(row.totalPrice),
    technician: technician && { id: technician.id, ...technician.user },
    invoice: invoice && { ...invoice, amountPaid: toCents(invoice.amountPaid) },
    lineItems: row.lineItems.map(seenBy(viewer)),
  };
}

type Filter = { vehicleId?: string; technicianId?: string; advisorId?: string; page?: Page };

/** The requests the viewer may see in full, newest first; of one vehicle, technician or advisor. Errors: 404 for theirs. */
export async function listFullRequests(viewer: Viewer, { page, ...of }: Filter = {}): Promise<FullRequest[]> {
  if (of.vehicleId !== undefined) await findVehicle(viewer, of.vehicleId);
  if (of.technicianId !== undefined) await findTechnician(viewer, of.technicianId);
  if (of.advisorId !== undefined) await requireAdvisor(viewer, of.advisorId);
  const rows = await db.repairRequest.findMany({
    where: { AND: [requestScope(viewer), of] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    ...pageArgs(page),
    relationLoadStrategy: "join",
    select: fullFields,
  });
  return rows.map((row) => toFullRequest(viewer, row));
}

/** Errors: 404 when the id is malformed or the request is outside the viewer's scope. */
export async function findFullRequest(viewer: Viewer, id: string): Promise<FullRequest> {
  const row = isUuid(id)
    ? await db.repairRequest.findFirst({
        where: { AND: [{ id }, requestScope(viewer)] },
        relationLoadStrategy: "join",
        select: fullFields,
      })
    : null;
  if (!row) throw notFound("This repair request");
  return toFullRequest(viewer, row);
}

/** An admin looks at every advisor, an advisor at oneself. Errors: 401, 404. */
async function requireAdvisor(viewer: Viewer, advisorId: string): Promise<void> {
  requireSignedIn(viewer);
  const { user } = viewer;
  if (user.role === "advisor" && user.id === advisorId) return;
  const advisor =
    user.role === "admin" && isUuid(advisorId)
      ? await db.user.findFirst({ where: { id: advisorId, role: "advisor" }, select: { id: true } })
      : null;
  if (!advisor) throw notFound("This advisor");
}

const documentFields = {
  id: true,
  repairRequestId: true,
  description: true,
  fileName: true,
  fileType: true,
  fileSize: true,
  readStatus: true,
  readMessage: true,
  uploadedAt: true,
} satisfies Prisma.QuoteDocumentSelect;

/** The quote documents of a request, newest first, without their bytes. Errors: 404. */
export async function listQuoteDocuments(viewer: Viewer, repairRequestId: string, page?: Page) {
  if (!isUuid(repairRequestId)) throw notFound("This repair request");
  const request = await db.repairRequest.findFirst({
    where: { AND: [{ id: repairRequestId }, requestScope(viewer)] },
    select: { id: true },
  });
  if (!request) throw notFound("This repair request");
  return db.quoteDocument.findMany({
    where: { repairRequestId: request.id },
    orderBy: [{ uploadedAt: "desc" }, { id: "desc" }],
    ...pageArgs(page),
    select: documentFields,
  });
}
