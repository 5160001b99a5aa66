import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Files of a folder's own, and lines of a file, above which a reader loses the thread (CONTRIBUTING.md, Style). */
const [MOST_FILES, MOST_LINES] = [25, 250];
/** What is above them today: each number only falls, and none comes. */
const FOLDERS = {
  "app/http": 26,
  "app/prices": 29,
  "app/prices/jobs": 34,
  "app/repair": 26,
  "app/routes/dashboard/repair": 28,
  "app/routes/repair-status": 31,
  "app/shop": 27,
};
const FILES = { "app/quote-reader/learned/entries.ts": 263 };

const files = readdirSync("app", { recursive: true, withFileTypes: true }).filter(
  (entry) => entry.isFile() && !entry.parentPath.startsWith("app/generated"),
);

test("no folder grows beyond what one sees at a glance", () => {
  const counts = Map.groupBy(files, ({ parentPath }) => parentPath);
  const large = [...counts].map(([folder, own]) => [folder, own.length] as const).filter(([, own]) => own > MOST_FILES);
  expect(Object.fromEntries(large.toSorted())).toEqual(FOLDERS);
});

test("no file grows beyond what one reads at a sitting", () => {
  const long = files
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    // The table of contents is as long as what it lists.
    .filter((path) => /\.tsx?$/.test(path) && path !== "app/routes.ts")
    .map((path) => [path, readFileSync(path, "utf8").split("\n").length - 1] as const)
    .filter(([, lines]) => lines > MOST_LINES);
  expect(Object.fromEntries(long.toSorted())).toEqual(FILES);
});
