import pg from "pg";
import { median, processorTime } from "./load.ts";

const TIMES = 400;

/** What the busiest pages read, written by hand for plain `pg`: what the database would spend without anything of ours in between. */
const READS: Record<string, string> = {
  "a session": `SELECT s."id", u."id", u."role", a."subscriptionTier" FROM "Session" s JOIN "User" u ON u."id" = s."userId"
    JOIN "Account" a ON a."id" = u."accountId" WHERE s."tokenHash" = (SELECT "tokenHash" FROM "Session" LIMIT 1)`,
  "a list of 20": `SELECT r."id", r."status", r."createdAt", v."make", v."model", v."year",
    (SELECT count(*) FROM "RepairLineItem" l WHERE l."repairRequestId" = r."id")
    FROM "RepairRequest" r JOIN "Vehicle" v ON v."id" = r."vehicleId" ORDER BY r."createdAt" DESC, r."id" DESC LIMIT 20`,
  "a request with its lines": `SELECT r.*, v."make", (SELECT json_agg(l ORDER BY l."position") FROM "RepairLineItem" l
    WHERE l."repairRequestId" = r."id") FROM "RepairRequest" r JOIN "Vehicle" v ON v."id" = r."vehicleId"
    WHERE r."id" = (SELECT "id" FROM "RepairRequest" LIMIT 1)`,
};

/** Prints the database's processor time of each read, by named statements on one connection. */
export async function plainReads(databaseUrl: string, rounds: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const pid = Number((await client.query("SELECT pg_backend_pid() AS pid")).rows[0]?.pid);
    for (const [name, text] of Object.entries(READS)) {
      const costs: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const before = processorTime(pid);
        for (let time = 0; time < TIMES; time++) await client.query({ name, text });
        costs.push((processorTime(pid) - before) / TIMES);
      }
      console.log(`plain pg, ${name}: ${Math.round(median(costs))} µs of database`);
    }
  } finally {
    await client.end();
  }
}
