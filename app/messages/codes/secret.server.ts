import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { env } from "#app/platform/env.server.ts";

/** Six digits, each as likely as the other. */
export function randomCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, "0");
}

// A million codes are soon tried: only the server's own secret keeps a stolen table from telling them.
export function hashCode(methodId: string, code: string, secret = env.secrets[0]): string {
  return createHmac("sha256", secret).update(`${methodId}:${code}`).digest("hex");
}

export function codeMatches(methodId: string, code: string, hash: string | null): boolean {
  if (!hash || !/^\d{6}$/.test(code)) return false;
  return env.secrets.some((secret) =>
    timingSafeEqual(Buffer.from(hashCode(methodId, code, secret)), Buffer.from(hash)),
  );
}
