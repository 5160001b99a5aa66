import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request as forward } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { bucketDocuments } from "#app/platform/storage/s3.server.ts";
import { databaseOf, newDatabase, onServer } from "../../support/global-setup.ts";
import { SHORT_LIVED } from "../../support/short-lived.ts";
import { startElevenLabs } from "../../support/stand-ins/elevenlabs.ts";
import { startBucket } from "../../support/stand-ins/s3.ts";
import { startStripe } from "../../support/stand-ins/stripe.ts";
import { startTwilio } from "../../support/stand-ins/twilio.ts";
import { answering, freePort } from "./server.ts";

/**
 * The product as it is run in earnest: two web processes behind a proxy that takes turns, one worker, a real PostgreSQL, and
 * every provider by its own SDK against a stand-in.
 */
export async function startShop(postgres: string) {
  const pooler = process.env.POOLER_URL ?? "";
  const name = `shop_${randomUUID().replaceAll("-", "")}`;
  await onServer(postgres, ...newDatabase(name));
  const [stripe, twilio, voice, bucket] = await Promise.all([
    startStripe(),
    startTwilio(),
    startElevenLabs(),
    startBucket(),
  ]);
  const store = bucketServer() ?? { ...bucket.configuration, style: "path" as const };
  const dataDir = mkdtempSync(join(tmpdir(), "shop-"));
  const ports = [await freePort(), await freePort()];
  const proxy = await takeTurns(ports);
  const environment = {
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    // POOLER_URL: a pooler in transaction mode before the server, which the run of docs/performance.md had.
    DATABASE_URL: pooler ? `${databaseOf(pooler, name)}?pgbouncer=true` : databaseOf(postgres, name),
    DATABASE_DIRECT_URL: databaseOf(postgres, name),
    EMBEDDED_DATABASE: "",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: proxy.origin,
    DRAIN_SECONDS: "2",
    SESSION_SECRET: "a secret of the whole shop under test",
    STRIPE_SECRET_KEY: "sk_test_stand_in",
    STRIPE_PUBLISHABLE_KEY: "pk_test_stand_in",
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
    ...twilio.environment,
    ...voice.environment,
    S3_ENDPOINT: store.endpoint,
    S3_REGION: store.region,
    S3_BUCKET: store.bucket,
    S3_STYLE: store.style,
    S3_ACCESS_KEY_ID: store.keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.keys.secretAccessKey,
  };
  const run = (file: string, more: Record<string, string> = {}, stdout: "ignore" | "pipe" = "ignore") =>
    spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...SHORT_LIVED, file], {
      stdio: ["ignore", stdout, "inherit"],
      env: { ...environment, ...more },
    });
  /** With its log, whose first lines say that it is ready. */
  const runWorker = () => run("worker.ts", { LOG_LEVEL: "info" }, "pipe");
  // Both at once: the migrations wait for each other.
  const webs = ports.map((port) => run("server.ts", { PORT: String(port), RUN_JOBS: "false" }));
  let worker: ChildProcess | null = null;
  async function stop() {
    await Promise.all([...webs, worker].map((child) => child && end(child, "SIGTERM")));
    await Promise.all([proxy.close(), stripe.close(), twilio.close(), voice.close(), bucket.close()]);
    await onServer(postgres, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    rmSync(dataDir, { recursive: true, force: true });
  }
  try {
    await Promise.all(ports.map((port) => answering(`http://localhost:${port}/healthz`)));
    const seed = ["--disable-warning=ExperimentalWarning", "prisma/seed.ts"];
    // Not in one breath: the bucket that it writes to stands in this process.
    await promisify(execFile)(process.execPath, seed, { env: environment });
    worker = runWorker();
    await ready(worker);
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    ...{ origin: proxy.origin, stripe, twilio, voice, bucket },
    async query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]> {
      const client = new pg.Client({ connectionString: environment.DATABASE_DIRECT_URL });
      await client.connect();
      try {
        return (await client.query<Row>(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
    /** How many documents the bucket keeps. */
    async kept() {
      let count = 0;
      for await (const some of bucketDocuments(store).list()) count += some.length;
      return count;
    },
    /** A web process is asked to end, as by a deploy; another takes its place. Returns its exit code. */
    async restartWeb(index: number) {
      const old = webs[index] as ChildProcess;
      const ended = end(old, "SIGTERM");
      // A connection that is being opened as a door closes is lost wherever that door is: the proxy learns of it before.
      await proxy.leaveOut(ports[index] as number);
      await ended;
      webs[index] = run("server.ts", { PORT: String(ports[index]), RUN_JOBS: "false" });
      await answering(`http://localhost:${ports[index]}/healthz`);
      proxy.takeIn(ports[index] as number);
      return old.exitCode;
    },
    /** SIGKILL in the middle of whatever it does. */
    killWorker: () => worker && end(worker, "SIGKILL"),
    startWorker() {
      worker = runWorker();
      worker.stdout?.resume();
    },
    /** All connections are cut at once, as by a restart of the database. */
    cutConnections: () =>
      onServer(postgres, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`),
    stop,
  };
}

/** BUCKET_SERVER: another server of the protocol than the stand-in, {"endpoint", "region", "bucket", "style", "keys"}; see docs/performance.md. */
function bucketServer(): BucketServer | null {
  return process.env.BUCKET_SERVER ? (JSON.parse(process.env.BUCKET_SERVER) as BucketServer) : null;
}

type BucketServer = {
  endpoint: string;
  region: string;
  bucket: string;
  style: "path" | "virtual";
  keys: { accessKeyId: string; secretAccessKey: string };
};

export type Shop = Awaited<ReturnType<typeof startShop>>;

/** A worker has no door that could be asked. What it says later is let go. */
async function ready(worker: ChildProcess) {
  let said = "";
  await new Promise<void>((resolve, reject) => {
    worker.stdout?.on("data", (words) => {
      said = said.slice(-100) + words;
      if (said.includes("worker ready")) resolve();
    });
    worker.once("exit", (code) => reject(new Error(`the worker ended with ${code}`)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
}

/** Every request goes to the next process: nothing may live in the memory of one. Where none listens the other one is asked, as proxies do. */
async function takeTurns(all: number[]) {
  let turn = 0;
  let ports = all;
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method, url: path, headers } = incoming;
    const first = turn++;
    const open = ports;
    const ask = (tries: number) => {
      const port = open[(first + tries) % open.length];
      const onward = forward({ host: "localhost", port, method, path, headers, agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ECONNREFUSED" && tries + 1 < open.length) ask(tries + 1);
        else outgoing.destroy();
      });
      outgoing.on("close", () => onward.destroy());
      onward.end(Buffer.concat(chunks));
    };
    ask(0);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    /** Asks the process itself, as a proxy that looks at /readyz; it may say so for DRAIN_SECONDS. */
    async leaveOut(port: number) {
      while ((await fetch(`http://localhost:${port}/readyz`)).status === 200) await sleep(20);
      ports = ports.filter((one) => one !== port);
    },
    takeIn(port: number) {
      ports = all.filter((one) => one === port || ports.includes(one));
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
