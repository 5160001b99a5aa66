import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** The same answer, by brotli where the browser takes that and the body is worth it; streams pass as they are. */
export async function withCompression(request: Request, response: Response) {
  const type = response.headers.get("content-type") ?? "";
  const compressible = /^text\/(?!event-stream)|json|javascript|svg|x-script/.test(type);
  if (!compressible || !response.body || response.headers.has("content-encoding")) return response;
  if (!request.headers.get("accept-encoding")?.includes("br")) {
    // Nothing is read, and so nothing is copied.
    response.headers.append("Vary", "Accept-Encoding");
    return response;
  }
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  if (body.length < 1024) return new Response(body, { status: response.status, headers });
  headers.set("Content-Encoding", "br");
  headers.delete("Content-Length");
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  return new Response(new Uint8Array(await compress(body, { params: quality })), { status: response.status, headers });
}
