import type pg from "pg";
import { type Finding, ok, wrong } from "#app/doctor/finding.ts";

type Client = Pick<pg.Client, "query">;

/** `fault`: altered (its words are others than were hashed), unlinked (it names another predecessor), missing (before it, or at the end). */
export type BrokenLink = { chain: string; position: number; fault: "altered" | "unlinked" | "missing" };

type Chain = { table: "HistoryEvent" | "AuditEvent"; name: string; key: string; hash: string };

const HISTORY: Chain = {
  table: "HistoryEvent",
  name: `'history:' || e."repairRequestId"`,
  key: `PARTITION BY e."repairRequestId"`,
  hash: "history_hash",
};
const AUDIT: Chain = { table: "AuditEvent", name: "'audit'", key: "", hash: "audit_hash" };

const MOST = 20;

/**
 * Reads every link of the record and compares it with the one before, with its own words, and the last with the chain's head.
 * At most 20 breaks, in the order of the chains.
 */
export async function findBrokenLinks(client: Client, { table, name, key, hash }: Chain): Promise<BrokenLink[]> {
  const { rows } = await client.query<BrokenLink>(
    `WITH links AS (
       SELECT e AS event, ${name} AS chain, e."position", e."hash", e."previousHash",
         lag(e."hash") OVER w AS before, lag(e."position") OVER w AS place
       FROM "${table}" e WINDOW w AS (${key} ORDER BY e."position")
     ), ends AS (
       SELECT ${name} AS chain, max(e."position") AS "position" FROM "${table}" e GROUP BY 1
     )
     SELECT chain, "position"::int AS position,
       CASE WHEN "position" <> coalesce(place, 0) + 1 THEN 'missing'
            WHEN "previousHash" <> coalesce(before, '') THEN 'unlinked' ELSE 'altered' END AS fault
     FROM links
     WHERE "position" <> coalesce(place, 0) + 1 OR "previousHash" <> coalesce(before, '') OR "hash" <> ${hash}(event)
     UNION ALL
     SELECT coalesce(h."chain", n.chain), coalesce(n."position", 0)::int + 1, 'missing'
     FROM (SELECT * FROM "ChainHead" WHERE "chain" LIKE $1) h FULL JOIN ends n ON n.chain = h."chain"
     WHERE h."position" IS DISTINCT FROM n."position"
     UNION ALL
     SELECT l.chain, l."position"::int, 'altered' FROM links l JOIN "ChainHead" h ON h."chain" = l.chain
       AND h."position" = l."position" AND h."hash" <> l."hash" AND l."hash" = ${hash}(l.event)
     ORDER BY 1, 2 LIMIT ${MOST}`,
    [table === "HistoryEvent" ? "history:%" : "audit"],
  );
  return rows;
}

/** The two records, a line each. */
export async function checkChains(client: Client): Promise<Finding[]> {
  return [await checkChain(client, "History", HISTORY), await checkChain(client, "Audit record", AUDIT)];
}

async function checkChain(client: Client, about: string, chain: Chain): Promise<Finding> {
  const broken = await findBrokenLinks(client, chain);
  if (broken.length === 0) return whole(client, about, chain);
  const places = broken.slice(0, 5).map(sentenceOf).join("; ");
  const more = broken.length > 5 ? `; and ${broken.length === MOST ? "at least " : ""}${broken.length - 5} more` : "";
  return wrong(
    about,
    `The chain is broken: ${places}${more}.`,
    "Somebody with the owner's rights changed the record: keep this database as it is, compare with the last backup, and find out who had them.",
  );
}

async function whole(client: Client, about: string, { table }: Chain): Promise<Finding> {
  const { rows } = await client.query<{ count: number; chains: number; head: string | null }>(
    `SELECT (SELECT count(*)::int FROM "${table}") AS count, count(*)::int AS chains,
       max("hash") FILTER (WHERE "chain" = 'audit') AS head FROM "ChainHead" WHERE "chain" LIKE $1`,
    [table === "HistoryEvent" ? "history:%" : "audit"],
  );
  const { count = 0, chains = 0, head = null } = rows[0] ?? {};
  const entries = count === 1 ? "1 entry" : `${count} entries`;
  if (table === "HistoryEvent") return ok(about, `${entries} of ${chains} repair requests, every chain whole.`);
  // Written down elsewhere, it shows later that nothing before it was changed, not even by whoever owns the database.
  return ok(about, `${entries}, the chain is whole${head ? `; its last hash is ${head.slice(0, 16)}` : ""}.`);
}

function sentenceOf({ chain, position, fault }: BrokenLink): string {
  const where = chain === "audit" ? `entry ${position}` : `entry ${position} of repair request ${chain.slice(8)}`;
  if (fault === "altered") return `${where} was changed after it was written`;
  return fault === "missing" ? `${where} or one before it is gone` : `${where} does not follow the one before it`;
}

export const CHAINS = { HISTORY, AUDIT };
