import { z } from "zod";
import { formatMoney } from "#app/format.ts";
import { messages } from "#app/messages.ts";
import type { HistoryEntry, HistoryKind } from "#app/models/history.server.ts";
import { INVOICE_DUE_DAYS, type Invoice } from "#app/models/invoice.ts";
import { applyMove } from "#app/models/line-item/apply-move.ts";
import { historyLine } from "#app/models/line-item/history-line.ts";
import { GROUPS, type Group, type ItemType, type LineItem, mayMove, summarize } from "#app/models/line-item.ts";
import { multiply } from "#app/models/money.ts";
import type { RepairRequestView } from "#app/models/repair-request/find.server.ts";
import { itemsAreLocked, STAGES, type Stage, statusLabel } from "#app/models/repair-request.ts";
import { notFound, Refusal } from "#app/refusal.ts";

export const DEMO_ID = "demo";

/** What somebody did to the sample, oldest first; kept in the visitor's own browser and never in the database. */
const DemoEvent = z.union([
  z.tuple([z.literal("move"), z.number().int().min(0).max(20), z.enum(GROUPS), z.number()]),
  z.tuple([z.literal("approve_all"), z.number()]),
  z.tuple([z.literal("savings"), z.number()]),
  z.tuple([z.literal("approve"), z.number()]),
  z.tuple([
    z.literal("correct"),
    z.number().int().min(0).max(20),
    z.number(),
    z.number().int(),
    z.string(),
    z.number(),
  ]),
  z.tuple([z.literal("next"), z.number()]),
  z.tuple([z.literal("pay"), z.string().max(40), z.number()]),
]);
export const DemoEvents = z.array(DemoEvent).max(60);
export type DemoEvents = z.output<typeof DemoEvents>;
export type DemoEvent = DemoEvents[number];

/** A browser keeps about 4 KB of a cookie. */
const MOST_EVENTS = 60;

type SampleLine = { description: string; type: ItemType; quantity: number; unitPrice: number; group: Group };

const LINES: SampleLine[] = [
  {
    description: "Replace front brake pads and rotors",
    type: "Service",
    quantity: 1,
    unitPrice: 184_000,
    group: "approved",
  },
  { description: "Brake fluid flush", type: "Service", quantity: 1, unitPrice: 28_500, group: "pending" },
  { description: "Wheel alignment, four wheel", type: "Service", quantity: 1, unitPrice: 34_900, group: "pending" },
  { description: "Spark plugs, set of 6", type: "Part", quantity: 6, unitPrice: 4_150, group: "pending" },
  { description: "Cabin air filter", type: "Part", quantity: 1, unitPrice: 14_900, group: "declined" },
  { description: "Wiper blades, pair", type: "Part", quantity: 1, unitPrice: 8_900, group: "deferred" },
  { description: "12V battery replacement", type: "Service", quantity: 1, unitPrice: 89_500, group: "quote_analyzed" },
  { description: "Engine air filter", type: "Part", quantity: 2, unitPrice: 9_800, group: "quote_analyzed" },
  { description: "Shop supplies", type: "Fee", quantity: 1, unitPrice: 7_800, group: "quote_analyzed" },
];

export type DemoRequest = { request: RepairRequestView; history: HistoryEntry[] };

/** The sample as it stands after what was done to it. */
export function demoRequest(events: DemoEvents, now = new Date()): DemoRequest {
  const sample = new Sample(events[0]?.at(-1) ? new Date(Number(events[0].at(-1))) : now);
  for (const event of events) sample.apply(event);
  return sample.view();
}

/**
 * One more thing done to the sample. Errors: as the real request: 404, 409 with the sentences of the catalogue; 409 when the
 * sample is full.
 */
export function addDemoEvent(events: DemoEvents, event: DemoEvent): DemoEvents {
  if (events.length >= MOST_EVENTS) {
    throw new Refusal(409, "This sample keeps 60 changes. Start it over to go on.", { title: "The sample is full" });
  }
  refuse(demoRequest(events).request, event);
  return [...events, event];
}

/** The item of the sample behind an id of its page. Errors: 404. */
export function demoItemIndex(id: string): number {
  const index = LINES.findIndex((_, at) => itemId(at) === id);
  if (index < 0) throw notFound("This line item");
  return index;
}

/** The stage the shop would set next; null when it is the visitor's turn or all is done. */
export function nextDemoStage(status: string): Stage | null {
  if (status === "Pending_Repair") return "Pending_Payment";
  return null;
}

