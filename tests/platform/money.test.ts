import { expect, test } from "vitest";
import { multiply, percentOf, toCents, toDecimal, toDollars } from "#app/platform/money.ts";

test("half a cent is rounded up: a share in percent, a quantity in hundredths, a third decimal", () => {
  expect([percentOf(50, 25), percentOf(49, 25), percentOf(150, 1), percentOf(149, 1)]).toEqual([13, 12, 2, 1]);
  expect([multiply("0.5", 25), multiply("0.5", 24), multiply("1.25", 10)]).toEqual([13, 12, 13]);
  expect([toCents("1.005"), toCents("1.0049"), toCents("-0.5"), toCents(12)]).toEqual([101, 100, -50, 1_200]);
});

test("cents become the decimal that stands for them, and come back", () => {
  expect([0, 5, 99, -105, 123_456].map(toDecimal)).toEqual(["0.00", "0.05", "0.99", "-1.05", "1234.56"]);
  for (const cents of [0, 5, 99, -105, 123_456]) expect(toCents(toDecimal(cents))).toBe(cents);
  expect(() => toCents("1,50")).toThrow(RangeError);
});

test("dollars for the wire are the number that the decimal is read as", () => {
  const drawn = Array.from({ length: 20_000 }, () => Math.floor((Math.random() - 0.5) * 10 ** (Math.random() * 15)));
  for (const cents of [0, 1, -1, 29, 1_005, 999_999_999_999, ...drawn])
    expect(JSON.stringify(toDollars(cents))).toBe(JSON.stringify(Number(toDecimal(cents))));
});
