import { createHash, randomBytes, randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import pg from "pg";
import { median } from "./pages/load.ts";
import { type Product, startProduct } from "./pages/product.ts";

/**
 * `npm run bench:growth [-- --requests 1000000 --rounds 9 --only '^admin']`: every page that a role's pages lead to, one address of each kind, and
 * the lists and details of the API, asked for one at a time of a shop of a thousand repairs and of a large one in turn. Prints the median milliseconds of both and the
 * growth, and what lies above the marks: 1.5 times, and 100 ms for a search. On the PostgreSQL server of BENCH_DATABASE_URL, on this machine.
 */
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "1000000" },
    rounds: { type: "string", default: "9" },
    only: { type: "string", default: "." },
  },
});
const ROUNDS = Number(values.rounds);
const MOST_GROWTH = 1.5;
const LONGEST_SEARCH = 100;
const ROLES = ["admin", "advisor", "technician", "driver"];
const LISTS = ["repair-requests", "vehicles", "invoices"];
const OTHER_PAGES = [
  "customers",
  "communications",
  "communications/new",
  "calendar",
  "notifications",
  "accounts",
  "users",
];
/** A word that some things have, one that nothing has, one that thousands have, and one that every sixth has. */
const WORDS = ["porsche", "zzqxv", "Weber21", "brake"];

const server = process.env.BENCH_DATABASE_URL;
if (!server) throw new Error("Set BENCH_DATABASE_URL to a PostgreSQL server on this machine.");
const small = await startProduct(server, 1000);
const large = await startProduct(server, Number(values.requests));
// The secret of the products that were started: the cookies are of these.
process.env.SESSION_SECRET ??= "a-secret-of-the-bench-with-enough-characters";
const { sessionCookie } = await import("#app/access/session.server.ts");
try {
  console.log(`${values.requests} repairs against 1000, ${ROUNDS} rounds, load ${loadavg()[0]?.toFixed(1)}\n`);
  console.log("| as | page | ms at 1000 | ms at many | growth | |\n|---|---|---|---|---|---|");
  let rows = 0;
  for (const role of ROLES) for (const row of await compare(role)) rows += row ? 1 : 0;
  console.log(`\n${rows} pages`);
} finally {
  await small.end();
  await large.end();
}

async function compare(role: string): Promise<boolean[]> {
  const [few, many] = [await visitorOf(small, role), await visitorOf(large, role)];
  const done: boolean[] = [];
  for (const [kind, path] of many.kinds) {
    const here = few.kinds.get(kind);
    if (!here || !new RegExp(values.only).test(`${role} ${kind}`)) continue;
    const times: [number[], number[]] = [[], []];
    let whole = true;
    for (let round = -2; round < ROUNDS && whole; round++) {
      const [one, other] = [await few.ask(here), await many.ask(path)];
      whole = one.ok && other.ok;
      if (round < 0) continue;
      times[0].push(one.milliseconds);
      times[1].push(other.milliseconds);
    }
    if (!whole) continue;
    const [before, after] = [median(times[0]), median(times[1])];
    const isSearch = /[?&]q=/.test(kind);
    const missed = isSearch ? after > LONGEST_SEARCH : after > before * MOST_GROWTH;
    const cells = [role, kind, before.toFixed(1), after.toFixed(1), (after / before).toFixed(2), missed ? "above" : ""];
    console.log(`| ${cells.join(" | ")} |`);
    done.push(true);
  }
  return done;
}

async function visitorOf(product: Product, role: string) {
  const cookie = await sessionOf(product, role);
  const get = (path: string) => fetch(product.origin + path, { headers: { cookie }, redirect: "manual" });
  const paths = new Set(["/dashboard", ...OTHER_PAGES.map((page) => `/dashboard/${page}`)]);
  for (const list of LISTS) {
    paths.add(`/dashboard/${list}`).add(`/api/${list}?limit=20`);
    const found: unknown = await get(`/api/${list}?limit=1`).then((answer) => answer.json());
    const [first] = Array.isArray(found) ? found : [];
    if (first) paths.add(`/dashboard/${list}/${first.id}`).add(`/api/${list}/${first.id}`);
  }
  for (const word of WORDS) {
    for (const page of ["search", ...LISTS, "customers", "users"]) paths.add(`/dashboard/${page}?q=${word}`);
  }
  const kinds = new Map<string, string>();
  for (const path of paths) kinds.set(kindOf(path), path);
  for (const path of [...paths].filter((one) => one.startsWith("/dashboard"))) {
    const html = await get(path).then((answer) => answer.text());
    for (const [, href = ""] of html.matchAll(/href="(\/(?:dashboard|repair-status)[^"#]*)"/g)) {
      const to = href.replaceAll("&amp;", "&");
      if (!/\.\w+(?:\?|$)|[?&](?:after|before)=/.test(to) && !kinds.has(kindOf(to))) kinds.set(kindOf(to), to);
    }
  }
  async function ask(path: string) {
    const began = performance.now();
    const answer = await get(path);
    await answer.arrayBuffer();
    return { milliseconds: performance.now() - began, ok: answer.ok };
  }
  return { kinds, ask };
}

/** An address without what names one thing or one day in it. */
function kindOf(path: string): string {
  return path
    .replace(/[\da-f]{8}-[\da-f-]{27}/g, ":id")
    .replace(/\d{4}-\d\d-\d\d/g, ":day")
    .replace(/q=[^&]*@[^&]*|q=[^&]*%40[^&]*/g, "q=:email");
}

/** Signed in with a second factor, as an admin has to be. */
async function sessionOf({ databaseUrl }: Product, role: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO "Session" ("id", "tokenHash", "userId", "knownBy", "twoFactors", "expiresAt")
     SELECT $1, $2, "id", 'password', true, now() + interval '1 day' FROM "User" WHERE "email" = $3`,
    [randomUUID(), createHash("sha256").update(token).digest("hex"), `${role}@amped.demo`],
  );
  await client.end();
  const cookie = await sessionCookie.serialize(token);
  return cookie.split(";")[0] ?? "";
}
