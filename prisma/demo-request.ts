import type { Prisma } from "#app/generated/prisma/client.ts";
import { dayOf, momentOf } from "#app/platform/clock.ts";
import { DAY_MS, daysAfter, daysBefore } from "#app/platform/days.ts";
import { formatMoney } from "#app/platform/format.ts";
import { multiply, toDecimal } from "#app/platform/money.ts";
import { analyzedUnitPrice, summarize, totalsOfRepair } from "#app/repair/line-item.ts";
import { dueDay } from "#app/repair/records/due-day.ts";
import { toPaperSums } from "#app/repair/requests/paper-sums.server.ts";
import { UNTAXED } from "#app/repair/tax.ts";
import { takeInvoiceNumber } from "#app/shop/settings/settings.server.ts";
import { addPaper, paperOf } from "#prisma/demo-papers.ts";
import { addRecord } from "#prisma/demo-record.ts";
import type { DemoRequest } from "#prisma/demo-world.ts";

/** Who is in the demo world, by their names there; all of it is as old as it says at one moment. */
export type People = {
  now: number;
  accounts: Map<string, string>;
  users: Map<string, { id: string; name: string; accountId: string }>;
};

export type World = People & {
  providers: Map<string, string>;
  technicians: Map<string, string>;
  vehicles: Map<string, { id: string; accountId: string }>;
};

export function userId({ users }: People, key: string | null) {
  return key ? (users.get(key) as { id: string }).id : null;
}

type Line = ReturnType<typeof lineRow>;
type Event = ReturnType<typeof eventOf>;

/** A request with its lines, its paper, its record and its invoice. Returns its id. */
export async function addRequest(tx: Prisma.TransactionClient, world: World, request: DemoRequest): Promise<string> {
  const { now, users } = world;
  const createdAt = daysBefore(request.ageDays, now);
  const lines = request.lines.map((line, position) => lineRow(line, position, createdAt));
  const row = await tx.repairRequest.create({
    data: { ...requestRow(world, request, lines), createdAt, lineItems: { create: lines } },
    include: { lineItems: { orderBy: { position: "asc" } } },
  });
  const customer = users.get(request.driver) as { id: string; name: string };
  const advisor = users.get(request.advisor ?? "") ?? { id: null, name: "Shop" };
  const event = eventOf(row.id, customer, createdAt);
  await tx.historyEvent.create({ data: { ...event, kind: "created", summary: "Repair request created" } });
  if (request.paper)
    await addPaper(
      tx,
      { id: row.id, driverId: customer.id, at: createdAt },
      paperOf(request, row.lineItems, customer.name, dayOf(createdAt)),
    );
  const decidedAt = new Date(createdAt.getTime() + Math.min(DAY_MS, (now - createdAt.getTime()) / 2));
  await addRecord(tx, row.id, { customer, advisor, at: decidedAt });
  if (!request.invoice) return row.id;
  const issuedAt = daysBefore(Math.max(1, request.ageDays - 4), now);
  const invoice = await addInvoice(tx, row, lines, { status: request.invoice, issuedAt });
  const by = { actorUserId: advisor.id, actorName: advisor.name, knownBy: "session" } as const;
  const billed = { ...event, ...by, createdAt: issuedAt };
  const summary = `Invoice created for ${formatMoney(invoice.total)}`;
  const data = { invoiceId: invoice.id };
  await tx.historyEvent.create({ data: { ...billed, kind: "invoice_created", summary, data } });
  const change = {
    summary: "Status changed from In Progress to Pending Payment",
    data: { from: "In Progress", to: "Pending_Payment" },
  };
  await tx.historyEvent.create({ data: { ...billed, kind: "status_changed", ...change } });
  if (request.invoice === "Paid") await addPayment(tx, event, invoice, issuedAt);
  return row.id;
}

function requestRow(world: World, request: DemoRequest, lines: Line[]) {
  const { now, technicians, providers } = world;
  const totals = totalsOfRepair(lines.map(pricedLine), Boolean(request.invoice));
  const vehicle = world.vehicles.get(request.vehicle) as { id: string; accountId: string };
  const day = request.scheduledInDays;
  const scheduled = day === undefined ? null : momentOf(`${dayOf(daysAfter(day, now))}T09:00`);
  // What is billed was done first.
  const done = request.invoice && scheduled ? new Date(scheduled.getTime() + 95 * 60_000) : null;
  return {
    accountId: vehicle.accountId,
    vehicleId: vehicle.id,
    requesterId: userId(world, request.driver),
    advisorId: userId(world, request.advisor),
    technicianId: request.technician ? (technicians.get(request.technician) ?? null) : null,
    repairProviderId: request.provider ? (providers.get(request.provider) ?? null) : null,
    status: request.status,
    serviceType: request.title,
    initiatedBy: request.title,
    description: request.description,
    requestedServiceDate: daysBefore(request.ageDays - 3, now),
    scheduledServiceDate: scheduled,
    scheduledMinutes: request.minutes ?? null,
    startedAt: done && scheduled,
    workDoneAt: done,
    completedDate: request.status === "Completed" ? done : null,
    originalTotalPrice: toDecimal(totals.originalTotal),
    totalPrice: toDecimal(totals.currentTotal),
    accessCodes: { create: { kind: "repair" as const } },
  };
}

