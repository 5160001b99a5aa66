import ipaddr from "ipaddr.js";

type Network = [address: ipaddr.IPv4 | ipaddr.IPv6, prefixLength: number];

/** Which of the addresses in `X-Forwarded-For` to believe: those of so many hops, or those that came out of our networks. */
export type TrustedProxies = { hops: number } | { networks: Network[] };

/**
 * Reads `TRUST_PROXY`: nothing or `false` (no proxy), `true` (one), a number of hops, or addresses and networks in CIDR notation,
 * separated by commas. Errors: a sentence that names what is none of these.
 */
export function readTrustedProxies(setting = ""): TrustedProxies {
  const value = setting.trim().toLowerCase();
  if (value === "" || value === "false") return { hops: 0 };
  if (value === "true") return { hops: 1 };
  if (/^\d{1,2}$/.test(value)) return { hops: Number(value) };
  return { networks: value.split(",").map((part) => readNetwork(part.trim())) };
}

function readNetwork(text: string): Network {
  const [address = "", length, ...rest] = text.split("/");
  const parsed = parseAddress(address);
  const longest = parsed?.kind() === "ipv4" ? 32 : 128;
  const prefix = length === undefined ? longest : /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  if (!parsed || rest.length > 0 || !(prefix <= longest)) {
    throw new Error(
      `TRUST_PROXY is not usable: "${text}" is no network. Write true, a number of proxies, or networks such as 10.0.0.0/8, 2001:db8::/32.`,
    );
  }
  return [parsed, prefix];
}

/**
 * Who really asks: the nearest address that no trusted proxy stands on. `forwardedFor` is read from its end, where the nearest
 * proxy wrote; a client writes its own words at the front of it and is not believed. An entry that is no address ends the reading.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null | undefined,
  trusted: TrustedProxies,
): string {
  let nearest = parseAddress(peer ?? "");
  const said = (forwardedFor ?? "").split(",").reverse();
  for (const [hop, entry] of said.entries()) {
    const believed = "hops" in trusted ? hop < trusted.hops : nearest && standsIn(nearest, trusted.networks);
    const next = believed ? parseAddress(withoutPort(entry.trim())) : undefined;
    if (!next) break;
    nearest = next;
  }
  return nearest?.toString() ?? "unknown";
}

/**
 * What limits count an address by: an IPv4 address whole, an IPv6 address by its /64 (one household or one server has all of
 * that), an IPv4 address in IPv6 dress as itself. What is no address is given back in lower case.
 */
export function networkOf(address: string): string {
  const parsed = parseAddress(address);
  if (!parsed) return address.toLowerCase();
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}

/** Whether it is this very machine, in either family. */
export function isLoopback(address: string): boolean {
  return parseAddress(address)?.range() === "loopback";
}

/** Whether a text is an address of either family. */
export function isAddress(text: string): boolean {
  return parseAddress(text) !== undefined;
}

/** Without its zone and its IPv6 dress; the old ways to write IPv4 (octal, three parts) are no addresses here. */
function parseAddress(text: string) {
  const [plain = ""] = text.split("%");
  if (ipaddr.IPv4.isValidFourPartDecimal(plain)) return ipaddr.IPv4.parse(plain);
  return ipaddr.IPv6.isValid(plain) ? ipaddr.process(plain) : undefined;
}

function standsIn(address: ipaddr.IPv4 | ipaddr.IPv6, networks: Network[]) {
  return networks.some((network) => network[0].kind() === address.kind() && address.match(network));
}

function withoutPort(entry: string) {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(entry);
  if (bracketed) return bracketed[1] ?? "";
  return entry.replace(/^([\d.]+):\d+$/, "$1");
}
