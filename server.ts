import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { byArea } from "#app/http/areas.ts";
import { withCompression } from "#app/http/files/compression.ts";
import { earlierAssets } from "#app/http/files/earlier-assets.ts";
import { type Kept, send } from "#app/http/files/from-memory.ts";
import { readStaticFiles } from "#app/http/files/static-files.ts";
import { admitBody, answerWithin, refuseForeign, refuseMethod, sentenceResponse } from "#app/http/front-door.ts";
import { houseHeaders, putOn } from "#app/http/house-headers.ts";
import { drain, silentConnections } from "#app/http/process/drain.ts";
import { listen, requireFreePort } from "#app/http/process/listen.ts";
import { withoutCodes } from "#app/http/process/paths.ts";
import { watchDoors } from "#app/http/process/watch-doors.ts";
import { refuseHosts } from "#app/http/refuse-hosts.ts";
import { requestIdOf } from "#app/http/request-id.ts";
import { stillPages } from "#app/http/still/still-pages.ts";
import { traceRequest } from "#app/http/trace-request.ts";
import { refusalOfDatabase } from "#app/platform/database/database-fault.server.ts";
import { sentenceOfStart } from "#app/platform/database/start-fault.ts";
import { clientAddress, isLoopback, readTrustedProxies } from "#app/platform/http/client-address.ts";
import { isNamedHere, originFor, readPublicOrigin } from "#app/platform/http/public-origin.ts";
import { countAnswer, countWaiting, measureProcess, someoneWaits } from "#app/platform/metrics/process.ts";
import { prepareDatabase } from "#prisma/prepare.ts";

const startedAt = performance.now();
measureProcess();
// Before the build is loaded: React picks its development or production half as it is loaded.
process.env.NODE_ENV ??= "production";

const trusted = orExit(() => readTrustedProxies(process.env.TRUST_PROXY));
const publicOrigin = orExit(() => readPublicOrigin(process.env.PUBLIC_ORIGIN));
const ownHosts = [process.env.CLUB_DOMAIN || "amped.club", process.env.VIP_DOMAIN || "amped.vip"];
const port = Number(process.env.PORT || 3000);
// The embedded product is for this machine: HOST opens it to others.
const embedded = process.env.EMBEDDED_DATABASE === "true" || !process.env.DATABASE_URL;
const hostname = process.env.HOST || (embedded ? "127.0.0.1" : undefined);
/** Nobody but this machine reaches it, and it has no name that others use. */
const onlyHere = !publicOrigin && (hostname === "localhost" || isLoopback(hostname ?? ""));
const isOurs = (host: string | null) => !onlyHere || isNamedHere(host, ownHosts);
// Said before the database is made ready, which takes a while the first time.
await requireFreePort({ port, host: hostname }).catch(exitWithSentence);
const closeDatabase = await prepareDatabase().catch(exitWithSentence);
// Headers that trickle in, bodies that trickle in and answers that nobody reads all end.
const patience = { headersTimeout: 15_000, requestTimeout: 200_000, connectionsCheckingInterval: 3000 };
const server = createServer(patience, (incoming, outgoing) => {
  if (refuseHosts(incoming, outgoing, isOurs) || fromMemory(incoming, outgoing)) return;
  if (sources) sources.files(incoming, outgoing, () => void toRoutes(incoming, outgoing));
  else void toRoutes(incoming, outgoing);
});
/** With NODE_ENV=development pages come from the sources, with reload; all else is the same. */
const sources = process.env.NODE_ENV === "development" ? await (await import("./tools/sources.ts")).open(server) : null;
const load = sources?.load ?? (() => import(pathToFileURL(resolve("build/server/index.js")).href));
const build: ServerBuild = await load().catch(exitWithSentence);
/** Of the router that is in the build: there is no other in this process. */
const { lifecycle, createRequestHandler, guardedBuild, RouterContextProvider } = build.entry
  .module as unknown as typeof import("./app/entry.server.tsx");
const guarded = (one: ServerBuild) =>
  guardedBuild(one, (err, requestId, message) => lifecycle.log.error({ err, requestId }, message));
