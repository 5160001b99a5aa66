import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server.node";
import type { EntryContext, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { scriptHashes } from "#app/http/scripts/page-scripts.server.ts";
import { scriptNamed } from "#app/http/scripts/page-scripts.ts";
import { paintFirst } from "#app/http/scripts/paint-first.ts";
import { contentSecurityPolicy, cspNonce, stillPolicy } from "#app/http/security.server.ts";
import { logFailure } from "#app/platform/log.server.ts";

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
  const { page, failed } = await draw(request, withMatchedRoutes(routerContext), nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const script = ownScriptOf(routerContext);
  const policy = script ? stillPolicy(scriptHashes[script]) : contentSecurityPolicy(nonce);
  headers.set("Content-Security-Policy", policy);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return new Response(paintFirst(page, nonce), { status: failed ? 500 : status, headers });
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
    Object.fromEntries(ids.flatMap((id) => (id in all ? [[id, all[id] as Part]] : [])));
  return {
    ...context,
    manifest: { ...context.manifest, routes: of(context.manifest.routes) },
    routeModules: of(context.routeModules),
  };
}

function draw(request: Request, routerContext: EntryContext, nonce: string) {
  return new Promise<{ page: Buffer<ArrayBuffer>; failed: boolean }>((resolve, reject) => {
    const parts: Buffer[] = [];
    let failed = false;
    const whole = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve({ page: Buffer.concat(parts), failed });
        done();
      },
    });
    const drawing = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
      nonce,
      onAllReady: () => drawing.pipe(whole),
      onShellError: reject,
      onError(error) {
        failed = true;
        logFailure(error, "render failed", { requestId: request.headers.get("x-request-id") });
      },
    });
    whole.once("error", reject);
    request.signal.addEventListener("abort", () => drawing.abort(request.signal.reason), { once: true });
  });
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  // Asked for what there is not, or in a way there is not: the line of the request says so.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logFailure(error, "request failed", { requestId: request.headers.get("x-request-id") });
}
