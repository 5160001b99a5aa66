import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { type ImportKind, readRows } from "#app/desk/import/columns.ts";
import { CustomerRow, RepairRow, readRow, VehicleRow } from "#app/desk/import/rows.ts";
import type { ContactPreference } from "#app/people/profile.ts";
import { holdPhones, whyNoCustomers } from "#app/people/taken.server.ts";
import { dayOf, momentOf } from "#app/platform/clock.ts";
import type { Prisma, Transaction } from "#app/platform/db.server.ts";
import { formatMoney, formatPhone, fullName, toE164, vehicleTitle } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { toCents, toDecimal } from "#app/platform/money.ts";
import type { Refusal } from "#app/platform/refusal.ts";
import { isSameVin, wrongVin } from "#app/shop/car-check.server.ts";
import { carsLike } from "#app/shop/car-like.server.ts";
import { isSamePlate } from "#app/shop/plate.ts";

export type PlannedRow = { row: number; state: "new" | "there" | "wrong"; says: string };

/** What a file would do to the database as it stands: each row, and what is written for those that are new. */
export type Plan = {
  rows: PlannedRow[];
  /** Titles of columns that are not taken over. */
  left: string[];
  accounts: Prisma.AccountCreateManyInput[];
  users: Prisma.UserCreateManyInput[];
  vehicles: Prisma.VehicleCreateManyInput[];
  requests: Prisma.RepairRequestCreateManyInput[];
  lines: Prisma.RepairLineItemCreateManyInput[];
};

/**
 * `holds`: it is written next, and nobody else gives its phones to anybody until the transaction ends.
 * Errors: 400 where the file as a whole cannot be read.
 */
export async function planImport(tx: Transaction, kind: ImportKind, text: string, holds = false): Promise<Plan> {
  const { rows, left } = readRows(kind, text);
  const plan: Plan = { rows: [], left, accounts: [], users: [], vehicles: [], requests: [], lines: [] };
  const phones = new Set(rows.flatMap(({ cells }) => toE164(cells.phone) ?? []));
  if (holds && kind === "customers") await holdPhones(tx, [...phones]);
  const people = await tx.user.findMany({
    where: { role: "driver", deletedAt: null, phone: { in: [...phones] } },
    select: { id: true, phone: true, accountId: true, contactPreference: true },
  });
  const known = new Map(people.map((person) => [person.phone ?? "", person]));
  if (kind === "customers") {
    const emails = rows.flatMap(({ cells }) => cells.email?.toLowerCase() || []);
    const taken = await tx.user.findMany({ where: { email: { in: emails } }, select: { email: true } });
    const seen = { phones: new Set<string>(), emails: new Set(taken.map(({ email }) => email ?? "")) };
    const refused = await whyNoCustomers(tx, [...phones]);
    for (const raw of rows) {
      const read = readRow(CustomerRow, raw);
      plan.rows.push({
        row: raw.row,
        ...("says" in read ? wrong(read.says) : planCustomer(plan, read.value, known, { ...seen, refused })),
      });
    }
    return plan;
  }
  const cars = await tx.vehicle.findMany({
    where: { accountId: { in: people.map(({ accountId }) => accountId) } },
    select: { id: true, accountId: true, year: true, make: true, model: true, vin: true, plate: true },
  });
  const garage = new Map<string, Car[]>();
  for (const car of cars) garage.set(car.accountId, [...(garage.get(car.accountId) ?? []), car]);
  if (kind === "vehicles") {
    for (const raw of rows) {
      const read = readRow(VehicleRow, raw);
      plan.rows.push({
        row: raw.row,
        ...("says" in read ? wrong(read.says) : planVehicle(plan, read.value, known, garage)),
      });
    }
    return plan;
  }
  const before = await tx.repairRequest.findMany({
    where: { vehicleId: { in: cars.map(({ id }) => id) }, status: "Completed" },
    select: { vehicleId: true, completedDate: true, totalPrice: true },
  });
  const done = new Set(
    before.map((one) => repairKey(one.vehicleId, dayOf(one.completedDate ?? new Date(0)), toCents(one.totalPrice))),
  );
  for (const raw of rows) {
    const read = readRow(RepairRow, raw);
    plan.rows.push({
      row: raw.row,
      ...("says" in read ? wrong(read.says) : planRepair(plan, read.value, known, garage, done)),
    });
  }
  return plan;
}

type Said = Omit<PlannedRow, "row">;
type Car = {
  id: string;
  accountId: string;
  year: number;
  make: string;
  model: string;
  vin: string | null;
  plate: string | null;
};
type Person = { id: string; accountId: string; contactPreference: ContactPreference };

const wrong = (says: string): Said => ({ state: "wrong", says });
const there = (says: string): Said => ({ state: "there", says });

