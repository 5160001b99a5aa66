import { createHmac, timingSafeEqual } from "node:crypto";
import { createCookie } from "react-router";
import { env } from "#app/platform/env.server.ts";

type Options = { maxAge?: number };

/**
 * A cookie whose value the browser cannot change. The same words as a signed cookie of React Router, so that either reads the
 * other's, but signed on the spot: WebCrypto makes a key and two trips to another thread for each of them. The first secret
 * signs, all of them verify.
 */
export function signedCookie(name: string, { maxAge }: Options = {}) {
  const fullName = env.secure ? `__Host-${name}` : name;
  const cookie = createCookie(fullName, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: env.secure,
    ...(maxAge ? { maxAge } : {}),
  });
  return {
    /** The value, or null where there is none or it is not ours. */
    async parse(header: string | null): Promise<unknown> {
      const value = await cookie.parse(header, { decode: readSigned, filter: (key) => key === fullName });
      return value === "" ? null : value;
    },
    /** The Set-Cookie value. */
    serialize(value: unknown, options: Options = {}): Promise<string> {
      return cookie.serialize(value, { ...options, encode: writeSigned });
    },
  };
}

function writeSigned(encoded: string) {
  return encoded && encodeURIComponent(`${encoded}.${signatureOf(encoded, env.secrets[0])}`);
}

/** Cookies that were found right: one request reads each of its own several times, and the next request brings it again. */
const right = new Map<string, string>();
const MOST_RIGHT = 1_000;
/** Whatever follows a signature is not looked at: a longer one is not worth its memory. */
const LONGEST_RIGHT = 512;

/** Nothing where no secret of ours signed it. */
function readSigned(raw: string) {
  const known = right.get(raw);
  if (known !== undefined) return known;
  const [value = "", signature = ""] = decode(raw).split(".");
  if (!env.secrets.some((secret) => isSame(signature, signatureOf(value, secret)))) return "";
  if (raw.length > LONGEST_RIGHT) return value;
  const [oldest] = right.keys();
  if (right.size >= MOST_RIGHT && oldest !== undefined) right.delete(oldest);
  right.set(raw, value);
  return value;
}

function decode(raw: string) {
  try {
    return decodeURIComponent(raw);
  } catch {
    return "";
  }
}

function signatureOf(value: string, secret: string) {
  return createHmac("sha256", secret).update(value).digest("base64").replace(/=+$/, "");
}

function isSame(given: string, right: string) {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
