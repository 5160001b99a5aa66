import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that wait for processes or read documents, slowest first: one of them as the last keeps a processor idle for a minute. */
const SLOW =
  /(?:access|away|brake|calls|corpus|damaged-pages|database-bounds|dev|doctor|document-read|first-load|front-door|ledger|lesser-role|linear-patterns|long-invoice-pdf|migrations|pdf-pictures|pdf-pool|reader-pool|receive|recognise|seers|stripe|upload-quote|week|worker)\.test\.ts$/;

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const known = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId);
    return [...known.filter(isSlow), ...known.filter((file) => !isSlow(file))];
  }
}

// The React Router plugin stays off here: loaders and actions are called as plain functions.
export default defineConfig({
  // The script of the pages that are drawn once comes from their build; the routes alone do without it.
  plugins: [
    {
      name: "own-scripts",
      resolveId: (id) => (/^virtual:(?:still|login|photo)-script$/.test(id) ? `\0${id}` : null),
      load: (id) => (/^\0virtual:(?:still|login|photo)-script$/.test(id) ? 'export default "";' : null),
    },
  ],
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "tests/bench/**", "node_modules/**"],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/setup.ts"],
    pool: "forks",
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    // Processes that start, readers that are killed: on a busy machine these take their time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    retry: process.env.CI ? 1 : 0,
    env: {
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      SESSION_SECRET: "test-session-secret-of-43-characters-or-more",
      EMBEDDED_DATABASE: "true",
      RUN_JOBS: "false",
    },
    // The files of a worker share its modules: what a test makes is young, and an eighth of the time went into sorting it.
    execArgv: ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=64"],
  },
});
