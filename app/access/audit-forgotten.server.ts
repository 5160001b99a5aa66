import { DELETED_CUSTOMER, GONE, type Hide, hiddenIn, hiding } from "#app/access/forgotten.ts";
import { db, type Prisma, type Transaction } from "#app/platform/db.server.ts";

type Told = {
  summary: string;
  subjectId: string | null;
  subjectName: string | null;
  actorUserId: string | null;
  actorName: string;
  ip: string | null;
  userAgent: string | null;
  data: Prisma.JsonValue;
};

/**
 * Entries of the audit record as they are shown, sent and exported: without name, number, address and network of customers who were
 * deleted. The rows stay as they were written, for they are one chain that nobody may change; who staff are stays said.
 */
export async function withoutForgotten<Entry extends Told>(entries: Entry[]): Promise<Entry[]> {
  const gone = await namesOfForgotten(entries.flatMap(({ subjectId, actorUserId }) => [subjectId, actorUserId]));
  const namesOf = (id: string | null) => (id === null ? undefined : gone.get(id));
  return entries.map((entry) => {
    const { subjectId, actorUserId, subjectName, actorName, ip, userAgent } = entry;
    const byThem = namesOf(actorUserId);
    const names = [namesOf(subjectId), byThem].filter((known) => known !== undefined);
    if (names.length === 0) return entry;
    const hide = hiding(names.flat(), byThem ? [] : [actorName]);
    return {
      ...entry,
      summary: hide(entry.summary),
      subjectName: subjectName && hide(subjectName),
      actorName: byThem ? DELETED_CUSTOMER : actorName,
      ip: byThem ? null : ip,
      userAgent: byThem ? null : userAgent,
      data: withoutWords(entry.data, hide),
    };
  });
}

/** What was changed of a person, from and to. */
const THEIRS = ["firstName", "lastName", "email", "phone", "name", "address"];

function withoutWords(data: Prisma.JsonValue, hide: Hide): Prisma.JsonValue {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([field, value = null]) => [field, THEIRS.includes(field) ? GONE : hiddenIn(value, hide)]),
  );
}

/**
 * Every name that the records know of those among these who are deleted customers, or whose account had one; nobody else is in it. The
 * record itself says who they are: it outlives the person.
 */
export async function namesOfForgotten(among: (string | null)[], tx: Transaction = db): Promise<Map<string, string[]>> {
  const asked = [...new Set(among.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const gone = await tx.$queryRaw<{ id: string; accountId: string | null }[]>`
    SELECT "subjectId" AS "id", "data"->>'accountId' AS "accountId" FROM "AuditEvent"
    WHERE "kind" = 'user_deleted' AND "data"->>'role' = 'driver'
      AND ("subjectId" = ANY(${asked}) OR "data"->>'accountId' = ANY(${asked}))`;
  if (gone.length === 0) return new Map();
  const ids = gone.map(({ id }) => id);
  const said = await tx.$queryRaw<{ id: string; name: string | null }[]>`
    SELECT "subjectId" AS "id", "subjectName" AS "name" FROM "AuditEvent" WHERE "subjectId" = ANY(${ids})
    UNION SELECT "subjectId", "data"->>'from' FROM "AuditEvent" WHERE "subjectId" = ANY(${ids}) AND "kind" = 'user_changed'
    UNION SELECT "subjectId", "data"#>>'{lastName,from}' FROM "AuditEvent" WHERE "subjectId" = ANY(${ids}) AND "kind" = 'user_changed'
    UNION SELECT "actorUserId"::text, "actorName" FROM "AuditEvent" WHERE "actorUserId" = ANY(${ids}::uuid[])
    UNION SELECT "actorUserId"::text, "actorName" FROM "HistoryEvent" WHERE "actorUserId" = ANY(${ids}::uuid[])`;
  const names = new Map<string, string[]>();
  for (const { id, accountId } of gone) {
    const theirs = said.flatMap((one) => (one.id === id && one.name ? one.name : []));
    for (const key of [id, accountId ?? id]) names.set(key, [...(names.get(key) ?? []), ...theirs]);
  }
  return names;
}
