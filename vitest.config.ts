import { defineConfig } from "vitest/config";

// The React Router plugin stays off here: loaders and actions are called as plain functions.
export default defineConfig({
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "tests/bench/**", "node_modules/**"],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/setup.ts"],
    pool: "forks",
    maxWorkers: 2,
    isolate: false,
    // Processes that start, readers that are killed: on a busy machine these take their time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // As for the journeys: a second try keeps a busy machine from hiding the rest of a run.
    retry: process.env.CI ? 1 : 0,
    env: {
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      SESSION_SECRET: "test-session-secret-of-43-characters-or-more",
      EMBEDDED_DATABASE: "true",
      RUN_JOBS: "false",
    },
    execArgv: ["--disable-warning=ExperimentalWarning"],
  },
});
