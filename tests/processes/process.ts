import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { demoShop } from "../support/demo-shop.ts";
import { SHORT_LIVED } from "../support/short-lived.ts";

/** Builds the product unless the sources are the ones that were built. */
export function build() {
  const { status, stderr } = spawnSync(process.execPath, ["build-if-stale.ts"], { encoding: "utf8" });
  if (status !== 0) throw new Error(`The build failed: ${stderr}`);
}

/** A data folder with the demo shop, as after a first start of the built product; removed with the run's scratch. */
export async function dataFolder(): Promise<string> {
  const folder = mkdtempSync(join(process.env.TEST_SCRATCH ?? tmpdir(), "data-"));
  const shop = await demoShop(async (empty) => (await startProcess("server.ts", { DATA_DIR: empty })).end());
  cpSync(shop, folder, { recursive: true });
  return folder;
}

/** A process of the product as an operator starts it; ends with the test. */
export async function startProcess(script: "server.ts" | "worker.ts" | "dev.ts", variables: Record<string, string>) {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...SHORT_LIVED, script], {
    env: {
      PATH: process.env.PATH,
      ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "info",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => {
      said += text;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const ready = script !== "worker.ts" ? /Open (http:\/\/localhost:\d+)/ : /worker ready/;
  const found = await until(() => {
    if (child.exitCode !== null) throw new Error(`${script} ended: ${said}`);
    return ready.exec(said);
  });
  return {
    url: found[1] ?? "",
    pid: child.pid ?? -1,
    said: () => said,
    ended,
    end: (signal: NodeJS.Signals = "SIGTERM") => endProcess(child, ended, signal),
  };
}

async function endProcess(child: ChildProcess, ended: Promise<number | null>, signal: NodeJS.Signals) {
  child.kill(signal);
  return ended;
}

/** Asks again until there is an answer; the test's own time limit ends it. */
export async function until<Answer>(ask: () => Promise<Answer | null> | Answer | null): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    await sleep(50);
  }
}
