import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import { notFound } from "#app/platform/refusal.ts";
import type { ShopPlace } from "#app/quote-reader/paper/shop-place.ts";
import { type HistoryEntry, toHistory, whoActed } from "#app/repair/history.server.ts";
import { type Invoice, summaryOf } from "#app/repair/invoice.ts";
import { invoiceFields, toInvoice } from "#app/repair/invoice-row.server.ts";
import type { LineItem, Summary } from "#app/repair/line-item.ts";
import { lineItemFields, toLineItem } from "#app/repair/lines/row.server.ts";
import { paperFields, ratesFor, readTaxRates, toPaperSums } from "#app/repair/requests/paper-sums.server.ts";
import { ShopPlaceKept } from "#app/repair/requests/place/shop-place.ts";
import { type Spoken, spokenFields, toSpoken } from "#app/repair/requests/spoken.server.ts";
import { type Taxation, type TaxRates, taxationOf } from "#app/repair/tax.ts";
import { Designee } from "#app/repair/word-schemas.ts";
import { type Delay, type Designee as DesigneeWord, delayOf } from "#app/repair/words.ts";
import { noSuchRepair } from "#app/repair/work/handed-on.server.ts";
import { someWork } from "#app/repair/work/needs-technician.server.ts";
import { type Settlement, settlementOf } from "#app/shop/settlement.ts";

export const statusViewFields = {
  id: true,
  ...paperFields,
  notToExceed: true,
  shopPlace: true,
  designee: true,
  delayReason: true,
  delayedUntil: true,
  authorizations: {
    select: { revision: true, sum: true, createdAt: true, withdrawnAt: true },
    orderBy: { revision: "asc" },
  },
  feePercent: true,
  settlement: true,
  status: true,
  version: true,
  serviceType: true,
  initiatedBy: true,
  description: true,
  urgency: true,
  additionalNotes: true,
  contactPreference: true,
  requestedServiceDate: true,
  scheduledServiceDate: true,
  scheduledMinutes: true,
  bay: true,
  completedDate: true,
  needsAdvisor: true,
  needsAdvisorReason: true,
  accountId: true,
  createdAt: true,
  updatedAt: true,
  vehicle: {
    select: {
      id: true,
      year: true,
      make: true,
      model: true,
      color: true,
      vin: true,
      mileage: true,
      account: { select: { subscriptionTier: true } },
    },
  },
  requester: { select: { id: true, firstName: true, lastName: true, phone: true, email: true } },
  advisor: { select: { id: true, firstName: true, lastName: true } },
  technician: { select: { id: true, user: { select: { firstName: true, lastName: true } } } },
  repairProvider: {
    select: { id: true, name: true, address: true, city: true, state: true, zip: true, phoneNumber: true, type: true },
  },
  invoice: { select: invoiceFields },
  lineItems: { select: { ...lineItemFields, decidedAt: true }, orderBy: [{ position: "asc" }, { id: "asc" }] },
  mileageIn: true,
  startedAt: true,
  workDoneAt: true,
  workAgainAt: true,
  missedAt: true,
  timeAskedAt: true,
  timeAsked: true,
  timeCancelledAt: true,
  ...someWork,
  /** The call that was asked for and has not been made. */
  callRequests: {
    where: { kind: "call_back", status: "queued" },
    orderBy: { createdAt: "desc" },
    take: 1,
    select: { createdAt: true, result: true },
  },
  // What is good is nobody's question.
  inspection: {
    where: { rating: { not: "green" } },
    select: {
      id: true,
      name: true,
      rating: true,
      note: true,
      proposal: true,
      lineItemId: true,
      setAside: true,
      version: true,
      photos: { select: { id: true, width: true, height: true }, orderBy: { createdAt: "asc" } },
    },
    orderBy: { createdAt: "asc" },
  },
  quoteDocuments: {
    select: {
      id: true,
      fileName: true,
      fileType: true,
      fileSize: true,
      description: true,
      uploadedAt: true,
      readStatus: true,
      readProgress: true,
      readMessage: true,
      readAt: true,
      reading: true,
      role: true,
      roleBy: true,
      waitsFor: true,
      carAnswer: true,
      linesAnswer: true,
      effect: true,
      sameAs: { select: { id: true, repairRequestId: true } },
    },
    orderBy: { uploadedAt: "asc" },
  },
} satisfies Prisma.RepairRequestSelect;

