import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, rmSync, statSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import pg from "pg";
import { checkChains } from "#app/doctor/chains.ts";
import { secureAddresses } from "#app/platform/database/database-address.ts";
import { findPendingMigrations } from "#prisma/migrate.ts";

// `npm run backup -- FOLDER [EMPTY_DATABASE_URL]`: database and documents into a folder of their own; with an empty database it is
// restored there and looked at, which is the only proof that it is one.
const [folder, scratch] = process.argv.slice(2);
try {
  if (!folder) throw new Error("Name the folder that takes the backup: npm run backup -- /var/backups/amped");
  secureAddresses(process.env);
  const { DATABASE_OWNER_URL, DATABASE_DIRECT_URL, DATABASE_URL } = process.env;
  const source = DATABASE_OWNER_URL || DATABASE_DIRECT_URL || DATABASE_URL;
  if (!source)
    throw new Error("DATABASE_URL is missing: of the embedded database stop the product and copy DATA_DIR whole.");
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const target = join(resolve(folder), `amped-${stamp}`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const dump = join(target, "amped.dump");
  try {
    run("pg_dump", ["--format=custom", "--no-owner", `--file=${dump}`, `--dbname=${forTools(source)}`]);
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    throw error;
  }
  console.log(`Database: ${dump}, ${Math.ceil(statSync(dump).size / 1024)} KB.`);
  // After the database: a document too many does no harm.
  const documents = join(resolve(process.env.DATA_DIR || ".data"), "documents");
  if (process.env.S3_BUCKET)
    console.log(`Documents: in the bucket ${process.env.S3_BUCKET}; copy it with its provider's own tools.`);
  else if (existsSync(documents)) {
    await cp(documents, join(target, "documents"), { recursive: true });
    console.log(`Documents: ${join(target, "documents")}.`);
  }
  if (scratch) await checkRestore(dump, scratch);
  else console.log("Not restored to look at it: name an empty database as well to be sure of it.");
  await noteBackup(source);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** Restores it, and looks whether it is whole: every migration, every chain of the record, as many rows as it says. */
async function checkRestore(dump: string, url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("SELECT count(*)::int AS count FROM pg_tables WHERE schemaname = 'public'");
    if (rows[0].count > 0) throw new Error("The database to restore into is not empty: nothing was written there.");
    run("pg_restore", ["--no-owner", "--exit-on-error", `--dbname=${forTools(url)}`, dump]);
    const pending = await findPendingMigrations(client);
    if (pending.length > 0) throw new Error(`The backup lacks migrations: ${pending.join(", ")}.`);
    const chains = await checkChains(client);
    for (const { about, says, state } of chains) {
      if (state === "wrong") throw new Error(`The backup is not whole. ${about}: ${says}`);
      console.log(`Restored. ${about}: ${says}`);
    }
  } finally {
    await client.end();
  }
}

/** Connections says how old the last one is. */
async function noteBackup(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `INSERT INTO "AppSetting" ("key", "value", "updatedAt") VALUES ('last_backup', $1, now())
     ON CONFLICT ("key") DO UPDATE SET "value" = EXCLUDED."value", "updatedAt" = now()`,
    [new Date().toISOString()],
  );
  await client.end();
}

/** As PostgreSQL's own tools take it: they know neither our mark of a pooler nor that word for TLS without a look at the certificate. */
function forTools(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("pgbouncer");
  if (url.searchParams.get("sslmode") === "no-verify") url.searchParams.set("sslmode", "require");
  return url.href;
}

function run(tool: string, args: string[]) {
  // Debian keeps the tools of each version in a folder of its own.
  const path = globSync(`/usr/lib/postgresql/*/bin/${tool}`).at(-1) ?? tool;
  const { status, stderr, error } = spawnSync(path, args, { encoding: "utf8" });
  if (error) throw new Error(`${tool} is not here: install PostgreSQL's client programs (postgresql-client).`);
  if (status !== 0) throw new Error(`${tool} did not work: ${stderr.trim().split("\n").at(-1)}`);
}
