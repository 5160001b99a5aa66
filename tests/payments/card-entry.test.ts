import { expect, test } from "vitest";
import { brandIn, grouped, monthAndYear } from "#app/routes/payment-form/card-entry.ts";

test("a card's digits stand in the groups that are printed on it, and say whose it is", () => {
  expect(["4242424242424242", "4242 42", "378282246310005", "no 4"].map(grouped)).toEqual([
    "4242 4242 4242 4242",
    "4242 42",
    "3782 822463 10005",
    "4",
  ]);
  expect(["4", "5555 5", "37", "6011", "9", ""].map(brandIn)).toEqual([
    "Visa",
    "Mastercard",
    "American Express",
    "Discover",
    "",
    "",
  ]);
});

test("the expiry is MM / YY however it is typed", () => {
  expect(["1", "12", "123", "1234", "5", "1/3", "12 / 34", "12/2034", "122034", "0534", "x"].map(monthAndYear)).toEqual(
    ["1", "12 / ", "12 / 3", "12 / 34", "05 / ", "01 / 3", "12 / 34", "12 / 34", "12 / 34", "05 / 34", ""],
  );
});
