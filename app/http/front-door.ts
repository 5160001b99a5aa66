import type { IncomingMessage } from "node:http";
import { type BodyRefusal, bodyRule, refuseFields, tooLarge } from "#app/http/body.ts";
import { fieldsOnly } from "#app/http/fields-only.ts";
import { lingerOn } from "#app/http/process/linger.ts";

/** Of all bodies that are being read at one moment, in bytes: more wait outside. */
const MOST_AT_ONCE = 256 * 1024 * 1024;
/** A sender that says nothing for so long is let go. */
const LONGEST_PAUSE_MS = 15_000;
let held = 0;

/** What the front door lets through: the whole body, counted and looked at, or why not. */
export type Admitted = { bytes: Uint8Array<ArrayBuffer>; release: () => void } | { refused: Stopped };

/** A body that is not taken, or that did not come; `inPlace` where the route says it in its own words, with what was `typed` beside the file. */
type Stopped = {
  status: BodyRefusal["status"] | 408;
  message: string;
  inPlace?: boolean;
  typed?: Uint8Array<ArrayBuffer>;
};

/** A form with a file is read to its end for the fields beside it, unless it is as large as this. */
const MOST_LOOKED_THROUGH = 80 * 1024 * 1024;

/**
 * Reads the body of a request, never more than its address takes and never for longer, and looks at the fields of a form, before
 * anything of ours parses it. `release` gives its room back once the request is answered. `expectQuote` is told when the first bytes
 * of a quote are there: on a phone's connection the rest takes as long as what reads it takes to start.
 */
export async function admitBody(
  incoming: IncomingMessage,
  pathname: string,
  expectQuote: () => void,
): Promise<Admitted> {
  const contentType = incoming.headers["content-type"] ?? null;
  const { limit, seconds, inPlace, isQuote } = bodyRule(pathname, contentType);
  const over = { ...tooLarge(limit), inPlace };
  let length = 0;
  const release = () => {
    held -= length;
    length = 0;
  };
  const refuse = (refused: Stopped) => {
    release();
    // Who was too slow, or has gone, is not waited for.
    if (refused.status === 413 || refused.status === 503) lingerOn(incoming);
    return { refused };
  };
  const announced = Number(incoming.headers["content-length"] ?? 0);
  const most = inPlace ? MOST_LOOKED_THROUGH : limit;
  if (announced > most) return refuse(over);
  const chunks: Buffer[] = [];
  let typed = announced > limit ? fieldsOnly(contentType ?? "") : null;
  let total = 0;
  const outcome = await readChunks(incoming, seconds, (chunk) => {
    if (isQuote && total === 0) expectQuote();
    total += chunk.byteLength;
    if (total > most) return over;
    if (total > limit && !typed) {
      typed = fieldsOnly(contentType ?? "");
      for (const each of chunks.splice(0)) typed.take(each);
      release();
    }
    if (typed) {
      typed.take(chunk);
      return null;
    }
    length += chunk.byteLength;
    held += chunk.byteLength;
    if (held > MOST_AT_ONCE) return CROWDED;
    chunks.push(chunk);
    return null;
  });
  if (outcome) return refuse(outcome);
  if (typed) return refuse({ ...over, typed: new Uint8Array(typed.whole()) });
  const bytes = new Uint8Array(Buffer.concat(chunks));
  const odd = refuseFields(bytes, contentType);
  return odd ? refuse(odd) : { bytes, release };
}

const CROWDED: BodyRefusal = {
  status: 503,
  message: "Too much is being sent to us at once. Please try again in a moment.",
};
const TOO_SLOW: Stopped = { status: 408, message: "The body did not arrive in time. Please send it again." };
const BROKEN: BodyRefusal = { status: 400, message: "The body could not be read." };

