import { hash } from "@node-rs/argon2";
import { PrismaPg } from "@prisma/adapter-pg";
import { type Prisma, PrismaClient } from "#app/generated/prisma/client.ts";
import { dayOf, momentOf } from "#app/platform/clock.ts";
import { secureAddresses } from "#app/platform/database/database-address.ts";
import { DAY_MS, daysAfter } from "#app/platform/days.ts";
import { formatMoney } from "#app/platform/format.ts";
import { codeOf } from "#app/platform/known.ts";
import { multiply, toDecimal } from "#app/platform/money.ts";
import { analyzedUnitPrice, summarize, totalsOfRepair } from "#app/repair/line-item.ts";
import { toPaperSums } from "#app/repair/requests/paper-sums.server.ts";
import { UNTAXED } from "#app/repair/tax.ts";
import { takeInvoiceNumber } from "#app/shop/settings/settings.server.ts";
import { addPaper, paperOf } from "#prisma/demo-papers.ts";
import { addRecord } from "#prisma/demo-record.ts";
import {
  ACCOUNTS,
  type DemoRequest,
  MESSAGES,
  PACKAGES,
  PASSWORD,
  PROVIDERS,
  RECOMMENDATIONS,
  REQUESTS,
  TECHNICIANS,
  USERS,
  VEHICLES,
} from "#prisma/demo-world.ts";

/**
 * Loads a small, believable shop into the database that DATABASE_URL names, in one transaction.
 * With `onlyIfEmpty` a database that has accounts is left as it is. Returns whether it was loaded.
 */
export async function loadDemoWorld(options: { onlyIfEmpty: boolean }): Promise<boolean> {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is missing: name the database that the demo world is to be loaded into.");
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
  try {
    if (options.onlyIfEmpty && (await db.account.findFirst({ select: { id: true } }))) return false;
    if (await db.appSetting.findUnique({ where: { key: "demo_data" } })) return false;
    const passwordHash = await hash(PASSWORD);
    await db.$transaction((tx) => load(tx, passwordHash), { maxWait: 30_000, timeout: 60_000 });
    return true;
  } finally {
    await db.$disconnect();
  }
}

