import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { checkBackup } from "#app/doctor/backup.ts";
import { checkChains } from "#app/doctor/chains.ts";
import { type Finding, note, ok, wrong } from "#app/doctor/finding.ts";
import { checkRefusals } from "#app/doctor/refusals.ts";
import { checkWords } from "#app/doctor/words.ts";
import { secureAddresses } from "#app/platform/database/database-address.ts";
import { openEmbeddedDatabase } from "#prisma/embedded.ts";
import { findPendingMigrations, listMigrations } from "#prisma/migrate.ts";

/** Seconds that a job may be due without a worker taking it. */
const LONGEST_WAIT = 600;
/** Seconds that the clocks of the database and of this machine may differ by. */
const CLOCKS_APART = 5;

/** Everything that the database itself tells, of each record so many `entries` at most (all of them if nothing is said); it is read only. */
export async function checkDatabase(variables: NodeJS.ProcessEnv, entries?: number): Promise<Finding[]> {
  let opened: Awaited<ReturnType<typeof open>>;
  try {
    opened = await open(variables);
  } catch (error) {
    const says = `It cannot be reached: ${error instanceof Error ? error.message : error}.`;
    return [wrong("Database", says, "Start it, and check DATABASE_URL and its password.")];
  }
  if (!opened) return [note("Database", "There is no embedded database yet.", "`npm start` makes one.")];
  const { client, close, embedded } = opened;
  try {
    const { rows } = await client.query("SELECT current_setting('server_version') AS version, current_user AS role");
    const findings = [
      ok("Database", `PostgreSQL ${rows[0].version}${embedded ? ", embedded" : ""}, reached as ${rows[0].role}.`),
    ];
    findings.push(await checkMigrations(client));
    if (findings[1]?.state !== "ok") return findings;
    findings.push(...(await checkChains(client, entries)), await checkClock(client));
    findings.push(embedded ? ok("Database role", "Embedded: there is one role.") : await checkRole(client));
    findings.push(
      await checkJobs(client),
      ...(await checkWords(client)),
      ...(await checkRefusals(client)),
      await checkBackup(client, embedded),
    );
    return findings;
  } finally {
    await close();
  }
}

/** The named database, or the embedded one: through the socket of the copy that runs on it, else by itself. */
async function open(variables: NodeJS.ProcessEnv) {
  // The running product names the socket of its embedded database by the same variable.
  const embedded = variables.EMBEDDED_DATABASE === "true";
  secureAddresses(variables);
  if (variables.DATABASE_URL) return connect(variables.DATABASE_URL, async () => {}, embedded);
  const folder = resolve(variables.DATA_DIR || ".data");
  if (!existsSync(join(folder, "postgres"))) return null;
  const database = await openEmbeddedDatabase({ folder }).catch((error: unknown) => {
    // It runs, and answers here too unless its path was too long for a socket.
    if (!existsSync(join(folder, ".s.PGSQL.5432"))) throw error;
    return {
      url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
      close: async () => {},
    };
  });
  return connect(database.url, database.close, true);
}

async function connect(url: string, closeServer: () => Promise<void>, embedded: boolean) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    await closeServer();
    throw error;
  }
  const close = async () => {
    await client.end();
    await closeServer();
  };
  return { client, close, embedded };
}

async function checkMigrations(client: pg.Client): Promise<Finding> {
  const pending = await findPendingMigrations(client);
  if (pending.length === 0) return ok("Migrations", `All ${listMigrations().length} are applied.`);
  const says = `${pending.length === 1 ? "1 waits" : `${pending.length} wait`}: ${pending.join(", ")}.`;
  return wrong("Migrations", says, "Run `npm run migrate`, or start the product with DATABASE_OWNER_URL.");
}

async function checkClock(client: pg.Client): Promise<Finding> {
  const before = Date.now();
  const { rows } = await client.query<{ now: Date }>("SELECT clock_timestamp() AS now");
  const here = (before + Date.now()) / 2;
  const apart = Math.abs((rows[0]?.now.getTime() ?? 0) - here) / 1000;
  const newest = listMigrations().at(-1)?.name.slice(0, 8) ?? "";
  const today = new Date().toISOString().slice(0, 10).replaceAll("-", "");
  const todo =
    "Let both machines ask a time server (chrony or systemd-timesyncd): codes and signatures expire by the clock.";
  if (apart > CLOCKS_APART)
    return wrong("Clock", `The database's is ${Math.round(apart)} s away from this machine's.`, todo);
  if (today < newest) return wrong("Clock", `It says ${today}, before this build was made (${newest}).`, todo);
  return ok("Clock", `${new Date().toISOString().slice(0, 19)}Z, ${apart.toFixed(1)} s from the database's.`);
}

async function checkRole(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ role: string; superuser: boolean; owner: boolean; truncates: boolean }>(
    `SELECT current_user AS role, (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser,
       (SELECT pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class WHERE oid = '"HistoryEvent"'::regclass) AS owner,
       has_table_privilege('"HistoryEvent"', 'TRUNCATE') AS truncates`,
  );
  const { role, superuser, owner, truncates } = rows[0] ?? { role: "?", superuser: true, owner: true, truncates: true };
  const todo = "Make a lesser role as the README says under Two roles, and name the owner in DATABASE_OWNER_URL.";
  if (superuser)
    return wrong("Database role", `"${role}" is a superuser: it may do anything to the whole server.`, todo);
  if (owner || truncates)
    return note("Database role", `"${role}" owns the tables: it could switch the record's guards off.`, todo);
  return ok("Database role", `"${role}" is a lesser role: it can neither truncate nor switch a trigger off.`);
}

async function checkJobs(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ dead: number; waiting: number; late: number }>(
    `SELECT count(*) FILTER (WHERE state = 'failed')::int AS dead,
       count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
       count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after < now() - make_interval(secs => $1))::int AS late
     FROM pgboss.job WHERE name NOT LIKE '\\_\\_%'`,
    [LONGEST_WAIT],
  );
  const { dead = 0, waiting = 0, late = 0 } = rows[0] ?? {};
  const says = `${waiting} waiting, ${dead} failed for good.`;
  if (late > 0) {
    return wrong(
      "Jobs",
      `${says} ${late} should have begun ten minutes ago.`,
      "Start a worker: `npm start` or `npm run worker`.",
    );
  }
  if (dead > 0) return wrong("Jobs", says, "Look at them under /dashboard/jobs, mend the cause, and press Retry.");
  return ok("Jobs", says);
}
