import { renderToString } from "react-dom/server.node";
import type { EntryContext, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { pageBytes } from "#app/http/page-bytes.ts";
import { scriptHashes } from "#app/http/scripts/page-scripts.server.ts";
import { scriptNamed } from "#app/http/scripts/page-scripts.ts";
import { paintFirst } from "#app/http/scripts/paint-first.ts";
import { contentSecurityPolicy, cspNonce, stillPolicy } from "#app/http/security.server.ts";
import { WholeAnswer } from "#app/http/whole-answer.ts";
import { logFailure } from "#app/platform/log.server.ts";

export { createRequestHandler, RouterContextProvider } from "react-router";
export { guardedBuild } from "#app/http/guarded-build.ts";
export { lifecycle } from "#app/lifecycle.server.ts";

/** A page is written whole: it is compressed in one go, and its status is known before its first byte. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(cspNonce);
  const page = await draw(request, withMatchedRoutes(routerContext), nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const script = ownScriptOf(routerContext);
  const policy = script ? stillPolicy(scriptHashes[script]) : contentSecurityPolicy(nonce);
  headers.set("Content-Security-Policy", policy);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return new WholeAnswer(page, { status, headers });
}

function ownScriptOf({ staticHandlerContext: { matches, errors }, routeModules }: EntryContext) {
  if (errors) return undefined;
  return matches.map(({ route }) => scriptNamed(routeModules[route.id]?.handle)).findLast(Boolean);
}

/** The router of one page knows the routes of that page alone: to build all two hundred for each costs a third of a small one. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  if (ids.length === 0) return context;
  const of = <Part,>(all: Record<string, Part>) =>
    Object.fromEntries(ids.flatMap((id) => (id in all ? [[id, all[id]]] : [])));
  return {
    ...context,
    manifest: {
      ...context.manifest,
      url: tableOfRoutes(context.manifest.url, ids),
      routes: of(context.manifest.routes),
    },
    routeModules: of(context.routeModules),
  };
}

/** The status page's browser gets the visitors' half of the routes: see tools/build/short-manifest.ts. */
function tableOfRoutes(url: string, ids: string[]): string {
  return ids.some((id) => /^(?:repair-status|review-repair)/.test(id))
    ? url.replace("/assets/manifest-", "/assets/visitors-")
    : url;
}

/**
 * The page in one go. No part of it waits for anything, so it is drawn by the half of React that writes text: the half that writes to streams
 * counts and encodes each of a thousand pieces. What the loaders gave is read beforehand, and follows the page.
 */
async function draw(request: Request, routerContext: EntryContext, nonce: string): Promise<Buffer<ArrayBuffer>> {
  const { serverHandoffStream, ...context } = routerContext;
  const given = await textOf(serverHandoffStream);
  request.signal.throwIfAborted();
  const renderMeta: EntryContext["renderMeta"] = {};
  const page = pageBytes();
  // React of the build gives most of the page to `take` as it goes, and returns the rest (tools/build/lean-drawing.ts).
  const options = { identifierPrefix: "", take: page.take };
  page.take("<!DOCTYPE html>");
  page.take(
    renderToString(<ServerRouter context={{ ...context, renderMeta }} url={request.url} nonce={nonce} />, options),
  );
  if (renderMeta.didRenderScripts) page.takeBefore("</body></html>", handOver(given, nonce));
  return paintFirst(page.written(), nonce);
}

/** The build gives a text, where nothing that the loaders gave waits. */
async function textOf(given: ReadableStream<Uint8Array> | string = ""): Promise<string> {
  if (typeof given === "string") return given;
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of given) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}

/**
 * As ServerRouter writes it for a page that is drawn in parts, but what is JSON stands as it is and not as a text of JSON. Inside of a script the angle alone
 * could end it.
 */
function handOver(given: string, nonce: string): string {
  const controller = "window.__reactRouterContext.streamController";
  const [first = "", ...later] = given.trimEnd().split("\n");
  const text = first && later.length === 0 ? `JSON.stringify(${first})` : JSON.stringify(given);
  return `<script nonce="${nonce}">${controller}.enqueue(${text.replaceAll("<", "\\u003c")});</script><script nonce="${nonce}">${controller}.close();</script>`;
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  // Asked for what there is not, or in a way there is not: the line of the request says so.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logFailure(error, "request failed", { requestId: request.headers.get("x-request-id") });
}
