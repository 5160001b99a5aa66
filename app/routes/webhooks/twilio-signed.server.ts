import { env } from "#app/env.server.ts";
import { isSignedByTwilio } from "#app/integrations/messaging/twilio.server.ts";

/** The fields of a signed call of Twilio, or the answer to one that is not: 405, 404 where there are no keys, 403. */
export async function readSigned(request: Request): Promise<Record<string, string> | Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  if (!env.TWILIO_AUTH_TOKEN) return new Response(null, { status: 404 });
  const fields = Object.fromEntries(new URLSearchParams(await request.text()));
  const { pathname, search, origin } = new URL(request.url);
  // Behind a proxy the request's own address is another than the one Twilio was told and signed.
  const url = `${env.PUBLIC_ORIGIN ?? origin}${pathname}${search}`;
  if (!isSignedByTwilio(env.TWILIO_AUTH_TOKEN, request.headers.get("x-twilio-signature"), url, fields)) {
    return new Response("The signature does not fit.", { status: 403 });
  }
  return fields;
}
