import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** From the left to the right of the picture: who imports stands before who is imported. */
export const ORDER = [
  ...["entry", "routes", "http", "ui", "doctor", "desk", "payments", "quotes", "repair", "people", "messages", "shop"],
  ...["prices", "access", "platform", "quote-reader"],
];

/** Files of `app/` and what each of them imports of it, by path from the project's root; what is generated is left out. */
export function readImports(root = "."): Map<string, string[]> {
  const files = globSync("app/**/*.{ts,tsx}", { cwd: root, exclude: ["app/generated/**"] }).sort();
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(join(root, file), "utf8"))]));
}

function importsOf(file: string, source: string): string[] {
  const named = source.matchAll(/(?:^|\s)(?:from|import)\s*\(?\s*"(#app\/|\.{1,2}\/)([^"]+)"/g);
  const paths = [...named].map(([, from = "", rest = ""]) =>
    from === "#app/" ? `app/${rest}` : normalize(join(dirname(file), from, rest)),
  );
  return [...new Set(paths)].filter((path) => /^app\/(?!generated\/).*\.tsx?$/.test(path));
}

/** The room of a file: its folder under `app/`, or the entries that lie directly in it. */
export function roomOf(file: string): string {
  const [, folder = "", ...rest] = file.split("/");
  return rest.length === 0 ? "entry" : folder;
}

/** Which rooms import which: `quotes` → `repair`, `prices` … */
export function arrowsBetween(imports: Map<string, string[]>): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const from = roomOf(file);
    const reached = arrows.get(from) ?? new Set();
    for (const target of targets) if (roomOf(target) !== from) reached.add(roomOf(target));
    arrows.set(from, reached);
  }
  return arrows;
}
