import { requestScope } from "#app/access/scopes.server.ts";
import { searched } from "#app/access/searched.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { startOfDay } from "#app/platform/clock.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { fullName, vehicleTitle } from "#app/platform/format.ts";
import {
  asText,
  cursorValue,
  cutPage,
  keysetArgs,
  ordersOf,
  type Place,
  parseDate,
  parseDecimal,
} from "#app/platform/keyset.ts";
import { STANDING, UNDECIDED } from "#app/repair/line-item.ts";
import { DECISION_STATUSES, isRequestStatus, UNDER_WAY_STATUSES } from "#app/repair/repair-request.ts";
import { WAITING_FOR_PRICE } from "#app/repair/work/inspection.ts";
import { someWork } from "#app/repair/work/needs-technician.server.ts";

export const COUNT_CAP = 1000;

const rowFields = {
  id: true,
  status: true,
  version: true,
  initiatedBy: true,
  scheduledServiceDate: true,
  requestedServiceDate: true,
  createdAt: true,
  updatedAt: true,
  needsAdvisor: true,
  delayedUntil: true,
  linkDue: true,
  unbilled: true,
  totalPrice: true,
  vehicle: { select: { make: true, model: true, year: true, vin: true } },
  requester: { select: { firstName: true, lastName: true } },
  workDoneAt: true,
  workAgainAt: true,
  missedAt: true,
  timeAskedAt: true,
  timeCancelledAt: true,
  mileageIn: true,
  startedAt: true,
  ...someWork,
  // Whose turn it is stands in these.
  invoice: { select: { id: true, status: true } },
  lineItems: { select: { group: true, priceBasis: true } },
  quoteDocuments: {
    where: { OR: [{ waitsFor: { not: null } }, { readStatus: { in: ["stored", "reading"] } }] },
    select: { waitsFor: true, readStatus: true },
  },
  inspection: {
    where: WAITING_FOR_PRICE,
    take: 1,
    select: { proposal: true, lineItemId: true, setAside: true },
  },
} satisfies Prisma.RepairRequestSelect;

export type RequestRow = Prisma.RepairRequestGetPayload<{ select: typeof rowFields }>;

export type RequestQuery = {
  q?: string | null;
  status?: string | null;
  sort?: RequestSort;
  place?: Place;
  limit?: number;
  vehicleId?: string;
  advisorId?: string | null;
  technicianId?: string | null;
  /** Whether the total is wanted; without it, it is 0. */
  counted?: boolean;
};

/** What the dashboard counts, as filters: its figures lead to what they count. */
export const COUNTED_FILTERS = [
  { value: "open", label: "All open" },
  { value: "waiting", label: "Waiting for approval" },
  { value: "completed-today", label: "Completed today" },
] as const;

/** Whose decision is waited for, as desk/now/rules.ts has it; of which the customer was never sent the link waits for the desk. */
function waitsForCustomer({ user }: Viewer): Prisma.RepairRequestWhereInput {
  const some = (of: Prisma.RepairLineItemWhereInput) => ({ lineItems: { some: of } });
  return {
    OR: [
      { status: { in: DECISION_STATUSES }, ...some({ group: { in: [...STANDING] } }) },
      { status: { in: UNDER_WAY_STATUSES }, invoice: null, ...some({ group: "pending" }) },
    ],
    needsAdvisor: false,
    quoteDocuments: { none: { waitsFor: { not: null } } },
    NOT: [
      some({ group: { in: [...STANDING] }, priceBasis: "target" }),
      ...(user?.role === "driver" ? [] : [{ linkDue: true, ...some({ group: { in: [...UNDECIDED] } }) }]),
    ],
  };
}

/** The requests that a filter of the list takes. */
export function requestFilter(viewer: Viewer, status: string | null | undefined): Prisma.RepairRequestWhereInput {
  if (status === "open") return { closedAt: null };
  if (status === "waiting") return waitsForCustomer(viewer);
  if (status === "completed-today") {
    return { status: "Completed", completedDate: { gte: startOfDay(), lt: startOfDay(new Date(), 1) } };
  }
  return status && isRequestStatus(status) ? { status } : {};
}

/** What is not planned stands by the day it was asked for. */
const asked = { field: "requestedServiceDate", nullable: true, parse: parseDate } as const;

