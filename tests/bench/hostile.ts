import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build, startProcess } from "../processes/process.ts";

// `npm run bench:hostile`: a thousand requests that nobody honest sends, against the product as it is started, with an honest visitor and
// a health check beside them. Fails on a 5xx, on a restart, and when the honest ones are made to wait.
const COUNT = Number(process.argv[2] ?? 1000);
const AT_ONCE = 20;
const dataDir = mkdtempSync(join(tmpdir(), "hostile-"));
build();
const server = await startProcess("server.ts", { DATA_DIR: dataDir, LOG_LEVEL: "fatal" });
const port = Number(new URL(server.url).port);
const origin = `http://127.0.0.1:${port}`;
let restarts = 0;
void server.ended.then(() => {
  restarts += 1;
});

let state = 20261121;
/** The same thousand every time. */
function pick(below: number) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state % below;
}
const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T;

const PATHS = [
  "/login",
  "/login.data",
  "/create-request",
  "/upload-quote/manual",
  "/verify-otp?methodId=x&phone=1",
  "/call-request",
  "/api/auth/login",
  "/api/quotes/analyze-file",
  "/dashboard/users/new",
  "/repair-status/demo/approve",
  "/webhooks/twilio",
  "/webhooks/stripe",
  "/upload-quote/receive",
];
const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

type Attack = {
  kind: string;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  raw?: string;
  slow?: boolean;
};

const KINDS: (() => Attack)[] = [
  () => post("nesting", FORM, `${"a[b].".repeat(1 + pick(20_000))}c=1`),
  () => post("index", FORM, `${one(["email", "password", "lines", "__intent__"])}[${10 ** (1 + pick(9))}]=x`),
  () =>
    post(
      "intent",
      FORM,
      `email=a&__intent__=${encodeURIComponent(JSON.stringify({ type: "insert", payload: { name: "email", index: 10 ** pick(10) } }))}`,
    ),
  () => post("repetition", FORM, "email=1&".repeat(1 + pick(100_000))),
  () => post("size", FORM, `email=${"x".repeat(pick(3_000_000))}`),
  () =>
    post(
      "encoding",
      one([
        FORM,
        `${FORM}; charset=utf-7`,
        "text/plain",
        "multipart/form-data",
        "multipart/form-data; boundary=",
        "x/y",
        "",
      ]),
      "%zz=%00&\u0000=\ud83d",
    ),
  () =>
    post(
      "json",
      JSON_TYPE,
      one([
        `${"[".repeat(50_000)}`,
        `${'{"a":'.repeat(30_000)}1`,
        '{"__proto__":{"x":1}}',
        '"\\u0000"',
        "1e999999",
        "{",
        `"${"x".repeat(400_000)}"`,
      ]),
    ),
  () =>
    post(
      "parts",
      "multipart/form-data; boundary=b",
      `${'--b\r\nContent-Disposition: form-data; name="email"\r\n\r\n1\r\n'.repeat(1 + pick(5000))}--b--`,
    ),
  () =>
    post(
      "bytes",
      one([FORM, JSON_TYPE, "multipart/form-data; boundary=b"]),
      Uint8Array.from({ length: pick(20_000) }, () => pick(256)),
    ),
  () => ({ kind: "method", method: one(["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"]), path: one(PATHS) }),
  () => ({
    kind: "address",
    path: `/${one(["%00", "..%2f..%2fetc%2fpasswd", "%e0%a4%a", "a/".repeat(2000), "repair-status/%ff", "assets/../../server.ts", "x.data.data", "?".repeat(3000), "//evil.example", "login?redirectTo=/.//evil.example"])}`,
  }),
  () => ({
    kind: "headers",
    path: one(PATHS),
    headers: Object.fromEntries(Array.from({ length: pick(90) }, (_, at) => [`x-${at}`, "y".repeat(pick(300))])),
  }),
  () => ({
    kind: "cookies",
    path: "/dashboard",
    headers: { cookie: `session=${"a.".repeat(pick(4000))}; visitor=%zz; toast=eyJ9; codes=; interrupted=x` },
  }),
  () => ({
    kind: "raw",
    path: "",
    raw: one([
      "GET / HTTP/9.9\r\n\r\n",
      "\u0000\u0001\u0002",
      `GET / HTTP/1.1\r\nHost: ${"h".repeat(20_000)}\r\n\r\n`,
      "POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
      "TRACE / HTTP/1.1\r\nHost: x\r\n\r\n",
      "GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n",
      "CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n",
    ]),
  }),
  () => ({
    kind: "slow",
    path: "",
    slow: true,
    raw: one([
      "GET / HTTP/1.1\r\nHost: x\r\nX-A: ",
      `POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\nContent-Length: 5000\r\n\r\nemail=`,
    ]),
  }),
];

