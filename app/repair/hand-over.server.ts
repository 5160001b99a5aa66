import { recordAudit } from "#app/access/audit.server.ts";
import { may } from "#app/access/permissions.ts";
import { isUuid, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { notify } from "#app/messages/notification.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { formatDay } from "#app/platform/format.ts";
import { forbidden, notFound, Refusal } from "#app/platform/refusal.ts";
import { updateRequest } from "#app/repair/requests/update.server.ts";
import { findAwayToday } from "#app/shop/absence/days-off.server.ts";

const OPEN = { closedAt: null };
/** So many requests change hands in one transaction. */
const AT_ONCE = 200;

/** How many open repairs and accounts an advisor has. Errors: 401, 403 for anyone but admins, 404 for who never was an advisor. */
export async function countWork(viewer: Viewer, advisorId: string) {
  requireAdmin(viewer);
  const advisor = isUuid(advisorId)
    ? await db.user.findFirst({
        where: { id: advisorId, role: "advisor" },
        relationLoadStrategy: "join",
        select: {
          ...{ firstName: true, lastName: true },
          _count: { select: { advisedRequests: { where: OPEN }, advisedAccounts: true } },
        },
      })
    : null;
  if (!advisor) throw notFound("This advisor");
  const { advisedRequests: repairs, advisedAccounts: accounts } = advisor._count;
  return { name: `${advisor.firstName} ${advisor.lastName}`.trim(), repairs, accounts };
}

/**
 * Gives everything open of one advisor to another, with the accounts; each request's record tells it. What was handed over stays
 * so when it is interrupted: once more does the rest. Errors: 401, 403 for anyone but admins, 404; 400 for who cannot be given it.
 */
export async function handOver(viewer: Viewer, fromId: string, toId: string): Promise<{ repairs: number }> {
  requireAdmin(viewer);
  const from = await findAdvisor(fromId);
  const to = await db.user.findFirst({
    where: { id: toId, role: "advisor", status: "Active", deletedAt: null },
    select: { id: true, firstName: true, lastName: true },
  });
  if (!to || to.id === from.id)
    throw new Refusal(400, "Please choose an advisor who is there.", { field: "advisorId" });
  const until = (await findAwayToday()).get(to.id);
  if (until) {
    const sentence = `${nameOf(to)} is away until ${formatDay(until)}. Please choose an advisor who is there.`;
    throw new Refusal(400, sentence, { field: "advisorId" });
  }
  const names = { from: nameOf(from), to: nameOf(to) };
  let repairs = 0;
  for (let moved = AT_ONCE; moved === AT_ONCE; repairs += moved) {
    moved = await db.$transaction((tx) => moveSome(tx, viewer, { from: from.id, to: to.id, names }), {
      timeout: 15_000,
    });
  }
  await db.$transaction(async (tx) => {
    const accounts = await tx.accountAdvisor.findMany({ where: { advisorId: from.id }, select: { accountId: true } });
    await tx.accountAdvisor.createMany({
      data: accounts.map(({ accountId }) => ({ accountId, advisorId: to.id })),
      skipDuplicates: true,
    });
    await tx.accountAdvisor.deleteMany({ where: { advisorId: from.id } });
    if (repairs > 0) {
      await notify(tx, [to.id], {
        kind: "status_change",
        title: `${repairs} ${repairs === 1 ? "repair was" : "repairs were"} handed over to you`,
        body: `${viewer.name} handed over the work of ${names.from}.`,
        href: "/dashboard",
      });
    }
    await recordAudit(tx, viewer, {
      kind: "user_changed",
      subject: { type: "user", id: from.id, name: names.from },
      summary: `${repairs} open repairs and ${accounts.length} accounts of ${names.from} handed over to ${names.to}`,
      detail: { repairs, accounts: accounts.length, toUserId: to.id },
    });
  });
  return { repairs };
}

type Hands = { from: string; to: string; names: { from: string; to: string } };

async function moveSome(tx: Transaction, viewer: Viewer, { from, to, names }: Hands): Promise<number> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id"::text AS "id" FROM "RepairRequest" WHERE "advisorId" = ${from}::uuid AND "closedAt" IS NULL
    ORDER BY "id" LIMIT ${AT_ONCE} FOR UPDATE`;
  const ids = rows.map(({ id }) => id);
  await tx.repairRequest.updateMany({ where: { id: { in: ids } }, data: { advisorId: to, version: { increment: 1 } } });
  await tx.historyEvent.createMany({
    data: ids.map((repairRequestId) => ({
      ...{ repairRequestId, kind: "assigned", summary: `Handed over: advisor ${names.to} for ${names.from}` },
      ...{ actorUserId: viewer.user?.id ?? null, actorName: viewer.name, knownBy: viewer.knownBy },
      ...{ channel: viewer.channel, ip: viewer.ip, userAgent: viewer.userAgent },
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

async function findAdvisor(id: string) {
  const advisor = isUuid(id)
    ? await db.user.findFirst({
        where: { id, role: "advisor" },
        select: { id: true, firstName: true, lastName: true },
      })
    : null;
  if (!advisor) throw notFound("This advisor");
  return advisor;
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }) {
  return `${firstName} ${lastName}`.trim();
}

function requireAdmin(viewer: Viewer) {
  requireSignedIn(viewer);
  if (!may(viewer.user.role, "users.manage")) throw forbidden();
}