function refuse(request: RepairRequestView, event: DemoEvent) {
  const [verb] = event;
  const decides = verb === "move" || verb === "approve_all" || verb === "savings" || verb === "correct";
  if (decides && itemsAreLocked(request.status)) {
    throw new Refusal(409, messages.repair.lockedAt(statusLabel(request.status)), {
      title: messages.repair.cannotModify,
    });
  }
  if (event[0] === "move") {
    const item = request.lineItems[event[1]];
    if (!item) throw notFound("This line item");
    if (item.group !== event[2] && !mayMove(request.status, item.group, event[2])) {
      const { title } = messages.repair.updateFailed;
      throw new Refusal(409, `An item that is ${word(item.group)} cannot be moved to ${word(event[2])}.`, { title });
    }
  }
  if (event[0] === "correct" && request.lineItems[event[1]]?.group !== "quote_analyzed") {
    throw new Refusal(409, "A line can be corrected only before you decide about it.", { title: "Update failed" });
  }
  if (verb === "approve" && request.status !== "Pending_Approval") {
    throw new Refusal(409, `The repair cannot be approved at the ${statusLabel(request.status)} stage.`);
  }
  if (verb === "approve" && !request.lineItems.some(({ group }) => group === "approved")) {
    throw new Refusal(409, "Approve at least one item before you approve the repair.");
  }
  if (verb === "next" && !nextDemoStage(request.status)) throw new Refusal(409, "The next step is yours.");
  if (verb === "pay" && request.status !== "Pending_Payment") {
    const { title, description } = messages.payment.invoiceRequired;
    throw new Refusal(409, description, { title });
  }
}

