import { type ChildProcess, spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { hash } from "@node-rs/argon2";
import pg from "pg";
import { databaseOf, onServer } from "../support/global-setup.ts";
import { check, type Promised } from "./kills-check.ts";

/**
 * npm run bench:kills -- --database embedded|postgres --kills N
 *
 * The built product with honest customers who create, decide and pay; SIGKILL at a random moment, a new start, and a look at the
 * database: what was acknowledged is there, and nothing is half done. On PostgreSQL the server of TEST_DATABASE_URL is used.
 */
const { values } = parseArgs({
  options: { database: { type: "string", default: "embedded" }, kills: { type: "string", default: "200" } },
});
const KILLS = Number(values.kills);
const WRITERS = 3;
const LINES = 6;
const folder = mkdtempSync(join(tmpdir(), "kills-"));
const scratch = `kills_${randomUUID().replaceAll("-", "")}`;
const server = process.env.TEST_DATABASE_URL;
if (values.database === "postgres" && !server) throw new Error("Set TEST_DATABASE_URL to a PostgreSQL server.");
const databaseUrl =
  values.database === "postgres"
    ? databaseOf(server ?? "", scratch)
    : `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;

type Product = { url: string; child: ChildProcess; milliseconds: number };

async function startProduct(): Promise<Product> {
  const began = performance.now();
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "server.ts"], {
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent" },
      ...{ DATA_DIR: folder, SESSION_SECRET: "k".repeat(40), ALLOW_SIMULATIONS: "true" },
      ...(values.database === "postgres" ? { DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: "http://localhost:3000" } : {}),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        said += chunk;
        const open = /Open (http:\/\/localhost:\d+)/.exec(said);
        if (open?.[1]) resolve(open[1].replace("localhost", "127.0.0.1"));
      });
    }
    child.on("exit", () => reject(new Error(`The product did not start: ${said}`)));
  });
  return { url, child, milliseconds: performance.now() - began };
}

async function withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

type Writer = { email: string; account: string; vehicle: string; cookie: string };
type Work = { line: string; invoice: string };

/** A customer with an account, a car and a password. */
async function makeWriter(client: pg.Client, index: number): Promise<Writer> {
  const [account, user, vehicle] = [randomUUID(), randomUUID(), randomUUID()];
  const email = `writer-${index}@example.com`;
  await client.query(`INSERT INTO "Account" ("id", "updatedAt") VALUES ($1, now())`, [account]);
  await client.query(
    `INSERT INTO "User" ("id", "accountId", "firstName", "lastName", "email", "passwordHash", "updatedAt")
     VALUES ($1, $2, 'Hanna', 'Honest', $3, $4, now())`,
    [user, account, email, await hash(`honest-${index}-password`)],
  );
  await client.query(
    `INSERT INTO "Vehicle" ("id", "accountId", "make", "model", "year", "updatedAt") VALUES ($1, $2, 'Ford', 'F-150', 2019, now())`,
    [vehicle, account],
  );
  return { email, account, vehicle, cookie: "" };
}

/** Fresh things to decide on and to pay, of this customer. */
async function makeWork(client: pg.Client, { account, vehicle }: Writer): Promise<Work> {
  const [open, billed, line, invoice] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  for (const [id, status] of [
    [open, "Pending_Approval"],
    [billed, "Pending_Payment"],
  ]) {
    await client.query(
      `INSERT INTO "RepairRequest" ("id", "accountId", "vehicleId", "status", "originalTotalPrice", "totalPrice", "updatedAt")
       VALUES ($1, $2, $3, $4, 100, 100, now())`,
      [id, account, vehicle, status],
    );
  }
  const ids = [line, ...Array.from({ length: LINES - 1 }, () => randomUUID())];
  for (const [request, lines] of [
    [open, ids],
    [billed, [randomUUID()]],
  ] as const) {
    for (const [position, id] of lines.entries()) {
      await client.query(
        `INSERT INTO "RepairLineItem" ("id", "repairRequestId", "position", "name", "description", "originalUnitPrice", "unitPrice",
           "originalPrice", "totalPrice", "group", "status", "updatedAt")
         VALUES ($1, $2, $3, 'Brakes', 'Brakes', 100, 100, 100, 100, $4, $5, now())`,
        [id, request, position, request === open ? "pending" : "approved", "Pending"],
      );
    }
  }
  await client.query(
    `INSERT INTO "Invoice" ("id", "number", "repairRequestId", "accountId", "originalTotalPrice", "subtotal", "serviceFee", "totalAmount",
       "outstandingBalance", "updatedAt") VALUES ($1, $4, $2, $3, 100, 100, 0, 100, 100, now())`,
    [invoice, billed, account, `KILL-${invoice.slice(0, 8)}`],
  );
  return { line, invoice };
}

async function signIn(product: Product, writer: Writer, index: number) {
  const answer = await fetch(`${product.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: writer.email, password: `honest-${index}-password` }),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${answer.status} ${await answer.text()}`);
  writer.cookie = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** What was promised, in the order of the answers; a decision on its way when the process died may stand or not. */
const promised: Promised = { created: [], decided: new Map(), underWay: new Map(), paid: [] };
const figures = { create: 0, decide: 0, pay: 0, refused: 0, lost: 0 };
const FIELDS = { number: "4242424242424242", expiry: "12/40", cvc: "123", amount: "100.00" };

type Call = (path: string, init: RequestInit) => Promise<Response>;

/** Creates, decides and pays side by side until the process is gone. */
async function write(product: Product, { cookie, vehicle }: Writer, work: Work): Promise<void> {
  const call: Call = (path, init) =>
    fetch(product.url + path, {
      method: "POST",
      redirect: "manual",
      ...init,
      headers: { cookie, ...(typeof init.body === "string" ? { "content-type": "application/json" } : {}) },
    });
  const loops = [create(call, vehicle), decide(call, work.line), pay(call, work.invoice)];
  for (const loop of await Promise.allSettled(loops)) if (loop.status === "rejected") figures.lost += 1;
}

async function create(call: Call, vehicleId: string) {
  const body = JSON.stringify({ vehicleId, serviceType: "Brake Service", description: "Brakes squeal when it rains" });
  for (;;) {
    const created = await call("/api/repair-requests", { body });
    if (created.status === 201) promised.created.push(((await created.json()) as { id: string }).id);
    figures[created.status === 201 ? "create" : "refused"] += 1;
  }
}

async function decide(call: Call, line: string) {
  for (;;) {
    const to = promised.decided.get(line) === "deferred" ? "approved" : "deferred";
    promised.underWay.set(line, to);
    const decided = await call(`/api/public/repair-line-items/${line}`, {
      method: "PUT",
      body: JSON.stringify({ group: to }),
    });
    if (decided.status === 200) promised.decided.set(line, to);
    figures[decided.status === 200 ? "decide" : "refused"] += 1;
    promised.underWay.delete(line);
  }
}

async function pay(call: Call, invoice: string) {
  const answer = await call(`/dashboard/invoices/${invoice}/pay`, { body: new URLSearchParams(FIELDS) });
  if (answer.status === 302) promised.paid.push(invoice);
  figures[answer.status === 302 ? "pay" : "refused"] += 1;
}

if (values.database === "postgres") await onServer(server ?? "", `CREATE DATABASE ${scratch}`);
const faults: string[] = [];
const starts: number[] = [];
const writers: Writer[] = [];
try {
  for (let kill = 0; kill < KILLS; kill++) {
    const product = await startProduct();
    starts.push(product.milliseconds);
    if (kill > 0) faults.push(...(await withDatabase((client) => check(client, promised))));
    const tasks = await withDatabase(async (client) => {
      if (writers.length === 0)
        for (let index = 0; index < WRITERS; index++) writers.push(await makeWriter(client, index));
      return Promise.all(writers.map((writer) => makeWork(client, writer)));
    });
    if (kill === 0) for (const [index, writer] of writers.entries()) await signIn(product, writer, index);
    const writing = writers.map((writer, index) => write(product, writer, tasks[index] as Work));
    await sleep(randomInt(300, 4_000));
    const gone = new Promise((resolve) => product.child.on("exit", resolve));
    product.child.kill("SIGKILL");
    await Promise.all([gone, ...writing]);
    if (faults.length > 0) break;
    if ((kill + 1) % 10 === 0) console.log(`${kill + 1} kills: ${JSON.stringify(figures)}`);
  }
  const last = await startProduct();
  faults.push(...(await withDatabase((client) => check(client, promised))));
  last.child.kill("SIGTERM");
  await new Promise((resolve) => last.child.on("exit", resolve));
} finally {
  if (values.database === "postgres") await onServer(server ?? "", `DROP DATABASE IF EXISTS ${scratch} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
}
const start = starts.toSorted((a, b) => a - b)[Math.floor(starts.length / 2)] ?? 0;
console.log(`${values.database}: ${starts.length} kills, start ${Math.round(start)} ms (median)`);
console.log(
  `acknowledged: ${figures.create} created, ${figures.decide} decided, ${figures.pay} paid; refused ${figures.refused}; under way when it died ${figures.lost}`,
);
for (const fault of faults) console.error(`FAULT: ${fault}`);
console.log(faults.length === 0 ? "nothing acknowledged was lost, nothing is half done" : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
