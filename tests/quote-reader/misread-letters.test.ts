import { expect, test } from "vitest";
import { withLettersMended, withZerosMended } from "#app/quote-reader/words/misread-letters.ts";

test.each([
  ["Iabor", "Labor"],
  ["Iower", "Lower"],
  ["Install", "Install"],
  ["Idler", "Idler"],
  ["SORENT0", "SORENTO"],
  ["R0T0RS", "ROTORS"],
  ["Pr0gram,", "Program,"],
  ["5W-30", "5W-30"],
  ["P0ABC", "P0ABC"],
  ["10W30", "10W30"],
  ["$100", "$100"],
  ["1FTFW1EF9EFB48213", "1FTFW1EF9EFB48213"],
  ["AB0", "AB0"],
  ["0RDER", "0RDER"],
])("a camera's %s is %s", (seen, meant) => {
  expect(withLettersMended(seen)).toBe(meant);
});

test.each([
  ["$30o.00", "$300.00"],
  ["1,2O5.oO", "1,205.00"],
  ["$o.oo", "$o.oo"],
  ["No.00", "No.00"],
  ["50.00", "50.00"],
])("among figures a camera's %s is %s", (seen, meant) => {
  expect(withZerosMended(seen)).toBe(meant);
});