async function load(tx: Prisma.TransactionClient, passwordHash: string) {
  const now = Date.now();
  const at = (days: number, wallTime?: string) => {
    const date = daysAfter(days, now);
    return wallTime ? momentOf(`${dayOf(date)}T${wallTime}`) : date;
  };
  const accounts = new Map<string, string>();
  for (const { key, tier } of ACCOUNTS) {
    accounts.set(key, (await tx.account.create({ data: { subscriptionTier: tier, createdAt: at(-400) } })).id);
  }
  const users = new Map<string, { id: string; name: string; accountId: string }>();
  for (const { key, account, ...person } of USERS) {
    const accountId = accounts.get(account) as string;
    const user = await tx.user.create({ data: { ...person, accountId, passwordHash, createdAt: at(-380) } });
    users.set(key, { id: user.id, name: `${person.firstName} ${person.lastName}`, accountId });
    if (person.role === "driver") await tx.accessCode.create({ data: { kind: "user", userId: user.id } });
  }
  const userId = (key: string | null) => (key ? (users.get(key) as { id: string }).id : null);
  const providers = new Map<string, string>();
  for (const { key, staff, ...provider } of PROVIDERS) {
    const row = await tx.repairProvider.create({
      data: {
        ...provider,
        specialties: [...provider.specialties],
        certifications: [...provider.certifications],
        staff: { create: [...staff] },
      },
    });
    providers.set(key, row.id);
  }
  for (const { lines, ...pack } of PACKAGES) {
    const create = lines.map((line, position) => ({ ...line, position }));
    await tx.jobPackage.create({ data: { ...pack, changedByName: "Rosa Delgado", lines: { create } } });
  }
  const technicians = new Map<string, string>();
  for (const { user, provider, hourlyRate, certifications } of TECHNICIANS) {
    const row = await tx.technician.create({
      data: {
        userId: userId(user) as string,
        repairProviderId: providers.get(provider) as string,
        hourlyRate,
        certifications: [...certifications],
      },
    });
    technicians.set(user, row.id);
  }
  const vehicles = new Map<string, { id: string; accountId: string }>();
  for (const vehicle of VEHICLES) {
    const months = "warrantyMonths" in vehicle ? vehicle.warrantyMonths : null;
    const row = await tx.vehicle.create({
      data: {
        accountId: accounts.get(vehicle.account) as string,
        year: vehicle.year,
        make: vehicle.make,
        model: vehicle.model,
        vin: vehicle.vin,
        mileage: vehicle.mileage,
        color: vehicle.color,
        warrantyStatus: vehicle.warranty,
        warrantyPlan: "warrantyPlan" in vehicle ? vehicle.warrantyPlan : null,
        warrantyExpiresAt: months ? at(months * 30.44) : null,
        createdAt: at(-300),
      },
    });
    vehicles.set(vehicle.key, { id: row.id, accountId: row.accountId });
  }
  const requests: string[] = [];
  for (const request of REQUESTS) requests.push(await addRequest(request));
  for (const { from, to, request, text, hoursAgo, read } of MESSAGES) {
    const sentAt = new Date(now - hoursAgo * 3_600_000);
    await tx.communication.create({
      data: {
        senderUserId: userId(from),
        receiverUserId: userId(to),
        repairRequestId: requests[request] ?? null,
        messageBody: text,
        sentAt,
        readAt: read ? sentAt : null,
      },
    });
    if (read) continue;
    await tx.notification.create({
      data: {
        userId: userId(to) as string,
        kind: "message",
        title: `New message from ${users.get(from)?.name}`,
        body: text,
        href: `/dashboard/communications/${userId(from)}`,
        repairRequestId: requests[request] ?? null,
        createdAt: sentAt,
      },
    });
  }
  for (const { vehicle, type, text, status, dueInDays, dueMileage } of RECOMMENDATIONS) {
    await tx.serviceRecommendation.create({
      data: {
        vehicleId: vehicles.get(vehicle)?.id as string,
        recommendationType: type,
        recommendedServiceDescription: text,
        status,
        recommendedDueDate: at(dueInDays),
        recommendedDueMileage: dueMileage,
      },
    });
  }
  await tx.appSetting.create({ data: { key: "demo_data", value: "loaded" } });

  async function addRequest(request: DemoRequest) {
    const vehicle = vehicles.get(request.vehicle) as { id: string; accountId: string };
    const createdAt = at(-request.ageDays);
    const lines = request.lines.map((line, position) => lineRow(line, position, createdAt));
    const priced = lines.map((line) => ({
      group: line.group,
      originalPrice: cents(line.originalPrice),
      totalPrice: cents(line.totalPrice),
      priceBasis: line.priceBasis,
    }));
    const totals = totalsOfRepair(priced, Boolean(request.invoice));
    const customer = users.get(request.driver) as { id: string; name: string };
    const advisor = users.get(request.advisor ?? "");
    const scheduled = request.scheduledInDays === undefined ? null : at(request.scheduledInDays, "09:00");
    // What is billed was done first.
    const done = request.invoice && scheduled ? new Date(scheduled.getTime() + 95 * 60_000) : null;
    const row = await tx.repairRequest.create({
      data: {
        accountId: vehicle.accountId,
        vehicleId: vehicle.id,
        requesterId: userId(request.driver),
        advisorId: userId(request.advisor),
        technicianId: request.technician ? (technicians.get(request.technician) ?? null) : null,
        repairProviderId: request.provider ? (providers.get(request.provider) ?? null) : null,
        status: request.status,
        serviceType: request.title,
        initiatedBy: request.title,
        description: request.description,
        requestedServiceDate: at(-request.ageDays + 3),
        scheduledServiceDate: scheduled,
        scheduledMinutes: request.minutes ?? null,
        startedAt: done && scheduled,
        workDoneAt: done,
        completedDate: request.status === "Completed" ? done : null,
        originalTotalPrice: toDecimal(totals.originalTotal),
        totalPrice: toDecimal(totals.currentTotal),
        createdAt,
        accessCodes: { create: { kind: "repair" } },
        lineItems: { create: lines },
      },
      include: { lineItems: { orderBy: { position: "asc" } } },
    });
    const actor = users.get(request.driver);
    const event = {
      repairRequestId: row.id,
      actorUserId: actor?.id ?? null,
      actorName: actor?.name ?? "Customer",
      knownBy: "phone_code" as const,
      channel: "web" as const,
      createdAt,
    };
    await tx.historyEvent.create({ data: { ...event, kind: "created", summary: "Repair request created" } });
    if (request.paper)
      await addPaper(
        tx,
        { id: row.id, driverId: customer.id, at: createdAt },
        paperOf(request, row.lineItems, customer.name, dayOf(createdAt)),
      );
    const decidedAt = new Date(createdAt.getTime() + Math.min(DAY_MS, (now - createdAt.getTime()) / 2));
    await addRecord(tx, row.id, { customer, advisor: advisor ?? { id: null, name: "Shop" }, at: decidedAt });
    if (!request.invoice) return row.id;
    const taxation = {
      ...UNTAXED,
      paper: toPaperSums(await tx.repairRequest.findUniqueOrThrow({ where: { id: row.id } })),
    };
    const approved = summarize(priced, ["approved"], undefined, taxation);
    const issuedAt = at(-Math.max(1, request.ageDays - 4));
    const paid = request.invoice === "Paid";
    const invoice = await tx.invoice.create({
      data: {
        number: await takeInvoiceNumber(tx),
        repairRequestId: row.id,
        accountId: vehicle.accountId,
        status: request.invoice,
        issuedAt,
        createdAt: issuedAt,
        dueAt: daysAfter(30, issuedAt),
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
    const billed = {
      ...event,
      actorUserId: userId(request.advisor),
      actorName: users.get(request.advisor ?? "")?.name ?? "Shop",
      knownBy: "session" as const,
      createdAt: issuedAt,
    };
    const summary = `Invoice created for ${formatMoney(approved.finalTotal)}`;
    await tx.historyEvent.create({
      data: { ...billed, kind: "invoice_created", summary, data: { invoiceId: invoice.id } },
    });
    const change = {
      summary: "Status changed from In Progress to Pending Payment",
      data: { from: "In Progress", to: "Pending_Payment" },
    };
    await tx.historyEvent.create({ data: { ...billed, kind: "status_changed", ...change } });
    if (!paid) return row.id;
    const payment = await tx.payment.create({
      data: {
        invoiceId: invoice.id,
        amount: toDecimal(approved.finalTotal),
        provider: "simulated",
        status: "succeeded",
        idempotencyKey: `demo-${invoice.id}`,
        cardBrand: "visa",
        cardLast4: "4242",
        createdAt: issuedAt,
        succeededAt: issuedAt,
      },
    });
    await tx.ledgerEntry.create({
      data: {
        invoiceId: invoice.id,
        paymentId: payment.id,
        kind: "payment",
        amount: payment.amount,
        method: "card",
        key: `payment:${payment.id}`,
        occurredAt: issuedAt,
      },
    });
    await tx.historyEvent.create({
      data: {
        ...event,
        kind: "payment",
        summary: `Invoice paid: ${formatMoney(approved.finalTotal)}`,
        createdAt: issuedAt,
      },
    });
    return row.id;
  }
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

if (import.meta.main) {
  secureAddresses(process.env);
  const loaded = await loadDemoWorld({ onlyIfEmpty: false }).catch((error: unknown) => {
    if (codeOf(error) !== "P2021") throw error;
    console.error("The database has no tables yet: start the product once, or run npm run migrate, and seed it then.");
    process.exit(1);
  });
  console.log(loaded ? "The demo world was loaded." : "The demo world is there already.");
}
