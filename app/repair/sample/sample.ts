import { daysBefore } from "#app/platform/days.ts";
import { formatMoney } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { authorizedSum } from "#app/repair/authorization.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { becomes } from "#app/repair/decide/moves.ts";
import { evolve } from "#app/repair/evolve.ts";
import { STANDARD_FEE_PERCENT } from "#app/repair/line-item.ts";
import type { RecordEntry } from "#app/repair/record-entry.ts";
import { dueDay } from "#app/repair/records/due-day.ts";
import { showAuthorization } from "#app/repair/records/show.ts";
import { localTime, type ShownAuthorization } from "#app/repair/records/shown.ts";
import type { RequestStatus, Stage } from "#app/repair/repair-request.ts";
import { commandOf, type DemoEvent, type DemoEvents, isOff, timeOf } from "#app/repair/sample/sample-events.ts";
import { LINES, SAMPLE_PAPER, SHOP_WORD, sampleFacts } from "#app/repair/sample/sample-quote.ts";
import { DEMO_ID, type DemoRequest, type Sample, sampleItem, viewOf } from "#app/repair/sample/sample-view.ts";
import { entryOf } from "#app/repair/sentences.ts";
import type { RepairEvent } from "#app/repair/state.ts";
import { NO_RATES } from "#app/repair/tax.ts";
import type { ShopSettings } from "#app/shop/settings/settings.ts";

/** A browser keeps about 4 KB of a cookie, a third of it for the way it is written. */
const MOST_BYTES = 2_800;
const MOST_EVENTS = 60;

/** The sample as it stands after what was done to it. */
export function demoRequest(events: DemoEvents, feePercent = STANDARD_FEE_PERCENT): DemoRequest {
  return viewOf(sampleAfter(events, new Date(), feePercent));
}

/**
 * One more thing done to the sample. Errors: as the real request: 404, 409 with the sentences of the catalogue; 409 when the
 * sample is full.
 */
export function addDemoEvent(events: DemoEvents, event: DemoEvent, feePercent = STANDARD_FEE_PERCENT): DemoEvents {
  const all = [...events, event];
  if (all.length > MOST_EVENTS || new TextEncoder().encode(JSON.stringify(all)).length > MOST_BYTES) {
    throw new Refusal(409, "This sample keeps no more changes. Start it over to go on.", {
      title: "The sample is full",
    });
  }
  apply(sampleAfter(events, new Date(), feePercent), event);
  return all;
}

/** What the visitor authorized, as the record of a real repair has it; null before they did. */
export function sampleShown(events: DemoEvents, settings: ShopSettings): ShownAuthorization | null {
  const { authorized, authorizations, began } = sampleAfter(events, new Date(), settings.feePercent);
  const [given] = authorizations;
  if (!authorized || !given) return null;
  const when = localTime(given.createdAt, settings.timeZone);
  const who = { by: "Sample Customer", how: "by the link of this repair, on the website", when, said: null };
  const facts = sampleFacts(daysBefore(2, began));
  return showAuthorization(authorized, authorized, { settings, facts, who, revision: 1 });
}

/** The stage the shop would set next; null when it is the visitor's turn or all is done. */
export function nextDemoStage(status: RequestStatus): Stage | null {
  return status === "Pending_Repair" ? "Pending_Payment" : null;
}

/** The shop of the sample makes the invoice as its admin would. */
const SHOP = { userId: null, role: "admin" } as const;
const VISITOR = { userId: null, role: null } as const;

function sampleAfter(events: DemoEvents, now: Date, feePercent: number): Sample {
  const began = events[0] ? timeOf(events[0]) : now;
  const sample: Sample = {
    state: {
      id: DEMO_ID,
      status: "Pending_Approval",
      version: 1,
      advisorId: null,
      feePercent,
      settlement: "whole",
      invoice: null,
      lineItems: LINES.map(sampleItem),
      paper: SAMPLE_PAPER,
      taxRates: NO_RATES,
      notToExceed: null,
      authorized: null,
      alternatives: [],
      designee: null,
      delay: null,
      scheduledServiceDate: null,
      timeAskedAt: null,
      timeAsked: null,
      timeCancelledAt: null,
      technicianId: null,
      workDoneAt: null,
      workAgainAt: null,
    },
    invoice: null,
    history: [],
    began,
    added: [],
    takenOff: [],
    authorizations: [],
    authorized: null,
  };
  record(sample, { kind: "created", summary: "Repair request created" }, daysBefore(2, began));
  const read = { kind: "quote_read" as const, summary: "9 lines read from 1 page" };
  record(sample, read, daysBefore(2, began.getTime() + 60_000));
  for (const event of events) applyWhereItHolds(sample, event);
  return sample;
}

