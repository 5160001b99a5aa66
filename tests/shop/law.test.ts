import { expect, test } from "vitest";
import { ceilingOf, lawOf, lawSaid } from "#app/shop/law.ts";

const blank = {
  ...{ companyState: "CA", lawState: "", lawEstimateOver: null, lawAlternatives: "" },
  ...{ lawCeilingPercent: null, lawCeilingLeast: null, lawCeilingMost: null },
};

test("California, and any state that is not listed: not a cent above the estimate without consent", () => {
  for (const companyState of ["CA", "", "TX"]) {
    const law = lawOf({ ...blank, companyState });
    expect([ceilingOf(100_000, law), law.estimateOver, law.alternatives]).toEqual([100_000, 0, []]);
  }
  expect(lawSaid(66_244, lawOf(blank))).toEqual([
    "This is your written estimate.",
    "Nothing above $662.44 is charged without your consent.",
  ]);
});

test("Washington, RCW 46.71: in writing above $100, up to 110 percent, a choice of alternatives", () => {
  const law = lawOf({ ...blank, lawState: "WA" });
  expect([law.estimateOver, ceilingOf(100_000, law), law.alternatives.length]).toEqual([10_000, 110_000, 3]);
  expect(lawSaid(100_000, law)).toEqual([
    "You are entitled to a written estimate above $100.00. This is it.",
    "The law lets a shop go up to $1,100.00 without asking. Here you are asked before anything above $1,000.00.",
  ]);
});

test("Florida, 559.905 and 559.909: in writing above $150, $10 or 10 percent, at most $50", () => {
  const law = lawOf({ ...blank, companyState: "FL" });
  expect(law.estimateOver).toBe(15_000);
  expect([5_000, 40_000, 100_000].map((cents) => ceilingOf(cents, law))).toEqual([6_000, 44_000, 105_000]);
});

test("what the shop fills in goes before the state's figures", () => {
  const own = { lawEstimateOver: 7_500, lawCeilingPercent: 5, lawCeilingMost: 2_000, lawAlternatives: "Yes\n\nNo " };
  const law = lawOf({ ...blank, lawState: "WA", ...own });
  expect([law.estimateOver, ceilingOf(100_000, law), law.alternatives]).toEqual([7_500, 102_000, ["Yes", "No"]]);
});
