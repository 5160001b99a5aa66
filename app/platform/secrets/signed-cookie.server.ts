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
  const known = new Map<string, string | null>();
  return {
    /** The value, or null where there is none or it is not ours. */
    async parse(header: string | null): Promise<unknown> {
      if (!header) return null;
      const before = known.get(header);
      if (before !== undefined) return before;
      const value = await cookie.parse(header, { decode: readSigned, filter: (key) => key === fullName });
      const read = value === "" ? null : value;
      // Others get the value too: nobody may change it in another's hand.
      if (read !== null && typeof read !== "string") return read;
      remember(known, header, read);
      return read;
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

/** Of each cookie, what headers had in them: one request reads each of its own several times, and the next request brings them again. */
const MOST_KNOWN = 1_000;
/** Whatever follows a signature is not looked at: a longer header is not worth its memory. */
const LONGEST_KNOWN = 1_024;

function remember(known: Map<string, string | null>, header: string, read: string | null) {
  if (header.length > LONGEST_KNOWN) return;
  const [oldest] = known.keys();
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(header, read);
}

/** Nothing where no secret of ours signed it. */
function readSigned(raw: string) {
  const [value = "", signature = ""] = decode(raw).split(".");
  return env.secrets.some((secret) => isSame(signature, signatureOf(value, secret))) ? value : "";
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