const handle = sources
  ? createRequestHandler(async () => guarded(await load()), process.env.NODE_ENV)
  : byArea(guarded(build), (one) => createRequestHandler(one, process.env.NODE_ENV));
await lifecycle.start({ someoneWaits }).catch(exitWithSentence);

/** A request that is not a stream is answered within this. */
const LONGEST_ANSWER_MS = 30_000;
/** After the word to end: how long others still come, and how long what runs may take. */
const DRAIN_MS = Number(process.env.DRAIN_SECONDS || 0) * 1000;
const LONGEST_END_MS = 60_000;
let stopping = false;
/** Ends the live updates, which would never end by themselves. */
const streams = new AbortController();
const REFUSED_BODY = "x-refused-body";
const everywhere = houseHeaders(publicOrigin);
const files = sources ? new Map<string, Kept>() : readStaticFiles("build/client", everywhere);
const otherBuilds = earlierAssets(resolve(process.env.DATA_DIR || ".data", "assets"), everywhere);
const pages = stillPages({
  build,
  originFor: (host) => originFor(host, publicOrigin, ownHosts),
  render: (request) => handle(request, new RouterContextProvider()),
  headers: everywhere,
  others: ["healthz", "readyz", "metrics"],
  revision: lifecycle.settingsRevision,
});

const silent = silentConnections(server);
const app = new Hono<{ Bindings: HttpBindings }>();

app.use(async (context, next) => {
  const began = performance.now();
  const requestId = requestIdOf(context.req.raw.headers.get("x-request-id"));
  context.req.raw.headers.set("x-request-id", requestId);
  const refused = refuseMethod(context.req.method, context.req.path);
  if (refused) context.res = refused;
  else {
    const asked = { method: context.req.method, path: context.req.path, requestId };
    await traceRequest({ ...asked, traceparent: context.req.raw.headers.get("traceparent") }, async () => {
      await next();
      return context.res.status;
    });
  }
  const { headers, status } = context.res;
  headers.set("X-Request-Id", requestId);
  putOn(headers, everywhere, context.req.path);
  logAnswer(requestId, context.req.method, context.req.path, status, began);
});

/** Paths only: query strings carry access codes. */
function logAnswer(requestId: string, method: string, path: string, status: number, began: number) {
  if (path.startsWith("/assets/")) return;
  const milliseconds = Math.round(performance.now() - began);
  countAnswer(method, status, milliseconds);
  lifecycle.logAnswered({ requestId, method, path: withoutCodes(path), status, milliseconds });
}

app.route(
  "/",
  watchDoors(lifecycle, () => stopping),
);

app.all("*", async (context) => {
  const { incoming, outgoing } = context.env;
  const { headers, method } = context.req.raw;
  const { pathname, search } = new URL(context.req.raw.url);
  const origin = originFor(headers.get("host"), publicOrigin, ownHosts);
  // React Router compares the Origin with the address of the request: it stands on the origin that people see.
  const url = `${origin}${pathname}${search}`;
  if (publicOrigin) headers.set("host", new URL(origin).host);
  // Only what this process saw or its own proxies said; a client cannot name its address itself.
  headers.set("x-client-ip", clientAddress(incoming.socket.remoteAddress, headers.get("x-forwarded-for"), trusted));
  headers.delete(REFUSED_BODY);

  const bare = () => new Request(url, { method, headers });
  const foreign = refuseForeign(bare(), incoming);
  if (foreign) return foreign;
  const reads = method === "GET" || method === "HEAD";
  const admitted = reads ? null : await admitBody(incoming, pathname, lifecycle.expectDocument);
  if (admitted && "refused" in admitted) {
    const { status, message, inPlace, typed } = admitted.refused;
    headers.set(REFUSED_BODY, String(status));
    const response = inPlace
      ? await answer(url, { method, headers, ...(typed ? { body: typed } : {}) })
      : sentenceResponse(bare(), status, message, status === 503 ? { "Retry-After": "5" } : {});
    response.headers.set("Connection", "close");
    return response;
  }
  const body = admitted?.bytes.length ? { body: admitted.bytes } : {};
  return answer(url, { method, headers, ...body }, (giveUp) => {
    outgoing.once("close", () => {
      admitted?.release();
      if (!outgoing.writableFinished) giveUp();
    });
    if (pathname.endsWith("/live")) streams.signal.addEventListener("abort", giveUp, { once: true });
  });
});

