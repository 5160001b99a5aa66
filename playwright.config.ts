import { defineConfig } from "@playwright/test";
import { desktop, phone } from "./tests/e2e/support/viewports.ts";
import { BROWSER_ARGS, findBrowser } from "./tests/support/browser.ts";

const executablePath = process.env.BROWSER_PATH ?? findBrowser() ?? undefined;

// No page of a journey stands long enough to be worth optimizing: what V8 would compile anew and sort through beside it is a
// quarter of its renderer's time.
const SHORT_LIVED = "--js-flags=--no-turbofan,--no-maglev,--single-threaded,--min-semi-space-size=32";
// All pages are this machine's: one process draws those of a browser, and a tenth of the time went into starting others.
const ONE_RENDERER = ["--renderer-process-limit=1", "--disable-site-isolation-trials"];

// The whole story at this width: with every provider where there is a PostgreSQL server, and else as it runs without one.
const STORY_ON_A_DESK = process.env.TEST_DATABASE_URL ? "real-services" : "main-story";

// The same journeys in one hand, with and without JavaScript, and once on a desk. Tables of short looks run where they differ.
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
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...BROWSER_ARGS, SHORT_LIVED, ...ONE_RENDERER],
    },
    locale: "en-US",
    timezoneId: "America/Los_Angeles",
    screenshot: "only-on-failure",
    // A trace costs a third of a journey's time: `TRACE=1 npm run test:e2e -- FILE` keeps those of what failed.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
  },
  projects: [
    {
      name: "js-desktop",
      testMatch: new RegExp(
        `(accessibility|calendar|ended-session|errors-visitor|front-desk|keyboard|live|overtaken|printed|status-dialog|wrong-file|${STORY_ON_A_DESK})\\.spec`,
      ),
      use: { viewport: desktop },
    },
    {
      name: "no-js-phone",
      testMatch:
        /(calendar|call-code|ended-session|errors-visitor|front-desk|overtaken|plain-twice|put-right|repair-providers|second-factor|several-files|status-dialog|true-prices|typed-quote|wrong-file)\.spec/,
      use: { viewport: phone, javaScriptEnabled: false },
    },
    {
      name: "js-phone",
      testMatch:
        /(before-script|behind-tls|call-code|handed-in|interrupted|left-photos|offline|put-right|repair-providers|second-factor|several-files|true-prices)\.spec/,
      use: { viewport: phone, hasTouch: true },
    },
  ],
});
