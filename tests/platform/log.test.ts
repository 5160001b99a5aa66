import { expect, test, vi } from "vitest";
import { underEnvironment } from "../support/environment.ts";

test("a fault that quotes an access code is logged without it, with its stack", async () => {
  const restore = underEnvironment({ LOG_LEVEL: "error" });
  const { log, logFailure } = await import("#app/platform/log.server.ts");
  restore();
  const code = "0f6b1c2d-1111-4222-8333-944445555666";
  const lines: string[] = [];
  const stream = Object.getOwnPropertySymbols(log).find(({ description }) => description === "pino.stream");
  const out = (log as unknown as Record<symbol, { write: (line: string) => void }>)[stream as symbol];
  const write = vi.spyOn(out as { write: (line: string) => void }, "write").mockImplementation((line) => {
    lines.push(line);
  });
  const fault = Object.assign(new Error(`Nothing at /repair-status?code=${code}`), { meta: { where: { code } } });
  log.error({ err: fault }, "call failed");
  log.error({ err: "a plain word" }, "call failed");
  log.error(
    { err: Object.assign(new Error(`Round ${code}`), { self: lines, round: fault, fault: circle() }) },
    "failed",
  );
  logFailure(fault, "a form failed", { requestId: "7" });
  write.mockRestore();
  expect(lines).toHaveLength(4);
  const written = JSON.parse(lines[3] ?? "");
  expect(written).toMatchObject({ level: "error", msg: "a form failed", requestId: "7", err: { type: "Error" } });
  expect(written.err.stack).toContain("log.test.ts");
  expect(lines[0]).toContain("Nothing at /repair-status?code=0f6b1c2d…");
  expect(lines.join()).not.toContain(code);
});

function circle() {
  const one: { again?: unknown } = {};
  one.again = one;
  return one;
}