function planCustomer(
  plan: Plan,
  { name, phone, email, contactPreference }: z.output<typeof CustomerRow>,
  known: Map<string, Person>,
  seen: { phones: Set<string>; emails: Set<string>; refused: Map<string, Refusal> },
): Said {
  if (known.has(phone)) return there(`${formatPhone(phone)} is a customer already.`);
  const refusal = seen.refused.get(phone);
  if (refusal) return wrong(refusal.message);
  if (seen.phones.has(phone)) return wrong(`${formatPhone(phone)} stands in this file twice.`);
  if (email && seen.emails.has(email)) return wrong(`${email} belongs to somebody else already.`);
  seen.phones.add(phone);
  if (email) seen.emails.add(email);
  const accountId = randomUUID();
  const whole = fullName(name);
  plan.accounts.push({ id: accountId, name: whole });
  const person = { ...name, phone, email: email ?? null, contactPreference, role: "driver" } as const;
  plan.users.push({ id: randomUUID(), accountId, ...person });
  return { state: "new", says: `${whole}, ${formatPhone(phone)}${email ? `, ${email}` : ""}` };
}

function planVehicle(
  plan: Plan,
  { phone, ...car }: z.output<typeof VehicleRow>,
  known: Map<string, Person>,
  garage: Map<string, Car[]>,
): Said {
  const owner = known.get(phone);
  if (!owner) return wrong(`Nobody has the phone ${formatPhone(phone)}: bring in the customers first.`);
  const own = garage.get(owner.accountId) ?? [];
  const title = vehicleTitle(car);
  const mistyped = car.vin && wrongVin(car.vin, car.year);
  if (mistyped) return wrong(`${mistyped}: ${car.vin}.`);
  const { car: same, perhaps } = carsLike(own, car);
  const isMarked = Boolean(car.vin || car.plate);
  if (same || (perhaps.length > 0 && !isMarked)) return there(`${title} of ${formatPhone(phone)} is there already.`);
  const twin = own.find(({ plate }) => plate && car.plate && isSamePlate(plate, car.plate));
  if (twin) return wrong(messages.vehicles.plateTwin(vehicleTitle(twin)));
  if (perhaps.length > 0)
    return wrong(`${formatPhone(phone)} has a ${title} without its VIN or license plate: enter that there first.`);
  const made = { id: randomUUID(), accountId: owner.accountId, ...car };
  plan.vehicles.push(made);
  garage.set(owner.accountId, [...own, { ...made, vin: car.vin ?? null, plate: car.plate ?? null }]);
  return { state: "new", says: `${title}${car.vin ? `, ${car.vin}` : ""}, of ${formatPhone(phone)}` };
}

type Named = {
  year: number | string | null;
  make: string | null;
  model: string | null;
  vin?: string | undefined;
  plate?: string | undefined;
};

/** A past repair names a car as far as its file does. */
function isNamed(one: Car, { year, make, model, vin, plate }: Named): boolean {
  if (vin && one.vin) return isSameVin(one.vin, vin);
  if (plate && one.plate) return isSamePlate(one.plate, plate);
  const same = (a: string, b: string | null) => a.toLowerCase() === b?.toLowerCase();
  return one.year === Number(year) && same(one.make, make) && same(one.model, model);
}

function planRepair(
  plan: Plan,
  { phone, date, service, amount, mileage, notes, car: title, ...named }: z.output<typeof RepairRow>,
  known: Map<string, Person>,
  garage: Map<string, Car[]>,
  done: Set<string>,
): Said {
  const owner = known.get(phone);
  if (!owner) return wrong(`Nobody has the phone ${formatPhone(phone)}: bring in the customers first.`);
  const own = garage.get(owner.accountId) ?? [];
  const says = Object.values(named).some(Boolean);
  const isTitled = ({ year, make, model }: Car) => !title || plain(`${year} ${make} ${model}`) === plain(title);
  const fitting = says ? own.filter((one) => isNamed(one, named)) : own.filter(isTitled);
  const [car] = fitting;
  if (!car) return wrong(`${formatPhone(phone)} has no such car here: bring in the vehicles first.`);
  if (fitting.length > 1) return wrong(`${formatPhone(phone)} has ${fitting.length} cars that fit: name its VIN.`);
  const what = `${service}, ${formatMoney(amount)}, ${vehicleTitle(car)}, ${date}`;
  const key = repairKey(car.id, date, amount);
  if (done.has(key)) return there(`${what} is there already.`);
  done.add(key);
  const id = randomUUID();
  const at = momentOf(`${date}T12:00`);
  const price = toDecimal(amount);
  plan.requests.push({
    id,
    accountId: owner.accountId,
    vehicleId: car.id,
    requesterId: owner.id,
    status: "Completed",
    initiatedBy: service,
    description: notes || null,
    contactPreference: owner.contactPreference,
    feePercent: 0,
    originalTotalPrice: price,
    totalPrice: price,
    mileageIn: mileage ?? null,
    completedDate: at,
    closedAt: at,
    createdAt: at,
  });
  plan.lines.push({
    repairRequestId: id,
    name: service,
    description: service,
    type: "Service",
    group: "approved",
    status: "Same",
    originalUnitPrice: price,
    unitPrice: price,
    originalPrice: price,
    totalPrice: price,
    priceBasis: "paid",
    createdAt: at,
  });
  return { state: "new", says: what };
}

function plain(words: string) {
  return words.replace(/\s+/g, " ").trim().toLowerCase();
}

function repairKey(vehicleId: string, day: string, cents: number) {
  return `${vehicleId} ${day} ${cents}`;
}
