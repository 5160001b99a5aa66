import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { usageOf } from "#app/quote-reader/process/process-usage.server.ts";
import { applyMigrations } from "#prisma/migrate.ts";
import { build, startProcess } from "../processes/process.ts";
import { databaseOf, onServer } from "../support/global-setup.ts";

/**
 * `npm run bench:live [-- --windows 5000 --seconds 60]`: so many people with one open window each, on the PostgreSQL server of
 * TEST_DATABASE_URL, and ten notices a second for somebody among them. Prints the share of a core that the server takes, what it
 * keeps in memory, and how long a notice takes to its window.
 */
const { values } = parseArgs({
  options: { windows: { type: "string", default: "5000" }, seconds: { type: "string", default: "60" } },
});
const windows = Number(values.windows);
const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error("Set TEST_DATABASE_URL to a PostgreSQL server.");
const name = `live_${randomUUID().replaceAll("-", "")}`;
const folder = mkdtempSync(join(tmpdir(), "live-"));
const secret = "l".repeat(40);
build();
await onServer(server, `CREATE DATABASE ${name}`);
await applyMigrations(databaseOf(server, name));
Object.assign(process.env, { DATABASE_URL: databaseOf(server, name), SESSION_SECRET: secret, NODE_ENV: "test" });
Object.assign(process.env, { LOG_LEVEL: "silent", ALLOW_SIMULATIONS: "true", PUBLIC_ORIGIN: "http://localhost:3000" });
const { startSession } = await import("#app/access/session.server.ts");
const { disconnect } = await import("#app/platform/db.server.ts");
const client = new pg.Client({ connectionString: databaseOf(server, name) });
await client.connect();
const account = randomUUID();
await client.query(`INSERT INTO "Account" ("id", "updatedAt") VALUES ($1, now())`, [account]);
const { rows: people } = await client.query<{ id: string }>(
  `INSERT INTO "User" ("id", "accountId", "firstName", "lastName", "role", "updatedAt")
   SELECT gen_random_uuid(), $1, 'Window', n::text, 'driver', now() FROM generate_series(1, $2::int) n RETURNING "id"`,
  [account, windows],
);
const product = await startProcess("server.ts", {
  DATABASE_URL: databaseOf(server, name),
  SESSION_SECRET: secret,
  PUBLIC_ORIGIN: "http://localhost:3000",
  ALLOW_SIMULATIONS: "true",
  DATA_DIR: folder,
  LOG_LEVEL: "silent",
});
const rest = await usageOf(product.pid);
const told = new Map<string, number>();
const waits: number[] = [];
let open = 0;
for (let from = 0; from < people.length; from += 50) await Promise.all(people.slice(from, from + 50).map(openWindow));
console.log(`${open} of ${windows} windows are open`);
await sleep(3_000);

const before = await usageOf(product.pid);
const began = performance.now();
while (performance.now() - began < Number(values.seconds) * 1_000) {
  const person = people[Math.floor(Math.random() * people.length)]?.id ?? "";
  told.set(person, performance.now());
  await client.query(
    `INSERT INTO "Notification" ("id", "userId", "kind", "title", "body", "href", "createdAt")
     VALUES (gen_random_uuid(), $1, 'message', 'News', 'There is news.', '/dashboard', now())`,
    [person],
  );
  await sleep(100);
}
const seconds = (performance.now() - began) / 1_000;
const after = await usageOf(product.pid);
waits.sort((a, b) => a - b);
const megabytes = (bytes = 0) => Math.round(bytes / 1_000_000);
const share = (((after?.cpu ?? 0) - (before?.cpu ?? 0)) / seconds) * 100;
console.log(
  `${share.toFixed(1)} % of a core over ${Math.round(seconds)} s; memory ${megabytes(rest?.memory)} MB before, ${megabytes(after?.memory)} MB with them`,
);
console.log(
  `${waits.length} notices heard: median ${Math.round(waits[Math.floor(waits.length / 2)] ?? 0)} ms, slowest ${Math.round(waits.at(-1) ?? 0)} ms`,
);
await product.end("SIGKILL");
await Promise.all([client.end(), disconnect()]);
await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
rmSync(folder, { recursive: true, force: true });
process.exit(0);

async function openWindow({ id }: { id: string }): Promise<void> {
  const cookie = (await startSession(id, "phone_code", { ip: "203.0.113.7", userAgent: "Bench" })).split(";")[0] ?? "";
  await new Promise<void>((resolve) => {
    const url = new URL("/dashboard/live", product.url);
    const asked = request({ host: "127.0.0.1", port: url.port, path: url.pathname, headers: { cookie } }, (answer) => {
      if (answer.statusCode === 200) open += 1;
      answer.on("data", (bytes: Buffer) => {
        if (!bytes.includes("changed")) return;
        waits.push(performance.now() - (told.get(id) ?? 0));
      });
      resolve();
    });
    asked.on("error", () => resolve());
    asked.end();
  });
}
