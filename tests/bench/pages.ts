import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { load, median, processorTime } from "./pages/load.ts";
import { plainReads } from "./pages/plain-reads.ts";
import { type Product, startProduct } from "./pages/product.ts";
import { fontsOf, scriptOf } from "./pages/script-size.ts";
import { startStock } from "./pages/stock.ts";

// `npm run bench -- --requests 100000`: what a page costs, against a bare page on react-router-serve, in the same minutes. On PostgreSQL
// where BENCH_DATABASE_URL names a server on this machine whose role may make databases (a superuser: the world is filled without
// triggers), and embedded. Prints a line a page; see docs/performance.md for how to read it.
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "1000" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "1" },
    only: { type: "string", default: "." },
  },
});
const REQUESTS = Number(values.requests);
const ROUNDS = Number(values.rounds);
const MILLISECONDS = Number(values.seconds) * 1000;
const ADVISOR = "advisor@amped.demo";

type Page = { name: string; path: string; as: "nobody" | "advisor" | "driver"; br?: boolean };
type Round = { server: number; database: number; p50: number; p99: number };
type Measured = Page & {
  rounds: Round[];
  bytes: number;
  status: number;
  statements: number;
  script: number;
  fonts: number;
};

const folder = mkdtempSync(join(tmpdir(), "stock-"));
const stock = await startStock(folder);
try {
  const { BENCH_DATABASE_URL: server } = process.env;
  if (server) await measure("PostgreSQL", await startProduct(server, REQUESTS));
  else console.log("BENCH_DATABASE_URL is not set: embedded only.");
  await measure("embedded", await startProduct(null, Math.min(REQUESTS, 1000)));
} finally {
  stock.end();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(where: string, product: Product) {
  try {
    const cookies = {
      nobody: "",
      advisor: await signIn(product, ADVISOR),
      driver: await signIn(product, "driver@amped.demo"),
    };
    const pages = await pagesOf(product, cookies.driver);
    const measured: Measured[] = [];
    for (const page of pages) measured.push(await first(product, page, cookies[page.as]));
    const bare: Record<"plain" | "br", number[]> = { plain: [], br: [] };
    for (let round = 0; round < ROUNDS; round++) {
      bare.plain.push(await costOfStock(false));
      bare.br.push(await costOfStock(true));
      for (const page of measured.toSorted(() => Math.random() - 0.5)) {
        page.rounds.push(await oneRound(product, page, cookies[page.as]));
      }
    }
    report(where, measured, bare);
    const { milliseconds, processor, memory } = product.start;
    console.log(
      `\nstart ${Math.round(milliseconds)} ms (${Math.round(processor)} on a processor), at rest ${Math.round(memory)} MB`,
    );
    if (where === "PostgreSQL") await reportDatabase(product, measured);
  } finally {
    await product.end();
  }
}

/** The database's time of the five busiest pages against the same reads in plain `pg`: the mark is 1.3. */
async function reportDatabase(product: Product, pages: Measured[]) {
  const request = pages.flatMap(({ path }) => /[\da-f-]{36}/.exec(path)?.[0] ?? [])[0];
  if (!request) return;
  const plain = await plainReads(product.databaseUrl, ROUNDS, { request, advisor: ADVISOR });
  console.log("\n| page | database µs | plain pg µs | times plain pg |\n|---|---|---|---|");
  for (const { name, rounds } of pages) {
    const byHand = plain.get(name);
    if (!byHand) continue;
    const ours = median(rounds.map(({ database }) => database));
    console.log(`| ${name} | ${Math.round(ours)} | ${Math.round(byHand)} | ${(ours / byHand).toFixed(2)} |`);
  }
}

async function pagesOf({ origin }: Product, cookie: string): Promise<Page[]> {
  const answer = await fetch(`${origin}/api/repair-requests?limit=50`, { headers: { cookie } });
  const requests = (await answer.json()) as { id: string; lineItems?: unknown[] }[];
  const largest = requests.toSorted((a, b) => (b.lineItems?.length ?? 0) - (a.lineItems?.length ?? 0))[0];
  if (!largest) throw new Error("The demo driver has no repair request.");
  const pages: Page[] = [
    { name: "landing", path: "/", as: "nobody" },
    { name: "landing, br", path: "/", as: "nobody", br: true },
    { name: "standard landing, br", path: "/home-standard", as: "nobody", br: true },
    { name: "no such page", path: "/no-such-page", as: "nobody" },
    { name: "a file", path: "/favicon.svg", as: "nobody" },
    { name: "login", path: "/login", as: "nobody" },
    { name: "upload a quote", path: "/upload-quote", as: "nobody" },
    { name: "sample status", path: "/repair-status/demo", as: "nobody" },
    { name: "status, a driver", path: `/repair-status/${largest.id}`, as: "driver" },
    { name: "list of 20", path: "/dashboard/repair-requests", as: "advisor" },
    { name: "details", path: `/dashboard/repair-requests/${largest.id}`, as: "driver" },
    { name: "dashboard", path: "/dashboard", as: "advisor" },
    { name: "search, a hit", path: "/dashboard/search?q=porsche", as: "advisor" },
    { name: "search, no hit", path: "/dashboard/search?q=zzqx", as: "advisor" },
    { name: "/api/auth/me", path: "/api/auth/me", as: "driver" },
    { name: "/api request", path: `/api/repair-requests/${largest.id}`, as: "driver" },
  ];
  return pages.filter(({ name }) => new RegExp(values.only).test(name));
}

/** Warms it, and what does not change from one time to the next: statements, bytes, script. */
async function first(product: Product, page: Page, cookie: string): Promise<Measured> {
  const url = product.origin + page.path;
  const warm = await load(url, headersOf(page, cookie), 2, 700);
  if (warm.status >= 400 && page.name !== "no such page") throw new Error(`${page.name} answers ${warm.status}.`);
  const before = await product.statements();
  await load(url, headersOf(page, cookie), 1, 0);
  const statements = (await product.statements()) - before;
  const script = page.path.startsWith("/api") ? 0 : await scriptOf(product.origin, page.path, cookie);
  const fonts = page.path.startsWith("/api") ? 0 : await fontsOf(product.origin, page.path, cookie);
  return { ...page, rounds: [], bytes: warm.bytes, status: warm.status, statements, script, fonts };
}

async function oneRound(product: Product, page: Page, cookie: string): Promise<Round> {
  const database = await product.databaseTime();
  const server = processorTime(product.pid);
  const { requests, p50, p99 } = await load(product.origin + page.path, headersOf(page, cookie), 8, MILLISECONDS);
  const serverCost = (processorTime(product.pid) - server) / requests;
  return { server: serverCost, database: ((await product.databaseTime()) - database) / requests, p50, p99 };
}

async function costOfStock(br: boolean): Promise<number> {
  const before = processorTime(stock.pid);
  const { requests } = await load(stock.origin, br ? { "accept-encoding": "gzip, br" } : {}, 8, MILLISECONDS);
  return (processorTime(stock.pid) - before) / requests;
}

function headersOf({ br }: Page, cookie: string): Record<string, string> {
  return { ...(cookie ? { cookie } : {}), ...(br ? { "accept-encoding": "gzip, br" } : {}) };
}

async function signIn({ origin }: Product, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "demo1234" }),
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

function report(where: string, pages: Measured[], bare: Record<"plain" | "br", number[]>) {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const load = loadavg()[0]?.toFixed(1);
  const bares = `bare page ${Math.round(median(bare.plain))} µs, br ${Math.round(median(bare.br))} µs`;
  console.log(`\n${where}, ${REQUESTS} requests, ${ROUNDS} rounds, commit ${commit}, load ${load}; ${bares}\n`);
  console.log(
    "| page | server µs | database µs | x stock | p50 ms | p99 ms | statements | bytes | script kB | fonts kB |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|---|");
  for (const { name, rounds, br, statements, bytes, script, fonts } of pages) {
    const of = (read: (round: Round) => number) => median(rounds.map(read));
    const ratio = median(rounds.map(({ server }, i) => (bare[br ? "br" : "plain"][i] ?? 0) / server));
    const cells = [
      name,
      Math.round(of(({ server }) => server)),
      Math.round(of(({ database }) => database)),
      ratio.toFixed(2),
      of(({ p50 }) => p50).toFixed(1),
      of(({ p99 }) => p99).toFixed(1),
      statements,
      bytes,
      (script / 1000).toFixed(1),
      (fonts / 1000).toFixed(1),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}
