import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** An answer that stands ready: its bytes as they are and, where that pays, compressed. */
export type Kept = { plain: Variant; br?: Variant | undefined; gzip?: Variant | undefined };
type Variant = { body: Buffer; etag: string; headers: string[] };

type Bodies = { plain: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };

/** Headers as name and value in turn: Node writes such a list as it is. */
export function keep({ plain, br, gzip }: Bodies, headers: [string, string][]): Kept {
  const tag = createHash("sha1").update(plain).digest("base64url");
  const varies = Boolean(br || gzip);
  function variant(body: Buffer, encoding?: string): Variant {
    const etag = `"${tag}${encoding ? `-${encoding}` : ""}"`;
    const own: [string, string][] = [
      ...headers,
      ["ETag", etag],
      ...(varies ? ([["Vary", "Accept-Encoding"]] satisfies [string, string][]) : []),
      ...(encoding ? ([["Content-Encoding", encoding]] satisfies [string, string][]) : []),
    ];
    return { body, etag, headers: own.flat() };
  }
  return {
    plain: variant(plain),
    ...(br ? { br: variant(br, "br") } : {}),
    ...(gzip ? { gzip: variant(gzip, "gzip") } : {}),
  };
}

/** GET and HEAD alone; 304 where the browser has these very bytes. Returns the status. */
export function send(kept: Kept, incoming: IncomingMessage, outgoing: ServerResponse, requestId: string, status = 200) {
  const accepted = incoming.headers["accept-encoding"] ?? "";
  const { body, etag, headers } =
    (accepts(accepted, "br") && kept.br) || (accepts(accepted, "gzip") && kept.gzip) || kept.plain;
  const own = ["X-Request-Id", requestId];
  if (status === 200 && incoming.headers["if-none-match"]?.includes(etag)) {
    outgoing.writeHead(304, headers.concat(own)).end();
    return 304;
  }
  outgoing.writeHead(status, headers.concat(own, ["Content-Length", String(body.length)]));
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
  return status;
}

/** `br`, but not `br;q=0`. */
function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(header.slice(at + encoding.length));
}
