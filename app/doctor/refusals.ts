import type { Client } from "pg";
import { type Finding, note, ok } from "#app/doctor/finding.ts";
import { operatorWords } from "#app/messages/refusal-words.ts";

const DAYS = 7;
const MOST = 40;

/** What providers refused in the last week, the most frequent first: a line each. */
export async function checkRefusals(client: Client): Promise<Finding[]> {
  const { rows } = await client.query<{ key: string; count: number }>(
    `SELECT "key", sum("count")::int AS "count" FROM "DayCount" WHERE "key" LIKE 'refused:%' AND "day" > current_date - $1::int
     GROUP BY "key" ORDER BY 2 DESC, 1 LIMIT $2`,
    [DAYS, MOST],
  );
  if (rows.length === 0) return [ok("Refusals", "No provider refused anything in a week.")];
  return rows.map(({ key, count }) => {
    const [, provider = "", ...code] = key.split(":");
    const times = count === 1 ? "once" : `${count} times`;
    return note(
      "Refusals",
      `${provider} (${code.join(":")}), ${times} in a week: ${operatorWords(provider, code.join(":")).sentence}`,
    );
  });
}
