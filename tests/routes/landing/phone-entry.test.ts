import { expect, test } from "vitest";
import { formatPhoneProgressively } from "#app/platform/format.ts";
import { caretAfterDigits, isPhoneEntered } from "#app/routes/landing/phone-entry.ts";

test.each([
  ["", ""],
  ["5", "(5"],
  ["555", "(555"],
  ["5550", "(555)-0"],
  ["555012", "(555)-012"],
  ["5550123", "(555)-012-3"],
  ["5550123456", "(555)-012-3456"],
  ["55501234567890", "(555)-012-3456"],
  ["(555) 012-3456", "(555)-012-3456"],
  ["+1 555 012 3456", "(555)-012-3456"],
  ["abc", ""],
])("%s is shown as %s while it is typed", (typed, shown) => {
  expect(formatPhoneProgressively(typed)).toBe(shown);
});

test("nothing is tried below ten formatted characters", () => {
  expect(isPhoneEntered("(555)-012")).toBe(false);
  expect(isPhoneEntered("(555)-0123")).toBe(true);
});

test("the caret stays behind the digit that was typed", () => {
  expect(caretAfterDigits("(555)-012-3456", 0)).toBe(0);
  expect(caretAfterDigits("(555)-012-3456", 3)).toBe(4);
  expect(caretAfterDigits("(555)-012-3456", 4)).toBe(7);
  expect(caretAfterDigits("(555)-012-3456", 10)).toBe(14);
});
