import { randomUUID } from "node:crypto";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { applyMigrations } from "#prisma/migrate.ts";
import { build, startProcess } from "../processes/process.ts";
import { databaseOf, onServer } from "../support/global-setup.ts";
import { startTwilio } from "../support/stand-ins/twilio.ts";

/**
 * `npm run bench:bursts [-- --pdfs 20 --texts 1000]`: so many quotes as PDF at once, each from an address of its own, until the last is
 * read; and so many texts queued at once, until the last is with the provider (a stand-in that speaks its protocol). On the PostgreSQL
 * server of TEST_DATABASE_URL, one process that serves and does the jobs.
 */
const { values } = parseArgs({
  options: { pdfs: { type: "string", default: "20" }, texts: { type: "string", default: "1000" } },
});
const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error("Set TEST_DATABASE_URL to a PostgreSQL server.");
/** What takes longer has failed. */
const LONGEST_SECONDS = 180;
const name = `bursts_${randomUUID().replaceAll("-", "")}`;
const folder = mkdtempSync(join(tmpdir(), "bursts-"));
build();
await onServer(server, `CREATE DATABASE ${name}`);
const databaseUrl = databaseOf(server, name);
await applyMigrations(databaseUrl);
const twilio = await startTwilio();
const variables = {
  ...{ DATABASE_URL: databaseUrl, SESSION_SECRET: "b".repeat(40), PUBLIC_ORIGIN: "http://localhost:3000" },
  ...{ ALLOW_SIMULATIONS: "true", ...twilio.environment },
};
Object.assign(process.env, variables, { NODE_ENV: "test", LOG_LEVEL: "silent" });
const { queueText } = await import("#app/messages/outbound-message.server.ts");
const { db, disconnect } = await import("#app/platform/db.server.ts");
const product = await startProcess("server.ts", {
  ...variables,
  DATA_DIR: folder,
  LOG_LEVEL: "silent",
  TRUST_PROXY: "1",
});
try {
  await measurePdfs(Number(values.pdfs));
  await measureTexts(Number(values.texts));
} finally {
  await product.end();
  await disconnect();
  await twilio.close();
  await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function measurePdfs(count: number) {
  const papers = globSync("tests/corpus/{by-hand,dealers,blind,third}/*.pdf")
    .toSorted()
    .slice(0, count + 1);
  const [warm = "", ...files] = papers;
  await upload(warm, 0);
  const began = performance.now();
  const ends = await Promise.all(files.map((file, index) => upload(file, index + 1)));
  const read = ends.filter((lines) => lines !== null).length;
  say(`${files.length} PDFs at once: ${read} read, the last`, began);
}

/** How many lines were read; null where it was not read while somebody watched. */
async function upload(file: string, address: number): Promise<number | null> {
  const body = new FormData();
  body.set("file", new File([readFileSync(file)], "quote.pdf"));
  const headers = { "x-forwarded-for": `198.18.${address}.7`, origin: "http://localhost:3000" };
  const answer = await fetch(`${product.url}/upload-quote/receive`, { method: "POST", body, headers });
  const last = (await answer.text()).trim().split("\n").at(-1) ?? "{}";
  if (!answer.ok) throw new Error(`${file} was refused: ${last}`);
  return (JSON.parse(last) as { lines?: number }).lines ?? null;
}

async function measureTexts(count: number) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO "AppSetting" ("key", "value", "updatedAt") VALUES ('messages.texts_per_day', $1, now())`,
    [String(count * 2)],
  );
  // The settings are read once a second for all.
  await sleep(1_500);
  const began = performance.now();
  await db.$transaction(
    async (tx) => {
      for (let text = 0; text < count; text++)
        await queueText(tx, {
          ...{ phone: `+1415${2_000_000 + text * 7}`, kind: "staff", body: `Text ${text}` },
          dedupeKey: `burst:${text}`,
        });
    },
    { timeout: 60_000 },
  );
  say(`${count} texts queued`, began);
  const queued = performance.now();
  while (twilio.texts.length < count && performance.now() - queued < LONGEST_SECONDS * 1000) await sleep(50);
  say(`${twilio.texts.length} of ${count} texts with the provider, counted from the last queued`, queued);
  await client.end();
}

function say(what: string, since: number) {
  console.log(`${what} after ${((performance.now() - since) / 1000).toFixed(1)} s (load ${loadavg()[0]?.toFixed(1)})`);
}
