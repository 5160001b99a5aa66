import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { wholeBody } from "#app/http/whole-answer.ts";

const compress = promisify(brotliCompress);

/** The same answer, by brotli where the browser takes that and the body is worth it; streams pass as they are. */
export async function withCompression(request: Request, response: Response) {
  const whole = wholeBody(response);
  const { status, headers } = response;
  const type = headers.get("content-type") ?? "";
  const compressible = /^text\/(?!event-stream)|json|javascript|svg|x-script/.test(type);
  const said = compressible && (whole !== undefined || response.body) && !headers.has("content-encoding");
  if (said) headers.append("Vary", "Accept-Encoding");
  if (!said || !request.headers.get("accept-encoding")?.includes("br")) {
    // Nothing is read, and so nothing is copied.
    return whole === undefined ? response : new Response(whole, { status, headers });
  }
  const raw = whole ?? new Uint8Array(await response.arrayBuffer());
  const body = typeof raw === "string" ? Buffer.from(raw) : raw;
  if (body.length < 1024) return new Response(body, { status, headers });
  headers.set("Content-Encoding", "br");
  headers.delete("Content-Length");
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  return new Response(new Uint8Array(await compress(body, { params: quality })), { status, headers });
}
