import { createStaticHandler, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { byArea } from "#app/http/areas.ts";
import config from "#app/routes.ts";

type Entry = { id?: string; path?: string; index?: boolean; children?: Entry[] };

const table: ServerBuild["routes"] = { root: { id: "root", path: "", module: {} } as never };
function add(entries: Entry[], parentId: string) {
  for (const [at, { children = [], id = `${parentId} ${at}`, ...entry }] of entries.entries()) {
    table[id] = { ...entry, id, parentId, module: {} } as never;
    add(children, id);
  }
}
add((await config) as Entry[], "root");

/** As the server builds its tree. */
function tree(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const own = { id: route.id, ...(route.path === undefined ? {} : { path: route.path }), loader: () => route.id };
    return [route.index ? { ...own, index: true } : { ...own, children: tree(routes, route.id) }];
  });
}

const handlers = new Map<object, ReturnType<typeof createStaticHandler>>();

/** The routes that answer an address, and what they read in it. */
async function matched(routes: ServerBuild["routes"], path: string) {
  const handler = handlers.get(routes) ?? createStaticHandler(tree(routes));
  handlers.set(routes, handler);
  const context = await handler.query(new Request(`http://localhost${path}`));
  return context instanceof Response ? context.status : context.matches.map(({ route, params }) => [route.id, params]);
}

let asked = table;
const handle = byArea({ routes: table } as ServerBuild, ({ routes }) => async () => {
  asked = routes;
  return new Response();
});

async function routesAskedFor(path: string) {
  await handle(new Request(`http://localhost${path}`));
  return asked;
}

test("each address finds in its area what it finds among all routes", async () => {
  const addresses = Object.keys(table).map((id) => {
    const parts: string[] = [];
    for (let route = table[id]; route; route = route.parentId ? table[route.parentId] : undefined)
      if (route.path) parts.unshift(route.path);
    return `/${parts
      .join("/")
      .replace(/:\w+\??/g, "42")
      .replace("*", "some/where")}`;
  });
  const odd = ["/dashboard/nowhere", "/api/nowhere", "/nowhere", "/repair-status/42/nowhere", "/LOGIN", "/%6Cogin"];
  expect(addresses.length).toBeGreaterThan(200);
  for (const path of new Set([...addresses, ...odd])) {
    expect(await matched(await routesAskedFor(path), path), path).toEqual(await matched(table, path));
  }
});

test("a page of the dashboard is asked of its own routes; what begins like no route, or is written otherwise, of all", async () => {
  expect(Object.keys(await routesAskedFor("/dashboard")).length).toBeLessThan(Object.keys(table).length);
  for (const path of ["/nowhere", "/DASHBOARD", "/%64ashboard", "/dashboard.data"])
    expect(await routesAskedFor(path), path).toBe(table);
});
