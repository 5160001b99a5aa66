import { test as base } from "@playwright/test";
import { type RunningServer, startServer } from "./server.ts";

/** Each worker of the suite has a server and a database of its own. */
export const test = base.extend<{ server: RunningServer; hasScript: boolean }, { workerServer: RunningServer }>({
  workerServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],
  server: async ({ workerServer }, use) => use(workerServer),
  baseURL: async ({ workerServer }, use) => use(workerServer.origin),
  hasScript: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled ?? true),
});

export { expect } from "@playwright/test";
