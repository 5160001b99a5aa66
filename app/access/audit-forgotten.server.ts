import { db, type Prisma } from "#app/platform/db.server.ts";
import { fieldIn } from "#app/platform/known.ts";

const FORGOTTEN = "Deleted customer";
const GONE = "(deleted)";

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
  const gone = await forgottenAmong(entries.flatMap(({ subjectId, actorUserId }) => [subjectId, actorUserId]));
  const isGone = (id: string | null) => id !== null && gone.has(id);
  return entries.map((entry) => {
    const { subjectId, actorUserId, subjectName, actorName, ip, userAgent } = entry;
    const byThem = isGone(actorUserId);
    const names = [isGone(subjectId) ? subjectName : null, byThem ? actorName : null].flatMap((name) => name || []);
    if (names.length === 0) return entry;
    const hidden = (text: string) => names.reduce((said, name) => said.replaceAll(name, FORGOTTEN), text);
    return {
      ...entry,
      summary: hidden(entry.summary),
      subjectName: subjectName && hidden(subjectName),
      actorName: byThem ? FORGOTTEN : actorName,
      ip: byThem ? null : ip,
      userAgent: byThem ? null : userAgent,
      data: withoutWords(entry.data, hidden),
    };
  });
}

/** What was changed of a person, from and to. */
const THEIRS = ["firstName", "lastName", "email", "phone", "name", "address"];

function withoutWords(data: Prisma.JsonValue, hidden: (text: string) => string): Prisma.JsonValue {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([field, value = null]) => [
      field,
      THEIRS.includes(field) ? GONE : typeof value === "string" ? hidden(value) : value,
    ]),
  );
}

/** Whom of these the record itself says to be a deleted customer: it outlives the person. */
async function forgottenAmong(ids: (string | null)[]): Promise<Set<string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Set();
  const rows = await db.auditEvent.findMany({
    where: { kind: "user_deleted", subjectId: { in: asked } },
    select: { subjectId: true, data: true },
  });
  return new Set(rows.flatMap(({ subjectId, data }) => (fieldIn(data, "role") === "driver" ? (subjectId ?? []) : [])));
}
