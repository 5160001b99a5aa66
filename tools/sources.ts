import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";

/** The product from its sources, for server.ts: routes as they stand now, and the modules and styles that a browser asks for. */
export async function open(server: Server) {
  // Thousands of papers that are read in tests, and what was built: nothing of it is served.
  const watch = { ignored: ["tests", "docs", "build"].map((folder) => `${process.cwd()}/${folder}/**`) };
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server }, watch }, appType: "custom" });
  return {
    load: () => vite.ssrLoadModule("virtual:react-router/server-build") as unknown as Promise<ServerBuild>,
    files: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) =>
      vite.middlewares(incoming, outgoing, next),
    close: () => vite.close(),
  };
}
