import { isTracing, traced } from "#app/platform/trace/trace.ts";

type Asked = { method: string; path: string; requestId: string; traceparent: string | null | undefined };

const QUIET = /^\/(?:healthz|readyz|metrics|assets\/)/;
/** What names one thing in a path: its place stays, so that like requests are alike. */
const NAMES = /\/(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22,}|\d+|[\w-]{20,})(?=\/|\.|$)/gi;

/** One request as a span of its caller's trace, by method and kind of path; codes and ids are in none. */
export async function traceRequest(
  { method, path, requestId, traceparent }: Asked,
  answer: () => Promise<number>,
): Promise<void> {
  if (!isTracing() || QUIET.test(path)) return void (await answer());
  const route = path.replace(NAMES, "/{id}");
  const attributes = { "http.request.method": method, "http.route": route, "amped.request_id": requestId };
  await traced(
    { name: `${method} ${route}`, kind: "server", attributes, traceparent: traceparent ?? null },
    async (add) => {
      add({ "http.response.status_code": await answer() });
    },
  );
}
