import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** The processes that read documents for a process, once they are limited and Node runs in them: their ids. */
export function childrenOf(parent: number, kind: "read" | "look" = "read"): number[] {
  const lines = execFileSync("ps", ["-A", "-ww", "-o", "ppid=,pid=,args="], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [, ppid, pid, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    const works = command.replace(/ ahead$/, "").endsWith(`quote-reader/process/child.ts ${kind}`);
    const isReader = works && !/^(\/bin\/sh|nice)/.test(command);
    return isReader && Number(ppid) === parent ? [Number(pid)] : [];
  });
}

/** The first of them that was not `before`, as soon as there is one. */
export async function readerOf(parent: number, kind: "read" | "look" = "read", before: number[] = []): Promise<number> {
  for (;;) {
    const pid = childrenOf(parent, kind).find((each) => !before.includes(each));
    if (pid) return pid;
    await sleep(20);
  }
}
