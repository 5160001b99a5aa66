import { expect, test } from "vitest";
import { tooLargeSaid } from "#app/quotes/too-large.ts";

const MB = 1024 * 1024;
const ONE = "This file is larger than 15 MB. Please upload a smaller one.";

// In the words of the server: tests/quotes/several-files.test.ts, tests/routes/visitor/receive.test.ts.
test.each([
  [[15], null],
  [[15.01], ONE],
  [[1, 15.01], `2.pdf: ${ONE}`],
  [[8, 8], "These files are larger than 15 MB together. Please choose fewer, or smaller ones."],
  [[7, 8], null],
])("files of %j MB: %s", (sizes, said) => {
  const files = sizes.map((size, at) => ({ name: `${at + 1}.pdf`, size: Math.round(size * MB) }));
  expect(tooLargeSaid(files)).toBe(said);
});
