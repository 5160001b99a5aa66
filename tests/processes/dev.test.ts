import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build, dataFolder, startProcess, until } from "./process.ts";

// `npm run dev` is the server of production on the sources.
let folder: string;
let product: Awaited<ReturnType<typeof startProcess>>;

beforeAll(async () => {
  build();
  folder = await dataFolder();
  product = await startProcess("dev.ts", { DATA_DIR: folder, LOG_LEVEL: "error" });
}, 240_000);

afterAll(async () => {
  await product?.end();
});

test("pages come from the sources, with reload, through the same front door", { timeout: 120_000 }, async () => {
  expect(await (await fetch(`${product.url}/healthz`)).json()).toMatchObject({ ok: true });
  const page = await fetch(`${product.url}/create-request`);
  expect([page.status, page.headers.get("x-frame-options")]).toEqual([200, "DENY"]);
  expect(page.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(page.headers.get("content-security-policy")).toContain("'nonce-");
  const html = await page.text();
  expect(html).toContain("/app/routes/create-request/");
  expect((await fetch(`${product.url}/@vite/client`)).headers.get("content-type")).toContain("javascript");
  const body = "x".repeat(300 * 1024);
  expect((await fetch(`${product.url}/login`, { method: "POST", body })).status).toBe(413);
});

test("jobs run: a call that was asked for does not stay queued", { timeout: 120_000 }, async () => {
  const asked = await fetch(`${product.url}/api/ai-agent/initiate-elevenlabs-call`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ phoneNumber: "+15105550142", plan: "Luxury", smsOptIn: true }),
  });
  expect(asked.status).toBeLessThan(300);
  const client = new pg.Client({
    connectionString: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
  });
  await client.connect();
  await until(async () => {
    const { rows } = await client.query('SELECT status FROM "CallRequest" WHERE "phoneNumber" = $1', ["+15105550142"]);
    return rows[0]?.status === "queued" ? null : rows[0];
  });
  await client.end();
});
