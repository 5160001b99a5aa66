import { expect, test } from "vitest";
import { conditionSaid } from "#app/prices/part-condition.ts";
import { judged, line } from "./guide-for-tests.ts";

test.each([
  ["Remanufactured transmission assembly", "rebuilt"],
  ["Alternator, reman 150A", "rebuilt"],
  ["Rebuilt starter", "rebuilt"],
  ["Refurbished instrument cluster", "reconditioned"],
  ["Used engine, 64k miles", "used"],
  ["Rebuild kit, brake caliper", null],
  ["Alternator", null],
])("%s says %s of its part", (words, condition) => {
  expect(conditionSaid(words)).toBe(condition);
});

test("a remanufactured part is not advised to be one", () => {
  const advice = (words: string) =>
    judged([line(words, { type: "Part", total: 40_000 })]).lines[0]?.notes.filter((note) =>
      note.includes("cheaper choice"),
    );
  expect(advice("Alternator")).toHaveLength(1);
  expect(advice("Remanufactured alternator")).toEqual([]);
});
