import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { clientAddress, readTrustedProxies } from "#app/access/client-address.ts";
import { prepareDatabase } from "#prisma/prepare.ts";

const compress = promisify(brotliCompress);
const startedAt = performance.now();
process.env.NODE_ENV ??= "production";
// After NODE_ENV is settled: React picks its development or production half as it is loaded.
const { createRequestHandler, RouterContextProvider } = await import("react-router");

/** What the bundle's entry hands to the process that runs it. */
type Lifecycle = {
  log: { info: (fields: object, message: string) => void; error: (fields: object, message: string) => void };
  start: () => Promise<void>;
  stop: () => Promise<void>;
  health: () => Promise<{ ok: boolean; checks: Record<string, string> }>;
};

const trusted = orExit(() => readTrustedProxies(process.env.TRUST_PROXY));
const closeDatabase = await prepareDatabase().catch(exitWithSentence);
const build: ServerBuild = await import(pathToFileURL(resolve("build/server/index.js")).href).catch(exitWithSentence);
const { lifecycle } = build.entry.module as unknown as { lifecycle: Lifecycle };
const handle = createRequestHandler(build, process.env.NODE_ENV);
await lifecycle.start();

const app = new Hono();

app.use(async (context, next) => {
  const began = performance.now();
  const requestId = randomUUID();
  context.req.raw.headers.set("x-request-id", requestId);
  await next();
  context.res.headers.set("X-Request-Id", requestId);
  context.res.headers.set("X-Content-Type-Options", "nosniff");
  context.res.headers.set("X-Frame-Options", "DENY");
  context.res.headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  context.res.headers.set("Cross-Origin-Opener-Policy", "same-origin");
  context.res.headers.set("Permissions-Policy", "camera=(self), microphone=(), geolocation=(), payment=(self)");
  if (process.env.PUBLIC_ORIGIN?.startsWith("https://")) {
    context.res.headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  }
  // Paths only: query strings carry access codes.
  if (!context.req.path.startsWith("/assets/")) {
    lifecycle.log.info(
      {
        requestId,
        method: context.req.method,
        path: withoutCodes(context.req.path),
        status: context.res.status,
        milliseconds: Math.round(performance.now() - began),
      },
      "request",
    );
  }
});

app.get("/healthz", async (context) => {
  const health = await lifecycle.health();
  return context.json(health, health.ok ? 200 : 503, { "Cache-Control": "no-store" });
});

app.use(
  "/assets/*",
  serveStatic({
    root: "build/client",
    precompressed: true,
    onFound: (_path, context) => context.header("Cache-Control", "public, max-age=31536000, immutable"),
  }),
);
app.use(
  "*",
  serveStatic({
    root: "build/client",
    onFound: (_path, context) => context.header("Cache-Control", "public, max-age=86400"),
  }),
);

app.all("*", async (context) => {
  const request = context.req.raw;
  const socket = (context.env as { incoming?: { socket?: { remoteAddress?: string } } }).incoming?.socket;
  // Only what this process saw or its own proxies said; a client cannot name its address itself.
  request.headers.set(
    "x-client-ip",
    clientAddress(socket?.remoteAddress, request.headers.get("x-forwarded-for"), trusted),
  );
  const response = await handle(request, new RouterContextProvider());
  return withCompression(request, response);
});

async function withCompression(request: Request, response: Response) {
  const type = response.headers.get("content-type") ?? "";
  const compressible = /^text\/(?!event-stream)|json|javascript|svg/.test(type);
  const accepted = request.headers.get("accept-encoding")?.includes("br");
  if (!compressible || !accepted || !response.body || response.headers.has("content-encoding")) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  if (body.length < 1024) return new Response(body, { status: response.status, headers });
  headers.set("Content-Encoding", "br");
  headers.delete("Content-Length");
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  return new Response(new Uint8Array(await compress(body, { params: quality })), { status: response.status, headers });
}

/** Access codes and other uuids stand in some paths too; a log line keeps their first eight characters. */
function withoutCodes(path: string) {
  if (path.startsWith("/api/access-code/")) return path.replace(/[^/]+$/, "…");
  return path.replace(/([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, "$1…");
}

function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return exitWithSentence(error);
  }
}

function exitWithSentence(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

const port = Number(process.env.PORT || 3000);
const hostname = process.env.HOST;
const server = serve({ fetch: app.fetch, port, ...(hostname ? { hostname } : {}) }, (address) => {
  const ready = Math.round(performance.now() - startedAt);
  lifecycle.log.info({ port: address.port, milliseconds: ready }, "ready");
  console.log(`Open http://localhost:${address.port}`);
});

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  const forced = setTimeout(() => process.exit(1), 15_000);
  server.close();
  if ("closeIdleConnections" in server) server.closeIdleConnections();
  await lifecycle.stop();
  await closeDatabase();
  clearTimeout(forced);
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
