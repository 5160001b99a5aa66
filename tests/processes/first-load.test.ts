import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scriptOf } from "../bench/pages/script-size.ts";
import { build, dataFolder, startProcess } from "./process.ts";

// Bytes of script, gzipped, at the first view of each kind of page: what was won must not creep away again.

let shop: Awaited<ReturnType<typeof startProcess>>;

beforeAll(async () => {
  build();
  shop = await startProcess("server.ts", { DATA_DIR: await dataFolder() });
}, 240_000);

afterAll(async () => {
  await shop?.end();
});

test.each(["/", "/basic", "/home-standard", "/?domain=club", "/sms-policy", "/no-such-page"])(
  "%s comes with less than 5 kB of script, in the page",
  async (path) => {
    const bytes = await scriptOf(shop.url, path);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThan(5000);
  },
);

test.each([
  ["/login", 5],
  ["/create-request", 164],
  ["/upload-quote", 152],
  ["/repair-status/demo", 125],
])("%s: at most %i kB", async (path, most) => {
  expect(await scriptOf(shop.url, path)).toBeLessThan(most * 1000);
});

test("/dashboard: at most 125 kB", async () => {
  const signedIn = await fetch(`${shop.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "advisor@amped.demo", password: "demo1234" }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  expect(await scriptOf(shop.url, "/dashboard", cookie)).toBeLessThan(125_000);
});

test("the server starts without the libraries of providers and papers: who needs one loads it", () => {
  const names = importsAtStart("build/server/index.js");
  expect(names).toContain("react");
  for (const name of [
    "@react-pdf/renderer",
    "twilio",
    "stripe",
    "@aws-sdk/client-s3",
    "unpdf",
    "sharp",
    "@simplewebauthn/server",
  ])
    expect(names).not.toContain(name);
});

/** What a file of the build imports, and what its own parts do. */
function importsAtStart(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const imported = [...readFileSync(path, "utf8").matchAll(/^(?:import|export) (?:[^;]*? from )?"([^"]+)";/gm)];
  return imported.flatMap(([, name = ""]) =>
    name.startsWith(".") ? importsAtStart(join(dirname(path), name), seen) : [name],
  );
}

test("the fonts of both houses together: at most 50 kB", () => {
  const fonts = ["inter-latin.woff2", "source-serif-latin.woff2"];
  const total = fonts.reduce((sum, name) => sum + statSync(join("app/ui/fonts", name)).size, 0);
  expect(total).toBeLessThanOrEqual(50_000);
});

test("a landing page is sent again only when it is another one", async () => {
  const first = await fetch(`${shop.url}/basic`);
  await first.text();
  let kept = await fetch(`${shop.url}/basic`);
  for (let tries = 0; !kept.headers.get("etag") && tries < 50; tries++) {
    await new Promise((done) => setTimeout(done, 100));
    kept = await fetch(`${shop.url}/basic`);
  }
  expect(kept.headers.get("content-security-policy")).toMatch(/script-src 'sha256-[^']+';/);
  expect(kept.headers.get("set-cookie")).toBeNull();
  const again = await fetch(`${shop.url}/basic`, { headers: { "if-none-match": kept.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});
