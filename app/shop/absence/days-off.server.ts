import { recordAudit } from "#app/access/audit.server.ts";
import { STAFF_ROLES } from "#app/access/permissions.ts";
import { isUuid, requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { dayOf, momentOf, startOfDay } from "#app/platform/clock.ts";
import {
  type Asked,
  askedSql,
  CHOICES_READ,
  type Choices,
  choicesOf,
  chosenFirst,
} from "#app/platform/database/choices.server.ts";
import { db, Prisma, type Transaction } from "#app/platform/db.server.ts";
import { fullName } from "#app/platform/format.ts";
import { forbidden, notFound, Refusal } from "#app/platform/refusal.ts";
import { type DaysOff, type NewDayOff, type Span, spanOf, WHOLE_SHOP } from "#app/shop/absence/days-off.ts";

const SHOWN = 200;

/** Days off that touch a span of the shop's days, both included. */
export async function findDaysOff(first: string, last: string, tx: Transaction = db): Promise<DaysOff[]> {
  const rows = await tx.dayOff.findMany({
    where: { first: { lte: dateOf(last) }, last: { gte: dateOf(first) } },
    orderBy: [{ first: "asc" }, { id: "asc" }],
    select: { userId: true, first: true, last: true, note: true },
  });
  return rows.map((row) => ({ ...row, first: textOf(row.first), last: textOf(row.last) }));
}

/** Who of the staff is away today by a day off of their own, and the last of those days. */
export async function findAwayToday(): Promise<Map<string, string>> {
  const today = dayOf();
  const away = (await findDaysOff(today, today)).filter(({ userId }) => userId !== null);
  return new Map(away.map(({ userId, last }) => [userId ?? "", last]));
}

/** What is entered from today on, the nearest first. Errors: 401; 403 for customers. */
export async function listDaysOff(viewer: Viewer) {
  requireStaff(viewer);
  const rows = await db.dayOff.findMany({
    where: { last: { gte: dateOf(dayOf()) } },
    orderBy: [{ first: "asc" }, { createdAt: "asc" }],
    take: SHOWN,
    select: {
      id: true,
      userId: true,
      first: true,
      last: true,
      note: true,
      enteredByName: true,
      user: { select: { firstName: true, lastName: true, role: true } },
    },
  });
  return rows.map(({ user, first, last, ...row }) => ({
    ...row,
    name: user ? fullName(user) : null,
    role: user?.role ?? null,
    first: textOf(first),
    last: textOf(last),
    mine: mayEnterFor(viewer, row.userId),
  }));
}

/**
 * For whom the viewer may enter days: admins for all of the staff and the shop, others for themselves; the first names, or what `q`
 * finds, and always whoever is chosen. Errors: 401, 403.
 */
export async function listStaffChoices(viewer: Viewer, asked: Asked = {}): Promise<Choices> {
  requireStaff(viewer);
  const { id, role, firstName, lastName } = viewer.user;
  if (role !== "admin") return choicesOf([{ value: id, label: `${fullName({ firstName, lastName })} (${role})` }], {});
  const words = Prisma.sql`"firstName" || ' ' || "lastName" || ' ' || "role"`;
  const people = await db.$queryRaw<Choices["options"]>`
    SELECT "id"::text AS "value", "firstName" || ' ' || "lastName" || ' (' || "role" || ')' AS "label" FROM "User"
    WHERE "role" = ANY(${STAFF_ROLES}) AND "status" = 'Active' AND "deletedAt" IS NULL AND ${askedSql(asked, Prisma.sql`"id"`, words)}
    ORDER BY ${chosenFirst(asked, Prisma.sql`"id"`)}, "lastName", "firstName", "id" LIMIT ${CHOICES_READ}`;
  const { options, more } = choicesOf(people, asked);
  return { options: [{ value: WHOLE_SHOP, label: "The whole shop is closed" }, ...options], more };
}

/**
 * Returns who is away then; null of the whole shop. Errors: 401; 403 for customers and for others' days; 404 for who is not of the staff; 409
 * where those days are entered already.
 */
export async function addDayOff(tx: Transaction, viewer: Viewer, { who, first, last, note }: NewDayOff) {
  requireStaff(viewer);
  const userId = who === WHOLE_SHOP ? null : who;
  if (!mayEnterFor(viewer, userId)) throw forbidden();
  const user = userId
    ? await tx.user.findFirst({
        where: { id: userId, role: { not: "driver" }, deletedAt: null },
        select: { id: true, firstName: true, lastName: true },
      })
    : null;
  if (userId && !user) throw notFound("This member of staff");
  const [start, end] = [dateOf(first), dateOf(last)];
  const there = await tx.dayOff.count({ where: { userId, first: { lte: start }, last: { gte: end } } });
  if (there > 0) throw new Refusal(409, "These days are entered already.", { field: "first" });
  const name = fullName(user) || "The shop";
  const days = { userId, first: start, last: end, note: note ?? null };
  await tx.dayOff.create({ data: { ...days, enteredById: viewer.user.id, enteredByName: viewer.name } });
  await audit(tx, viewer, { id: userId, name }, `${name} is away ${spanOf({ first, last })}`);
  return user && { id: user.id, name };
}

/** Errors: 401; 403 for others' days; 404. */
export async function removeDayOff(viewer: Viewer, id: string): Promise<void> {
  requireStaff(viewer);
  await db.$transaction(async (tx) => {
    const found = isUuid(id)
      ? await tx.dayOff.findUnique({
          where: { id },
          select: { userId: true, first: true, last: true, user: { select: { firstName: true, lastName: true } } },
        })
      : null;
    if (!found) throw notFound("This day off");
    if (!mayEnterFor(viewer, found.userId)) throw forbidden();
    await tx.dayOff.delete({ where: { id } });
    const name = fullName(found.user) || "The shop";
    const days = spanOf({ first: textOf(found.first), last: textOf(found.last) });
    await audit(tx, viewer, { id: found.userId, name }, `${name} is there after all ${days}`);
  });
}

type Subject = { id: string | null; name: string };

function audit(tx: Transaction, viewer: Viewer, { id, name }: Subject, summary: string) {
  const subject = id ? { type: "user" as const, id, name } : { type: "shop" as const, name };
  return recordAudit(tx, viewer, { kind: id ? "user_changed" : "shop_changed", subject, summary });
}

function mayEnterFor({ user }: SignedInViewer, userId: string | null) {
  return user.role === "admin" || user.id === userId;
}

function requireStaff(viewer: Viewer): asserts viewer is SignedInViewer {
  requireSignedIn(viewer);
  if (viewer.user.role === "driver") throw forbidden();
}

function dateOf(day: string) {
  return new Date(`${day}T00:00:00Z`);
}

function textOf(date: Date) {
  return date.toISOString().slice(0, 10);
}

/** When the first of them begins and the last one is over, by the shop's clock. */
export function momentsOf({ first, last }: Span) {
  return { gte: momentOf(first), lt: startOfDay(momentOf(`${last}T12:00`), 1) };
}
