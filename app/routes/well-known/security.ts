import { env } from "#app/platform/env.server.ts";
import type { Route } from "./+types/security";
import { securityText } from "./security-text.ts";

/** Where to write about a weakness (RFC 9116). */
export function loader({ url }: Route.LoaderArgs) {
  const origin = env.PUBLIC_ORIGIN ?? url.origin;
  return new Response(securityText({ origin, contact: env.SECURITY_CONTACT, now: new Date() }), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