function post(kind: string, type: string, body: string | Uint8Array): Attack {
  return { kind, method: "POST", path: one(PATHS), headers: type ? { "content-type": type } : {}, body };
}

const outcomes = new Map<string, number>();
const bad: string[] = [];
const note = (kind: string, outcome: string | number) =>
  outcomes.set(`${kind} ${outcome}`, (outcomes.get(`${kind} ${outcome}`) ?? 0) + 1);

async function send(attack: Attack) {
  const outcome = attack.raw === undefined ? await ask(attack) : await write(attack.raw, attack.slow ?? false);
  note(attack.kind, outcome);
  if (Number(outcome) >= 500)
    bad.push(
      `${outcome} ${attack.method ?? "GET"} ${attack.path.slice(0, 80)} (${attack.kind}) ${String(attack.body ?? "").slice(0, 80)}`,
    );
}

async function ask({ method = "GET", path, headers, body }: Attack): Promise<string | number> {
  const response = await fetch(origin + path, {
    method,
    headers,
    body: body as BodyInit,
    redirect: "manual",
    signal: AbortSignal.timeout(60_000),
  }).catch((error: Error) => error);
  if (response instanceof Error) return response.name === "TimeoutError" ? "no answer" : "cut off";
  await response.arrayBuffer().catch(() => {});
  return response.status;
}

/** Bytes as they are; a slow one says a letter a second until it is let go. */
function write(text: string, slow: boolean): Promise<string | number> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let said = "";
    const drip = slow ? setInterval(() => socket.write("a"), 1000) : undefined;
    const end = setTimeout(() => socket.destroy(), 60_000);
    socket.on("data", (chunk) => {
      said += chunk;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(drip);
      clearTimeout(end);
      resolve(Number(/^HTTP\/1\.\d (\d{3})/.exec(said)?.[1]) || "cut off");
    });
    socket.write(text, "latin1");
    if (!slow) setTimeout(() => socket.end(), 2000);
  });
}

const honest: number[] = [];
const health: number[] = [];
let resident = 0;
let over = false;
async function beside(list: number[], path: string, pause: number) {
  while (!over) {
    const began = performance.now();
    const response = await fetch(origin + path).catch(() => null);
    await response?.arrayBuffer();
    if (!response?.ok) bad.push(`an honest ${path} was answered ${response?.status ?? "nothing"}`);
    list.push(performance.now() - began);
    const memory = readFileSync(`/proc/${server.pid}/status`, "utf8");
    resident = Math.max(resident, Number(/VmRSS:\s+(\d+)/.exec(memory)?.[1] ?? 0) / 1024);
    await sleep(pause);
  }
}
const watching = [beside(honest, "/repair-status/demo", 300), beside(health, "/healthz", 200)];
const began = performance.now();
const attacks = Array.from({ length: COUNT }, () => one(KINDS)());
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let attack = attacks.pop(); attack; attack = attacks.pop()) await send(attack);
  }),
);
over = true;
await Promise.all(watching);

const at = (list: number[], part: number) =>
  Math.round([...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * part)] ?? 0);
console.log(`${COUNT} hostile requests in ${Math.round((performance.now() - began) / 1000)} s, ${AT_ONCE} at once`);
for (const [outcome, count] of [...outcomes].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`  ${outcome}: ${count}`);
console.log(
  `an honest page: ${honest.length} asked, p50 ${at(honest, 0.5)} ms, p99 ${at(honest, 0.99)} ms, slowest ${at(honest, 1)} ms`,
);
console.log(
  `/healthz: p50 ${at(health, 0.5)} ms, slowest ${at(health, 1)} ms; memory at most ${Math.round(resident)} MB; restarts ${restarts}`,
);
for (const line of bad.slice(0, 40)) console.log(`BAD ${line}`);
const failed = bad.length > 0 || restarts > 0;
await server.end();
rmSync(dataDir, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
