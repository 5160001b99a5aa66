import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrateAsOwner } from "#prisma/roles.ts";
import { loadDemoWorld } from "#prisma/seed.ts";
import { databaseOf, newDatabase, onServer } from "../support/global-setup.ts";
import { newPhone } from "../support/world.ts";
import { build, startProcess, until } from "./process.ts";

const server = process.env.TEST_DATABASE_URL ?? "";

describe.skipIf(!server)("the product as a role that owns nothing", () => {
  const suffix = randomUUID().replaceAll("-", "").slice(0, 12);
  const [owner, app, name] = [`owner_${suffix}`, `app_${suffix}`, `lesser_${suffix}`];
  const as = (role: string) => {
    const url = new URL(databaseOf(server, name));
    Object.assign(url, { username: role, password: "of-this-test" });
    return url.href;
  };
  const variables = () => ({
    DATABASE_URL: as(app),
    SESSION_SECRET: "a secret of thirty-two characters or more",
    PUBLIC_ORIGIN: "http://localhost:3000",
    ALLOW_SIMULATIONS: "true",
  });
  let product: Awaited<ReturnType<typeof startProcess>>;
  let client: pg.Client;

  beforeAll(async () => {
    build();
    await onServer(
      server,
      `CREATE ROLE ${owner} LOGIN PASSWORD 'of-this-test'`,
      `CREATE ROLE ${app} LOGIN PASSWORD 'of-this-test'`,
      ...newDatabase(name, `OWNER ${owner}`),
    );
    await migrateAsOwner(as(owner), as(app));
    const before = process.env.DATABASE_URL;
    process.env.DATABASE_URL = as(app);
    await loadDemoWorld({ onlyIfEmpty: true });
    if (before) process.env.DATABASE_URL = before;
    product = await startProcess("server.ts", variables());
    client = new pg.Client({ connectionString: as(app) });
    await client.connect();
  }, 300_000);

  afterAll(async () => {
    await product?.end();
    await client?.end();
    await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, `DROP ROLE ${app}`, `DROP ROLE ${owner}`);
  });

  test("signs in, changes a status, records it, and its jobs run", async () => {
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    const signedIn = await fetch(`${product.url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "advisor@amped.demo", password: "demo1234" }),
    });
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const { rows: requests } = await client.query(
      `SELECT r.id FROM "RepairRequest" r JOIN "User" u ON u.id = r."advisorId"
       WHERE u.email = 'advisor@amped.demo' AND r.status = 'Pending_Repair' LIMIT 1`,
    );
    const changed = await fetch(`${product.url}/api/repair-requests/${requests[0].id}`, {
      method: "PUT",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ status: "In Progress" }),
    });
    expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining("In Progress")]);
    const { rows: kept } = await client.query(
      `SELECT (SELECT count(*)::int FROM "HistoryEvent" e WHERE e."repairRequestId" = $1 AND e.kind = 'status_changed'
         AND e.hash = history_hash(e)) AS history,
       (SELECT count(*)::int FROM "AuditEvent" a WHERE a.kind = 'sign_in' AND a.hash = audit_hash(a)) AS audit`,
      [requests[0].id],
    );
    expect(kept).toEqual([{ history: 1, audit: 1 }]);
    const phone = newPhone();
    const call = await fetch(`${product.url}/api/ai-agent/initiate-elevenlabs-call`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ phoneNumber: phone, plan: "Luxury", smsOptIn: true }),
    });
    expect(call.status).toBeLessThan(300);
    await until(async () => {
      const { rows } = await client.query('SELECT status FROM "CallRequest" WHERE "phoneNumber" = $1', [phone]);
      return rows[0]?.status === "queued" ? null : rows[0];
    });
  }, 60_000);

  test("the doctor finds a lesser role, whole chains, and the address that the server sees for it", () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", "doctor.ts", product.url],
      {
        encoding: "utf8",
        env: { PATH: process.env.PATH, DATA_DIR: process.env.DATA_DIR, ...variables() },
      },
    );
    expect(stdout).toContain(`"${app}" is a lesser role: it can neither truncate nor switch a trigger off.`);
    expect(stdout).toMatch(/ok +History +\d+ entries of \d+ repair requests, every chain whole\./);
    expect(stdout).toMatch(/ok +Server +http:\S+ is well: database reachable/);
    expect(stdout).toMatch(/ok +Your address +The server sees (127\.0\.0\.1|::1) for you/);
    expect(status, stdout).toBe(0);
  });
});