/** How the list and its file stand by each word of its address. */
export const requestOrders = ordersOf(
  {
    newest: { field: "createdAt", direction: "desc", parse: parseDate },
    oldest: { field: "createdAt", direction: "asc", parse: parseDate },
    scheduled: { field: "scheduledServiceDate", direction: "asc", nullable: true, parse: parseDate, second: asked },
    "-scheduled": { field: "scheduledServiceDate", direction: "desc", nullable: true, parse: parseDate, second: asked },
    status: { field: "status", direction: "asc", parse: asText },
    "-status": { field: "status", direction: "desc", parse: asText },
    sum: { field: "totalPrice", direction: "asc", parse: parseDecimal },
    "-sum": { field: "totalPrice", direction: "desc", parse: parseDecimal },
  },
  "newest",
);
export type RequestSort = ReturnType<typeof requestOrders.sortOf>;

/**
 * One page of the requests the viewer may see, searched by what `searched` says.
 * The total is counted up to COUNT_CAP.
 */
export async function listRepairRequests(viewer: Viewer, query: RequestQuery = {}) {
  const { q, status, sort = "newest", place = null, limit = 20, vehicleId, counted = true } = query;
  const given = givenTo(query);
  const order = requestOrders.orderOf(sort);
  const where: Prisma.RepairRequestWhereInput = {
    AND: [
      requestScope(viewer),
      searched(viewer, q),
      requestFilter(viewer, status),
      given,
      vehicleId ? { vehicleId } : {},
    ],
  };
  const page = keysetArgs(order, place);
  const [rows, total] = await Promise.all([
    db.repairRequest.findMany({
      where: { AND: [where, page.where] },
      orderBy: page.orderBy,
      take: limit + 1,
      relationLoadStrategy: "join",
      select: rowFields,
    }),
    counted ? db.repairRequest.count({ where, take: COUNT_CAP + 1 }) : 0,
  ]);
  const cut = cutPage(rows, limit, place, (row) => cursorValue(order, row));
  const first = cut.rows[0];
  const ahead =
    first && place && counted
      ? keysetArgs(order, { before: { id: first.id, value: cursorValue(order, first) } })
      : null;
  const before = ahead ? await db.repairRequest.count({ where: { AND: [where, ahead.where] }, take: COUNT_CAP }) : 0;
  return {
    ...cut,
    total,
    /** Which of all the first one is; null so far behind that nobody counts it. */
    first: before < COUNT_CAP ? before + 1 : null,
  };
}

/** On whom the work is, as the address of the list names them; what names nobody takes all. */
export function givenTo({
  advisorId,
  technicianId,
}: {
  advisorId?: string | null;
  technicianId?: string | null;
}): Prisma.RepairRequestWhereInput {
  return {
    ...(advisorId && isUuid(advisorId) ? { advisorId } : {}),
    ...(technicianId && isUuid(technicianId) ? { technicianId } : {}),
  };
}

const CHOICES = 20;

/** The requests that a field offers to choose from, newest first, and always the chosen one. */
export async function listRequestChoices(
  viewer: Viewer,
  { q, chosen }: { q?: string | null; chosen?: string | null } = {},
): Promise<{ value: string; label: string }[]> {
  const select = {
    id: true,
    initiatedBy: true,
    vehicle: { select: { make: true, model: true, year: true } },
    requester: { select: { firstName: true, lastName: true } },
  } as const;
  const [found, own] = await Promise.all([
    db.repairRequest.findMany({
      where: { AND: [requestScope(viewer), searched(viewer, q)] },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: CHOICES,
      relationLoadStrategy: "join",
      select,
    }),
    chosen && isUuid(chosen)
      ? db.repairRequest.findMany({ where: { AND: [{ id: chosen }, requestScope(viewer)] }, select })
      : [],
  ]);
  return [...own, ...found.filter(({ id }) => id !== chosen)].map(({ id, vehicle, initiatedBy, requester }) => ({
    value: id,
    label: [`${vehicleTitle(vehicle)}${initiatedBy ? `: ${initiatedBy}` : ""}`, requester && fullName(requester)]
      .filter(Boolean)
      .join(" · "),
  }));
}
