import { postOnly } from "#app/http/post-only.ts";
import { receiveText } from "#app/messages/incoming-text.server.ts";
import { messagingDoor } from "#app/messages/providers/messaging.server.ts";
import type { Route } from "./+types/twilio";

/** A text that somebody sent to us, signed by Twilio. */
async function handle({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return postOnly();
  if (!messagingDoor) return new Response(null, { status: 404 });
  const text = await messagingDoor.readText(request);
  if (!text) return Response.json({ message: "The signature does not fit." }, { status: 403 });
  const answer = await receiveText(text);
  const { default: twilio } = await import("twilio");
  const response = new twilio.twiml.MessagingResponse();
  if (answer) response.message(answer);
  return new Response(response.toString(), { headers: { "Content-Type": "text/xml; charset=utf-8" } });
}

export { handle as action, handle as loader };
