import type pg from "pg";
import { type Finding, note, ok } from "#app/doctor/finding.ts";

/** When each provider was last heard of by a signed word. */
export async function checkWords(client: Pick<pg.Client, "query">): Promise<Finding[]> {
  const { rows } = await client.query<{ provider: string; at: Date; unapplied: number }>(
    `SELECT "provider", max("receivedAt") AS at, count(*) FILTER (WHERE "error" IS NOT NULL)::int AS unapplied
     FROM "ProviderEvent" GROUP BY 1 ORDER BY 1`,
  );
  if (rows.length === 0) return [note("Webhooks", "No provider has sent a signed word yet.")];
  return rows.map(({ provider, at, unapplied }) => {
    const says = `${provider} was last heard of at ${at.toISOString().slice(0, 16)}Z`;
    if (unapplied === 0) return ok("Webhooks", `${says}.`);
    return note(
      "Webhooks",
      `${says}; ${unapplied} of its words changed nothing.`,
      "They speak of other payments or sums.",
    );
  });
}
