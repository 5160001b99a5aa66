import { isAuditKind } from "#app/access/audit.ts";
import { withoutForgotten } from "#app/access/audit-forgotten.server.ts";
import { isUuid, requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { isDay, momentOf, startOfDay } from "#app/platform/clock.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { cutPage, keysetArgs, type Place } from "#app/platform/keyset.ts";
import { type Page, pageArgs } from "#app/platform/page.ts";
import { likeLiteral } from "#app/platform/search-terms.ts";

const ROWS = 25;

const fields = {
  id: true,
  position: true,
  kind: true,
  summary: true,
  subjectType: true,
  subjectId: true,
  subjectName: true,
  actorUserId: true,
  actorName: true,
  knownBy: true,
  channel: true,
  ip: true,
  userAgent: true,
  data: true,
  createdAt: true,
} satisfies Prisma.AuditEventSelect;

/** `kind` is one of AUDIT_KINDS; `person` a user's id, name or email, or what was typed at a failed sign-in; days as yyyy-mm-dd, the shop's. */
export type AuditFilter = { kind?: string | null; person?: string | null; from?: string | null; to?: string | null };

type Row = Prisma.AuditEventGetPayload<{ select: typeof fields }>;

/** One page of the audit record, newest first. Errors: 401, 403 for anyone but admins. */
export async function searchAudit(viewer: Viewer, filter: AuditFilter, place: Place) {
  requireMay(viewer, "audit.read");
  const page = keysetArgs({ field: "position", direction: "desc", parse: parsePosition }, place);
  const rows = await db.auditEvent.findMany({
    where: { AND: [await auditWhere(filter), page.where] },
    orderBy: page.orderBy,
    take: ROWS + 1,
    select: fields,
  });
  return cutPage(await withoutForgotten(rows), ROWS, place, ({ position }) => `${position}`);
}

/** The same for the API: a page after the row with the cursor's id. Errors: 401, 403. */
export async function listAudit(viewer: Viewer, filter: AuditFilter, page?: Page): Promise<Row[]> {
  requireMay(viewer, "audit.read");
  const rows = await db.auditEvent.findMany({
    where: await auditWhere(filter),
    orderBy: [{ position: "desc" }, { id: "desc" }],
    ...pageArgs(page),
    select: fields,
  });
  return withoutForgotten(rows);
}

/** What a filter lets through. */
export async function auditWhere({ kind, person, from, to }: AuditFilter): Promise<Prisma.AuditEventWhereInput> {
  return {
    AND: [
      isAuditKind(kind) ? { kind } : {},
      person?.trim() ? await aboutPerson(person.trim()) : {},
      isDay(from) ? { createdAt: { gte: startOfDay(momentOf(from)) } } : {},
      isDay(to) ? { createdAt: { lt: startOfDay(momentOf(to), 1) } } : {},
    ],
  };
}

const MOST_PEOPLE = 50;

/** Done by the person, or to them. The names are looked up among the people first: the record itself is found by index alone. */
async function aboutPerson(typed: string): Promise<Prisma.AuditEventWhereInput> {
  const ids = isUuid(typed) ? [typed.toLowerCase()] : await findPeople(typed);
  return {
    OR: [
      { actorUserId: { in: ids } },
      { subjectId: { in: ids } },
      { subjectName: { in: [...new Set([typed, typed.toLowerCase()])] } },
    ],
  };
}

async function findPeople(typed: string): Promise<string[]> {
  const people = await db.user.findMany({
    where: {
      AND: typed
        .split(/\s+/)
        .slice(0, 4)
        .map((word) => {
          const contains = { contains: likeLiteral(word), mode: "insensitive" as const };
          return { OR: [{ firstName: contains }, { lastName: contains }, { email: contains }] };
        }),
    },
    take: MOST_PEOPLE,
    orderBy: { createdAt: "desc" },
    select: { id: true },
  });
  return people.map(({ id }) => id);
}

function parsePosition(value: string): bigint | null {
  return /^\d{1,18}$/.test(value) ? BigInt(value) : null;
}
