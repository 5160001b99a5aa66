import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const packages = JSON.parse(read("package.json"));

test("every package that the product needs has its reason in docs/decisions/packages.md", () => {
  const reasons = read("docs/decisions/packages.md");
  const named = (name: string) => reasons.includes(name) || reasons.includes(`${name.split("/")[0]}/*`);
  expect(Object.keys(packages.dependencies).filter((name) => !named(name))).toEqual([]);
});

test(".env.example names the variables of the README's table, and no other", () => {
  const [, table = ""] = read("README.md").split("| variable | for | default |");
  const rows = table.split("\n\n")[0]?.split("\n") ?? [];
  const told = rows.flatMap((row) =>
    [...(row.split(" | ")[0] ?? "").matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  const shown = [...read(".env.example").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(told.length).toBeGreaterThan(20);
  expect(shown.sort()).toEqual(told.sort());
});

test.each(["README.md", "CONTRIBUTING.md", "docs/architecture.md"])(
  "%s names commands and files that exist",
  (file) => {
    const text = read(file);
    const commands = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name]) => name ?? "");
    expect(commands.filter((name) => !(name in packages.scripts))).toEqual([]);
    const files = [...text.matchAll(/`((?:app|prisma|tests|docs|tools)\/[\w./-]+)`/g)].map(([, path]) => path ?? "");
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
  },
);
