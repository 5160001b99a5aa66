import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Files of a folder's own, and lines of a file, above which a reader loses the thread (CONTRIBUTING.md, Style). */
const [MOST_FILES, MOST_LINES] = [25, 250];
const files = readdirSync("app", { recursive: true, withFileTypes: true }).filter(
  (entry) => entry.isFile() && !entry.parentPath.startsWith("app/generated"),
);

test("no folder grows beyond what one sees at a glance", () => {
  const counts = Map.groupBy(files, ({ parentPath }) => parentPath);
  const large = [...counts].map(([folder, own]) => [folder, own.length] as const).filter(([, own]) => own > MOST_FILES);
  expect(large).toEqual([]);
});

test("no file grows beyond what one reads at a sitting", () => {
  const long = files
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    // The table of contents is as long as what it lists.
    .filter((path) => /\.tsx?$/.test(path) && path !== "app/routes.ts")
    .map((path) => [path, readFileSync(path, "utf8").split("\n").length - 1] as const)
    .filter(([, lines]) => lines > MOST_LINES);
  expect(long).toEqual([]);
});
