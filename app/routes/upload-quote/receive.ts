import { setTimeout as sleep } from "node:timers/promises";
import { getViewer, type Viewer } from "#app/access/viewer.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { chosenIn } from "#app/platform/files/chosen.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { answerOf } from "#app/quotes/answer.server.ts";
import { keepPendingForm, readPendingFile } from "#app/quotes/pending-form.server.ts";
import { storeFiles, tooLargeBody } from "#app/quotes/store.server.ts";
import type { Route } from "./+types/receive";
import { carRead } from "./keep-file.server.ts";
import type { UploadEvent } from "./upload-events.ts";

/** Longer than this nobody watches a bar: the document is kept and read when it has become a request. */
const WATCHED_MS = 60_000;

/**
 * Takes the document, in one file or several, ahead of its form and says line by line how far the reading is. The form then names what is kept;
 * without a script the document comes with the form.
 */
async function handle({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return postOnly();
  try {
    const viewer = await getViewer(request);
    const form = await readForm(request).catch((error) => {
      throw tooLargeBody(error);
    });
    const files = chosenIn(form);
    if (files.length === 0) throw new Refusal(400, messages.quote.noFile);
    const { bytes, ...stored } = await storeFiles(viewer, files);
    const kept = await keepPendingForm(viewer, { kind: "file_quote", data: {}, file: stored });
    return eventStream(viewer, async (send) => {
      send({ kept: { id: kept.id, name: stored.name, size: stored.size } });
      await Promise.race([readAndTell(viewer, kept.id, bytes, send), sleep(WATCHED_MS, undefined, { ref: false })]);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const retry: Record<string, string> = error.retryAfter ? { "Retry-After": String(error.retryAfter) } : {};
    return new Response(error.message, { status: error.status, headers: { "Content-Type": "text/plain", ...retry } });
  }
}

async function readAndTell(viewer: Viewer, id: string, bytes: Uint8Array, send: (event: UploadEvent) => void) {
  const outcome = await readPendingFile(viewer, id, bytes, (fraction, stage) => send({ fraction, stage }));
  if (!outcome) return;
  if (!outcome.ok) return send({ fraction: 1, unreadable: outcome.reason });
  const answer = await answerOf(outcome);
  const { items, notice = null } = outcome.reading;
  send({ fraction: 1, lines: items.length, car: carRead(outcome), notice, ...(answer ? { answer } : {}) });
}

/** One event a line. A browser that has gone away changes nothing: the reading goes on and is kept. */
function eventStream(viewer: Viewer, work: (send: (event: UploadEvent) => void) => Promise<void>) {
  const text = new TextEncoder();
  let gone = false;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: UploadEvent) => {
        if (!gone) controller.enqueue(text.encode(`${JSON.stringify(event)}\n`));
      };
      try {
        await work(send);
      } finally {
        if (!gone) controller.close();
        gone = true;
      }
    },
    cancel() {
      gone = true;
    },
  });
  const cookie: Record<string, string> = viewer.visitorSetCookie ? { "Set-Cookie": viewer.visitorSetCookie } : {};
  // The type keeps compression away, which would hold the lines back.
  return new Response(stream, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", ...cookie },
  });
}

export { handle as action, handle as loader };
