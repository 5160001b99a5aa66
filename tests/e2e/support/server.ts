import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { SHORT_LIVED } from "../../support/short-lived.ts";

export type RunningServer = {
  origin: string;
  dataDir: string;
  /** One query to the very database the server writes. */
  query: <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;
  /** SIGKILL: no handler runs. */
  kill: () => Promise<void>;
  /** Starts again on the same data and the same port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

/** The built product as `npm start` runs it, on data of its own with the demo world loaded. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), "journey-"));
  const template = process.env.JOURNEY_TEMPLATE;
  if (template && !environment.DATA_DIR && !environment.DATABASE_URL) cpSync(template, dataDir, { recursive: true });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  async function launch() {
    child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...SHORT_LIVED, "server.ts"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: "error",
        ...environment,
      },
    });
    const exited = new Promise<never>((_, reject) =>
      child?.once("exit", (code) => reject(new Error(`the server ended with ${code}`))),
    );
    exited.catch(() => {});
    try {
      await Promise.race([answering(`${origin}/healthz`), exited]);
    } catch (error) {
      // A server that came too late would go on beside the rest of the run.
      await end("SIGKILL");
      throw error;
    }
  }

  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once("exit", resolve));
    child.kill(signal);
    await ended;
  }

  await launch();
  return {
    origin,
    dataDir,
    async query(sql, values) {
      const url =
        environment.DATABASE_URL ?? `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(dataDir)}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
    kill: () => end("SIGKILL"),
    restart: launch,
    async stop() {
      await end("SIGTERM");
      if (!environment.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function answering(url: string) {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within two minutes`);
}
