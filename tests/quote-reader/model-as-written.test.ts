import { expect, test } from "vitest";
import { modelAsWritten } from "#app/quote-reader/paper/models.ts";

test.each([
  ["Subaru", "outback", "Outback"],
  ["Toyota", "tacoma", "Tacoma"],
  ["Tesla", "MODEL 3", "Model 3"],
  ["Toyota", "rav4 le", "RAV4 le"],
  ["Honda", "Civic", "Civic"],
  ["Honda", "crv", "crv"],
  ["Nowhere", "thing", "thing"],
])("%s %s stands as %s", (make, typed, written) => {
  expect(modelAsWritten(make, typed)).toBe(written);
});
