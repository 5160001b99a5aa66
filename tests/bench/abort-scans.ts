/**
 * `npm run bench:abort-scans [-- SECONDS]`: starts the built server on a data folder of its own, sends a photo to "Scan vehicle" and
 * goes away after 1, 2, 3 … SECONDS (30); meanwhile asks /healthz four times a second. Every answer must come, within 100 ms of
 * processor and waiting time, from the process that was started.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build, startProcess } from "../processes/process.ts";

const most = Number(process.argv[2] ?? 30);
const photo = readFileSync(path.join(import.meta.dirname, "../corpus/tuned/ruled-3.jpg"));
const folder = mkdtempSync(path.join(tmpdir(), "abort-scans-"));
build();
const server = await startProcess("server.ts", {
  DATA_DIR: folder,
  HOST: "127.0.0.1",
  TRUST_PROXY: "1",
  LOG_LEVEL: "silent",
});

// The first request of this process loads what fetch needs: that wait would be its own.
await (await fetch(`${server.url}/robots.txt`)).text();
const waits: number[] = [];
let failed = 0;
let asking = true;
const asked = askForHealth();
for (let seconds = 1; seconds <= most; seconds++) {
  const outcome = await scan(AbortSignal.timeout(seconds * 1_000), `198.51.100.${seconds}`);
  console.log(`${seconds} s: ${outcome}; slowest /healthz ${Math.round(Math.max(0, ...waits.slice(-4 * seconds)))} ms`);
}
console.log(`afterwards: ${await scan(AbortSignal.timeout(240_000), "198.51.100.250")}`);
asking = false;
await asked;
const ended = await server.end();
rmSync(folder, { recursive: true, force: true });
const sorted = waits.toSorted((a, b) => a - b);
const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
console.log(
  `${waits.length} answers of /healthz: median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${Math.round(sorted.at(-1) ?? 0)} ms; ${failed} failed; the server ended with ${ended}`,
);
process.exitCode = failed === 0 && ended === 0 && (sorted.at(-1) ?? 0) <= 100 ? 0 : 1;

async function scan(signal: AbortSignal, address: string): Promise<string> {
  const body = new FormData();
  body.set("file", new File([photo], "plate.jpg", { type: "image/jpeg" }));
  try {
    const headers = { "x-forwarded-for": address, origin: server.url };
    const answer = await fetch(`${server.url}/create-request/scan`, { method: "POST", body, signal, headers });
    return `${answer.status} ${(await answer.text()).slice(0, 60)}`;
  } catch (error) {
    return error instanceof Error ? error.name : "gone";
  }
}

async function askForHealth(): Promise<void> {
  while (asking) {
    const began = performance.now();
    const answer = await fetch(`${server.url}/healthz`).catch(() => null);
    if (answer?.ok) waits.push(performance.now() - began);
    else failed += 1;
    await answer?.text();
    await sleep(250);
  }
}
