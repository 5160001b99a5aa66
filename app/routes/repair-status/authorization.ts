import { getViewer } from "#app/access/viewer.server.ts";
import { throwAsResponse } from "#app/http/page.server.ts";
import { openAuthorization } from "#app/repair/records/authorizations.server.ts";
import type { Route } from "./+types/authorization";

/** One go-ahead as it was given: the bytes that were frozen then, with their SHA-256. */
export async function loader({ request, params }: Route.LoaderArgs) {
  try {
    const { pdf, sha256 } = await openAuthorization(await getViewer(request), params.id, Number(params.revision));
    return new Response(new Uint8Array(pdf), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `inline; filename="authorization-${params.id.slice(0, 8)}-${params.revision}.pdf"`,
        "Content-Digest": `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    throwAsResponse(error);
  }
}
