import { inTurn } from "#app/access/in-turn.server.ts";
import { requestScope, requestScopeSql } from "#app/access/scopes.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import type { Prisma, Transaction } from "#app/platform/db.server.ts";
import { db } from "#app/platform/db.server.ts";
import { toCents, toDecimal } from "#app/platform/money.ts";
import { notFound } from "#app/platform/refusal.ts";
import { type LineItem, totalsOfRepair } from "#app/repair/line-item.ts";
import { lineItemFields, toLineItem } from "#app/repair/lines/row.server.ts";
import { paperFields, ratesFor, taxRatesOf, toPaperSums } from "#app/repair/requests/paper-sums.server.ts";
import type { RepairState } from "#app/repair/state.ts";
import type { PaperSums, TaxRates } from "#app/repair/tax.ts";
import { Designee } from "#app/repair/word-schemas.ts";
import { type Delay, type Designee as DesigneeWord, delayOf } from "#app/repair/words.ts";
import { noSuchRepair } from "#app/repair/work/handed-on.server.ts";
import { lawOf } from "#app/shop/law.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import { type Settlement, settlementOf } from "#app/shop/settlement.ts";

const lockedFields = {
  id: true,
  status: true,
  accountId: true,
  vehicleId: true,
  requesterId: true,
  advisorId: true,
  feePercent: true,
  settlement: true,
  technicianId: true,
  repairProviderId: true,
  version: true,
  createdAt: true,
  scheduledServiceDate: true,
  timeAskedAt: true,
  timeAsked: true,
  timeCancelledAt: true,
  startedAt: true,
  completedDate: true,
  workDoneAt: true,
  workAgainAt: true,
  billAboveAt: true,
  bay: true,
  scheduledMinutes: true,
  technician: { select: { userId: true } },
  vehicle: { select: { id: true, make: true, model: true, year: true, vin: true, mileage: true } },
  invoice: { select: { id: true, number: true, status: true, amountPaid: true, outstandingBalance: true } },
  ...paperFields,
  notToExceed: true,
  authorizations: { where: { withdrawnAt: null }, select: { sum: true }, orderBy: { revision: "desc" }, take: 1 },
  designee: true,
  delayReason: true,
  delayedUntil: true,
  lineItems: { select: lineItemFields, orderBy: [{ position: "asc" }, { id: "asc" }] },
} satisfies Prisma.RepairRequestSelect;

type LockedRow = Prisma.RepairRequestGetPayload<{ select: typeof lockedFields }>;

export type LockedRequest = Omit<
  LockedRow,
  | "lineItems"
  | "notToExceed"
  | "invoice"
  | "authorizations"
  | "designee"
  | "delayReason"
  | "delayedUntil"
  | "settlement"
  | keyof typeof paperFields
> & {
  settlement: Settlement;
  notToExceed: number | null;
  invoice: RepairState["invoice"];
  authorized: number | null;
  alternatives: readonly string[];
  designee: DesigneeWord | null;
  delay: Delay | null;
  lineItems: LineItem[];
  paper: PaperSums;
  taxRates: TaxRates;
};

/**
 * Runs one change of a request as one transaction, alone on that request: a second change waits for the first, at most two
 * seconds (409). Errors: 404 when the request is outside the viewer's scope; 429 when too many of the viewer's changes wait.
 */
export function changeRequest<Result>(
  viewer: Viewer,
  repairRequestId: string,
  change: (tx: Transaction, request: LockedRequest) => Promise<Result>,
): Promise<Result> {
  return inTurn(viewer, () =>
    db.$transaction(async (tx) => change(tx, await lockRequest(tx, viewer, repairRequestId))),
  );
}

/** Locks a request within the viewer's scope, and reads it as it stands then: nobody else's request is ever locked. */
export async function lockRequest(tx: Transaction, viewer: Viewer, repairRequestId: string): Promise<LockedRequest> {
  if (!isUuid(repairRequestId)) throw notFound("This repair request");
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "RepairRequest" WHERE "id" = ${repairRequestId}::uuid AND ${requestScopeSql(viewer)} FOR UPDATE`;
  if (locked.length === 0) throw await noSuchRepair(viewer, repairRequestId, tx);
  return readLocked(tx, { AND: [{ id: repairRequestId }, requestScope(viewer)] });
}

/** The same without a lock: for what changes nothing. Errors: 404 outside the scope. */
export function readRequest(tx: Transaction, viewer: Viewer, id: string): Promise<LockedRequest> {
  return readLocked(tx, { AND: [{ id }, requestScope(viewer)] });
}

async function readLocked(tx: Transaction, where: Prisma.RepairRequestWhereInput): Promise<LockedRequest> {
  const request = await tx.repairRequest.findFirst({ where, select: lockedFields });
  if (!request) throw notFound("This repair request");
  const settings = await readSettings(tx);
  const { authorizations, invoice, ...row } = request;
  return {
    ...row,
    invoice: invoice && {
      ...invoice,
      amountPaid: toCents(invoice.amountPaid),
      outstandingBalance: toCents(invoice.outstandingBalance),
    },
    settlement: settlementOf(row.settlement),
    lineItems: request.lineItems.map(toLineItem),
    paper: toPaperSums(request),
    taxRates: ratesFor(row, taxRatesOf(settings)),
    alternatives: lawOf(settings).alternatives,
    notToExceed: request.notToExceed ? toCents(request.notToExceed) : null,
    authorized: authorizations[0] ? toCents(authorizations[0].sum) : null,
    designee: Designee.nullable().parse(request.designee),
    delay: delayOf(request),
  };
}

/** The same for the product itself, as when a document has been read: nobody's scope, and the caller has the id from a row. */
export async function lockForSystem(tx: Transaction, repairRequestId: string): Promise<LockedRequest> {
  await tx.$queryRaw`SELECT 1 FROM "RepairRequest" WHERE "id" = ${repairRequestId}::uuid FOR UPDATE`;
  return readLocked(tx, { id: repairRequestId });
}

/** Writes the request's totals from its items, raises its version, and returns the totals in cents. */
export async function recomputeTotals(
  tx: Transaction,
  repairRequestId: string,
): Promise<ReturnType<typeof totalsOfRepair>> {
  const { lineItems, invoice } = await tx.repairRequest.findUniqueOrThrow({
    where: { id: repairRequestId },
    select: { lineItems: { select: lineItemFields }, invoice: { select: { id: true } } },
  });
  const totals = totalsOfRepair(lineItems.map(toLineItem), invoice !== null);
  await tx.repairRequest.update({
    where: { id: repairRequestId },
    data: {
      originalTotalPrice: toDecimal(totals.originalTotal),
      totalPrice: toDecimal(totals.currentTotal),
      version: { increment: 1 },
    },
  });
  return totals;
}
