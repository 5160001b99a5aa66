import type { Client } from "pg";
import { type Finding, note, ok } from "#app/doctor/finding.ts";
import { DAY_MS } from "#app/platform/days.ts";

/** Days. */
const OLDEST = 2;

/** How old the last backup is that `npm run backup` made; one made in another way is not known here. */
export async function checkBackup(client: Client, embedded: boolean): Promise<Finding> {
  if (embedded) return note("Backup", "Of the embedded database: stop the product and copy its folder whole.");
  const { rows } = await client.query<{ value: string }>(
    `SELECT "value" FROM "AppSetting" WHERE "key" = 'last_backup'`,
  );
  const todo = "Run `npm run backup -- FOLDER` each night, and now and then with an empty database to restore it into.";
  const last = rows[0]?.value;
  if (!last) return note("Backup", "`npm run backup` has never run here.", todo);
  const days = (Date.now() - Date.parse(last)) / DAY_MS;
  const says = `The last one was made ${days < 1 ? "within a day" : `${Math.floor(days)} days ago`}.`;
  return days > OLDEST ? note("Backup", says, todo) : ok("Backup", says);
}
