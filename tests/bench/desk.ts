import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { applyMigrations } from "#prisma/migrate.ts";
import { build, startProcess } from "../processes/process.ts";
import { databaseOf, onServer } from "../support/global-setup.ts";
import { check } from "./desk/check.ts";
import { browsers, newFigures, percentile } from "./desk/visits.ts";
import { decideAsCustomer, type Shift, type Write, workAsAdvisor, workAsLead } from "./desk/work.ts";
import { fillDesks } from "./desk/world.ts";

/**
 * `npm run bench:desk [-- --minutes 30 --advisors 20 --open 5000 --pause 1500]`: so many advisors at work at once on the open requests
 * of a PostgreSQL server (TEST_DATABASE_URL), with two leads and their customers among them, two web processes and a worker; a pause of
 * so many milliseconds, more or less, before each step. At the end every write that was acknowledged is looked for, and counted.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    advisors: { type: "string", default: "20" },
    open: { type: "string", default: "5000" },
    pause: { type: "string", default: "1500" },
  },
});
const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error("Set TEST_DATABASE_URL to a PostgreSQL server.");
const name = `desk_${randomUUID().replaceAll("-", "")}`;
const folder = mkdtempSync(join(tmpdir(), "desk-"));
const origin = "http://localhost:3000";
const variables = {
  DATABASE_URL: databaseOf(server, name),
  SESSION_SECRET: "d".repeat(40),
  PUBLIC_ORIGIN: origin,
  ALLOW_SIMULATIONS: "true",
  DATA_DIR: folder,
  TEXTS_PER_DAY: "1000000",
  LOG_LEVEL: "error",
};
build();
await onServer(server, `CREATE DATABASE ${name}`);
await applyMigrations(variables.DATABASE_URL);
Object.assign(process.env, variables, { NODE_ENV: "test", LOG_LEVEL: "silent" });
const { startSession } = await import("#app/access/session.server.ts");
const { disconnect } = await import("#app/platform/db.server.ts");
const client = new pg.Client({ connectionString: variables.DATABASE_URL });
await client.connect();
const { desks, leads, technicians } = await fillDesks(client, Number(values.advisors), Number(values.open));
const started: { pid: number }[] = [];
process.on("exit", () => {
  for (const { pid } of started) process.kill(pid, "SIGKILL");
});
const webs = await Promise.all([0, 1].map(() => startProcess("server.ts", { ...variables, RUN_JOBS: "false" })));
const worker = await startProcess("worker.ts", { ...variables, LOG_LEVEL: "info" });
started.push(...webs, worker);

let figures = newFigures();
const all = newFigures();
const writes: Write[] = [];
let running = true;
let appointment = 0;
const shift: Shift = {
  ...{ running: () => running, pause: Number(values.pause), writes, figures: () => figures },
  booking: () => {
    const index = appointment++;
    const hour = Math.floor(index / technicians.length);
    // Eight a day for each technician, from nine in the morning on, beginning tomorrow.
    const start = Date.now() + (1 + Math.floor(hour / 8)) * 86_400_000;
    const day = new Date(start).toISOString().slice(0, 10);
    return {
      technicianId: technicians[index % technicians.length] ?? "",
      scheduledServiceDate: `${day}T${String(9 + (hour % 8)).padStart(2, "0")}:00`,
    };
  },
};
const session = async (id: string, knownBy: Parameters<typeof startSession>[1], twoFactors: boolean) =>
  (await startSession(id, knownBy, { ip: "203.0.113.7", userAgent: "Bench" }, undefined, twoFactors)).split(";")[0] ??
  "";
const open = browsers(
  webs.map(({ url }) => url.replace("localhost", "127.0.0.1")),
  origin,
  session,
  () => figures,
);
const staff = await Promise.all(desks.map(({ advisor }) => open(advisor, "advisor")));
const seniors = await Promise.all(leads.map((lead) => open(lead, "admin")));
const undecided = desks.flatMap(({ repairs }) => repairs.slice(0, 1));
const customers = await Promise.all(undecided.map(({ customer }) => open(customer, "driver")));
const work = [
  ...desks.map(({ advisor, repairs }, at) => staff[at] && workAsAdvisor(shift, staff[at], advisor, repairs)),
  ...seniors.map((browser) => workAsLead(shift, browser, desks)),
  ...undecided.map((repair, at) => customers[at] && decideAsCustomer(shift, customers[at], repair)),
];
console.log(
  `${desks.length} advisors, ${seniors.length} leads and ${customers.length} customers on ${values.open} open requests`,
);

for (let minute = 1; minute <= Number(values.minutes); minute++) {
  await sleep(60_000);
  const { reads, writes: written, faults } = keepFigures();
  console.log(
    `minute ${minute}: ${reads.length} pages p50 ${percentile(reads, 0.5)} p99 ${percentile(reads, 0.99)} ms, ${written.length} writes p50 ${percentile(written, 0.5)} p99 ${percentile(written, 0.99)} ms, ${faults.length} faults, load ${loadavg()[0]?.toFixed(1)}`,
  );
}
running = false;
await Promise.all(work);
keepFigures();
// The last texts leave.
for (let second = 0; second < 120; second++) {
  const { rows } = await client.query(`SELECT 1 FROM "OutboundMessage" WHERE "status" = 'queued' LIMIT 1`);
  if (rows.length === 0) break;
  await sleep(1_000);
}
const faults = await check(client, writes);
const codes = await Promise.all([...webs, worker].map((one) => one.end()));
started.length = 0;
await Promise.all([client.end(), disconnect()]);
await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
rmSync(folder, { recursive: true, force: true });

const said = (kind: string, word: string) =>
  writes.filter((write) => write.kind === kind && write.said === word).length;
console.log("\n| write | acknowledged | refused | without an answer |\n|---|---|---|---|");
for (const kind of new Set(writes.map((write) => write.kind)))
  console.log(`| ${kind} | ${said(kind, "yes")} | ${said(kind, "no")} | ${said(kind, "nothing")} |`);
console.log(
  `\npages: ${all.reads.length}, p50 ${percentile(all.reads, 0.5)} ms, p99 ${percentile(all.reads, 0.99)} ms`,
);
console.log(
  `writes: ${all.writes.length}, p50 ${percentile(all.writes, 0.5)} ms, p99 ${percentile(all.writes, 0.99)} ms`,
);
for (const [sentence, count] of all.conflicts) console.log(`refused ${count} times: ${sentence}`);
console.log(
  `faults: ${all.faults.length} ${[...new Set(all.faults)].join(", ")}; processes ended with ${codes.join(", ")}`,
);
for (const fault of faults.slice(0, 50)) console.error(`FAULT: ${fault}`);
console.log(faults.length === 0 ? "every acknowledged write stands exactly once" : `${faults.length} faults`);
process.exitCode = faults.length === 0 && all.faults.length === 0 ? 0 : 1;

function keepFigures() {
  const minute = figures;
  figures = newFigures();
  all.reads.push(...minute.reads);
  all.writes.push(...minute.writes);
  all.faults.push(...minute.faults);
  for (const [sentence, count] of minute.conflicts) {
    all.conflicts.set(sentence, (all.conflicts.get(sentence) ?? 0) + count);
  }
  return minute;
}
