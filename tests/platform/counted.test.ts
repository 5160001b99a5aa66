import { expect, test } from "vitest";
import { counted } from "#app/platform/counted.ts";

test("one is one, and anything else is many", () => {
  expect([0, 1, 2].map((count) => counted(count, "user"))).toEqual(["0 users", "1 user", "2 users"]);
  expect([1, 21].map((count) => counted(count, "entry", "entries"))).toEqual(["1 entry", "21 entries"]);
});
