import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { build, startProcess } from "../processes/process.ts";
import { nextHostile } from "./damaged-documents.ts";

// `npm run bench:soak -- --minutes 30 --visitors 4 --pause 20`: honest visitors with a pause of so many milliseconds between two requests
// and, every minute, one attack of each kind. Prints a line a minute: requests, 50th and 99th percentile of the honest ones, 5xx, memory
// of the server, and for how much of the minute its main thread had work and no processor (the machine's share in a wait). Loopback only.
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    visitors: { type: "string", default: "4" },
    pause: { type: "string", default: "20" },
  },
});
const MINUTES = Number(values.minutes);
const dataDir = mkdtempSync(join(tmpdir(), "soak-"));
build();
// Each visitor and each attacker comes from an address of its own, as through a proxy.
const server = await startProcess("server.ts", { DATA_DIR: dataDir, LOG_LEVEL: "fatal", TRUST_PROXY: "1" });
const port = Number(new URL(server.url).port);
const origin = `http://127.0.0.1:${port}`;
let ended: number | null = null;
void server.ended.then((code) => {
  ended = code ?? -1;
});

type Minute = { honest: number[]; faults: string[]; attacks: Record<string, string> };
let minute: Minute = newMinute();
let running = true;

function newMinute(): Minute {
  return { honest: [], faults: [], attacks: {} };
}

