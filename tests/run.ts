import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { relative, resolve } from "node:path";
import { ensureBrowser } from "./support/browser.ts";

// Every check, two at a time; each runs even when one before it failed, and the last line adds them up.
const REPORTS = "test-results";
/** Some forty servers and runners start in a run: what one compiled the next one takes. */
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");
/**
 * What the two databases could answer differently: schema, turns and locks, jobs, the ledger, search. The rest runs on one of them, and the
 * journeys, whole stories, on the embedded one.
 */
const OF_THE_DATABASE = [
  "tests/prisma/closed-lists",
  "tests/prisma/embedded",
  "tests/prisma/guards",
  "tests/prisma/indexes",
  "tests/prisma/migrations",
  "tests/prisma/parses-answered",
  "tests/platform/database",
  "tests/platform/jobs",
  "tests/platform/limits",
  "tests/repair/asked-again",
  "tests/repair/evidence-kept",
  "tests/repair/moves",
  "tests/payments/ledger.test.ts",
  "tests/routes/dashboard/repair-requests",
  "tests/routes/dashboard/accounts-and-users",
];
/** Each of the two lanes has half of the processors: four workers on two of them let a page wait for half a minute, and end no sooner. */
const WORKERS = Math.max(1, Math.floor(availableParallelism() / 2));
const count = { passed: 0, failed: 0 };
/** What failed, or passed at its second try only, by name. */
const troubles: string[] = [];
const began = performance.now();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const [browser, build] = await Promise.all([ensureBrowser(), start("build", ["build-if-stale.ts"]), staticChecks()]);
if (build !== 0) add("build", 0, 0, build);
const lanes = [unitTests(), ...(build === 0 ? [browserTests()] : [])];
// What the two databases could answer differently runs in the lane that is free first.
await Promise.all([...lanes, Promise.race(lanes).then(otherDatabase)]);

console.log(`\n${Math.round((performance.now() - began) / 1000)} s`);
// Last, where a reader of the end of a long log sees it.
for (const name of troubles) console.log(name);
console.log(`tests: ${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed > 0 ? 1 : 0);

async function staticChecks() {
  await check("format, lint and arrows", [
    "node_modules/@biomejs/biome/bin/biome",
    "check",
    "--error-on-warnings",
    ".",
  ]);
  await check("route types", ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
  await check("dead code and unused packages", ["node_modules/knip/bin/knip.js", "--no-progress", "--no-config-hints"]);
  // Beside the build a second thread of it costs a processor what it brings: each thread works the shared types out anew.
  await check("types", ["node_modules/typescript/bin/tsc", "--singleThreaded"]);
}

/** All of them on one database, the server where there is one. */
async function unitTests() {
  const database = process.env.TEST_DATABASE_URL ? "PostgreSQL server" : "embedded database";
  await unitRun(`unit and route tests, ${database}`, "unit", {});
}

/** Those that ask the database something special, on the embedded one too. */
async function otherDatabase() {
  if (!process.env.TEST_DATABASE_URL) return;
  const title = "schema, locks, jobs, payments and search, embedded database";
  await unitRun(title, "embedded", { TEST_DATABASE_URL: "" }, OF_THE_DATABASE);
}

async function unitRun(title: string, name: string, environment: Record<string, string>, files: string[] = []) {
  const report = `${REPORTS}/${name}.json`;
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const own = ["node_modules/vitest/vitest.mjs", "run", `--maxWorkers=${WORKERS}`, ...reporters, ...files];
  const status = await start(title, own, environment);
  const result = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
  for (const file of result.testResults ?? []) {
    for (const test of file.assertionResults ?? []) {
      if (test.status === "failed") troubles.push(`failed: ${relative(".", file.name)} > ${test.fullName}`);
    }
    if (file.status === "failed" && !file.assertionResults?.length)
      troubles.push(`failed: ${relative(".", file.name)}`);
  }
  add(title, result.numPassedTests ?? 0, result.numFailedTests ?? 0, status);
}

async function browserTests() {
  const report = `${REPORTS}/playwright.json`;
  const status = await start(
    "browser journeys, with and without JavaScript",
    ["node_modules/@playwright/test/cli.js", "test", `--workers=${WORKERS}`],
    { BROWSER_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const { stats = {}, suites = [] } = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
  for (const suite of suites) nameTroubles(suite, []);
  add("browser journeys", (stats.expected ?? 0) + (stats.flaky ?? 0), stats.unexpected ?? 0, status);
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
}

function nameTroubles(suite: Suite, above: string[]) {
  const path = [...above, suite.title];
  for (const spec of suite.specs ?? []) {
    for (const { projectName, status } of spec.tests) {
      if (status !== "flaky" && status !== "unexpected") continue;
      const kind = status === "flaky" ? "flaky, passed at the second try" : "failed";
      troubles.push(`${kind}: [${projectName}] ${[...path, spec.title].join(" > ")}`);
    }
  }
  for (const inner of suite.suites ?? []) nameTroubles(inner, path);
}

async function check(title: string, parameters: string[]) {
  const status = await start(title, parameters);
  add(title, status === 0 ? 1 : 0, 0, status);
}

/** Runs a script of Node; what it says is printed whole when it is through, so that two at a time stay readable. */
function start(title: string, parameters: string[], environment: Record<string, string> = {}): Promise<number> {
  const from = performance.now();
  console.log(`── ${title} …`);
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...parameters], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => said.push(part));
  return new Promise((resolve) => {
    child.once("error", (error) => said.push(Buffer.from(String(error))));
    child.once("close", (status) => {
      process.stdout.write(`\n${Buffer.concat(said)}`);
      console.log(`── ${title}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
      resolve(status ?? 1);
    });
  });
}

/** A runner that failed without a failed test (it did not start, a hook threw) counts as one failure. */
function add(title: string, passed: number, failed: number, status: number) {
  count.passed += passed;
  count.failed += failed || (status === 0 ? 0 : 1);
  if (failed === 0 && status !== 0) troubles.push(`failed: ${title}, exit code ${status}`);
}
