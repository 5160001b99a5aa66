import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";

// A few inputs for each call here; tests/bench/fuzz-api.ts asks for many more.
const perOperation = Number(process.env.FUZZ ?? 4);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

test("no input to any call gives a 5xx or an answer outside of the contract", {
  timeout: perOperation * 15_000,
}, async () => {
  const { calls, statuses, faults } = await fuzz(perOperation, seed);
  if (process.env.FUZZ) console.info(JSON.stringify({ seed, calls, statuses, faults: faults.length }));
  expect(faults).toEqual([]);
  expect(calls).toBeGreaterThanOrEqual(perOperation * 2 * 105);
  // The inputs reach behind the checks too.
  expect((statuses[200] ?? 0) + (statuses[201] ?? 0)).toBeGreaterThan(calls / 20);
});
