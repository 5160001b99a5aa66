import { basename } from "node:path";
import { expect, test, vi } from "vitest";
import { env } from "#app/platform/env.server.ts";
import { newPhone } from "../support/world.ts";

test("a test file that evaluates its helpers anew gets no phone that another file of its worker had", async () => {
  const before = Array.from({ length: 20 }, newPhone);
  vi.resetModules();
  const again = await import("../support/world.ts");
  const since = Array.from({ length: 20 }, again.newPhone);
  expect(new Set([...before, ...since]).size).toBe(40);
});

test("a worker keeps its documents where no other's sweep looks: it would remove what its own database does not know", () => {
  expect(basename(env.DATA_DIR)).toBe(`data-${process.pid}`);
});