function memory(): number {
  const text = readFileSync(`/proc/${server.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024);
}

/** Seconds that the server's main thread has worked, and has waited for a processor, since it started. */
function processor() {
  const [worked = 0, waited = 0] = readFileSync(`/proc/${server.pid}/task/${server.pid}/schedstat`, "utf8")
    .split(" ")
    .map((nanoseconds) => Number(nanoseconds) / 1e9);
  return { worked, waited };
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const LINE = "/repair-status/demo/line-items/00000000-0000-4000-8000-000000000002";

/** Looks at pages and decides on the sample, as people do, and remembers its cookies. */
async function visit(index: number): Promise<void> {
  const address = `198.51.100.${index + 1}`;
  const cookies = new Map<string, string>();
  const steps: [string, string?][] = [
    ["/"],
    ["/repair-status/demo"],
    [LINE, "group=approved"],
    ["/repair-status/demo"],
    [LINE, "group=declined"],
    ["/login"],
    ["/upload-quote"],
    ["/api/public/repair-requests/demo"],
    ["/repair-status/demo/restart", ""],
    ["/healthz"],
  ];
  while (running) {
    for (const [path, body] of steps) {
      if (!running) return;
      const began = performance.now();
      const response = await fetch(origin + path, {
        method: body === undefined ? "GET" : "POST",
        redirect: "manual",
        headers: {
          "x-forwarded-for": address,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          ...(body === undefined ? {} : { ...FORM, origin }),
        },
        ...(body === undefined ? {} : { body }),
      }).catch(() => null);
      await response?.arrayBuffer().catch(() => undefined);
      minute.honest.push(performance.now() - began);
      if (!response || response.status >= 500) minute.faults.push(`${response?.status ?? "none"} ${path}`);
      for (const cookie of response?.headers.getSetCookie() ?? []) {
        const [name = "", value = ""] = (cookie.split(";", 1)[0] ?? "").split(/=(.*)/s);
        cookies.set(name, value);
      }
      await sleep(Number(values.pause));
    }
  }
}

let attacker = 0;
function attackerHeaders(): Record<string, string> {
  attacker += 1;
  return { "x-forwarded-for": `203.0.113.${attacker % 250}`, origin };
}

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}, signal?: AbortSignal) {
  const init = { method: "POST", redirect: "manual", body, headers: { ...attackerHeaders(), ...headers } } as const;
  return fetch(origin + path, signal ? { ...init, signal } : init).then((response) => response.status);
}

function upload(path: string, bytes: Uint8Array, signal?: AbortSignal) {
  const form = new FormData();
  form.set("file", new File([bytes as Uint8Array<ArrayBuffer>], "quote.pdf"));
  return post(path, form, {}, signal);
}

/** A body that never ends, byte by byte; the server hangs up. */
function slowBody(): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(
        "POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n",
      ),
    );
    const timer = setInterval(() => socket.write("a", () => undefined), 2000);
    socket.on("error", () => undefined);
    socket.once("data", (data) => resolve(data.toString().slice(9, 12)));
    socket.once("close", () => {
      clearInterval(timer);
      resolve("hung up");
    });
    setTimeout(() => socket.destroy(), 45_000).unref();
  });
}

const ATTACKS: Record<string, () => Promise<unknown>> = {
  index: () => post("/login", "email[99999999]=x", FORM),
  fields: () => post("/login", "email=1&".repeat(100_000), FORM),
  large: () => post("/login", `email=${"x".repeat(30_000_000)}`, FORM),
  decisions: () =>
    Promise.all(Array.from({ length: 100 }, () => post(LINE, "group=approved", FORM))).then((all) => all.at(-1)),
  codes: () =>
    Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        post("/api/auth/send-otp", JSON.stringify({ phoneNumber: `51022${String(10_000 + at)}` }), {
          "content-type": "application/json",
          "x-forwarded-for": "203.0.113.251",
        }),
      ),
    ).then((all) => `${all.filter((status) => status === 200).length} of 40 sent`),
  guesses: () =>
    Promise.all(
      Array.from({ length: 40 }, () => post("/login", "email=admin%40amped.demo&password=wrong-one", FORM)),
    ).then((all) => all.at(-1)),
  document: () => upload("/upload-quote/receive", nextHostile().bytes),
  goneScan: () =>
    upload("/create-request/scan", nextHostile().bytes, AbortSignal.timeout(500 + (attacker % 20) * 250)).catch(
      () => "gone",
    ),
  slow: slowBody,
};

async function attack(): Promise<void> {
  await Promise.all(
    Object.entries(ATTACKS).map(async ([kind, run]) => {
      const now = minute;
      now.attacks[kind] = String(await run().catch((error: Error) => error.name));
    }),
  );
}

function percentile(list: number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

const visitors = Array.from({ length: Number(values.visitors) }, (_, index) => visit(index));
const all: number[] = [];
const memories: number[] = [];
const faults: string[] = [];
for (let at = 1; at <= MINUTES && ended === null; at++) {
  minute = newMinute();
  const attacks = attack();
  const before = processor();
  await sleep(60_000);
  const after = ended === null ? processor() : before;
  const { honest, attacks: answers } = minute;
  all.push(...honest);
  faults.push(...minute.faults);
  memories.push(ended === null ? memory() : 0);
  console.log(
    `minute ${at}: ${honest.length} honest, p50 ${percentile(honest, 0.5)} ms, p99 ${percentile(honest, 0.99)} ms, ${minute.faults.length} faults, ${memories.at(-1)} MB, main thread worked ${(after.worked - before.worked).toFixed(1)} s and waited ${(after.waited - before.waited).toFixed(1)} s for a processor, attacks ${JSON.stringify(answers)}`,
  );
  await attacks.catch(() => undefined);
}
running = false;
await Promise.all(visitors);
const survived = ended === null;
console.log(
  `soak: ${all.length} honest requests, p50 ${percentile(all, 0.5)} ms, p99 ${percentile(all, 0.99)} ms, ${faults.length} faults (${[...new Set(faults)].join(", ")}), memory ${memories[0]} to ${memories.at(-1)} MB (most ${Math.max(...memories)}), ${survived ? "no restart" : `the server ended with ${ended}`}`,
);
await server.end();
rmSync(dataDir, { recursive: true, force: true });
process.exit(survived && percentile(all, 0.99) < 1000 ? 0 : 1);
