import { randomFillSync } from "node:crypto";
import { createContext, type MiddlewareFunction } from "react-router";
import { inTurnOfSession, readInTurn } from "#app/access/in-turn.server.ts";
import { mediaType } from "#app/http/body.ts";
import { SAFE_METHODS, SIGNED_PATHS, sentenceResponse } from "#app/http/front-door.ts";
import { env } from "#app/platform/env.server.ts";
import { Refusal } from "#app/platform/refusal.ts";

export const cspNonce = createContext<string>("");

/** Root middleware: gives each document its nonce. */
export const giveNonce: MiddlewareFunction<Response> = async ({ context }, next) => {
  context.set(cspNonce, newNonce());
  return next();
};

const NONCE = 16;
/** Random bytes for the next nonces: to fetch them one by one costs ten times as much. */
const bytes = Buffer.alloc(64 * NONCE);
let used = bytes.length;

function newNonce(): string {
  if (used === bytes.length) {
    randomFillSync(bytes);
    used = 0;
  }
  used += NONCE;
  return bytes.toString("base64", used - NONCE, used);
}

/**
 * Root middleware: of one session's many writes, and of one browser's and one network's many reads, a few are worked on at once and
 * some wait; what is more is 429.
 */
export const takeTurns: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const cookieHeader = request.headers.get("cookie");
  const reads = SAFE_METHODS.has(request.method);
  // A file takes long to come and is counted elsewhere; a signed call has no session.
  const isElsewhere =
    url.pathname.startsWith(SIGNED_PATHS) || mediaType(request.headers.get("content-type")) === "multipart/form-data";
  if (!reads && isElsewhere) return next();
  try {
    if (reads) return await readInTurn({ cookieHeader, ip: request.headers.get("x-client-ip") }, next);
    return await inTurnOfSession(cookieHeader, next);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 429) throw error;
    return sentenceResponse(request, 429, error.message, { "Retry-After": String(error.retryAfter) });
  }
};

/** Addresses of pages that come without React: a redirect to one is followed by the browser, not by the router, which would use up its toast. */
const DOCUMENTS = new Set(["/", "/login"]);

/** Root middleware: says so to the router of the page that asked. */
export const openAsDocument: MiddlewareFunction<Response> = async (_args, next) => {
  const response = await next();
  const path = response.headers.get("Location")?.split("?", 1)[0];
  if (path && DOCUMENTS.has(path)) response.headers.set("X-Remix-Reload-Document", "true");
  return response;
};

/** Of a page with nothing but its one script, whose hash this is. */
export function stillPolicy(scriptHash: string) {
  return [
    "default-src 'self'",
    `script-src '${scriptHash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export function contentSecurityPolicy(nonce: string) {
  const stripe = env.configured.stripe;
  // A stand-in has one address for all that the provider has several for.
  const standIn = stripe && env.STRIPE_API_BASE ? ` ${new URL(env.STRIPE_API_BASE).origin}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${stripe ? " https://js.stripe.com https://*.js.stripe.com" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${stripe ? " https://api.stripe.com" : ""}${standIn}`,
    `frame-src 'self' blob:${stripe ? " https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com" : ""}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self'${stripe ? " https://checkout.stripe.com" : ""}${standIn}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
