import { postOnly } from "#app/http/post-only.ts";
import { receiveTextReport } from "#app/messages/incoming-text.server.ts";
import { messagingDoor } from "#app/messages/providers/messaging.server.ts";
import type { Route } from "./+types/twilio-status";

/** What became of a text that we sent, signed by Twilio. */
async function handle({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return postOnly();
  if (!messagingDoor) return new Response(null, { status: 404 });
  const report = await messagingDoor.readReport(request);
  if (!report) return Response.json({ message: "The signature does not fit." }, { status: 403 });
  await receiveTextReport(report);
  return new Response(null, { status: 204 });
}

export { handle as action, handle as loader };
