import { getViewer, isSignedIn } from "#app/access/viewer.server.ts";
import { watchNotices } from "#app/models/live.server.ts";
import type { Route } from "./+types/live";

/** Proxies drop a connection that is silent for a minute; a session that has ended meanwhile ends it here. */
const BEAT = 25_000;

/** Server-sent events: "changed" whenever there is something new for the person. What it is, the page's own loaders say. */
export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await getViewer(request);
  if (!isSignedIn(viewer)) return new Response(null, { status: 401 });
  const text = new TextEncoder();
  let end = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (words: string) => controller.enqueue(text.encode(words));
      const unwatch = watchNotices(viewer, () => send("event: changed\ndata: 1\n\n"));
      const beat = setInterval(async () => {
        const still = await getViewer(new Request(request.url, { headers: request.headers })).catch(() => viewer);
        if (ended) return;
        if (still.user?.id === viewer.user.id) return send(": beat\n\n");
        end();
        controller.close();
      }, BEAT).unref();
      let ended = false;
      end = () => {
        ended = true;
        unwatch();
        clearInterval(beat);
      };
      send("retry: 5000\n\n");
    },
    cancel: () => end(),
  });
  return new Response(stream, { headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store" } });
}
