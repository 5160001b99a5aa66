import { getViewer } from "#app/access/viewer.server.ts";
import { throwAsResponse } from "#app/http/page.server.ts";
import { notFound } from "#app/platform/refusal.ts";
import { openQuoteDocument } from "#app/quotes/quote-document.server.ts";
import type { Route } from "./+types/document";

/** What a browser may show on this site; anything else is only to be saved. */
const SHOWN = new Set(["application/pdf", "image/jpeg", "image/png", "image/webp"]);

/** The uploaded document itself, for whoever may see its request. */
export async function loader({ request, params }: Route.LoaderArgs) {
  try {
    const document = await openQuoteDocument(await getViewer(request), params.documentId);
    if (document.repairRequestId !== params.id) throw notFound("This document");
    const shown = SHOWN.has(document.fileType);
    return new Response(new Uint8Array(document.bytes), {
      headers: {
        "Content-Type": shown ? document.fileType : "application/octet-stream",
        "Content-Disposition": `${shown ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(document.fileName)}`,
        "Content-Length": String(document.bytes.byteLength),
        "X-Content-Type-Options": "nosniff",
        // No script runs in it; a sandbox would keep browsers from showing a PDF.
        "Content-Security-Policy":
          "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; object-src 'self'; frame-ancestors 'self'",
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    throwAsResponse(error);
  }
}
