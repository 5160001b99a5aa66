// biome-ignore-all lint/suspicious/noExplicitAny: a plugin is called here as the bundler calls it
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import config from "#app/routes.ts";
import { DRAWING, leanDrawing } from "../../tools/build/lean-drawing.ts";
import { asModule, FILES, leanReact } from "../../tools/build/lean-react.ts";
import { leanRouter, STANDINS } from "../../tools/build/lean-router.ts";
import { KNOWN } from "../../tools/build/router-known.ts";

const require = createRequire(import.meta.url);

// The parts of the build that put something in place of a library's own end the build where the library is another one now.

const DIST = "node_modules/react-router/dist/production";
/** Those that are changed where they stand, by what is looked for in each, and those in whose place another stands. */
const CHANGED = Object.entries(KNOWN).flatMap(([path, known]) => known.map(([asked]) => [path, asked] as const));
const ALL = [...Object.keys(KNOWN), ...Object.keys(STANDINS)];

type Made = { code: string } | null;

/** A build of the router's parts, whose `error` ends it as the real one's does. */
function begun() {
  const plugin: any = leanRouter();
  const build = {
    error(sentence: string) {
      throw new Error(sentence);
    },
  };
  return {
    transform: (path: string, code: string): Made => plugin.transform.call(build, code, `/x/${DIST}/${path}`),
    finish: () => plugin.generateBundle.call(build),
  };
}

const sourceOf = (path: string) => readFileSync(`${DIST}/${path}`, "utf8");

test("the router as it is has every part that is left out of it", () => {
  const build = begun();
  for (const path of ALL) {
    const source = sourceOf(path);
    const made = build.transform(path, source);
    expect(made?.code, path).toBeTypeOf("string");
    expect(made?.code, path).not.toBe(source);
  }
  expect(() => build.finish()).not.toThrow();
});

test("a router that asks otherwise ends the build", () => {
  for (const [path, asked] of CHANGED) {
    const otherwise = sourceOf(path).replaceAll(asked, "");
    expect(() => begun().transform(path, otherwise), `${path} ${asked}`).toThrow(`${path} has no `);
  }
});

test.each(ALL)("a router without %s ends the build", (path) => {
  const build = begun();
  for (const other of ALL) if (other !== path) build.transform(other, sourceOf(other));
  expect(() => build.finish()).toThrow(`The router has no ${path} any more.`);
});

test.each(Object.entries(FILES))("%s as a module exports what it exports, and requires nothing", (entry, file) => {
  const folder = entry.slice(0, entry.indexOf("/"));
  const source = readFileSync(`node_modules/${folder}/cjs/${file}`, "utf8");
  const module = asModule(source);
  const exported = /^export \{ (.+) \};$/m
    .exec(module)?.[1]
    ?.split(", ")
    .map((one) => one.replace(/.* as /, ""));
  expect(exported?.sort()).toEqual(Object.keys(require(`../../node_modules/${folder}/cjs/${file}`)).sort());
  expect(module).not.toMatch(/\brequire\(|\bexports\./);
  expect(() => asModule(source.replace("exports.", "module.exports."))).toThrow("React is written in another way now.");
});

test("a React without one of its files ends the build", () => {
  const plugin: any = leanReact();
  const error = (sentence: string) => {
    throw new Error(sentence);
  };
  expect(() => plugin.generateBundle.call({ error })).toThrow("React has no react/index.js");
});

/** A build of what draws on the server. */
function drawing() {
  const plugin: any = leanDrawing();
  const build = {
    error(sentence: string) {
      throw new Error(sentence);
    },
  };
  return {
    transform: (path: string, code: string): Made => plugin.transform.call(build, code, `/x/node_modules/${path}`),
    finish: () => plugin.generateBundle.call(build),
  };
}

test("React and the router, as they are, have every part that is written otherwise on the server", () => {
  const build = drawing();
  for (const [path, changes] of Object.entries(DRAWING)) {
    const source = readFileSync(`node_modules/${path}`, "utf8");
    const made = build.transform(path, source)?.code ?? "";
    for (const [, to] of changes) expect(made).toContain(to);
  }
  expect(() => build.finish()).not.toThrow();
  expect(() => drawing().finish()).toThrow("any more");
});

test.each(Object.entries(DRAWING).flatMap(([path, changes]) => changes.map(([from]) => [path, from] as const)))(
  "a %s without %j, or with two of it, ends the build",
  (path, from) => {
    const source = readFileSync(`node_modules/${path}`, "utf8");
    expect(() => drawing().transform(path, source.replace(from, ""))).toThrow(path);
    expect(() => drawing().transform(path, source + from)).toThrow(path);
  },
);

const UTILS = "react-router/dist/production/lib/router/utils.js";

/** The router's own way of finding a route, as it is and as it is built: from its text, with what it imports. */
async function routerFrom(code: string): Promise<any> {
  const folder = new URL(`../../node_modules/${UTILS}`, import.meta.url);
  const whole = code.replace(/^(import .*) from "([^"]+)"/gm, (_all, names: string, name: string) => {
    const at = name.startsWith(".") ? new URL(name, folder).href : pathToFileURL(require.resolve(name)).href;
    return `${names} from ${JSON.stringify(at)}`;
  });
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(whole)}`);
}

test("an address that is held against a branch as a whole finds what it found part by part", async () => {
  const source = readFileSync(`node_modules/${UTILS}`, "utf8");
  const before = await routerFrom(source);
  const now = await routerFrom(drawing().transform(UTILS, source)?.code ?? "");
  const routes = asRoutes((await config) as Entry[]);
  const branches = [before.flattenAndRankRoutes(routes), now.flattenAndRankRoutes(routes)];
  const addresses: string[] = branches[0].flatMap(({ path }: { path: string }) => {
    const filled = path.replace(/:[\w-]+/g, "a-b%20c").replace("*", "any/thing") || "/";
    return [filled, `${filled}/`, `${filled}/more`, `/${filled}`, filled.toUpperCase(), filled.slice(0, -1) || "/"];
  });
  const matched = (router: any, own: unknown, address: string) =>
    router
      .matchRoutesImpl(routes, address, "/", false, own)
      ?.map(({ route, params, pathname, pathnameBase }: any) => [route.id, params, pathname, pathnameBase]);
  for (const address of addresses)
    expect(matched(now, branches[1], address), address).toEqual(matched(before, branches[0], address));
  expect(addresses.length).toBeGreaterThan(1_000);
});

type Entry = { id?: string; path?: string; index?: boolean; children?: Entry[] };

function asRoutes(entries: Entry[], parent = "root"): object[] {
  return entries.map(({ children, id, ...entry }, at) => {
    const own = id ?? `${parent} ${at}`;
    return { ...entry, id: own, ...(children ? { children: asRoutes(children, own) } : {}) };
  });
}