app.onError((error, context) => {
  lifecycle.log.error({ err: error }, "the front door failed");
  const { status, message, retryAfter } = refusalOfDatabase(error) ?? UNFORESEEN;
  return sentenceResponse(context.req.raw, status, message, retryAfter ? { "Retry-After": String(retryAfter) } : {});
});

const UNFORESEEN = { status: 500, message: "Something went wrong. Please try again.", retryAfter: 0 };

type Asked = { method: string; headers: Headers; body?: Uint8Array<ArrayBuffer> };

/** Of React Router, compressed and within its time. `ends` is told how to give up, for when nobody waits any more. */
async function answer(url: string, asked: Asked, ends?: (giveUp: () => void) => void): Promise<Response> {
  const response = await answerWithin(
    LONGEST_ANSWER_MS,
    async (signal, giveUp) => {
      ends?.(giveUp);
      const request = new Request(url, { ...asked, signal });
      return withCompression(request, await handle(request, new RouterContextProvider()));
    },
    () => {
      const { method, headers } = asked;
      const path = withoutCodes(new URL(url).pathname);
      lifecycle.log.error({ requestId: headers.get("x-request-id"), path }, "stopped after 30 seconds");
      const message = "This took too long and was stopped. Please try again in a moment.";
      return sentenceResponse(new Request(url, { method, headers }), 503, message, { "Retry-After": "10" });
    },
  );
  // Proxies collect what they pass on: a stream is of no use then.
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (isStream) response.headers.set("X-Accel-Buffering", "no");
  if (response.status === 503 && !response.headers.has("Retry-After")) response.headers.set("Retry-After", "10");
  return response;
}

function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return exitWithSentence(error);
  }
}

function exitWithSentence(error: unknown): never {
  console.error(sentenceOfStart(error, process.env));
  process.exit(1);
}

const toRoutes = getRequestListener(countWaiting(app.fetch), hostname ? { hostname } : {});
// Longer than a proxy keeps an idle connection, so that none is closed as the proxy's next request comes in on it.
server.keepAliveTimeout = 65_000;
server.maxHeadersCount = 100;
server.setTimeout(120_000);
const at = await listen(server, { port, host: hostname, sixToo: !process.env.HOST && embedded }).catch(
  exitWithSentence,
);
lifecycle.log.info({ port: at, milliseconds: Math.round(performance.now() - startedAt) }, "ready");
console.log(`Open http://localhost:${at}`);
if (!sources) otherBuilds.keep("build/client/assets").catch((err) => lifecycle.log.error({ err }, "assets not kept"));
void lifecycle.firstRun().then((path) => {
  const here = publicOrigin ?? `http://localhost:${at}`;
  if (path) console.log(`Nobody is an admin yet. Set up this copy, once, within 24 hours: ${here}${path}`);
});

/** Files of the build and pages that are the same for everybody; whatever is neither goes on to the routes. */
function fromMemory(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { method = "", url = "" } = incoming;
  if (method !== "GET" && method !== "HEAD") return false;
  const [path = ""] = url.split("?", 1);
  const began = performance.now();
  const file = files.get(path) ?? (sources ? null : otherBuilds.find(path));
  const page = file || sources ? null : pages.find(incoming);
  const kept = file ?? page?.kept;
  if (!kept) return false;
  const requestId = requestIdOf(incoming.headers["x-request-id"]);
  logAnswer(requestId, method, path, send(kept, incoming, outgoing, requestId, page?.status), began);
  return true;
}

async function stop() {
  if (stopping) return;
  stopping = true;
  const forced = setTimeout(() => process.exit(1), DRAIN_MS + LONGEST_END_MS + 15_000);
  await drain(server, { seconds: DRAIN_MS / 1000, longest: LONGEST_END_MS, endStreams: () => streams.abort(), silent });
  await lifecycle.stop();
  await sources?.close();
  await closeDatabase();
  clearTimeout(forced);
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
