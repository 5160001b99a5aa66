import { randomInt, randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { Role } from "#app/access/permissions.ts";
import { startSession } from "#app/access/session.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import type { TIERS } from "#app/people/account.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { toDecimal } from "#app/platform/money.ts";
import { checkDigitHolds } from "#app/quote-reader/paper/vin.ts";
import { type Group, type ItemType, totalsOfRepair } from "#app/repair/line-item.ts";
import { lineItemFields, toLineItem } from "#app/repair/lines/row.server.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { newLineData } from "#app/repair/requests/create.server.ts";

/** A US phone that nobody else has, and that can exist: what leaves for it reaches a stand-in at most. */
export function newPhone() {
  return `+1510${2_000_000 + nextOf("phones", 3_000_000, 1_234_577)}`;
}

/** The VIN of a car that nobody else has; without more said, a Honda Accord of 2003. */
export function newVin(kind = "1HGCM826_3A"): string {
  const serial = 100_000 + nextOf("vins", 100_000, 7_919);
  const like = (digit: string) => `${kind.replace("_", digit)}${serial}`;
  return [..."0123456789X"].map(like).find(checkDigitHolds) ?? "";
}

const given = globalThis as { given?: Record<string, number> };
given.given ??= {};

/**
 * A number below `count` that this process has not given out, in steps of `step`, which shares no divisor with `count`. The files of a worker share its
 * database, and each evaluates this module anew: what was given is kept beside the modules.
 */
function nextOf(name: string, count: number, step: number): number {
  const at = given.given?.[name] ?? 0;
  if (given.given) given.given[name] = at + 1;
  return (at * step) % count;
}

/** Somebody who knocks for the first time today: an address of their own, and no cookie yet. */
export function newVisitor(): Viewer {
  const parts = () => randomInt(0x10000).toString(16);
  const ip = `2001:db8:${parts()}:${parts()}::${parts()}`;
  return { ...anonymous, visitorId: randomUUID(), visitorSetCookie: "visitor=new", ip };
}

/** Hundreds of rows, some at a time: on a busy machine one statement with all of them would take longer than one may. */
export async function inParts<Row>(rows: Row[], write: (some: Row[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += 100) await write(rows.slice(from, from + 100));
}

export async function makeAccount(subscriptionTier: (typeof TIERS)[number] = "Free") {
  return db.account.create({ data: { subscriptionTier } });
}

type UserOptions = {
  phone?: string | null;
  firstName?: string;
  lastName?: string;
  accountId?: string;
  agreed?: boolean;
};

/** A user, and the account where none is named; in one statement, for this is done ten thousand times in a run. */
export async function makeUser(role: Role, options: UserOptions = {}) {
  const { firstName = "Dana", lastName = "Driver", phone = newPhone() } = options;
  const [id, accountId, email] = [randomUUID(), options.accountId ?? randomUUID(), `${randomUUID()}@example.com`];
  // Whoever has chosen texts has agreed to them.
  const agreed = role === "driver" && phone !== null && options.agreed !== false;
  const [user] = await db.$queryRaw<[Prisma.UserGetPayload<object>]>`
    WITH account AS (
      INSERT INTO "Account" ("id", "updatedAt") SELECT ${accountId}::uuid, now() WHERE ${!options.accountId}::boolean
    ), consent AS (
      INSERT INTO "SmsConsent" ("phone", "kind", "action", "textShown", "source")
      SELECT ${phone}::text, 'sms', 'opt_in', ${AGREED}::text, '/upload-quote' WHERE ${agreed}::boolean
    )
    INSERT INTO "User" ("id", "accountId", "role", "firstName", "lastName", "email", "phone", "contactPreference", "updatedAt")
    VALUES (${id}::uuid, ${accountId}::uuid, ${role}, ${firstName}, ${lastName}, ${email}, ${phone}, 'text', now()) RETURNING *`;
  const skills = { userId: id, hourlyRate: "120.00", certifications: ["ASE"] };
  return { ...user, technician: role === "technician" ? await db.technician.create({ data: skills }) : null };
}

const AGREED = "I agree to receive repair updates via SMS—message & data rates may apply.";

export async function agreeToTexts(phone: string) {
  await db.smsConsent.create({
    data: { phone, kind: "sms", action: "opt_in", textShown: AGREED, source: "/upload-quote" },
  });
}

type User = Awaited<ReturnType<typeof makeUser>>;

/** A password by a hash that is quickly looked at: for tests that try hundreds, about what follows. */
export async function givePassword(userId: string, password: string) {
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1 });
  await db.user.update({ where: { id: userId }, data: { passwordHash } });
}

