import { readFileSync } from "node:fs";
import pg from "pg";

/** Fills a migrated database that holds the demo world with so many requests and all that goes with them. */
export async function fillWorld(databaseUrl: string, requests: number): Promise<void> {
  const advisors = Math.max(5, Math.floor(requests / 2000));
  const technicians = Math.max(5, Math.floor(requests / 1000));
  const numbers: Record<string, number> = {
    requests,
    advisors,
    technicians,
    staff: advisors + technicians,
    accounts: Math.floor(requests / 4),
    vehicles: Math.floor(requests / 2),
  };
  const text = readFileSync("tests/bench/pages/world.sql", "utf8");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(numbers[name])));
    await client.query("RESET session_replication_role");
    await client.query("ANALYZE");
  } finally {
    await client.end();
  }
}
