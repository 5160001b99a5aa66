import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "#app/platform/env.server.ts";

const VERSION = "v1";

/** A key for one use only, so that what was sealed for one is never opened as another. */
function keyOf(secret: string, use: string) {
  return Buffer.from(hkdfSync("sha256", secret, "", `seal:${use}`, 32));
}

/** Encrypts (AES-256-GCM) under the first session secret. `about` is bound to it: a row copied to somebody else does not open. */
export function seal(use: string, about: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(env.secrets[0], use), iv);
  cipher.setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [VERSION, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"))].join(".");
}

/** What was sealed under any of the secrets, and whether it was an older one; null when none of them opens it. */
export function unseal(use: string, about: string, sealed: string): { text: string; older: boolean } | null {
  const [version, ...parts] = sealed.split(".");
  const [iv, tag, body] = parts.map((part) => Buffer.from(part, "base64url"));
  if (version !== VERSION || iv?.length !== 12 || tag?.length !== 16 || !body) return null;
  for (const [index, secret] of env.secrets.entries()) {
    try {
      const decipher = createDecipheriv("aes-256-gcm", keyOf(secret, use), iv);
      decipher.setAAD(Buffer.from(about));
      decipher.setAuthTag(tag);
      return { text: decipher.update(body, undefined, "utf8") + decipher.final("utf8"), older: index > 0 };
    } catch {
      // Sealed under another secret, or tampered with.
    }
  }
  return null;
}
