import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowser } from "./support/browser.ts";

// Every check in order; each runs even when one before it failed, and the last line adds them up.
const REPORTS = "test-results";
const count = { passed: 0, failed: 0 };
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

check("format and lint", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]);
check("route types", ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
check("types", ["node_modules/typescript/bin/tsc"]);
unitTests("unit and route tests, embedded database", { TEST_DATABASE_URL: "" });
// Reading the corpus of quotes touches no database: once is enough.
if (process.env.TEST_DATABASE_URL)
  unitTests("unit and route tests, PostgreSQL server", {}, ["--exclude", "tests/quote-reader/corpus.test.ts"]);
browserTests();

console.log(`\ntests: ${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed > 0 ? 1 : 0);

function start(title: string, parameters: string[], environment: Record<string, string> = {}) {
  console.log(`\n── ${title}`);
  const began = performance.now();
  const result = spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", ...parameters], {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  console.log(`── ${title}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result.status ?? 1;
}

function check(title: string, parameters: string[]) {
  const status = start(title, parameters);
  count[status === 0 ? "passed" : "failed"] += 1;
}

function unitTests(title: string, environment: Record<string, string>, more: string[] = []) {
  const report = `${REPORTS}/vitest.json`;
  rmSync(report, { force: true });
  const parameters = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...more,
  ];
  const status = start(title, parameters, environment);
  const result = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
  add(result.numPassedTests ?? 0, result.numFailedTests ?? 0, status);
}

function browserTests() {
  const build = start("build", ["build-if-stale.ts"]);
  if (build !== 0) return add(0, 0, build);
  const report = `${REPORTS}/playwright.json`;
  const status = start(
    "browser journeys, with and without JavaScript",
    ["node_modules/@playwright/test/cli.js", "test"],
    {
      BROWSER_PATH: ensureBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
  const stats = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).stats : {};
  add((stats.expected ?? 0) + (stats.flaky ?? 0), stats.unexpected ?? 0, status);
}

/** A runner that failed without a failed test (it did not start, a hook threw) counts as one failure. */
function add(passed: number, failed: number, status: number) {
  count.passed += passed;
  count.failed += failed || (status === 0 ? 0 : 1);
}
