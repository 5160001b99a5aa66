import { createHash } from "node:crypto";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** Routes that no page of the app goes to by itself: other programs ask there. */
const OUTSIDE = /^(?:api\/|webhooks\/|\.well-known\/)/;
/** The signed-in side: pages of visitors lead there as to another document, by the route of what is not found. */
const SIGNED_IN = "routes/dashboard/";

const FLAGS = [
  "hasAction",
  "hasLoader",
  "hasClientAction",
  "hasClientLoader",
  "hasClientMiddleware",
  "hasDefaultExport",
  "hasErrorBoundary",
  "index",
] as const;
const MODULES = ["module", "clientActionModule", "clientLoaderModule", "clientMiddlewareModule"] as const;

type Route = { id: string; parentId?: string; path?: string; css?: string[]; imports?: string[] } & {
  [Flag in (typeof FLAGS)[number]]?: boolean;
} & { [Name in (typeof MODULES)[number]]?: string };
type Manifest = { entry: object; routes: Record<string, Route>; url: string; version: string };

/**
 * The table of routes that each page loads says what the router asks of it, in half the bytes: no doors of other programs, nothing that
 * is not so, a line for each route that the browser reads, and one module for all that are alike. Beside it lies one for visitors' pages
 * (`manifest-X.js` and `visitors-X.js`), without the signed-in side. X is of what both say: they are kept for good by who has them.
 */
export function shortManifest(): Plugin {
  return {
    name: "short-manifest",
    apply: "build",
    async writeBundle() {
      if (this.environment.name !== "ssr") return;
      for await (const path of glob("build/client/assets/manifest-*.js")) {
        const text = await readFile(path, "utf8");
        const manifest: Manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
        const routes = Object.values(manifest.routes).filter(
          ({ hasDefaultExport, path = "" }) => hasDefaultExport || !OUTSIDE.test(path),
        );
        await shareModules(routes);
        const visitors = routes.filter(({ id }) => !id.startsWith(SIGNED_IN));
        const said = asScript(manifest, routes) + asScript(manifest, visitors);
        const url = `/assets/manifest-${createHash("sha256").update(said).digest("hex").slice(0, 8)}.js`;
        if (!(await renameInServer(manifest.url, url)))
          this.error(`The server's bundle does not name ${manifest.url}.`);
        await rm(path);
        for (const [table, at] of [
          [routes, url],
          [visitors, url.replace("/manifest-", "/visitors-")],
        ] as const)
          await writeFile(`build/client${at}`, asScript({ ...manifest, url: at }, table));
      }
    },
  };
}

/** Writes the table's name into the pages that the server makes. Whether it stood there. */
async function renameInServer(from: string, to: string): Promise<boolean> {
  let found = false;
  for await (const path of glob("build/server/**/*.js")) {
    const text = await readFile(path, "utf8");
    if (!text.includes(from)) continue;
    await writeFile(path, text.replaceAll(from, to));
    found = true;
  }
  return found;
}

/** Doors have nothing in the browser, or the same as others: the first of those alike stands for all. */
async function shareModules(routes: Route[]) {
  const first = new Map<string, string>();
  for (const route of routes)
    for (const name of MODULES) {
      const module = route[name];
      if (!module || (name === "module" && route.hasDefaultExport)) continue;
      const text = await readFile(`build/client${module}`, "utf8");
      route[name] = first.get(text) ?? module;
      first.set(text, route[name]);
    }
}

/** A script that sets what React Router reads. Each line is a route: id, its parent's line, path, flags, modules. */
function asScript({ entry, url, version }: Manifest, routes: Route[]): string {
  const ids = routes.map(({ id }) => id);
  const lines = routes.map((route) =>
    [
      route.id.replace(/^routes\//, "/"),
      route.parentId ? ids.indexOf(route.parentId) : "",
      route.path,
      FLAGS.reduce((sum, flag, at) => sum | (route[flag] ? 1 << at : 0), 0),
      ...MODULES.map((name) => route[name]?.replace(/^\/assets\/(.*)\.js$/, "$1")),
    ]
      .join(" ")
      .trimEnd(),
  );
  const css = Object.fromEntries(routes.flatMap(({ id, css }) => (css?.length ? [[id, css]] : [])));
  return `const routes = {}, ids = [], css = ${JSON.stringify(css)};
for (const line of ${JSON.stringify(lines.join("\n"))}.split("\\n")) {
const [short, parent, path, flags, ...modules] = line.split(" "), id = short.replace(/^\\//, "routes/");
const route = routes[id] = { id, parentId: ids[parent], path: path || (parent ? undefined : ""), css: css[id] };
ids.push(id);
${JSON.stringify(FLAGS)}.forEach((flag, at) => { if (flags >> at & 1) route[flag] = true; });
${JSON.stringify(MODULES)}.forEach((name, at) => { if (modules[at]) route[name] = "/assets/" + modules[at] + ".js"; });
}
window.__reactRouterManifest = { entry: ${JSON.stringify(entry)}, routes, url: ${JSON.stringify(url)}, version: ${JSON.stringify(version)} };
`;
}
