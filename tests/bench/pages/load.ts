import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

const TICKS_PER_SECOND = 100;

/** Microseconds of processor time that a process has used so far; 0 where the machine does not say. */
export function processorTime(pid: number): number {
  try {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const list = fields.split(" ");
    return ((Number(list[11]) + Number(list[12])) * 1_000_000) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** MB of memory that a process holds; 0 where the machine does not say. */
export function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

export type Load = { requests: number; p50: number; p99: number; bytes: number; status: number };

/** Asks one address over and over on so many connections, for so many milliseconds and once at least. */
export async function load(url: string, headers: Record<string, string>, connections = 8, milliseconds = 1000) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let bytes = 0;
  let status = 0;
  const ends = performance.now() + milliseconds;
  async function go() {
    do {
      const began = performance.now();
      const answer = await ask(url, headers, agent);
      times.push(performance.now() - began);
      bytes = answer.bytes;
      status = answer.status;
    } while (performance.now() < ends);
  }
  await Promise.all(Array.from({ length: connections }, go));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requests: times.length, p50: at(0.5), p99: at(0.99), bytes, status } satisfies Load;
}

function ask(url: string, headers: Record<string, string>, agent: Agent) {
  return new Promise<{ bytes: number; status: number }>((resolve, reject) => {
    const asked = request(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      response.on("end", () => resolve({ bytes, status: response.statusCode ?? 0 }));
      response.on("error", reject);
    });
    asked.on("error", reject);
    asked.end();
  });
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
