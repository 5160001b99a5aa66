import { watchNotices } from "#app/access/live.server.ts";
import { getViewer, isSignedIn } from "#app/access/viewer.server.ts";
import type { Route } from "./+types/live";

/** Milliseconds until a page whose place another one took asks again: it would take that one's place in turn. */
const REPLACED = 600_000;

/** Milliseconds that the question may have been under way, by which a page is older than it says. */
const UNDER_WAY = 2_000;

/** Milliseconds: a page that was asked for longer ago asks anew by itself when it comes to sight. */
const OLDEST = 3_600_000;

/**
 * Server-sent events: "changed" whenever there is something new for the person. What it is, the page's own loaders say. `?age=` says how many
 * milliseconds ago the page was asked for; the identifiers are moments, and one that comes back with a broken connection says what was missed.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await getViewer(request);
  if (!isSignedIn(viewer)) return new Response(null, { status: 401 });
  const text = new TextEncoder();
  let send = (_words: string) => {};
  let close = () => {};
  const since = knownUntil(request);
  const unwatch = watchNotices(viewer, since, {
    changed: (at) => send(`id: ${at}\nevent: changed\ndata: 1\n\n`),
    beat: (at) => send(`id: ${at}\n\n`),
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
      send(`retry: 5000\nid: ${since}\n\n`);
    },
    cancel: unwatch,
  });
  return new Response(stream, { headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store" } });
}

function knownUntil(request: Request): number {
  const now = Date.now();
  const last = Number(request.headers.get("last-event-id") || Number.NaN);
  const age = Number(new URL(request.url).searchParams.get("age"));
  const since = Number.isFinite(last) ? last : now - (Number.isFinite(age) ? age : 0) - UNDER_WAY;
  return Math.min(now, Math.max(now - OLDEST, since));
}
