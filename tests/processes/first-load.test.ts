import { globSync, readFileSync, statSync } from "node:fs";
import { get } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { matchRoutes, type RouteObject } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scriptOf } from "../bench/pages/script-size.ts";
import { build, dataFolder, startProcess } from "./process.ts";

// Bytes of script, gzipped, at the first view of each kind of page: what was won must not creep away again. And what the build writes by
// itself (tools/build/) fits what the pages ask of it.

let dataDir: string;
/** The embedded product as it starts by itself. */
let shop: Awaited<ReturnType<typeof startProcess>>;

beforeAll(async () => {
  build();
  dataDir = await dataFolder();
  shop = await startProcess("server.ts", { DATA_DIR: dataDir, HOST: "" });
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

// Tenths were added on 28 November 2026 for the way out on customers' pages, a file that stays refused, and links that
// are due; on the 29th for putting a misread paper right, the way back to undecided, and a page that stays without a connection. Two more came that
// day with news of other windows, makes of every kind, a call that is asked for while one decides, and whose figure each of a torn row is.
// And again with where the shop is, fields of one line, what a paper is held for, what an approval adds, and a deductible beside the total; and
// for whose lines a discount goes with, a fee that is of what would be saved, a discount that is taken back, and cars told apart by their plate.
// On the 30th for the address where a finding is set aside, which every page's list of routes has, and what was found and is not offered;
// for a draft that comes back into the field in which somebody is and goes with its form, and what came of a payment beside the buttons;
// for the consent beside Text on the visitors' forms, what declined work means, that nothing is owed, and whose clock an hour is of.
// On 1 December a tenth for the overlay of a paper that is read, and two for a refused payment as a toast, and one for which files were not counted.
// And thirty bytes for news that waits until nothing is being sent.
// That day too for a lost connection as a toast of a visitor's form, what is said of a file that is too large before it is sent, and a module of its own for
// the sentence of both on every page.
test.each([
  ["/login", 5],
  ["/create-request", 170.6],
  ["/upload-quote", 160.1],
  ["/repair-status/demo", 135.7],
])("%s: at most %d kB", async (path, most) => {
  expect(await scriptOf(shop.url, path)).toBeLessThan(most * 1000);
});

test("/dashboard: at most 129.5 kB", async () => {
  const signedIn = await fetch(`${shop.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "advisor@amped.demo", password: "demo1234" }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  expect(await scriptOf(shop.url, "/dashboard", cookie)).toBeLessThan(129_500);
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

type Line = { id: string; parentId?: string; path?: string; index?: boolean };

/** The routes of a table as the browser's router has them. */
function routesOf(script: string): RouteObject[] {
  const window: { __reactRouterManifest?: { routes: Record<string, Line> } } = {};
  runInNewContext(script, { window });
  const lines = Object.values(window.__reactRouterManifest?.routes ?? {});
  const below = (parent: string | undefined): RouteObject[] =>
    lines
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: below(id) }));
  return below(undefined);
}

test("the visitors' table of routes has every address of a status page, outside of the signed-in side", async () => {
  const html = await (await fetch(`${shop.url}/repair-status/demo`)).text();
  const [table = ""] = /\/assets\/visitors-\w+\.js/.exec(html) ?? [];
  const routes = routesOf(await (await fetch(shop.url + table)).text());
  const addresses = [...html.matchAll(/<(?:a|form|button)\b[^>]*? (?:href|action|formaction)="(\/[^"#?]*)/gi)]
    .map(([, address = ""]) => address)
    .filter((address) => !/^\/dashboard(?:\/|$)/.test(address));
  expect(new Set(addresses).size).toBeGreaterThan(5);
  const strange = addresses.filter((address) => matchRoutes(routes, address)?.at(-1)?.route.path === "*");
  const unknown = addresses.filter((address) => !matchRoutes(routes, address));
  expect([unknown, strange]).toEqual([[], []]);
  expect(matchRoutes(routes, "/dashboard/invoices")?.at(-1)?.route.path ?? "*").toBe("*");
});

test("every icon that a script asks of the sheet is on it", () => {
  const [sheet = ""] = globSync("build/client/assets/icons-*.svg");
  const onSheet = new Set([...readFileSync(sheet, "utf8").matchAll(/<g id="([^"]+)">/g)].map(([, id]) => id));
  const [maker = ""] = globSync("build/client/assets/*.js").filter((path) =>
    readFileSync(path, "utf8").includes("<use"),
  );
  const making = readFileSync(maker, "utf8");
  expect(making).toContain(sheet.slice("build/client".length));
  const [, own = ""] = /function ([\w$]+)\([^)]*\)\{[^{}]*\{[^{}]*`<use href=/.exec(making) ?? [];
  const [, exported = ""] = making.match(new RegExp(`[{,]${escaped(own)} as ([\\w$]+)`)) ?? [];
  const importing = new RegExp(
    `import\\{(?:[^}]*,)?${escaped(exported)} as ([\\w$]+)[^}]*\\}from"\\./${maker.split("/").at(-1)}"`,
  );
  const asked = globSync("build/client/assets/*.js").flatMap((path) => {
    const text = path === maker ? making : readFileSync(path, "utf8");
    const name = path === maker ? own : importing.exec(text)?.[1];
    return name ? [...text.matchAll(new RegExp(`[=,;]${escaped(name)}\\(\`([\\w-]+)\`\\)`, "g"))] : [];
  });
  const names = new Set(asked.map(([, name = ""]) => name));
  expect(names.size).toBeGreaterThan(30);
  expect([...names].filter((name) => !onSheet.has(name))).toEqual([]);
  // What is drawn without a connection does not ask.
  for (const name of ["cloud-off", "pause", "play", "x"]) expect(names).not.toContain(name);
});

const escaped = (name: string) => name.replaceAll("$", "\\$");

const opens = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
    socket.setTimeout(2000, () => resolve(false));
  });

/** Of a page, asked for by this name. */
const statusFor = (port: number, host: string, path = "/outbox") =>
  new Promise<number>((resolve, reject) => {
    const asked = get({ host: "127.0.0.1", port, path, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on("error", reject);
  });

test("the embedded product listens on this machine alone, in both families", async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal }) => !internal);
  const port = Number(new URL(shop.url).port);
  expect(await opens("127.0.0.1", port)).toBe(true);
  const six = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .some(({ address }) => address === "::1");
  if (six) {
    expect(await opens("::1", port)).toBe(true);
    expect((await fetch(`http://[::1]:${port}/outbox`)).status).toBe(200);
  }
  for (const { address } of others.filter(({ family }) => family === "IPv4")) {
    expect(await opens(address, port)).toBe(false);
  }
  // A stranger's page whose name was pointed at this machine is not served as that stranger's own.
  expect(await statusFor(port, "evil.example")).toBe(421);
  expect(await statusFor(port, `evil.example:${port}`)).toBe(421);
  // Nor from memory, where the page is the same for everybody and was drawn before.
  for (const _ of ["drawn", "kept"]) expect(await statusFor(port, `localhost:${port}`, "/sms-policy")).toBe(200);
  for (const path of ["/", "/sms-policy", "/logo.svg"]) {
    for (const _ of Array(4)) expect([path, await statusFor(port, "evil.example", path)]).toEqual([path, 421]);
    expect([path, await statusFor(port, "no host", path)]).toEqual([path, 400]);
  }
  for (const own of ["localhost", "shop.localhost", "127.0.0.1", "[::1]", "amped.club", "www.amped.vip"]) {
    expect([own, await statusFor(port, `${own}:${port}`)]).toEqual([own, 200]);
  }
});

test("the product ends well, and opened to a network it starts as no demo", async () => {
  expect(await shop.end()).toBe(0);
  await expect(startProcess("server.ts", { DATA_DIR: dataDir, HOST: "0.0.0.0" })).rejects.toThrow(
    "Other machines could reach this copy (it listens on HOST 0.0.0.0), and its text messages and codes are simulated",
  );
}, 180_000);
