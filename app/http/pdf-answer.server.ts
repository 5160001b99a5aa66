import { sentenceResponse } from "#app/http/front-door.ts";
import { pdfOwner } from "#app/platform/pdf/make-pdf.server.ts";
import type { PdfAsked } from "#app/platform/pdf/pdf-pool.server.ts";
import { Refusal } from "#app/platform/refusal.ts";

type Viewer = Parameters<typeof pdfOwner>[0];

/** Who follows a link to a PDF reads a page, whatever their browser says that it takes; a program that asks for JSON gets that. */
function readBy({ url, headers }: Request): Request {
  const accept = headers.get("accept") ?? "";
  return new Request(url, { headers: { accept: accept.includes("json") ? accept : "text/html" } });
}

/** What makePdf refuses with. */
const OF_PDFS = [422, 429, 503];

/** A PDF as a file, or shown in the browser; where it cannot be made, the sentence that says why. */
export async function answerPdf(
  request: Request,
  viewer: Viewer,
  file: { name: string; inline?: boolean },
  make: (asked: PdfAsked) => Promise<Uint8Array | { pdf: Uint8Array; sha256: string }>,
): Promise<Response> {
  const ip = request.headers.get("x-client-ip");
  try {
    const made = await make({ owner: pdfOwner(viewer ?? { user: null, ip }), signal: request.signal });
    const { pdf, sha256 } = "pdf" in made ? made : { pdf: made, sha256: null };
    return new Response(new Uint8Array(pdf), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `${file.inline ? "inline" : "attachment"}; filename="${file.name}"`,
        ...(sha256 ? { "Content-Digest": `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:` } : {}),
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    if (!(error instanceof Refusal) || !OF_PDFS.includes(error.status)) throw error;
    const { status, message, retryAfter } = error;
    return sentenceResponse(readBy(request), status, message, retryAfter ? { "Retry-After": String(retryAfter) } : {});
  }
}
