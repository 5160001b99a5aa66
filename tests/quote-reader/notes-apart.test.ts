import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readDocument } from "#app/quote-reader/process/read-document.ts";

test("what a technician wrote left of the parts, at steps of its own, is no part's name", async () => {
  const file = path.join(import.meta.dirname, "../corpus/twenty-sixth-round/d13.pdf");
  const outcome = await readDocument(new Uint8Array(readFileSync(file)), () => {});
  const names = outcome.ok ? outcome.reading.items.map(({ description }) => description) : [];
  expect(names).toContain("Radiator assembly");
  expect(names.filter((name) => /Found|Engine oil service/.test(name))).toEqual([]);
  expect(names).toHaveLength(9);
});
