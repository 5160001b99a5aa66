import { existsSync, globSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
  imports: Record<string, string>;
};

/** What an operator starts; development (tools/sources.ts) is loaded with NODE_ENV=development alone. */
const STARTED = [
  "server.ts",
  "worker.ts",
  "admin.ts",
  "doctor.ts",
  "backup.ts",
  "examples.ts",
  "prisma/migrate-command.ts",
];
const CHILDREN = ["prisma/embedded-worker.ts", "prisma/seed.ts", "app/quote-reader/process/child.ts"];
/** Vite takes these in when it builds: they are not there at run time. */
const BUNDLED = /^(virtual:|.*\.(css|woff2|json|svg)(\?.*)?$)/;

/** Everything that a file loads when it runs: types are taken away before. */
function loadedBy(file: string): string[] {
  const source = readFileSync(file, "utf8").replaceAll(/^\s*(import|export) type\b[^;]*;/gm, "");
  const named = source.matchAll(/(?:^|[\s(;])(?:from|import)\s*\(?\s*"([^"\n]+)"/g);
  return [...named].flatMap(([, name = ""]) => name);
}

function packageOf(name: string) {
  return name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
}

function ownFile(name: string, from: string): string | null {
  if (name.startsWith(".")) return join(dirname(from), name);
  const own = /^#(app|prisma)\//.exec(name);
  return own ? name.slice(1) : null;
}

test("nothing that runs in production loads a package of development", () => {
  const waiting = [
    ...STARTED,
    ...CHILDREN,
    ...globSync("app/**/*.{ts,tsx}", { exclude: ["app/routes.ts", "app/generated/**"] }),
  ];
  const seen = new Set<string>();
  const missing: string[] = [];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file) || !/\.tsx?$/.test(file)) continue;
    seen.add(file);
    for (const name of loadedBy(file)) {
      const own = ownFile(name, file);
      if (own) {
        if (!own.startsWith("tools/")) waiting.push(own);
        continue;
      }
      if (name.startsWith("node:") || builtinModules.includes(name) || BUNDLED.test(name)) continue;
      if (!(packageOf(name) in manifest.dependencies)) missing.push(`${file} loads ${name}`);
    }
  }
  expect(seen.size).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});

test("the image is given what its install runs, and all that is started", () => {
  const lines = readFileSync("Dockerfile", "utf8").split("\n");
  const copied = (until: RegExp, from: RegExp) =>
    lines.slice(
      lines.findIndex((line) => from.test(line)),
      lines.findIndex((line) => until.test(line)),
    );
  expect(copied(/^RUN npm ci/, /AS build/).join("\n")).toContain("tools/prepare.mjs");
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM"))).join("\n");
  for (const folder of ["node_modules", "build", "prisma", "app"]) expect(last).toContain(`/app/${folder} ./${folder}`);
  const sources = lines
    .filter((line) => line.startsWith("COPY ") && !line.includes("--from"))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
});
