import { watchNotices } from "#app/access/live.server.ts";
import { getViewer, isSignedIn } from "#app/access/viewer.server.ts";
import type { Route } from "./+types/live";

/** Milliseconds until a page whose place another one took asks again: it would take that one's place in turn. */
const REPLACED = 600_000;

/** Server-sent events: "changed" whenever there is something new for the person. What it is, the page's own loaders say. */
export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await getViewer(request);
  if (!isSignedIn(viewer)) return new Response(null, { status: 401 });
  const text = new TextEncoder();
  let send = (_words: string) => {};
  let close = () => {};
  const unwatch = watchNotices(viewer, {
    changed: () => send("event: changed\ndata: 1\n\n"),
    beat: () => send(": beat\n\n"),
    close(reason) {
      if (reason === "replaced") send(`retry: ${REPLACED}\n\n`);
      close();
    },
  });
  if (!unwatch) return new Response(null, { status: 503, headers: { "Retry-After": "60" } });
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (words) => controller.enqueue(text.encode(words));
      close = () => controller.close();
      send("retry: 5000\n\n");
    },
    cancel: unwatch,
  });
  return new Response(stream, { headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store" } });
}
