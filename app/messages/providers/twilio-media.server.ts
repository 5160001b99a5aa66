import { ProviderFault } from "#app/platform/provider-fault.ts";

type Config = { accountSid: string; authToken: string; apiBase?: string | undefined; mediaTimeout?: number };

/** Milliseconds for all of it: a picture of 5 MB over a slow line. */
const TIMEOUT = 30_000;
const MOST_REDIRECTS = 3;
/** Where Twilio's media addresses lead to: its own store, and the bucket behind it. */
const STORES = [".twilio.com", ".twiliocdn.com", ".amazonaws.com"];
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Fetches what came with a text, from Twilio alone: the address has to be one of our account on Twilio's API, our keys go to no other
 * host, and a redirect is followed only to Twilio's stores. Errors: ProviderFault.
 */
export function mediaFetcher(config: Config) {
  const keys = `Basic ${Buffer.from(`${config.accountSid}:${config.authToken}`).toString("base64")}`;

  return async function fetchMedia(url: string, most: number): Promise<Uint8Array> {
    const signal = AbortSignal.timeout(config.mediaTimeout ?? TIMEOUT);
    let address = ownMedia(url, config.accountSid);
    for (let hop = 0; address && hop <= MOST_REDIRECTS; hop++) {
      const headers: HeadersInit = isApi(address) ? { authorization: keys } : {};
      const answer = await fetch(reached(address, config.apiBase), { headers, redirect: "manual", signal }).catch(lost);
      if (answer.ok) return readUpTo(answer, most);
      await answer.body?.cancel();
      if (!REDIRECTS.includes(answer.status)) throw refusalOf(answer.status);
      address = storeOf(answer.headers.get("location"), address);
    }
    throw new ProviderFault("Twilio", { passing: false, code: "media address" });
  };
}

function ownMedia(url: string, accountSid: string): URL | null {
  const address = asSafe(url);
  const own = address && isApi(address) && address.pathname.startsWith(`/2010-04-01/Accounts/${accountSid}/Messages/`);
  return own ? address : null;
}

function storeOf(location: string | null, from: URL): URL | null {
  const address = location === null ? null : asSafe(location, from);
  return address && STORES.some((name) => address.hostname.endsWith(name)) ? address : null;
}

function isApi({ hostname }: URL) {
  return hostname === "api.twilio.com" || /^api\.[a-z0-9-]+\.[a-z0-9-]+\.twilio\.com$/.test(hostname);
}

function asSafe(url: string, from?: URL): URL | null {
  const address = URL.parse(url, from);
  const safe = address?.protocol === "https:" && !address.port && !address.username && !address.password;
  return safe ? address : null;
}

/** One address in place of all of Twilio's, where a stand-in speaks for it. */
function reached(address: URL, apiBase: string | undefined) {
  return apiBase ? `${apiBase.replace(/\/$/, "")}${address.pathname}${address.search}` : address;
}

async function readUpTo(answer: Response, most: number): Promise<Uint8Array> {
  const tooLarge = new ProviderFault("Twilio", { passing: false, code: "too large" });
  if (Number(answer.headers.get("content-length")) > most) {
    await answer.body?.cancel();
    throw tooLarge;
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of answer.body ?? []) {
      size += part.byteLength;
      if (size > most) throw tooLarge;
      parts.push(part);
    }
  } catch (error) {
    if (error === tooLarge) throw error;
    return lost(error);
  }
  return new Uint8Array(Buffer.concat(parts));
}

function lost(cause: unknown): never {
  throw new ProviderFault("Twilio", { passing: true, code: "no answer", cause });
}

function refusalOf(status: number) {
  const missing = status === 404 || status === 410;
  return new ProviderFault("Twilio", { passing: status >= 500 || status === 429, missing, code: status });
}
