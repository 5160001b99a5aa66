import { expect, test } from "vitest";
import { requestIdOf } from "#app/http/request-id.ts";

test("an id that a proxy gave is kept; what is none is replaced", () => {
  expect(requestIdOf("4bf92f3577b34da6a3ce929d0e0e4736")).toBe("4bf92f3577b34da6a3ce929d0e0e4736");
  for (const odd of [
    undefined,
    null,
    "",
    "short",
    "x".repeat(65),
    "two words here",
    "line\nbreak-here",
    ["a".repeat(12)],
  ]) {
    expect(requestIdOf(odd)).toMatch(/^[0-9a-f-]{36}$/);
  }
});