/** What was done before stands in the visitor's browser: a go-ahead whose limit a fee raised since has overtaken holds without it. */
function applyWhereItHolds(sample: Sample, event: DemoEvent): void {
  try {
    apply(sample, event);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (event[0] === "approve" && event.length === 3) applyWhereItHolds(sample, ["approve", event[2]]);
  }
}

/** Errors: as `decide`, and 409 for a step that is not the sample's to take. */
function apply(sample: Sample, event: DemoEvent): void {
  const at = timeOf(event);
  if (event[0] === "pay") {
    pay(sample, event[1], at);
    return;
  }
  if (event[0] === "next" && !nextDemoStage(sample.state.status)) throw new Refusal(409, "The next step is yours.");
  if (event[0] === "next") {
    finish(sample, at);
    return;
  }
  if (!isOff(sample, event)) fold(sample, decide(sample.state, commandOf(event, sample), VISITOR), at);
}

/** The sample's shop answers what is still open, and its invoice is made. */
function finish(sample: Sample, at: Date) {
  const prices = sample.state.lineItems
    .filter(({ group, priceBasis }) => group === "approved" && priceBasis === "target")
    .map(({ id, unitPrice }) => ({ id, unitPrice }));
  if (prices.length > 0) fold(sample, decide(sample.state, { do: "record_prices", word: SHOP_WORD, prices }, SHOP), at);
  fold(sample, decide(sample.state, { do: "invoice" }, SHOP), at);
}

function fold(sample: Sample, events: RepairEvent[], at: Date) {
  for (const event of events) {
    const before = sample.state;
    sample.state = evolve(before, event);
    if (event.type === "line_removed") {
      const at = before.lineItems.findIndex(({ id }) => id === event.id);
      sample.takenOff.push(...before.lineItems.slice(at, at + 1).map((line) => ({ line, at })));
    }
    if (event.type === "repair_approved") {
      sample.authorized = sample.state;
      // Asked again, the newest go-ahead takes the place of the one before.
      sample.authorizations = [{ revision: 1, sum: authorizedSum(sample.state), createdAt: at, withdrawnAt: null }];
    }
    if (event.type === "invoiced") {
      const { figures } = event;
      sample.invoice = {
        ...figures,
        id: DEMO_ID,
        number: "SAMPLE-1",
        discount: 0,
        discountReason: null,
        repairRequestId: DEMO_ID,
        accountId: DEMO_ID,
        status: "Unpaid",
        issuedAt: at,
        dueAt: dueDay(at),
        createdAt: at,
        amountPaid: 0,
        notOwed: 0,
        outstandingBalance: figures.totalAmount,
      };
      sample.state = { ...sample.state, invoice: sample.invoice };
    }
    record(sample, entryOf(event, before, sample.state), at);
  }
}

function pay(sample: Sample, card: string, at: Date) {
  const { invoice } = sample;
  if (!invoice || sample.state.status !== "Pending_Payment") {
    const { title, description } = messages.payment.invoiceRequired;
    throw new Refusal(409, description, { title });
  }
  const { outstandingBalance: due, totalAmount } = invoice;
  sample.invoice = { ...invoice, status: "Paid", amountPaid: totalAmount, outstandingBalance: 0 };
  const summary = `${formatMoney(due)} paid by ${card} (simulated)`;
  record(sample, { kind: "payment", summary, totalBefore: due, totalAfter: 0 }, at);
  fold(sample, becomes(sample.state, "Completed"), at);
}

function record(sample: Sample, entry: RecordEntry, createdAt: Date) {
  sample.history.push({
    id: String(sample.history.length + 1),
    kind: entry.kind,
    summary: entry.summary,
    actorName: "Sample Customer",
    knownBy: "access_code",
    channel: "web",
    ip: null,
    userAgent: null,
    lines: entry.lines ?? [],
    totalBefore: entry.totalBefore ?? null,
    totalAfter: entry.totalAfter ?? null,
    createdAt,
  });
}
