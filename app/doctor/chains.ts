import type pg from "pg";
import { type Finding, ok, wrong } from "#app/doctor/finding.ts";

type Client = Pick<pg.Client, "query">;

/** `fault`: altered (its words are others than were hashed), unlinked (it names another predecessor), missing (before it, or at the end). */
export type BrokenLink = { chain: string; position: number; fault: "altered" | "unlinked" | "missing" };

type Chain = { table: "HistoryEvent" | "AuditEvent"; name: string; key: string; hash: string; count: string };

const HISTORY: Chain = {
  table: "HistoryEvent",
  name: `'history:' || e."repairRequestId"`,
  key: `PARTITION BY e."repairRequestId"`,
  hash: "history_hash",
  count: "id",
};
const AUDIT: Chain = { table: "AuditEvent", name: "'audit'", key: "", hash: "audit_hash", count: "position" };

const MOST = 20;

/**
 * Reads every link of the record and compares it with the one before, with its own words, and the last with the chain's head; after the
 * entry `floor`, if one is given, the links that came later, and of the history the whole chains that they belong to. At most 20 breaks, in the order
 * of the chains.
 */
export async function findBrokenLinks(
  client: Client,
  { table, name, key, hash, count }: Chain,
  floor = 0,
): Promise<BrokenLink[]> {
  const history = table === "HistoryEvent";
  // Of the one chain of the audit the entry at the floor is read too: the next one names its hash.
  const [part, after] = history
    ? [`e."repairRequestId" IN (SELECT "repairRequestId" FROM "${table}" WHERE "${count}" > ${floor})`, 0]
    : [`e."${count}" >= ${floor}`, floor];
  const { rows } = await client.query<BrokenLink>(
    `WITH links AS (
       SELECT e AS event, ${name} AS chain, e."position", e."hash", e."previousHash",
         lag(e."hash") OVER w AS before, lag(e."position") OVER w AS place
       FROM "${table}" e WHERE ${floor > 0 ? part : "TRUE"} WINDOW w AS (${key} ORDER BY e."position")
     ), ends AS (
       SELECT chain, max("position") AS "position" FROM links GROUP BY 1
     )
     SELECT chain, "position"::int AS position,
       CASE WHEN "position" <> coalesce(place, 0) + 1 THEN 'missing'
            WHEN "previousHash" <> coalesce(before, '') THEN 'unlinked' ELSE 'altered' END AS fault
     FROM links
     WHERE ("position" > ${after} OR ${after} = 0)
       AND ("position" <> coalesce(place, 0) + 1 OR "previousHash" <> coalesce(before, '') OR "hash" <> ${hash}(event))
     UNION ALL
     SELECT coalesce(h."chain", n.chain), coalesce(n."position", 0)::int + 1, 'missing'
     FROM (SELECT * FROM "ChainHead" WHERE "chain" LIKE $1 ${history && floor > 0 ? `AND "chain" IN (SELECT chain FROM ends)` : ""}) h
       FULL JOIN ends n ON n.chain = h."chain"
     WHERE h."position" IS DISTINCT FROM n."position"
     UNION ALL
     SELECT l.chain, l."position"::int, 'altered' FROM links l JOIN "ChainHead" h ON h."chain" = l.chain
       AND h."position" = l."position" AND h."hash" <> l."hash" AND l."hash" = ${hash}(l.event)
     ORDER BY 1, 2 LIMIT ${MOST}`,
    [history ? "history:%" : "audit"],
  );
  return rows;
}

/** The two records, a line each; of a record with more entries than `most` the newest. */
export async function checkChains(client: Client, most = Number.POSITIVE_INFINITY): Promise<Finding[]> {
  return [await checkChain(client, "History", HISTORY, most), await checkChain(client, "Audit record", AUDIT, most)];
}

async function checkChain(client: Client, about: string, chain: Chain, most: number): Promise<Finding> {
  const newest = await client.query<{ newest: number }>(
    `SELECT coalesce(max("${chain.count}"), 0)::int AS newest FROM "${chain.table}"`,
  );
  const floor = Math.max(0, (newest.rows[0]?.newest ?? 0) - most);
  const broken = await findBrokenLinks(client, chain, floor);
  if (broken.length === 0) {
    if (floor === 0) return whole(client, about, chain);
    return ok(about, `The newest ${most} entries stand as they were written. \`npm run doctor\` reads all of them.`);
  }
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
