import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEmbeddedDatabase } from "#prisma/embedded.ts";
import { listMigrations } from "#prisma/migrate.ts";
import { dumpMigrated, readTemplate } from "../support/global-setup.ts";

const folder = mkdtempSync(join(tmpdir(), "doctor-"));
let database: Awaited<ReturnType<typeof openEmbeddedDatabase>>;

beforeAll(async () => {
  // Migrated once for all tests; what was made so is put aside while the database is new.
  database = await openEmbeddedDatabase({ folder, template: readTemplate(await dumpMigrated()) });
  await ask('ALTER SCHEMA "public" RENAME TO "aside"; CREATE SCHEMA "public"');
}, 60_000);

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(sql: string) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const { PATH, NODE_COMPILE_CACHE } = process.env;
const ofNode = { PATH, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}) };

/** The doctor as an operator calls it: its lines by what they are about, and its exit code. */
function doctor(variables: Record<string, string>, ...addresses: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "doctor.ts", ...addresses],
    { encoding: "utf8", env: { ...ofNode, DATA_DIR: folder, LOG_LEVEL: "silent", ...variables } },
  );
  const lines = stdout.split("\n").flatMap((line) => {
    const found = /^(ok|note|wrong) +(.+?) {2,}(.+)$/.exec(line);
    return found ? [[found[2] ?? "", `${found[1]}: ${found[3]}`] as const] : [];
  });
  return { status, stderr, stdout, about: Object.fromEntries(lines) as Record<string, string> };
}

const strong = "Zk3v9Qw7-Lp2x8Rt6_Bn4m1Hs5+Jd0f7Gc";

describe("npm run doctor", () => {
  test("on a new database, and of a server that does not answer: what is wrong, and the exit code says so", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const address = `http://127.0.0.1:${(taken.address() as AddressInfo).port}`;
    taken.close();
    await once(taken, "close");
    const { status, about } = doctor({}, address);
    expect(about.Server).toBe(
      `wrong: ${address} does not answer (ECONNREFUSED). Start it, or name the address it listens on.`,
    );
    expect(status).toBe(1);
    expect(about.Database).toMatch(/^ok: PostgreSQL 18\.\d.*, embedded, reached as postgres\.$/);
    expect(about.Migrations).toContain(`wrong: ${listMigrations().length} wait: 20261121000000_first,`);
    expect(about.Migrations).toContain("Run `npm run migrate`");
  });

  test("beside a running copy of the embedded product, all is well: a line each", async () => {
    await ask('DROP SCHEMA "public"; ALTER SCHEMA "aside" RENAME TO "public"');
    writeFileSync(join(folder, "session-secret"), strong);
    const { status, about, stdout } = doctor({});
    expect(Object.keys(about)).toEqual([
      ...[
        "Settings",
        "Session secret",
        "Public origin",
        "Card payments",
        "Texts, codes",
        "Voice calls",
        "E-mail",
        "Database",
      ],
      ...[
        "Migrations",
        "History",
        "Audit record",
        "Clock",
        "Database role",
        "Jobs",
        "Webhooks",
        "Refusals",
        "Backup",
        "Disk",
        "Documents",
      ],
    ]);
    expect(about.Migrations).toBe(`ok: All ${listMigrations().length} are applied.`);
    expect(about.History).toBe("ok: 0 entries of 0 repair requests, every chain whole.");
    expect(about["Session secret"]).toBe("ok: One, made by the product and kept beside the data, strong enough.");
    expect(about["Card payments"]).toBe("ok: Simulated, and every page that shows them says so.");
    expect(about.Jobs).toBe("ok: 0 waiting, 0 failed for good.");
    expect(stdout).toContain("Nothing is wrong.");
    expect(stdout).not.toContain(strong);
    expect(status).toBe(0);
  });

  test("jobs that failed for good, a chain that was broken, and documents that cannot be written", async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`SELECT pgboss.create_queue('try', '{"policy": "standard"}'::jsonb)`);
    await client.query(`INSERT INTO pgboss.job (name, state) VALUES ('try', 'failed')`);
    await client.query(
      `INSERT INTO "AuditEvent" ("id", "kind", "summary", "actorName", "knownBy", "channel")
       VALUES (gen_random_uuid(), 'sign_in', 'Ada signed in', 'Ada', 'session', 'web')`,
    );
    await client.query(`SET session_replication_role = replica`);
    await client.query(`UPDATE "AuditEvent" SET "summary" = 'Eve signed in'`);
    writeFileSync(join(folder, "documents"), "a file where a folder should be");
    const { status, about } = doctor({});
    expect(about.Jobs).toBe(
      "wrong: 0 waiting, 1 failed for good. Look at them under /dashboard/jobs, mend the cause, and press Retry.",
    );
    expect(about["Audit record"]).toContain("wrong: The chain is broken: entry 1 was changed after it was written.");
    expect(about.Documents).toMatch(/^wrong: .*documents cannot be written \(ENOTDIR\)\./);
    expect(status).toBe(1);
    await client.query(`UPDATE "AuditEvent" SET "summary" = 'Ada signed in'`);
    await client.query("DELETE FROM pgboss.job");
    await client.end();
    rmSync(join(folder, "documents"));
    mkdirSync(join(folder, "documents"));
    expect(doctor({}).status).toBe(0);
  });

  test("a weak secret, a plain origin, half a configuration, a database that is away, an address that is none: each with what to do", () => {
    const named = {
      DATABASE_URL: "postgresql://nobody:hidden-word@127.0.0.1:1/none",
      ALLOW_SIMULATIONS: "true",
      PUBLIC_ORIGIN: "http://amped.example",
      SESSION_SECRET: "a".repeat(40),
    };
    const { status, about, stdout } = doctor(named);
    expect(status).toBe(1);
    expect(about.Database).toMatch(/^wrong: It cannot be reached: .*ECONNREFUSED.* Start it, and check DATABASE_URL/);
    expect(about["Session secret"]).toMatch(
      /^wrong: One of 1 is made of too few different characters\. Put a new one first/,
    );
    expect(stdout).not.toMatch(/hidden-word|aaaaaaaa/);
    const half = doctor({ ...named, SESSION_SECRET: strong, STRIPE_SECRET_KEY: "sk_live_hidden" }, "amped");
    expect(half.about.Server).toBe("wrong: amped is no address. Write it as http://localhost:3000.");
    expect(half.about.Settings).toContain("wrong: The stripe service is configured in part: STRIPE_PUBLISHABLE_KEY");
    expect(half.stdout).not.toContain("sk_live_hidden");
  });
});
