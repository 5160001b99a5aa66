import { expect, test } from "vitest";
import { costOfNo, costOfNoSaid, decliningOf } from "#app/quotes/papers/declining.ts";

test.each([
  [["Diagnostic fee of $165.00 applies if the repair is declined."], 16_500],
  [["A diagnosis charge of 1,289.50 is billed where work is not authorized."], 128_950],
  [["Tear-down is charged at $185 per hour if the repair is declined."], null],
  [["Diagnostic fee $165 applies if declined.", "Reassembly fee of $300 is due if the repair is refused."], null],
])("the sum of %j in cents is %j", (conditions, cents) => {
  expect(decliningOf([{ conditions }])).toEqual({ words: conditions, cents });
});

test("storage of a car that is not fetched is no cost of a no", () => {
  expect(decliningOf([{ conditions: ["Storage fee of $45.00 per day applies to unclaimed cars."] }, {}])).toBeNull();
});

test("beside the totals it says what a no comes to, whether it is due, and that it is in none of them; not where a line is approved", () => {
  const asked = decliningOf([{ conditions: ["Diagnostic fee of $165.00 applies if the repair is declined."] }]);
  const no = costOfNo(asked, [{ group: "pending" }, { group: "declined" }]);
  expect(no).toEqual({ cents: 16_500, due: false });
  expect(no && costOfNoSaid(no, "Hilltop Motors")).toBe(
    "If you decline every line, the quote asks $165.00 for that. It is in no total here: you owe it to Hilltop Motors, if it is due.",
  );
  expect(costOfNo(asked, [{ group: "declined" }])).toEqual({ cents: 16_500, due: true });
  expect(costOfNo(asked, [{ group: "approved" }, { group: "declined" }])).toBeNull();
  expect(costOfNo(decliningOf([{}]), [{ group: "pending" }])).toBeNull();
});
