import type pg from "pg";
import { BROKEN_CHAINS } from "../kills-check.ts";
import type { Kind, Write } from "./work.ts";

/** Where the words of a write must stand, once and nowhere else. */
const STANDS: Partial<Record<Kind, string>> = {
  edit: `SELECT count(*) FROM "HistoryEvent" WHERE "repairRequestId" = w.request AND "kind" = 'item_edited' AND "summary" LIKE '%is now ' || w.words`,
  line: `SELECT count(*) FROM "RepairLineItem" WHERE "repairRequestId" = w.request AND "description" = w.words`,
  message: `SELECT count(*) FROM "Communication" WHERE "repairRequestId" = w.request AND "messageBody" = w.words AND "channel" = 'web'`,
  text: `SELECT count(*) FROM "Communication" c JOIN "OutboundMessage" o ON o."communicationId" = c."id"
         WHERE c."repairRequestId" = w.request AND c."messageBody" = w.words AND o."status" IN ('sent', 'delivered')`,
  rows: `SELECT count(*) FROM "RepairLineItem" WHERE "repairRequestId" = w.request AND "description" = w.words`,
  package: `SELECT count(*) FROM "RepairLineItem" WHERE "repairRequestId" = w.request AND "id" = w.words::uuid`,
  picture: `SELECT count(*) FROM "Communication" c JOIN "Attachment" a ON a."communicationId" = c."id" AND a."state" = 'kept'
            WHERE c."repairRequestId" = w.request AND c."messageBody" = w.words
              AND (c."channel" = 'web' OR EXISTS (SELECT 1 FROM "OutboundMessage" o WHERE o."communicationId" = c."id" AND o."status" IN ('sent', 'delivered')))`,
  snooze: `SELECT count(*) FROM "Snooze" WHERE "key" = w.words AND "until" > now()`,
  "day off": `SELECT count(*) FROM "DayOff" WHERE "note" = w.words AND "userId" = w.request`,
  note: `SELECT count(*) FROM "InternalNote" WHERE "repairRequestId" = w.request AND "body" = w.words`,
  decision: `SELECT count(*) FROM "HistoryEvent" WHERE "repairRequestId" = w.request AND "data"::text LIKE '%' || w.words || '%'`,
  request: `SELECT count(*) FROM "RepairRequest" r WHERE r."id" = w.request AND 2 = (SELECT count(*) FROM "RepairLineItem" l WHERE l."repairRequestId" = r."id")
            AND EXISTS (SELECT 1 FROM "HistoryEvent" h WHERE h."repairRequestId" = r."id")`,
};

/** Writes that raise the version of their request; the words of messages and notes stand beside it. */
const RAISING: Kind[] = ["edit", "line", "rows", "package", "decision", "customer", "assignment"];
/** And those that raise the version of their line. */
const OF_LINES: Kind[] = ["edit", "decision", "customer"];

/** What was acknowledged stands exactly once, what was refused nowhere, and nothing else came about. Returns a sentence for each fault. */
export async function check(client: pg.Client, writes: Write[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [kind, sql] of Object.entries(STANDS)) {
    const of = writes.filter((write) => write.kind === kind);
    const { rows } = await client.query<{ found: number }>(
      `SELECT (${sql})::int AS found FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY AS w(request, words, n) ORDER BY n`,
      [of.map(({ request }) => request), of.map(({ words }) => words)],
    );
    for (const [at, { said, words }] of of.entries()) {
      const found = rows[at]?.found ?? 0;
      // Put off before, it stands already.
      const none = kind === "snooze" ? found <= 1 : found === 0;
      const right = said === "yes" ? found === 1 : said === "no" ? none : found <= 1;
      if (!right) faults.push(`${kind} "${words}" was answered with ${said} and stands ${found} times`);
    }
  }
  faults.push(...(await counted(client, writes, "assignment", "assigned", `h."knownBy" = 'session'`)));
  faults.push(...(await counted(client, writes, "customer", "item_moved", `h."knownBy" = 'phone_code'`)));
  faults.push(...(await versions(client, writes, "RepairRequest", RAISING, ({ request }) => request)));
  faults.push(...(await versions(client, writes, "RepairLineItem", OF_LINES, ({ line }) => line ?? "")));
  for (const [what, sql] of Object.entries({ "records whose chain is broken": BROKEN_CHAINS, ...WHOLE })) {
    const { rows } = await client.query(`SELECT count(*)::int AS count FROM (${sql}) AS found`);
    if (rows[0].count > 0) faults.push(`${rows[0].count} ${what}`);
  }
  return faults;
}

const WHOLE = {
  "requests whose total is not the sum of their lines": `SELECT 1 FROM "RepairRequest" r WHERE "totalPrice" <>
    (SELECT coalesce(sum(l."totalPrice"), 0) FROM "RepairLineItem" l WHERE l."repairRequestId" = r."id" AND l."group" IN ('approved', 'pending'))`,
  "phones with two customers": `SELECT "phone" FROM "User" WHERE "role" = 'driver' GROUP BY "phone" HAVING count(*) > 1`,
  "texts that did not leave": `SELECT 1 FROM "OutboundMessage" WHERE "status" NOT IN ('sent', 'delivered')`,
};

type Range = { least: number; most: number };

function ranges(writes: Write[], kinds: Kind[], keyOf: (write: Write) => string): Map<string, Range> {
  const found = new Map<string, Range>();
  for (const write of writes) {
    if (!kinds.includes(write.kind) || write.said === "no") continue;
    const range = found.get(keyOf(write)) ?? { least: 0, most: 0 };
    found.set(keyOf(write), range);
    range.most += 1;
    if (write.said === "yes") range.least += 1;
  }
  return found;
}

async function counted(client: pg.Client, writes: Write[], kind: Kind, event: string, of: string) {
  const wanted = ranges(writes, [kind], ({ request }) => request);
  const { rows } = await client.query<{ id: string; found: number }>(
    `SELECT w.id, (SELECT count(*)::int FROM "HistoryEvent" h WHERE h."repairRequestId" = w.id AND h."kind" = $2 AND ${of}) AS found
     FROM unnest($1::uuid[]) AS w(id)`,
    [[...wanted.keys()], event],
  );
  return rows.flatMap(({ id, found }) => outside(wanted.get(id), found, `entries "${event}" of ${id}`));
}

/** Every version is one more than the writes that raised it: no write is lost under another, none counted twice. */
async function versions(
  client: pg.Client,
  writes: Write[],
  table: string,
  kinds: Kind[],
  keyOf: (write: Write) => string,
) {
  const wanted = ranges(writes, kinds, keyOf);
  const { rows } = await client.query<{ id: string; version: number }>(
    `SELECT "id", "version" FROM "${table}" WHERE "id" = ANY($1::uuid[])`,
    [[...wanted.keys()]],
  );
  return rows.flatMap(({ id, version }) => outside(wanted.get(id), version - 1, `changes of ${table} ${id}`));
}

function outside(range: Range | undefined, found: number, what: string): string[] {
  if (range && found >= range.least && found <= range.most) return [];
  return [`${found} ${what}, acknowledged ${range?.least}${range?.most === range?.least ? "" : ` to ${range?.most}`}`];
}
