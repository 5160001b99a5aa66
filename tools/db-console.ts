import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import pg from "pg";
import { secureAddresses } from "#app/platform/database/database-address.ts";
import { openEmbeddedDatabase } from "#prisma/embedded.ts";

// `npm run db:console -- "SELECT …"`: asks the named database, or the embedded one, running or not. Without a statement it
// takes one a line. It may do whatever the role may.
const { url, close } = await reach();
const client = new pg.Client({ connectionString: url });
await client.connect();
const statement = process.argv.slice(2).join(" ");
if (statement) await say(statement);
else {
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: "> " });
  lines.prompt();
  for await (const line of lines) {
    if (line.trim()) await say(line);
    lines.prompt();
  }
}
await client.end();
await close();
process.exit();

async function say(sql: string) {
  try {
    const { rows, rowCount, command } = await client.query(sql);
    if (rows.length > 0) console.table(rows);
    console.log(`${command} ${rowCount ?? ""}`.trim());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** A server that runs on the folder holds its lock and listens on its socket; without one the folder is opened here. */
async function reach() {
  secureAddresses(process.env);
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => {} };
  const folder = resolve(process.env.DATA_DIR || ".data");
  const socket = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const running = new pg.Client({ connectionString: socket });
  try {
    await running.connect();
    await running.end();
    return { url: socket, close: async () => {} };
  } catch {
    return openEmbeddedDatabase({ folder: join(folder) });
  }
}
