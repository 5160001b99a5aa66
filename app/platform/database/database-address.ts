import { existsSync } from "node:fs";

const MODES: Record<string, string> = { verify: "verify-full", unverified: "no-verify" };
const ADDRESSES = ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_OWNER_URL"];

/**
 * Writes DATABASE_TLS and DATABASE_CA into the addresses of the database, for everything that connects to it. What an address says
 * itself (`?sslmode=…`) stands. Errors: a sentence where a value is not known or the certificate is not there.
 */
export function secureAddresses(variables: Record<string, string | undefined>): void {
  const { DATABASE_TLS: tls = "", DATABASE_CA: authority = "" } = variables;
  if (!tls && !authority) return;
  const mode = MODES[tls || "verify"];
  if (!mode) throw new Error('DATABASE_TLS is not usable: say "verify" or "unverified", or leave it empty.');
  if (authority && !existsSync(authority)) {
    throw new Error(`DATABASE_CA names a file that is not there: ${authority}.`);
  }
  for (const name of ADDRESSES) {
    const address = variables[name];
    if (!address || !URL.canParse(address)) continue;
    const url = new URL(address);
    if (url.searchParams.has("sslmode")) continue;
    url.searchParams.set("sslmode", mode);
    if (authority) url.searchParams.set("sslrootcert", authority);
    variables[name] = url.href;
  }
}
