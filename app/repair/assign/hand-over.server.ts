import { recordAudit } from "#app/access/audit.server.ts";
import { isUuid, requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { notify } from "#app/messages/notification.server.ts";
import { db, Prisma, type Transaction } from "#app/platform/db.server.ts";
import { formatDay, formatWhen, fullName, vehicleTitle } from "#app/platform/format.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { updateRequest } from "#app/repair/requests/update.server.ts";
import { endWorkOf, handedOn } from "#app/repair/work/handed-on.server.ts";
import { NEEDS_TECHNICIAN, needsTechnicianSql } from "#app/repair/work/needs-technician.server.ts";
import { findAwayToday, momentsOf } from "#app/shop/absence/days-off.server.ts";
import { type Span, spanOf } from "#app/shop/absence/days-off.ts";

/** So many requests change hands in one transaction. */
const AT_ONCE = 200;

/**
 * How many open repairs and accounts an advisor has, or a technician, whose finished work needs nobody. Who was the one and is the
 * other hands over what is left of before first. Errors: 401, 403 for anyone but admins, 404 for who is neither.
 */
export async function countWork(viewer: Viewer, id: string) {
  requireMay(viewer, "users.manage");
  return findWorker(id);
}

/** Of a technician the cars that are booked in these days alone; all of the open work where none are said. */
type Days = Span | undefined;

/**
 * Gives everything open of one advisor to another, with the accounts, or of one technician to another; each request's record tells it.
 * What was handed over stays so when it is interrupted: once more does the rest. `toId` is the advisor's, or the technician's own id.
 * Errors: 401, 403 for anyone but admins, 404; 400 for who cannot be given it.
 */
export async function handOver(
  viewer: Viewer,
  fromId: string,
  toId: string,
  asked?: Days,
): Promise<{ repairs: number }> {
  requireMay(viewer, "users.manage");
  const from = await findWorker(fromId);
  const days = from.role === "technician" ? asked : undefined;
  const what = days ? `booked ${spanOf(days)} ` : "";
  const to = await findTaker(from.role, toId);
  const whom = `Please choose ${from.role === "advisor" ? "an advisor" : "a technician"} who is there.`;
  if (!to || to.id === from.id) throw new Refusal(400, whom, { field: "toId" });
  const until = (await findAwayToday()).get(to.id);
  if (until) throw new Refusal(400, `${to.name} is away until ${formatDay(until)}. ${whom}`, { field: "toId" });
  let repairs = 0;
  for (let moved = AT_ONCE; moved === AT_ONCE; repairs += moved) {
    moved = await db.$transaction((tx) => moveSome(tx, viewer, { from, to, days }), {
      timeout: 15_000,
    });
  }
  await db.$transaction(async (tx) => {
    const accounts = from.role === "advisor" ? await moveAccounts(tx, from.id, to.id) : 0;
    if (repairs > 0) {
      await notify(tx, [to.id], {
        kind: "status_change",
        title: `${repairs} ${repairs === 1 ? "repair was" : "repairs were"} handed over to you`,
        body: `${viewer.name} handed over the work of ${from.name}.`,
        href: "/dashboard",
      });
    }
    await recordAudit(tx, viewer, {
      kind: "user_changed",
      subject: { type: "user", id: from.id, name: from.name },
      summary: `${repairs} open repairs ${what}and ${accounts} accounts of ${from.name} handed over to ${to.name}`,
      detail: { repairs, accounts, toUserId: to.id },
    });
  });
  return { repairs };
}

/** The open repairs that change hands, by their time: what they are and when they are to be done. Errors: 401, 403 for anyone but admins. */
export async function listHandedOver(viewer: Viewer, { role, key }: Pick<Worker, "role" | "key">, days?: Days) {
  requireMay(viewer, "users.manage");
  if (!key) return [];
  const rows = await db.repairRequest.findMany({
    where: {
      ...(role === "advisor" ? OPEN_REPAIRS : OPEN_WORK).where,
      [COLUMNS[role]]: key,
      ...(days ? { scheduledServiceDate: momentsOf(days) } : {}),
    },
    orderBy: [{ scheduledServiceDate: { sort: "asc", nulls: "last" } }, { createdAt: "asc" }, { id: "asc" }],
    take: AT_ONCE,
    relationLoadStrategy: "join",
    select: { id: true, scheduledServiceDate: true, vehicle: { select: { make: true, model: true, year: true } } },
  });
  return rows.map((row) => ({
    id: row.id,
    vehicle: vehicleTitle(row.vehicle),
    when: row.scheduledServiceDate ? formatWhen(row.scheduledServiceDate) : "No time yet",
  }));
}

/** The customers' accounts of an advisor, given to another: how many. */
async function moveAccounts(tx: Transaction, from: string, to: string): Promise<number> {
  const accounts = await tx.accountAdvisor.findMany({
    where: { advisorId: from },
    // Who gives two advisors' accounts away at once goes through them in one order.
    orderBy: { accountId: "asc" },
    select: { accountId: true },
  });
  const data = accounts.map(({ accountId }) => ({ accountId, advisorId: to }));
  await tx.accountAdvisor.createMany({ data, skipDuplicates: true });
  await tx.accountAdvisor.deleteMany({ where: { advisorId: from } });
  return accounts.length;
}

type Move = { from: Worker; to: Taker; days: Days };

async function moveSome(tx: Transaction, viewer: Viewer, { from, to, days }: Move): Promise<number> {
  const column = COLUMNS[from.role];
  const needed = from.role === "technician" ? needsTechnicianSql : Prisma.sql`TRUE`;
  const booked = days && momentsOf(days);
  const then = booked
    ? Prisma.sql`"scheduledServiceDate" >= ${booked.gte} AND "scheduledServiceDate" < ${booked.lt}`
    : Prisma.sql`TRUE`;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id"::text AS "id" FROM "RepairRequest" o
    WHERE ${Prisma.raw(`"${column}"`)} = ${from.key}::uuid AND "closedAt" IS NULL AND ${needed} AND ${then}
    ORDER BY "id" LIMIT ${AT_ONCE} FOR UPDATE`;
  const ids = rows.map(({ id }) => id);
  await tx.repairRequest.updateMany({
    where: { id: { in: ids } },
    data: { [column]: to.key, version: { increment: 1 } },
  });
  const isWork = from.role === "technician";
  if (isWork) await endWorkOf(tx, from.id, ids);
  const data = isWork && from.key ? handedOn(from.key, to.key) : {};
  await tx.historyEvent.createMany({
    data: ids.map((repairRequestId) => ({
      repairRequestId,
      kind: "assigned",
      summary: `Handed over: ${from.role} ${to.name} for ${from.name}`,
      actorUserId: viewer.user?.id ?? null,
      actorName: viewer.name,
      knownBy: viewer.knownBy,
      channel: viewer.channel,
      ip: viewer.ip,
      userAgent: viewer.userAgent,
      data,
    })),
  });
  return ids.length;
}

/**
 * Gives several requests to one advisor, each as its own change. Errors: 403 for drivers and technicians; 404 and 400 at the first
 * that cannot be given, those before it stay given.
 */
export async function assignAll(viewer: Viewer, requestIds: string[], advisorId: string): Promise<number> {
  const ids = [...new Set(requestIds)];
  for (const id of ids) await updateRequest(viewer, id, { advisorId });
  return ids.length;
}

/** Where a request says who works on it. */
const COLUMNS = { advisor: "advisorId", technician: "technicianId" } as const;

/** `key`: what the requests call them by. */
type Taker = { id: string; name: string; key: string };
type Worker = Omit<Taker, "key"> & {
  key: string | null;
  role: keyof typeof COLUMNS;
  repairs: number;
  accounts: number;
};

const OPEN_REPAIRS = { where: { closedAt: null } };
const OPEN_WORK = { where: { closedAt: null, ...NEEDS_TECHNICIAN } };

/** Whose work it is, there or not, with how much is open. Errors: 404 for who is no advisor and no technician and has nothing left of either. */
async function findWorker(id: string): Promise<Worker> {
  const row = isUuid(id)
    ? await db.user.findFirst({
        where: { id },
        relationLoadStrategy: "join",
        select: {
          id: true,
          firstName: true,
          lastName: true,
          role: true,
          _count: { select: { advisedRequests: OPEN_REPAIRS, advisedAccounts: true } },
          technician: { select: { id: true, _count: { select: { repairRequests: OPEN_WORK } } } },
        },
      })
    : null;
  if (!row) throw notFound("This advisor or technician");
  const who = { id: row.id, name: fullName(row) };
  const { advisedRequests: repairs, advisedAccounts: accounts } = row._count;
  const advised: Worker = { ...who, role: "advisor", key: row.id, repairs, accounts };
  const given = row.technician?._count.repairRequests ?? 0;
  const worked: Worker = { ...who, role: "technician", key: row.technician?.id ?? null, repairs: given, accounts: 0 };
  if (row.role === "advisor") return given > 0 ? worked : advised;
  const left = repairs + accounts > 0 ? advised : worked;
  if (row.role !== "technician" && left.repairs + left.accounts === 0) throw notFound("This advisor or technician");
  return left;
}

/** Who is there to take it. */
async function findTaker(role: Worker["role"], id: string): Promise<Taker | null> {
  const named = { id: true, firstName: true, lastName: true } as const;
  const active = { status: "Active", deletedAt: null } as const;
  if (role === "advisor") {
    const row = await db.user.findFirst({ where: { id, role, ...active }, select: named });
    return row && { id: row.id, name: fullName(row), key: row.id };
  }
  const row = await db.technician.findFirst({
    where: { id, user: { role, ...active } },
    select: { id: true, user: { select: named } },
  });
  return row && { id: row.user.id, name: fullName(row.user), key: row.id };
}
