import { daysAfter, daysBefore } from "#app/platform/days.ts";
import { multiply } from "#app/platform/money.ts";
import { asked, repriced } from "#app/repair/evolve.ts";
import type { HistoryEntry } from "#app/repair/history.server.ts";
import { type Invoice, summaryOf } from "#app/repair/invoice.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import type { RepairRequestView } from "#app/repair/requests/find.server.ts";
import {
  SAMPLE_DOCUMENT,
  SAMPLE_SHOP,
  type SampleLine,
  SHOP_WORD,
  sampleDocument,
} from "#app/repair/sample/sample-quote.ts";
import type { RepairState } from "#app/repair/state.ts";
import { taxationOf } from "#app/repair/tax.ts";

export const DEMO_ID = "demo";

export type DemoRequest = { request: RepairRequestView; history: HistoryEntry[] };

/** Where the sample stands. */
export type Sample = {
  state: RepairState;
  invoice: Invoice | null;
  history: HistoryEntry[];
  began: Date;
  /** The go-ahead, as it was given. */
  authorizations: RepairRequestView["authorizations"];
  /** The lines as they stood then. */
  authorized: RepairState | null;
  /** Each press that added a line of its own. */
  added: string[];
  /** What was taken off as not on the paper, and where it stood. */
  takenOff: { line: LineItem; at: number }[];
};

export function itemId(index: number) {
  return `00000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;
}

/** As a page of a real repair is given it. */
export function viewOf({ state, invoice, history, began, authorizations }: Sample): DemoRequest {
  const taxation = taxationOf(state);
  const request: RepairRequestView = {
    id: DEMO_ID,
    status: state.status,
    shopPlace: null,
    feePercent: state.feePercent,
    settlement: "whole",
    version: 1,
    serviceType: "Brake Service",
    initiatedBy: "Brake Service",
    description: "Brakes squeal at low speed; the dealer's quote looks high.",
    urgency: "normal",
    additionalNotes: null,
    contactPreference: "phone",
    requestedServiceDate: daysAfter(3, began),
    scheduledServiceDate: null,
    scheduledMinutes: null,
    bay: null,
    completedDate: null,
    mileageIn: null,
    startedAt: null,
    workDoneAt: null,
    workAgainAt: null,
    missedAt: null,
    timeAskedAt: null,
    timeAsked: null,
    timeCancelledAt: null,
    workSessions: [],
    inspection: [],
    callRequests: [],
    needsAdvisor: false,
    needsAdvisorReason: null,
    accountId: DEMO_ID,
    createdAt: daysBefore(2, began),
    updatedAt: began,
    vehicle: {
      id: DEMO_ID,
      year: 2021,
      make: "Porsche",
      model: "911 Carrera",
      color: "Guards Red",
      vin: null,
      mileage: 31_200,
      account: { subscriptionTier: "Luxury" },
    },
    requester: { id: DEMO_ID, firstName: "Sample", lastName: "Customer", phone: null, email: null },
    advisor: null,
    technician: null,
    repairProvider: SAMPLE_SHOP,
    lineItems: state.lineItems,
    quoteDocuments: [sampleDocument(daysBefore(2, began), state.paper)],
    invoice,
    taxation,
    notToExceed: state.notToExceed,
    designee: null,
    delay: null,
    authorizations,
    summary: summaryOf(state.lineItems, invoice, state.feePercent, taxation),
  };
  return { request, history };
}

/** What was looked at already came down by 22 percent; what is still to be analysed stands as it was quoted. */
export function sampleItem(line: SampleLine, index: number): LineItem {
  const total = multiply(line.quantity, line.unitPrice);
  const quoted: LineItem = {
    id: itemId(index),
    repairRequestId: DEMO_ID,
    name: line.description,
    type: line.type,
    description: line.description,
    detailedDescription: null,
    partNumber: null,
    partCondition: null,
    originalQuantity: line.quantity,
    quantity: line.quantity,
    originalUnitPrice: line.unitPrice,
    unitPrice: line.unitPrice,
    originalPrice: total,
    totalPrice: total,
    status: "Pending",
    group: "quote_analyzed",
    quoteDocumentId: SAMPLE_DOCUMENT,
    sourcePage: null,
    sourceBox: null,
    reconciles: true,
    byHand: null,
    priceBasis: "quoted",
    shopWord: null,
    version: 1,
  };
  if (line.group === "quote_analyzed") return quoted;
  const target = asked(quoted);
  if (!line.agreed && !line.kept) return { ...target, group: line.group };
  const basis = line.agreed ? "agreed" : "quoted";
  const answered = repriced({ ...target, priceBasis: basis, shopWord: SHOP_WORD }, line.agreed ?? line.unitPrice);
  return { ...answered, group: line.group };
}
