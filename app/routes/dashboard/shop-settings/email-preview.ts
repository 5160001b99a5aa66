import { requirePermission } from "#app/http/permission.server.ts";
import { exampleEmail } from "#app/messages/email/example.server.ts";
import { renderEmail } from "#app/messages/email/frame.ts";
import type { Route } from "./+types/email-preview";

/** An e-mail as a customer gets it: a document of its own, for it brings its own styles. */
export async function loader({ request }: Route.LoaderArgs) {
  await requirePermission(request, "settings.manage");
  const { content, head } = await exampleEmail();
  return new Response(renderEmail(content, head).html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      "Cache-Control": "private, no-store",
    },
  });
}