/** Null once the body has ended; else what stopped it. */
function readChunks(
  incoming: IncomingMessage,
  seconds: number,
  take: (chunk: Buffer) => Stopped | null,
): Promise<Stopped | null> {
  return new Promise((resolve) => {
    const settle = (outcome: Stopped | null) => {
      clearTimeout(whole);
      clearTimeout(pause);
      incoming.off("data", onData).off("end", onEnd).off("error", onError).off("close", onError);
      incoming.pause();
      resolve(outcome);
    };
    const whole = setTimeout(() => settle(TOO_SLOW), seconds * 1000);
    const pause = setTimeout(() => settle(TOO_SLOW), LONGEST_PAUSE_MS);
    const onEnd = () => settle(null);
    const onError = () => settle(BROKEN);
    const onData = (chunk: Buffer) => {
      pause.refresh();
      const stopped = take(chunk);
      if (stopped) settle(stopped);
    };
    incoming.on("data", onData).on("end", onEnd).on("error", onError).on("close", onError);
  });
}

const METHODS = { page: "GET, HEAD, POST, OPTIONS", call: "GET, HEAD, POST, PUT, DELETE, OPTIONS" };

/** Pages only GET and POST; a call answers for itself what its path has. Null where the method may go on. */
export function refuseMethod(method: string, pathname: string): Response | null {
  const isCall = pathname.startsWith("/api/");
  const allow = isCall ? METHODS.call : METHODS.page;
  if (!allow.split(", ").includes(method)) return new Response(null, { status: 405, headers: { Allow: allow } });
  return method === "OPTIONS" && !isCall ? new Response(null, { status: 204, headers: { Allow: allow } }) : null;
}

/** In the form the sender reads: JSON for calls, a page of one sentence for browsers. */
export function sentenceResponse(
  request: Request,
  status: number,
  message: string,
  headers: HeadersInit = {},
): Response {
  const all = new Headers(headers);
  all.set("Cache-Control", "no-store");
  const { pathname } = new URL(request.url);
  const wantsPage = request.headers.get("accept")?.includes("text/html") && !/^\/(?:api|webhooks)\//.test(pathname);
  if (!wantsPage) return Response.json({ message }, { status, headers: all });
  all.set("Content-Type", "text/html; charset=utf-8");
  all.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>That did not work</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem}a{color:inherit}</style></head>
<body><main><h1>That did not work</h1><p>${message}</p><p><a href="/">Go to the start page</a></p></main></body></html>`,
    { status, headers: all },
  );
}

/** Signed by their sender instead: these calls come from other companies' servers. */
export const SIGNED_PATHS = "/webhooks/";

const FOREIGN =
  "This came from another address than this site's, so nothing of it was taken. Please open the page at its own address, and try again.";

/**
 * Refuses with 403 a write that another site caused, before anything of it is read: React Router would refuse those to pages by two
 * words and an error in the log, and those to doors without a page not at all. The address of `request` is the one that people see.
 */
export function refuseForeign(request: Request, incoming?: IncomingMessage): Response | null {
  if (!isForeign(request)) return null;
  if (incoming) lingerOn(incoming);
  return sentenceResponse(request, 403, FOREIGN, { Connection: "close" });
}

/** What changes nothing. */
export const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export function isForeign({ method, url, headers }: Request): boolean {
  const { origin, pathname } = new URL(url);
  if (SAFE_METHODS.has(method) || pathname.startsWith(SIGNED_PATHS)) return false;
  const site = headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") return true;
  const said = headers.get("origin");
  return said !== null && said !== origin;
}

/** The answer within so many milliseconds, or the fallback; `signal` tells the one who works on it to give up, `giveUp` does so. */
export async function answerWithin(
  milliseconds: number,
  work: (signal: AbortSignal, giveUp: () => void) => Promise<Response>,
  late: () => Response,
): Promise<Response> {
  const giveUp = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<Response>((resolve) => {
    timer = setTimeout(() => {
      resolve(late());
      giveUp.abort(new DOMException("The request ran for too long.", "TimeoutError"));
    }, milliseconds);
  });
  const working = work(giveUp.signal, () => giveUp.abort());
  working.catch(() => {});
  return Promise.race([working, alarm]).finally(() => clearTimeout(timer));
}
