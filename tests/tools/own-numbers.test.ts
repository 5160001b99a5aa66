import { expect, test } from "vitest";
import { ownNumbers } from "../support/world.ts";

test.each([
  ["phones", 3_000_000, 1_234_577, 100_000],
  ["VINs", 100_000, 7_919, 6_000],
])("no two workers give out the same %s: a run had failed where two walks had met", (_, count, step, each) => {
  const given = [1, 2].flatMap((worker) => {
    const next = ownNumbers(count, step, worker);
    return Array.from({ length: each }, next);
  });
  expect(new Set(given).size).toBe(2 * each);
  expect(given.every((number) => number < count)).toBe(true);
});