function itemId(index: number) {
  return `00000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;
}

function word(group: Group) {
  return group === "quote_analyzed" ? "analyzed" : group;
}

class Sample {
  #items: LineItem[] = LINES.map(sampleItem);
  #status: Stage = "Pending_Approval";
  #invoice: Invoice | null = null;
  #history: HistoryEntry[] = [];
  readonly #began: Date;

  constructor(began: Date) {
    this.#began = began;
    const day = 86_400_000;
    this.#record("created", "Repair request created", new Date(began.getTime() - 2 * day));
    this.#record("quote_read", "9 lines read from 1 page", new Date(began.getTime() - 2 * day + 60_000));
  }

  apply(event: DemoEvent) {
    const at = new Date(Number(event.at(-1)));
    if (event[0] === "move") return this.#move([event[1]], event[2], at, "item_moved");
    if (event[0] === "approve_all") return this.#move(this.#all("pending"), "approved", at, "items_approved");
    if (event[0] === "savings") return this.#move(this.#all("quote_analyzed"), "pending", at, "items_analyzed");
    if (event[0] === "correct") return this.#correct(event[1], event[2], event[3], event[4], at);
    if (event[0] === "approve") {
      const approved = this.#items.filter(({ group }) => group === "approved");
      const { currentTotal } = summarize(approved);
      const what = `${approved.length} ${approved.length === 1 ? "item" : "items"}`;
      this.#record("repair_approved", `Repair approved with ${what}`, at, {
        lines: approved.map((item) => historyLine(item, item.group, item.group)),
        totalBefore: currentTotal,
        totalAfter: currentTotal,
      });
      return this.#become("Pending_Repair", at);
    }
    if (event[0] === "next") {
      const next = nextDemoStage(this.#status);
      if (next === "Pending_Payment") this.#makeInvoice(at);
      if (next) this.#become(next, at);
      return;
    }
    this.#pay(event[1], at);
  }

  view(): DemoRequest {
    const { currentTotal, originalTotal, savings, ...summary } = summarize(this.#items);
    const invoice = this.#invoice;
    const began = this.#began;
    const request: RepairRequestView = {
      id: DEMO_ID,
      status: this.#status,
      version: 1,
      serviceType: "Brake Service",
      initiatedBy: "Brake Service",
      description: "Brakes squeal at low speed; the dealer's quote looks high.",
      urgency: "normal",
      additionalNotes: null,
      contactPreference: "phone",
      requestedServiceDate: new Date(began.getTime() + 3 * 86_400_000),
      scheduledServiceDate: null,

      scheduledMinutes: null,
      completedDate: null,
      needsAdvisor: false,
      needsAdvisorReason: null,
      accountId: DEMO_ID,
      createdAt: new Date(began.getTime() - 2 * 86_400_000),
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
      repairProvider: null,
      lineItems: this.#items,
      quoteDocuments: [],
      invoice,
      summary: invoice
        ? {
            selected: summarize(this.#items, ["approved"]).selected,
            originalTotal: invoice.originalTotalPrice,
            currentTotal: invoice.subtotal,
            savings: Math.max(0, invoice.originalTotalPrice - invoice.subtotal),
            serviceFee: invoice.serviceFee,
            serviceFeePercentage: invoice.serviceFeePercentage,
            finalTotal: invoice.totalAmount,
          }
        : { originalTotal, currentTotal, savings, ...summary },
    };
    return { request, history: this.#history };
  }

  #all(group: Group) {
    return this.#items.flatMap((item, index) => (item.group === group ? [index] : []));
  }

  #move(indexes: number[], group: Group, at: Date, kind: HistoryKind) {
    const before = indexes.flatMap((index) => this.#items[index] ?? []).filter((item) => item.group !== group);
    if (before.length === 0) return;
    const totalBefore = summarize(this.#items).currentTotal;
    const analysis = before.some((item) => item.group === "quote_analyzed") && group === "pending";
    const after = before.map((item) => applyMove(item, group));
    this.#items = this.#items.map((item) => after.find(({ id }) => id === item.id) ?? item);
    const what = before.length === 1 ? before[0]?.description : `${before.length} items`;
    const done = group === "pending" ? "moved to pending" : word(group);
    this.#record(
      analysis ? "items_analyzed" : kind,
      analysis ? `Savings requested for ${what}` : `${what} ${done}`,
      at,
      {
        lines: before.map((item, index) => historyLine(item, item.group, group, after[index]?.totalPrice)),
        totalBefore,
        totalAfter: summarize(this.#items).currentTotal,
      },
    );
    if (analysis && this.#status !== "Pending_Repair") this.#become("Pending_Approval", at);
  }

  #correct(index: number, quantity: number, unitPrice: number, description: string, at: Date) {
    const item = this.#items[index];
    if (!item) return;
    const total = multiply(quantity, unitPrice);
    const corrected = {
      ...item,
      name: description,
      description,
      quantity,
      originalQuantity: quantity,
      unitPrice,
      originalUnitPrice: unitPrice,
      totalPrice: total,
      originalPrice: total,
    };
    this.#items = this.#items.map((each) => (each.id === item.id ? corrected : each));
    this.#record("item_edited", `Reading corrected: “${item.description}” is “${description}” on the document`, at, {
      lines: [historyLine(corrected, item.group, item.group)],
    });
  }

  #makeInvoice(at: Date) {
    const summary = summarize(
      this.#items.filter(({ group }) => group === "approved"),
      ["approved"],
    );
    this.#invoice = {
      id: DEMO_ID,
      repairRequestId: DEMO_ID,
      accountId: DEMO_ID,
      status: "Unpaid",
      issuedAt: at,
      dueAt: new Date(at.getTime() + INVOICE_DUE_DAYS * 86_400_000),
      createdAt: at,
      originalTotalPrice: summary.originalTotal,
      subtotal: summary.currentTotal,
      serviceFee: summary.serviceFee,
      serviceFeePercentage: summary.serviceFeePercentage,
      totalAmount: summary.finalTotal,
      amountPaid: 0,
      outstandingBalance: summary.finalTotal,
    };
    this.#record("invoice_created", `Invoice created for ${formatMoney(summary.finalTotal)}`, at, {
      totalBefore: summary.currentTotal,
      totalAfter: summary.finalTotal,
    });
  }

  #pay(card: string, at: Date) {
    if (!this.#invoice) return;
    const { outstandingBalance: due, totalAmount } = this.#invoice;
    this.#invoice = { ...this.#invoice, status: "Paid", amountPaid: totalAmount, outstandingBalance: 0 };
    this.#record("payment", `${formatMoney(due)} paid by ${card} (simulated)`, at, { totalBefore: due, totalAfter: 0 });
    this.#become("Completed", at);
  }

  #become(status: Stage, at: Date) {
    if (this.#status === status || !STAGES.includes(status)) return;
    this.#record("status_changed", `Status changed from ${statusLabel(this.#status)} to ${statusLabel(status)}`, at);
    this.#status = status;
  }

  #record(
    kind: HistoryKind,
    summary: string,
    createdAt: Date,
    more: Partial<Pick<HistoryEntry, "lines" | "totalBefore" | "totalAfter">> = {},
  ) {
    this.#history.push({
      id: String(this.#history.length + 1),
      kind,
      summary,
      actorName: "Sample Customer",
      knownBy: "access_code",
      channel: "web",
      ip: null,
      userAgent: null,
      lines: more.lines ?? [],
      totalBefore: more.totalBefore ?? null,
      totalAfter: more.totalAfter ?? null,
      createdAt,
    });
  }
}

/** What was looked at already came down by 22 percent; what is still to be analysed stands as it was quoted. */
function sampleItem(line: SampleLine, index: number): LineItem {
  const total = multiply(line.quantity, line.unitPrice);
  const quoted: LineItem = {
    id: itemId(index),
    repairRequestId: DEMO_ID,
    name: line.description,
    type: line.type,
    description: line.description,
    detailedDescription: null,
    partNumber: null,
    originalQuantity: line.quantity,
    quantity: line.quantity,
    originalUnitPrice: line.unitPrice,
    unitPrice: line.unitPrice,
    originalPrice: total,
    totalPrice: total,
    status: "Pending",
    group: "quote_analyzed",
    quoteDocumentId: null,
    sourcePage: null,
    sourceBox: null,
    reconciles: true,
    version: 1,
  };
  return line.group === "quote_analyzed" ? quoted : { ...applyMove(quoted, "pending"), group: line.group };
}
