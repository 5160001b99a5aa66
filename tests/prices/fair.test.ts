import { describe, expect, it } from "vitest";
import { judge } from "#app/prices/judge.ts";
import { fairPrices, SEEN } from "../bench/prices/fair.ts";
import { guide } from "./guide-for-tests.ts";

describe("prices that hands called fair, which served to mend", () => {
  const fair = SEEN.flatMap(fairPrices);
  // A rate is no price.
  const verdictsAt = (factor: number): string[] =>
    fair.flatMap(({ question, line }) =>
      judge(guide, { ...question, lines: [line(factor)] }).lines.flatMap(({ verdict, compare }) =>
        compare === "rate" ? [] : (verdict ?? []),
      ),
    );
  const said = new Map<number, string[]>();
  it.each([
    ["as they are, seldom called high", 1, /high/, 0, 0.05],
    ["as they are, seldom called low", 1, /low/, 0, 0.02],
    ["plus 40%, mostly caught", 1.4, /high/, 0.76, 1],
    ["plus 150%, nearly always caught", 2.5, /high/, 0.99, 1],
    ["less 40%, mostly called low", 0.6, /low/, 0.64, 1],
  ] as const)("%s", (_name, factor, word, least, most) => {
    const verdicts = said.get(factor) ?? verdictsAt(factor);
    said.set(factor, verdicts);
    expect(verdicts.length).toBeGreaterThan(fair.length * 0.89);
    const share = verdicts.filter((verdict) => word.test(verdict)).length / verdicts.length;
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });
});