/** The record, oldest first. */
export const recordFields = { orderBy: { id: "asc" }, include: whoActed } satisfies Prisma.RepairRequest$historyArgs;

/** One object: what stands in a constant is written out as SQL once. */
const withHistory = {
  ...statusViewFields,
  history: recordFields,
  communications: spokenFields,
} satisfies Prisma.RepairRequestSelect;

type StatusRow = Prisma.RepairRequestGetPayload<{ select: typeof statusViewFields }>;

/** One request with all that its pages show; money in integer cents. */
export type RepairRequestView = Omit<
  StatusRow,
  | "lineItems"
  | "invoice"
  | "notToExceed"
  | "shopPlace"
  | "designee"
  | "delayReason"
  | "delayedUntil"
  | "authorizations"
  | "settlement"
  | keyof typeof paperFields
> & {
  settlement: Settlement;
  notToExceed: number | null;
  /** Where the shop is, where the customer said so. */
  shopPlace: ShopPlace | null;
  designee: DesigneeWord | null;
  delay: Delay | null;
  /** The go-aheads, oldest first; sums in cents. */
  authorizations: { revision: number; sum: number; createdAt: Date; withdrawnAt: Date | null }[];
  taxation: Taxation;
  lineItems: LineItem[];
  invoice: Invoice | null;
  summary: Summary;
};

/** Errors: 404 when the id is malformed or the request is outside the viewer's scope. */
export async function findRepairRequest(viewer: Viewer, id: string): Promise<RepairRequestView> {
  if (!isUuid(id)) throw notFound("This repair request");
  const [row, rates] = await Promise.all([
    db.repairRequest.findFirst({
      where: { AND: [{ id }, requestScope(viewer)] },
      relationLoadStrategy: "join",
      select: statusViewFields,
    }),
    readTaxRates(),
  ]);
  if (!row) throw await noSuchRepair(viewer, id);
  return toView(row, rates);
}

/** The same with its record and its messages, oldest first, in the same statement. Errors: as findRepairRequest. */
export async function findWithHistory(
  viewer: Viewer,
  id: string,
): Promise<{ request: RepairRequestView; history: HistoryEntry[]; messages: Spoken[] }> {
  if (!isUuid(id)) throw notFound("This repair request");
  const [found, rates] = await Promise.all([
    db.repairRequest.findFirst({
      where: { AND: [{ id }, requestScope(viewer)] },
      relationLoadStrategy: "join",
      select: withHistory,
    }),
    readTaxRates(),
  ]);
  if (!found) throw await noSuchRepair(viewer, id);
  const { history, communications, ...row } = found;
  return {
    request: toView(row, rates),
    history: await toHistory(history),
    messages: toSpoken(viewer, communications),
  };
}

/** Of a row, read within the viewer's scope; `today`: the rates of the settings, where it keeps none of its own. */
export function toView(row: StatusRow, today: TaxRates): RepairRequestView {
  const lineItems = row.lineItems.map(({ decidedAt, ...line }) => ({ ...toLineItem(line), decidedAt }));
  const invoice = row.invoice ? toInvoice(row.invoice) : null;
  const taxation = taxationOf({ paper: toPaperSums(row), taxRates: ratesFor(row, today), lineItems });
  const notToExceed = row.notToExceed ? toCents(row.notToExceed) : null;
  const designee = Designee.nullable().parse(row.designee);
  const { delayReason, delayedUntil, ...rest } = row;
  return {
    ...rest,
    settlement: settlementOf(row.settlement),
    notToExceed,
    designee,
    shopPlace: ShopPlaceKept.nullable().parse(row.shopPlace),
    delay: delayOf({ delayReason, delayedUntil }),
    authorizations: row.authorizations.map((one) => ({ ...one, sum: toCents(one.sum) })),
    lineItems,
    invoice,
    taxation,
    summary: summaryOf(lineItems, invoice, row.feePercent, taxation),
  };
}

/** The newest request the viewer may see, for /repair-status without an id. */
export async function findNewestRequestId(viewer: Viewer): Promise<string | null> {
  if (viewer.repairCode) return viewer.repairCode.repairRequestId;
  const row = await db.repairRequest.findFirst({
    where: requestScope(viewer),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  return row?.id ?? null;
}
