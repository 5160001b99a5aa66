import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseAway } from "#app/platform/database/database-fault.server.ts";

type Patience = { times?: number; milliseconds?: number };

/**
 * Does what may be done again where the connection broke under it, as at a restart of the database: five times, a second apart.
 * Errors: the last one, and at once whatever is no broken connection.
 */
export async function tryAgain<Done>(
  deed: () => Promise<Done>,
  { times = 5, milliseconds = 1_000 }: Patience = {},
): Promise<Done> {
  for (let left = times - 1; ; left--) {
    try {
      return await deed();
    } catch (error) {
      if (left <= 0 || !isDatabaseAway(error)) throw error;
      await sleep(milliseconds);
    }
  }
}
