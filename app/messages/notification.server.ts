import { readableBy } from "#app/access/keys-in-words.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { requireSignedIn } from "#app/access/viewer.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { db } from "#app/platform/db.server.ts";

export type NotificationKind =
  | "message"
  | "item_decision"
  | "quote_analyzed"
  | "payment"
  | "status_change"
  | "call_back";

type Notice = { kind: NotificationKind; title: string; body: string; href: string; repairRequestId?: string };

/** One unread notice for each of the people. */
export async function notify(
  tx: Transaction,
  userIds: Iterable<string | null | undefined>,
  notice: Notice,
): Promise<void> {
  const ids = [...new Set([...userIds].filter((id): id is string => Boolean(id)))];
  if (ids.length === 0) return;
  await tx.notification.createMany({ data: ids.map((userId) => ({ ...notice, userId })) });
}

/** A notice about a repair: each side is led to its own page of it. Whoever did it (`except`) is not told. */
type AboutRepair = Pick<Notice, "kind" | "title" | "body"> & { except?: string | null };

/** Tells the shop side of a repair; `part` is the place on its page, as "#findings". */
export async function notifyShopSide(
  tx: Transaction,
  request: ShopSide & { id: string },
  { except, part = "", ...notice }: AboutRepair & { part?: string },
): Promise<void> {
  const href = `/dashboard/repair-requests/${request.id}${part}`;
  await notify(tx, await shopSideOf(tx, request, except), { ...notice, href, repairRequestId: request.id });
}

/** Tells the customers of a repair. */
export async function notifyDrivers(
  tx: Transaction,
  { id, accountId }: { id: string; accountId: string },
  { except, ...notice }: AboutRepair,
): Promise<void> {
  const href = `/repair-status/${id}`;
  await notify(tx, await driversOf(tx, accountId, except), { ...notice, href, repairRequestId: id });
}

type ShopSide = { advisorId: string | null; technician?: { userId: string } | null; accountId?: string };

/**
 * The shop side of a request: its advisor and technician. Whoever stands in for an advisor who is suspended or gone: the others
 * who look after the account, or every admin; every admin too while nobody is assigned.
 */
export async function shopSideOf(tx: Transaction, request: ShopSide, except?: string | null): Promise<string[]> {
  const { advisorId, technician, accountId } = request;
  const assigned = [advisorId, technician?.userId].filter((id): id is string => Boolean(id));
  const { present, off } = await presentAmong(tx, assigned, advisorId);
  const unattended = advisorId ? !present.includes(advisorId) || off.includes(advisorId) : present.length === 0;
  const standIns = unattended ? await standInsOf(tx, advisorId ? accountId : undefined) : [];
  return [...present, ...standIns].filter((id) => id !== except);
}

/**
 * Those who can sign in and act, and who of them has a day off: they find their notices when they are back. Who is somebody else by now
 * does not act: who is a customer, and an advisor who is neither that nor an admin.
 */
async function presentAmong(tx: Transaction, ids: string[], advisorId: string | null) {
  if (ids.length === 0) return { present: [], off: [] };
  const today = new Date(`${dayOf()}T00:00:00Z`);
  const rows = await tx.user.findMany({
    where: {
      id: { in: ids },
      status: "Active",
      deletedAt: null,
      account: { status: "Active" },
      OR: [{ role: { in: ["advisor", "admin"] } }, { role: "technician", id: { not: advisorId ?? undefined } }],
    },
    relationLoadStrategy: "join",
    select: {
      id: true,
      daysOff: { where: { first: { lte: today }, last: { gte: today } }, take: 1, select: { id: true } },
    },
  });
  const there = new Map(rows.map(({ id, daysOff }) => [id, daysOff.length > 0]));
  const present = ids.filter((id) => there.has(id));
  return { present, off: present.filter((id) => there.get(id)) };
}

/** The other advisors who look after the account; every admin where there are none. */
async function standInsOf(tx: Transaction, accountId: string | undefined): Promise<string[]> {
  if (!accountId) return adminsOf(tx);
  const advisors = await tx.accountAdvisor.findMany({
    where: { accountId, advisor: { role: "advisor", status: "Active", deletedAt: null } },
    orderBy: { createdAt: "asc" },
    select: { advisorId: true },
  });
  return advisors.length > 0 ? advisors.map(({ advisorId }) => advisorId) : adminsOf(tx);
}

/** Every admin who is active. */
export async function adminsOf(tx: Transaction): Promise<string[]> {
  const admins = await tx.user.findMany({
    where: { role: "admin", status: "Active", deletedAt: null },
    select: { id: true },
  });
  return admins.map(({ id }) => id);
}

/** The drivers of the account. */
export async function driversOf(tx: Transaction, accountId: string, except?: string | null): Promise<string[]> {
  const drivers = await tx.user.findMany({
    where: { accountId, role: "driver", deletedAt: null },
    select: { id: true },
  });
  return drivers.map(({ id }) => id).filter((id) => id !== except);
}

/** The newest notices of the viewer, unread first, and how many are unread. */
export async function listNotifications(viewer: Viewer, limit = 20) {
  requireSignedIn(viewer);
  const where = { userId: viewer.user.id };
  const [notifications, unread] = await Promise.all([
    db.notification.findMany({
      where,
      orderBy: [{ readAt: { sort: "desc", nulls: "first" } }, { createdAt: "desc" }],
      take: limit,
      select: { id: true, kind: true, title: true, body: true, href: true, createdAt: true, readAt: true },
    }),
    db.notification.count({ where: { ...where, readAt: null } }),
  ]);
  return { notifications: notifications.map((one) => ({ ...one, body: readableBy(viewer, one.body) })), unread };
}

/** How many notices the viewer has not read, as they came in. */
export async function countUnread(viewer: Viewer): Promise<number> {
  requireSignedIn(viewer);
  return viewer.unread ?? db.notification.count({ where: { userId: viewer.user.id, readAt: null } });
}

/** Marks one notice, or all of them, as read. */
export async function markNotificationsRead(viewer: Viewer, id?: string): Promise<void> {
  requireSignedIn(viewer);
  await db.notification.updateMany({
    where: { userId: viewer.user.id, readAt: null, ...(id ? { id } : {}) },
    data: { readAt: new Date() },
  });
}
