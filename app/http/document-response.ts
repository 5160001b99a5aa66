import { fileNameOf } from "#app/platform/files/upload.ts";

/** What a browser may show on this site; anything else is only to be saved. */
export const SHOWN: Record<string, string> = {
  "application/pdf": "application/pdf",
  "text/plain": "text/plain; charset=utf-8",
  "image/jpeg": "image/jpeg",
  "image/png": "image/png",
  "image/webp": "image/webp",
};

type Document = { bytes: Uint8Array; fileName: string; fileType: string };

/** An uploaded document itself: a stranger's bytes, in which nothing runs and which no cache keeps. */
export function documentResponse({ bytes, fileName, fileType }: Document): Response {
  const shown = SHOWN[fileType];
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": shown ?? "application/octet-stream",
      "Content-Disposition": `${shown ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(fileNameOf(fileName, fileType))}`,
      "Content-Length": String(bytes.byteLength),
      "X-Content-Type-Options": "nosniff",
      // No script runs in it; a sandbox would keep browsers from showing a PDF.
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; object-src 'self'; frame-ancestors 'self'",
      "Cache-Control": "private, no-store",
    },
  });
}
