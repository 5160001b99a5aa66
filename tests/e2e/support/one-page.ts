import type { Page } from "@playwright/test";
import { test as base } from "./test.ts";

let shared: Page | undefined;

/**
 * For tables of short looks: one page of a browser serves all rows of a worker, as a person's tab does, and keeps what it has
 * loaded. Before each row nobody is signed in, nothing is remembered, and no route of the row before is left.
 */
export const test = base.extend({
  // Same fixture, longer life: Playwright starts another worker after a failure, and with it another page.
  page: async ({ browser, baseURL, viewport, javaScriptEnabled, contextOptions }, use) => {
    if (!shared || shared.isClosed()) {
      const options = { ...contextOptions, viewport, javaScriptEnabled, ...(baseURL ? { baseURL } : {}) };
      shared = await (await browser.newContext(options)).newPage();
    }
    await use(shared);
    // A page that went nowhere has no storage to empty.
    if (shared.url().startsWith("http")) {
      await shared.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
      await shared.goto("about:blank");
    }
    // What a route still holds back is let go by the browser when the route is taken off: it must reach nobody.
    await shared.context().setOffline(true);
    await shared.unrouteAll({ behavior: "ignoreErrors" });
    await shared.context().setOffline(false);
    await shared.context().clearCookies();
  },
});

export { expect } from "@playwright/test";
