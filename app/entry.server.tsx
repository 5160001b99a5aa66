import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server.edge";
import type { EntryContext, RouterContextProvider } from "react-router";
import { ServerRouter } from "react-router";
import { contentSecurityPolicy, cspNonce } from "#app/http/security.server.ts";
import { log } from "#app/platform/log.server.ts";

export { lifecycle } from "#app/lifecycle.server.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(cspNonce);
  let statusCode = status;
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        statusCode = 500;
        log.error({ requestId: request.headers.get("x-request-id"), err: error }, "render failed");
      },
    },
  );
  if (isbot(request.headers.get("user-agent"))) await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return new Response(stream, { status: statusCode, headers });
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  log.error({ requestId: request.headers.get("x-request-id"), err: error }, "request failed");
}
