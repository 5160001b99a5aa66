import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

/** What a process has used: seconds of processor time over its life, and bytes of memory now. */
export type Usage = { cpu: number; memory: number };

const run = promisify(execFile);
/** Linux counts processor time in hundredths of a second for every program (USER_HZ). */
const TICKS = 100;

/** Null where the system does not say, and for a process that has ended: then only the clock limits it. */
export async function usageOf(pid: number): Promise<Usage | null> {
  try {
    if (process.platform === "linux") return await fromProc(pid);
    if (process.platform === "win32") return null;
    const { stdout } = await run("ps", ["-o", "rss=,time=", "-p", String(pid)]);
    const [rss = "", time = ""] = stdout.trim().split(/\s+/);
    return { cpu: secondsOf(time), memory: Number(rss) * 1024 };
  } catch {
    return null;
  }
}

async function fromProc(pid: number): Promise<Usage> {
  const [stat, status] = await Promise.all([
    readFile(`/proc/${pid}/stat`, "utf8"),
    readFile(`/proc/${pid}/status`, "utf8"),
  ]);
  // The name in brackets may hold anything; after it stands field 3, and 14 and 15 are the times.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  return { cpu: (Number(fields[11]) + Number(fields[12])) / TICKS, memory: kilobytes * 1024 };
}

/** "1-02:03:04", "02:03.45": days, hours, minutes and seconds. */
function secondsOf(time: string): number {
  const [days, clock] = time.includes("-") ? time.split("-") : ["0", time];
  const seconds = (clock ?? "").split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return Number(days) * 86_400 + seconds;
}
