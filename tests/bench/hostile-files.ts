/**
 * `npm run bench:hostile-files [-- COUNT]`: sends COUNT (1,000) damaged and hostile files to the upload of a built server of its own.
 * Each must come back with a sentence or a reading, from the process that was started; prints how they ended, the longest wait for
 * /healthz meanwhile, and the memory of the server and of its readers.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { usageOf } from "#app/quote-reader/process/process-usage.server.ts";
import { build, startProcess } from "../processes/process.ts";
import { childrenOf } from "../support/processes.ts";
import { nextHostile } from "./damaged-documents.ts";

const count = Number(process.argv[2] ?? 1_000);
const AT_ONCE = 4;
/** Uploads of one address, below its limit for an hour. */
const OF_ONE_ADDRESS = 15;

const folder = mkdtempSync(path.join(tmpdir(), "hostile-files-"));
build();
const variables = { DATA_DIR: folder, HOST: "127.0.0.1", TRUST_PROXY: "1", LOG_LEVEL: "silent" };
const server = await startProcess("server.ts", variables);
const outcomes = new Map<string, number>();
const waits: number[] = [];
const memory = { server: 0, reader: 0 };
let restarted = false;
let sent = 0;
void server.ended.then(() => {
  restarted = sent < count;
});
const watching = watch();
await Promise.all(Array.from({ length: AT_ONCE }, worker));
const survived = !restarted;
sent = count;
await watching;
const code = await server.end();
rmSync(folder, { recursive: true, force: true });
console.table([...outcomes].map(([outcome, files]) => ({ files, outcome })));
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
console.log(
  `${count} files, ${survived ? "no restart" : "THE SERVER ENDED"}; slowest /healthz ${Math.round(Math.max(...waits))} ms of ${waits.length}; server at most ${megabytes(memory.server)}, reader at most ${megabytes(memory.reader)}; ended with ${code}`,
);
process.exitCode = survived && code === 0 && !outcomes.has("no outcome") ? 0 : 1;

async function worker(): Promise<void> {
  while (sent < count && !restarted) {
    const index = sent++;
    const { bytes } = nextHostile();
    const outcome = await upload(bytes, Math.floor(index / OF_ONE_ADDRESS));
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (index % 100 === 99) console.log(`${index + 1} files`);
  }
}

/** The sentence or "read": what a person would see. */
async function upload(bytes: Uint8Array, address: number): Promise<string> {
  const body = new FormData();
  body.set("file", new File([bytes as Uint8Array<ArrayBuffer>], "quote.pdf"));
  const from = `198.${18 + (address >> 8)}.${address & 255}.7`;
  try {
    const answer = await fetch(`${server.url}/upload-quote/receive`, {
      ...{ method: "POST", body, headers: { "x-forwarded-for": from, origin: server.url } },
      signal: AbortSignal.timeout(300_000),
    });
    const text = sentenceIn(await answer.text());
    if (answer.status !== 200) return /^[A-Z].*\.$/.test(text) ? `${answer.status} ${text}` : "no outcome";
    const last = JSON.parse(text.trim().split("\n").at(-1) ?? "{}");
    if (last.unreadable) return last.unreadable;
    return last.lines === undefined ? "kept, to be read when it becomes a request" : "read";
  } catch {
    return "no outcome";
  }
}

/** A refusal of the front door comes as JSON where nobody asked for a page. */
function sentenceIn(text: string): string {
  if (!text.startsWith('{"message":')) return text;
  return (JSON.parse(text) as { message: string }).message;
}

async function watch(): Promise<void> {
  while (sent < count && !restarted) {
    const began = performance.now();
    const answer = await fetch(`${server.url}/healthz`).catch(() => null);
    await answer?.text();
    waits.push(performance.now() - began);
    memory.server = Math.max(memory.server, (await usageOf(server.pid))?.memory ?? 0);
    for (const pid of [...childrenOf(server.pid), ...childrenOf(server.pid, "look")])
      memory.reader = Math.max(memory.reader, (await usageOf(pid))?.memory ?? 0);
    await sleep(250);
  }
}
