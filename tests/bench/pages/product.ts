import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../../e2e/support/server.ts";
import { memoryOf, processorTime } from "./load.ts";
import { fillWorld } from "./world.ts";

export type Product = {
  origin: string;
  pid: number;
  databaseUrl: string;
  /** Of a start on a database that stands: milliseconds until it answers, those of them on a processor, and MB a few seconds later. */
  start: { milliseconds: number; processor: number; memory: number };
  /** Statements asked of the database since the start. */
  statements: () => Promise<number>;
  /** Microseconds of processor time of the database's processes for this product; 0 when embedded: it is in the server's. */
  databaseTime: () => Promise<number>;
  end: () => Promise<void>;
};

/** The built product on a database with so many requests: on a new one of `server`, or embedded where that is null. */
export async function startProduct(server: string | null, requests: number): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const name = `bench_${Date.now()}`;
  const databaseUrl = server
    ? Object.assign(new URL(server), { pathname: `/${name}` }).href
    : `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(dataDir)}`;
  const env = {
    ...process.env,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "info",
    RUN_JOBS: "false",
    ALLOW_DEMO_ON_NETWORK: "true",
    ...(server
      ? {
          DATABASE_URL: databaseUrl,
          PUBLIC_ORIGIN: origin,
          SESSION_SECRET: "a-secret-of-the-bench-with-enough-characters",
          ALLOW_SIMULATIONS: "true",
        }
      : {}),
  };
  const node = (...args: string[]) =>
    execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], { env, stdio: "ignore" });
  if (server) {
    await onServer(server, `CREATE DATABASE ${name}`);
    node("prisma/migrate-command.ts");
    node("prisma/seed.ts");
    await fillWorld(databaseUrl, requests);
  }
  const args = [
    "--disable-warning=ExperimentalWarning",
    "--import",
    "./tests/bench/pages/count-statements.ts",
    "server.ts",
  ];
  const open = () => spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  if (!server) {
    // The embedded database is made by the first start, and filled while that runs.
    const first = open();
    await answering(first, `${origin}/healthz`);
    await fillWorld(databaseUrl, requests);
    await ended(first);
  }
  const began = performance.now();
  const child = open();
  await answering(child, `${origin}/healthz`);
  const milliseconds = performance.now() - began;
  const processor = processorTime(child.pid ?? -1) / 1000;
  await new Promise((done) => setTimeout(done, AT_REST));
  return {
    origin,
    pid: child.pid ?? -1,
    start: { milliseconds, processor, memory: memoryOf(child.pid ?? -1) },
    databaseUrl,
    statements: () =>
      new Promise((resolve) => {
        child.once("message", (count) => resolve(Number(count)));
        child.send("statements");
      }),
    databaseTime: async () => (server ? timeOfBackends(server, name) : 0),
    async end() {
      await ended(child);
      if (server) await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Milliseconds after which a start has collected what it left. */
const AT_REST = 5000;

function ended(child: ChildProcess): Promise<unknown> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  return gone;
}

async function timeOfBackends(server: string, name: string): Promise<number> {
  const rows = await onServer(server, `SELECT pid FROM pg_stat_activity WHERE datname = '${name}'`);
  return rows.reduce((total, { pid }) => total + processorTime(Number(pid)), 0);
}

async function onServer(server: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}.`);
    const there = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (there) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("The product did not start.");
}
