import { hash } from "@node-rs/argon2";
import { PrismaPg } from "@prisma/adapter-pg";
import { type Prisma, PrismaClient } from "#app/generated/prisma/client.ts";
import { secureAddresses } from "#app/platform/database/database-address.ts";
import { daysAfter, daysBefore } from "#app/platform/days.ts";
import { codeOf } from "#app/platform/known.ts";
import { addRequest, type People, userId, type World } from "#prisma/demo-request.ts";
import {
  ACCOUNTS,
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
  const world = await addShop(tx, await addPeople(tx, passwordHash));
  const requests: string[] = [];
  for (const request of REQUESTS) requests.push(await addRequest(tx, world, request));
  await addMessages(tx, world, requests);
  await addRecommendations(tx, world);
  await tx.appSetting.create({ data: { key: "demo_data", value: "loaded" } });
}

async function addPeople(tx: Prisma.TransactionClient, passwordHash: string): Promise<People> {
  const now = Date.now();
  const accounts = new Map<string, string>();
  for (const { key, tier } of ACCOUNTS) {
    accounts.set(
      key,
      (await tx.account.create({ data: { subscriptionTier: tier, createdAt: daysBefore(400, now) } })).id,
    );
  }
  const users = new Map<string, { id: string; name: string; accountId: string }>();
  for (const { key, account, ...person } of USERS) {
    const accountId = accounts.get(account) as string;
    const user = await tx.user.create({
      data: { ...person, accountId, passwordHash, createdAt: daysBefore(380, now) },
    });
    users.set(key, { id: user.id, name: `${person.firstName} ${person.lastName}`, accountId });
    if (person.role === "driver") await tx.accessCode.create({ data: { kind: "user", userId: user.id } });
  }
  return { now, accounts, users };
}

async function addShop(tx: Prisma.TransactionClient, people: People): Promise<World> {
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
  const technicians = await addTechnicians(tx, people, providers);
  return { ...people, providers, technicians, vehicles: await addVehicles(tx, people) };
}

async function addTechnicians(tx: Prisma.TransactionClient, people: People, providers: Map<string, string>) {
  const technicians = new Map<string, string>();
  for (const { user, provider, hourlyRate, certifications } of TECHNICIANS) {
    const row = await tx.technician.create({
      data: {
        userId: userId(people, user) as string,
        repairProviderId: providers.get(provider) as string,
        hourlyRate,
        certifications: [...certifications],
      },
    });
    technicians.set(user, row.id);
  }
  return technicians;
}

async function addVehicles(tx: Prisma.TransactionClient, { now, accounts }: People) {
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
        warrantyExpiresAt: months ? daysAfter(months * 30.44, now) : null,
        createdAt: daysBefore(300, now),
      },
    });
    vehicles.set(vehicle.key, { id: row.id, accountId: row.accountId });
  }
  return vehicles;
}

async function addMessages(tx: Prisma.TransactionClient, world: World, requests: string[]) {
  for (const { from, to, request, text, hoursAgo, read } of MESSAGES) {
    const sentAt = new Date(world.now - hoursAgo * 3_600_000);
    await tx.communication.create({
      data: {
        senderUserId: userId(world, from),
        receiverUserId: userId(world, to),
        repairRequestId: requests[request] ?? null,
        messageBody: text,
        sentAt,
        readAt: read ? sentAt : null,
      },
    });
    if (read) continue;
    await tx.notification.create({
      data: {
        userId: userId(world, to) as string,
        kind: "message",
        title: `New message from ${world.users.get(from)?.name}`,
        body: text,
        href: `/dashboard/communications/${userId(world, from)}`,
        repairRequestId: requests[request] ?? null,
        createdAt: sentAt,
      },
    });
  }
}

async function addRecommendations(tx: Prisma.TransactionClient, { now, vehicles }: World) {
  for (const { vehicle, type, text, status, dueInDays, dueMileage } of RECOMMENDATIONS) {
    await tx.serviceRecommendation.create({
      data: {
        vehicleId: vehicles.get(vehicle)?.id as string,
        recommendationType: type,
        recommendedServiceDescription: text,
        status,
        recommendedDueDate: daysAfter(dueInDays, now),
        recommendedDueMileage: dueMileage,
      },
    });
  }
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