/** The Cookie header of a browser in which this user is signed in. */
export async function signIn(user: { id: string }, knownBy: "password" | "phone_code" = "password") {
  const cookie = await startSession(user.id, knownBy, { ip: "203.0.113.7", userAgent: "Vitest" });
  return cookie.split(";")[0] ?? "";
}

/** The viewer that a signed-in user is to the models. */
export function viewerOf(user: User): Viewer {
  return {
    user: {
      id: user.id,
      accountId: user.accountId,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      phone: user.phone,
      role: user.role as Role,
      theme: "system",
      tier: "Free",
      technicianId: user.technician?.id ?? null,
    },
    sessionId: null,
    knownBy: "session",
    repairCode: null,
    codeUser: null,
    visitorId: randomUUID(),
    visitorSetCookie: null,
    name: `${user.firstName} ${user.lastName}`,
    channel: "web",
    ip: "203.0.113.7",
    userAgent: "Vitest",
  };
}

export const anonymous: Viewer = {
  user: null,
  sessionId: null,
  knownBy: "access_code",
  repairCode: null,
  codeUser: null,
  visitorId: "11111111-1111-4111-8111-111111111111",
  visitorSetCookie: null,
  name: "Visitor",
  channel: "web",
  ip: "203.0.113.7",
  userAgent: "Vitest",
};

/** Before everything that tests have happen on a day of 2026. */
export const NEW_YEAR = new Date("2026-01-01T00:00:00Z");

const newId = (): string => randomUUID();

type Line = { description?: string; unitPrice?: number; quantity?: number; group?: Group; type?: ItemType };

/** A request of the driver's account with its lines; unit prices in cents. */
export async function makeRequest(
  driver: User,
  options: {
    status?: RequestStatus;
    lines?: Line[];
    advisor?: User;
    technician?: User;
    vehicleId?: string;
    /** When it was made, where that is not now. */
    made?: Date;
  } = {},
) {
  const [id, code, vehicleId] = [newId(), newId(), options.vehicleId ?? newId()];
  const [status, advisorId] = [options.status ?? "Pending_Review", options.advisor?.id ?? null];
  await db.$queryRaw`
    WITH vehicle AS (
      INSERT INTO "Vehicle" ("id", "accountId", "make", "model", "year", "vin", "mileage", "updatedAt")
      SELECT ${vehicleId}::uuid, ${driver.accountId}::uuid, 'Porsche', '911', 2021, 'WP0AB2A95MS221234', 21000, now()
      WHERE ${!options.vehicleId}::boolean
    ), code AS (
      INSERT INTO "AccessCode" ("code", "kind", "repairRequestId") VALUES (${code}::uuid, 'repair', ${id}::uuid)
    )
    INSERT INTO "RepairRequest" ("id", "accountId", "vehicleId", "requesterId", "status", "description", "initiatedBy",
      "serviceType", "contactPreference", "advisorId", "technicianId", "createdAt", "updatedAt")
    VALUES (${id}::uuid, ${driver.accountId}::uuid, ${vehicleId}::uuid, ${driver.id}::uuid, ${status}, 'Brakes squeal at low speed',
      'Brake Service', 'Brake Service', 'text', ${advisorId}::uuid, ${options.technician?.technician?.id ?? null}::uuid,
      coalesce(${options.made ?? null}::timestamptz, now()), now())`;
  const lines = (options.lines ?? []).map((line, position) => ({
    ...newLineData(
      id,
      {
        type: line.type ?? "Service",
        description: line.description ?? `Line ${position + 1}`,
        quantity: line.quantity ?? 1,
        unitPrice: line.unitPrice ?? 10_000,
      },
      position,
    ),
    id: newId(),
    group: line.group ?? ("pending" as const),
  }));
  if (lines.length > 0) {
    const rows = await db.repairLineItem.createManyAndReturn({ data: lines, select: lineItemFields });
    const totals = totalsOfRepair(rows.map(toLineItem), false);
    const [originalTotalPrice, totalPrice] = [toDecimal(totals.originalTotal), toDecimal(totals.currentTotal)];
    await db.repairRequest.updateMany({ where: { id }, data: { originalTotalPrice, totalPrice } });
  }
  return { id, accessCode: code, vehicleId, itemIds: lines.map(({ id }) => id) };
}
