import { postOnly } from "#app/http/post-only.ts";
import { readCallReport } from "#app/messages/calls/elevenlabs.server.ts";
import { recordCallState } from "#app/messages/calls/place.server.ts";
import { env } from "#app/platform/env.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import type { Route } from "./+types/elevenlabs";

/** How a call of the voice assistant ended. The second report of one call changes nothing. */
async function handle({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return postOnly();
  if (!env.ELEVENLABS_WEBHOOK_SECRET) return new Response(null, { status: 404 });
  try {
    const signature = request.headers.get("elevenlabs-signature");
    const report = readCallReport(env.ELEVENLABS_WEBHOOK_SECRET, await request.text(), signature);
    if (report) await recordCallState(report.providerCallId, report.state);
    return Response.json({ received: true });
  } catch (error) {
    if (error instanceof RangeError) return Response.json({ message: error.message }, { status: 403 });
    logFailure(error, "call report not taken");
    return Response.json({ message: "Please send it again." }, { status: 500 });
  }
}

export { handle as action, handle as loader };
