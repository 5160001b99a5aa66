import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { expect, test } from "vitest";

/** Says a line, waits until it should have been written, and says on its other output that it is still there. */
const SCRIPT = `
  const { log, logAnswered, lostLines } = await import("#app/platform/log.server.ts");
  for (let turn = 0; turn < 3; turn++) {
    logAnswered({ requestId: "1", method: "GET", path: "/" + "x".repeat(100_000), status: 200, milliseconds: 1 });
    log.error({ err: new Error("turn " + turn) }, "failed");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  for (let turn = 0; turn < 100; turn++) log.info({ filler: "y".repeat(100_000) }, "filler");
  const { heapUsed } = process.memoryUsage();
  const lost = lostLines.family().samples[0].value;
  console.error(JSON.stringify({ here: true, lost, small: heapUsed < 200_000_000 }));
`;

/** Every write to it fails with ENOSPC, as on a disk that is full. */
test.skipIf(!existsSync("/dev/full"))(
  "a log that finds no room ends nothing: the process goes on, and counts what it lost",
  async () => {
    const full = openSync("/dev/full", "w");
    const child = spawn(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", SCRIPT],
      {
        env: { ...process.env, LOG_LEVEL: "info" },
        stdio: ["ignore", full, "pipe"],
      },
    );
    closeSync(full);
    let said = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    const [code] = await once(child, "close");
    expect(said.trim()).toMatch(/^\{.*\}$/);
    const { lost, ...rest } = JSON.parse(said);
    expect({ code, ...rest }).toEqual({ code: 0, here: true, small: true });
    expect(lost).toBeGreaterThan(50);
  },
);
