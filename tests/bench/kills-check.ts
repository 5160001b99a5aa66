import type pg from "pg";

/** What the product answered with yes; `underWay` are decisions that had no answer when the process died. */
export type Promised = {
  created: string[];
  decided: Map<string, string>;
  underWay: Map<string, string>;
  paid: string[];
};

/** Looks for what was promised and for what is half done. Returns a sentence for each fault. */
export async function check(client: pg.Client, promised: Promised): Promise<string[]> {
  return [
    ...(await missing(client, promised)),
    ...(await wrongDecisions(client, promised)),
    ...(await count(client, UNRECORDED, "requests without a record of how they began")),
    ...(await count(client, WRONG_TOTALS, "requests whose total is not the sum of their lines")),
    ...(await count(client, WRONG_RECORD, "requests whose authorized total is not the one last recorded")),
    ...(await count(client, HALF_PAID, "invoices whose payments, balance, status or request disagree")),
    ...(await count(client, UNBALANCED, "invoices whose ledger says something else than their paid amount")),
    ...(await count(client, BROKEN_CHAINS, "records whose chain is broken")),
    ...(await count(client, TEXTS_WITHOUT_JOB, "queued texts that no job will send")),
  ];
}

async function missing(client: pg.Client, { created, paid }: Promised) {
  const { rows } = await client.query(
    `SELECT id FROM unnest($1::uuid[]) AS id WHERE id NOT IN (SELECT "id" FROM "RepairRequest")`,
    [created],
  );
  const unpaid = await client.query(`SELECT "id" FROM "Invoice" WHERE "id" = ANY($1::uuid[]) AND "status" <> 'Paid'`, [
    paid,
  ]);
  return [
    ...rows.map(({ id }) => `the acknowledged request ${id} is lost`),
    ...unpaid.rows.map(({ id }) => `the acknowledged payment of ${id} is lost`),
  ];
}

/** A decision without an answer counts from now on as it stands. */
async function wrongDecisions(client: pg.Client, { decided, underWay }: Promised) {
  const ids = [...new Set([...decided.keys(), ...underWay.keys()])];
  const { rows } = await client.query(`SELECT "id", "group" FROM "RepairLineItem" WHERE "id" = ANY($1::uuid[])`, [ids]);
  const faults: string[] = [];
  for (const { id, group } of rows) {
    const allowed = [decided.get(id) ?? "pending", underWay.get(id)];
    if (!allowed.includes(group)) faults.push(`the line ${id} is ${group} and not ${allowed.join(" or ")}`);
    decided.set(id, group);
  }
  underWay.clear();
  return faults;
}

async function count(client: pg.Client, sql: string, what: string) {
  const { rows } = await client.query(`SELECT count(*)::int AS count FROM (${sql}) AS found`);
  return rows[0].count > 0 ? [`${rows[0].count} ${what}`] : [];
}

const OURS = `"accountId" IN (SELECT "accountId" FROM "User" WHERE "email" LIKE 'writer-%@example.com')`;
const UNRECORDED = `SELECT 1 FROM "RepairRequest" r WHERE ${OURS} AND "serviceType" = 'Brake Service'
  AND NOT EXISTS (SELECT 1 FROM "HistoryEvent" h WHERE h."repairRequestId" = r."id")`;
const WRONG_TOTALS = `SELECT 1 FROM "RepairRequest" r WHERE ${OURS} AND "status" = 'Pending_Approval' AND EXISTS
  (SELECT 1 FROM "HistoryEvent" h WHERE h."repairRequestId" = r."id") AND "totalPrice" <>
  (SELECT coalesce(sum(l."totalPrice"), 0) FROM "RepairLineItem" l WHERE l."repairRequestId" = r."id" AND l."group" IN ('approved', 'pending'))`;
const WRONG_RECORD = `SELECT 1 FROM "RepairRequest" r JOIN LATERAL (SELECT h."totalAfter" FROM "HistoryEvent" h
  WHERE h."repairRequestId" = r."id" AND h."totalAfter" IS NOT NULL ORDER BY h."position" DESC LIMIT 1) last ON true
  WHERE ${OURS} AND "status" = 'Pending_Approval' AND last."totalAfter" <>
  (SELECT coalesce(sum(l."totalPrice"), 0) FROM "RepairLineItem" l WHERE l."repairRequestId" = r."id" AND l."group" = 'approved')`;
const HALF_PAID = `SELECT 1 FROM "Invoice" i JOIN "RepairRequest" r ON r."id" = i."repairRequestId"
  WHERE i.${OURS} AND NOT (
    (i."status" = 'Paid' AND i."outstandingBalance" = 0 AND i."amountPaid" = i."totalAmount" AND r."status" = 'Completed' AND
      (SELECT count(*) FROM "Payment" p WHERE p."invoiceId" = i."id" AND p."status" = 'succeeded') = 1)
    OR (i."status" = 'Unpaid' AND i."outstandingBalance" = i."totalAmount" AND i."amountPaid" = 0 AND r."status" = 'Pending_Payment' AND
      NOT EXISTS (SELECT 1 FROM "Payment" p WHERE p."invoiceId" = i."id" AND p."status" = 'succeeded')))`;
const UNBALANCED = `SELECT 1 FROM "Invoice" i WHERE i.${OURS} AND i."amountPaid" <>
  coalesce((SELECT sum(e."amount") FROM "LedgerEntry" e WHERE e."invoiceId" = i."id"), 0)`;
export const BROKEN_CHAINS = `SELECT 1 FROM (SELECT h."hash" = history_hash(h) AS right, h."previousHash" AS before, h."position" AS place,
  lag(h."hash", 1, '') OVER w AS last, row_number() OVER w AS expected
  FROM "HistoryEvent" h WINDOW w AS (PARTITION BY h."repairRequestId" ORDER BY h."position")) AS links
  WHERE NOT links.right OR before <> last OR place <> expected`;
const TEXTS_WITHOUT_JOB = `SELECT 1 FROM "OutboundMessage" m WHERE m."status" = 'queued' AND NOT EXISTS
  (SELECT 1 FROM pgboss.job j WHERE j."data"->>'messageId' = m."id"::text)`;
