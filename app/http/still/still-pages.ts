import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { ServerBuild } from "react-router";
import { type Kept, keep } from "#app/http/files/from-memory.ts";
import { fieldIn } from "#app/platform/known.ts";

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** What else they are made of is looked at again this long after. */
const FRESH_MS = 60_000;
/** Without a public origin a page has as many forms as it has host names asked for. */
const MOST_KEPT = 64;
/** A toast, the answer to a form and somebody who is signed in make a page one person's own. */
const PERSONAL = /(?:^|;\s*)(?:__Host-)?(?:toast|call-request|interrupted|session)=/;
/** Anything that a route could read otherwise than it stands there goes to the routes. */
const PLAIN_PATH = /^\/[\w.~-]*(?:\/[\w.~-]+)*$/;
/** Questions that a page answers; all others, such as those of a campaign, change nothing. */
const ASKS = /[?&](?:domain|debug)=/;

type StillPage = { kept: Kept; status: number; since: number; asOf: number };

type Options = {
  build: ServerBuild;
  /** Of a request, as people see it. */
  originFor: (host: string | null) => string;
  /** Answers as the routes do, for nobody in particular. */
  render: (request: Request) => Promise<Response>;
  headers: [string, string][];
  /** Addresses that no route has and that are answered all the same. */
  others: readonly string[];
  /** Another number once the settings of the shop are others: what was drawn before is shown to nobody any more. */
  revision: () => number;
};

/**
 * Pages that are the same for everybody (their route's handle says `still`) and the one for addresses that do not exist: drawn once
 * for each origin, compressed at the best quality and then sent from memory. Whoever comes first is answered by the routes, and
 * whatever is one person's own always is.
 */
export function stillPages({ build, originFor, render, headers, others, revision }: Options) {
  const { addresses, known } = readRoutes(build);
  for (const other of others) known.add(other);
  const pages = new Map<string, StillPage>();
  const drawing = new Set<string>();

  /** The page to answer with, or null where the routes must. */
  function find({ url = "", headers: { cookie, host } }: IncomingMessage): StillPage | null {
    const [path = "", search] = url.split("?", 2);
    const address = addressOf(path);
    if (!address || (cookie && PERSONAL.test(cookie)) || (search && ASKS.test(`?${search}`))) return null;
    const origin = originFor(host ?? null);
    const key = origin + address;
    const drawn = pages.get(key);
    const page = drawn?.asOf === revision() ? drawn : undefined;
    if (!page || Date.now() - page.since > FRESH_MS) void draw(key, origin, address);
    return page ?? null;
  }

  function addressOf(path: string): string | null {
    if (addresses.has(path)) return path;
    if (!PLAIN_PATH.test(path) || path.endsWith(".data")) return null;
    return known.has(firstPart(path)) ? null : NOWHERE;
  }

  async function draw(key: string, origin: string, address: string) {
    if (drawing.has(key)) return;
    drawing.add(key);
    try {
      const [{ host }, asOf] = [new URL(origin), revision()];
      const response = await render(new Request(origin + address, { headers: { host } }));
      const page = await keepPage(response, address, asOf, pages.get(key));
      if (!page) return;
      pages.delete(key);
      pages.set(key, page);
      const [oldest] = pages.keys();
      if (pages.size > MOST_KEPT && oldest) pages.delete(oldest);
    } catch {
      // The routes answer, and say what is wrong.
    } finally {
      drawing.delete(key);
    }
  }

  async function keepPage(
    response: Response,
    address: string,
    asOf: number,
    before?: StillPage,
  ): Promise<StillPage | null> {
    if (response.status !== (address === NOWHERE ? 404 : 200)) return null;
    const plain = Buffer.from(await response.arrayBuffer());
    if (before?.kept.plain.body.equals(plain)) return { ...before, since: Date.now(), asOf };
    const [br, zipped] = await Promise.all([compress.br(plain), compress.gzip(plain, { level: 9 })]);
    const own = ["Content-Type", "Content-Security-Policy"].map((name): [string, string] => [
      name,
      response.headers.get(name) ?? "",
    ]);
    const all: [string, string][] = [...headers, ...own, ["Cache-Control", "no-cache"]];
    return { kept: keep({ plain, br, gzip: zipped }, all), status: response.status, since: Date.now(), asOf };
  }

  return { find };
}

/** Drawn for an address that no route has. */
const NOWHERE = "/there-is-no-such-page";

/** The addresses of still pages, and the first parts of all addresses that lead anywhere. */
function readRoutes({ routes }: ServerBuild) {
  const addresses = new Set<string>();
  const known = new Set<string>([""]);
  for (const route of Object.values(routes)) {
    if (!route) continue;
    const address = addressOfRoute(route.id, routes);
    if (address.startsWith("/*") || address.startsWith("/:")) continue;
    known.add(firstPart(address));
    if (fieldIn(route.module.handle, "still")) addresses.add(address);
  }
  return { addresses, known };
}

function addressOfRoute(id: string, routes: ServerBuild["routes"]): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    if (route.path) parts.unshift(route.path);
  }
  return `/${parts.join("/")}`;
}

/** In lower case: routes are found in any. */
function firstPart(path: string): string {
  return (path.split("/", 2)[1] ?? "").toLowerCase();
}