/** What every entry of the record begins with: the customer did it. */
function eventOf(repairRequestId: string, customer: { id: string; name: string }, createdAt: Date) {
  const by = { actorUserId: customer.id, actorName: customer.name, knownBy: "phone_code", channel: "web" } as const;
  return { repairRequestId, ...by, createdAt };
}

async function addInvoice(
  tx: Prisma.TransactionClient,
  request: { id: string; accountId: string },
  lines: Line[],
  { status, issuedAt }: { status: NonNullable<DemoRequest["invoice"]>; issuedAt: Date },
) {
  const paper = toPaperSums(await tx.repairRequest.findUniqueOrThrow({ where: { id: request.id } }));
  const approved = summarize(lines.map(pricedLine), ["approved"], undefined, { ...UNTAXED, paper });
  const paid = status === "Paid";
  const { id } = await tx.invoice.create({
    data: {
      number: await takeInvoiceNumber(tx),
      repairRequestId: request.id,
      accountId: request.accountId,
      status,
      issuedAt,
      createdAt: issuedAt,
      dueAt: dueDay(issuedAt),
      originalTotalPrice: toDecimal(approved.originalTotal),
      subtotal: toDecimal(approved.currentTotal),
      tax: toDecimal(approved.tax),
      serviceFee: toDecimal(approved.serviceFee),
      serviceFeePercentage: approved.serviceFeePercentage,
      totalAmount: toDecimal(approved.finalTotal),
      amountPaid: toDecimal(paid ? approved.finalTotal : 0),
      outstandingBalance: toDecimal(paid ? 0 : approved.finalTotal),
    },
  });
  return { id, total: approved.finalTotal };
}

async function addPayment(
  tx: Prisma.TransactionClient,
  event: Event,
  { id: invoiceId, total }: { id: string; total: number },
  at: Date,
) {
  const payment = await tx.payment.create({
    data: {
      invoiceId,
      amount: toDecimal(total),
      provider: "simulated",
      status: "succeeded",
      idempotencyKey: `demo-${invoiceId}`,
      cardBrand: "visa",
      cardLast4: "4242",
      createdAt: at,
      succeededAt: at,
    },
  });
  const entry = { kind: "payment", amount: payment.amount, method: "card", key: `payment:${payment.id}` } as const;
  await tx.ledgerEntry.create({ data: { invoiceId, paymentId: payment.id, ...entry, occurredAt: at } });
  const summary = `Invoice paid: ${formatMoney(total)}`;
  await tx.historyEvent.create({ data: { ...event, kind: "payment", summary, createdAt: at } });
}

/** A line as sums have it: in cents. */
function pricedLine({ group, originalPrice, totalPrice, priceBasis }: Line) {
  return { group, originalPrice: cents(originalPrice), totalPrice: cents(totalPrice), priceBasis };
}

function cents(decimal: string) {
  return Math.round(Number(decimal) * 100);
}

function lineRow(line: DemoRequest["lines"][number], position: number, createdAt: Date) {
  const was = cents(line.was.toFixed(2));
  const now = line.lowered ? analyzedUnitPrice(was) : was;
  // What the customer approved at a lower price was agreed at the shop; what waits is our target still.
  const agreed = line.lowered && line.group === "approved";
  const shopWord = line.kept ?? (agreed ? "Mike R." : null);
  const until = line.untilInDays === undefined ? null : dayOf(daysAfter(line.untilInDays));
  return {
    position,
    createdAt,
    type: line.type,
    name: line.text,
    description: line.text,
    quantity: line.quantity,
    originalQuantity: line.quantity,
    originalUnitPrice: toDecimal(was),
    unitPrice: toDecimal(now),
    originalPrice: toDecimal(multiply(line.quantity, was)),
    totalPrice: toDecimal(multiply(line.quantity, now)),
    status: now < was ? ("Lowered" as const) : line.kept ? ("Same" as const) : ("Pending" as const),
    group: line.group,
    priceBasis: agreed ? ("agreed" as const) : line.lowered ? ("target" as const) : ("quoted" as const),
    ...(shopWord
      ? { shopWord: { person: shopWord, way: "phone", at: createdAt.toISOString(), until, note: null } }
      : {}),
  };
}
