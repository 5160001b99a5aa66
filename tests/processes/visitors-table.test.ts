import { globSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { matchRoutes, type RouteObject } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build, dataFolder, startProcess } from "./process.ts";

// What the build writes by itself (tools/build/) fits what the pages ask of it.

let shop: Awaited<ReturnType<typeof startProcess>>;

beforeAll(async () => {
  build();
  shop = await startProcess("server.ts", { DATA_DIR: await dataFolder() });
}, 240_000);

afterAll(async () => {
  await shop?.end();
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
