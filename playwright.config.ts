import { defineConfig } from "@playwright/test";
import { desktop, phone } from "./tests/e2e/support/viewports.ts";
import { BROWSER_ARGS, findBrowser } from "./tests/support/browser.ts";

const executablePath = process.env.BROWSER_PATH ?? findBrowser() ?? undefined;

// The same journeys four times: with and without JavaScript, in one hand and on a desk.
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/template.ts",
  outputDir: "test-results/e2e",
  timeout: 150_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // A second try keeps a busy machine from hiding the rest of a run; what needed it is listed as flaky and is a bug.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: false,
  reporter: [["list"], ["json"]],
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS },
    locale: "en-US",
    timezoneId: "America/Los_Angeles",
    trace: "retain-on-failure",
  },
  projects: [
    { name: "js-phone", use: { viewport: phone, hasTouch: true } },
    { name: "js-desktop", use: { viewport: desktop } },
    { name: "no-js-phone", use: { viewport: phone, javaScriptEnabled: false } },
    { name: "no-js-desktop", use: { viewport: desktop, javaScriptEnabled: false } },
  ],
});
