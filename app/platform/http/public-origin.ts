import { isLoopback } from "#app/platform/http/client-address.ts";

/**
 * The origin of `PUBLIC_ORIGIN`; a slash at its end is forgiven. Errors: a sentence, for anything that is not an origin.
 */
export function readPublicOrigin(text: string | undefined): string | undefined {
  const value = text?.trim();
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : null;
  const bare = url && !url.username && !url.password && url.pathname === "/" && !url.search && !url.hash;
  if (bare && /^https?:$/.test(url.protocol) && !/[?#]$/.test(value)) return url.origin;
  throw new Error(
    `PUBLIC_ORIGIN is not usable: "${value}" is not an origin. Write scheme and host alone, such as https://amped.example.`,
  );
}

/**
 * Whether a request names this very machine or one of our own host names. A copy for this machine alone answers to no other: a
 * stranger's page whose name was pointed here afterwards would be read by the browser as that stranger's own.
 */
export function isNamedHere(host: string | null, ownHosts: readonly string[]): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, "");
  const local = name === "localhost" || name.endsWith(".localhost") || isLoopback(name);
  return local || ownHosts.some((known) => name === known || name === `www.${known}`);
}

/**
 * The origin that a request was made to, from what we know and not from what it says of itself: the public one, or the same scheme
 * on another host name of ours. Without a public one, the host it names.
 */
export function originFor(host: string | null, publicOrigin: string | undefined, ownHosts: readonly string[]): string {
  if (!publicOrigin) return `http://${host ?? "localhost"}`;
  const { protocol } = new URL(publicOrigin);
  const name = host?.toLowerCase().replace(/:\d+$/, "");
  const own = ownHosts.some((known) => name === known || name === `www.${known}`);
  return own ? `${protocol}//${name}` : publicOrigin;
}
