import { expect, test } from "vitest";
import { toE164 } from "#app/platform/format.ts";
import { isSamePlate } from "#app/shop/vehicle.ts";

test("a plate is the same with and without its signs", () => {
  expect(isSamePlate("8abc-123", "8ABC 123")).toBe(true);
  expect(isSamePlate("8ABC123", "8ABC124")).toBe(false);
});

test("an American number is one however its 1 is written, another country's is none", () => {
  expect(["+1 (415) 555-0100", "+ (1) 415 555 0100", "415.555.0100"].map(toE164)).toEqual(
    Array(3).fill("+14155550100"),
  );
  expect(["+49 151 23456789", "+44 20 7946 0958", "000-000-0000"].map(toE164)).toEqual([null, null, null]);
});
