import { describe, expect, it } from "vitest";
import { judge } from "#app/prices/judge.ts";
import { oddsOf } from "#app/prices/verdict.ts";
import { fairPrices, LATEST, SEEN } from "../bench/prices/fair.ts";
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

  it("lie as often above a price as its odds say", () => {
    const odds = LATEST.prices.flatMap(fairPrices).flatMap(({ question, line }) => {
      const [said] = judge(guide, { ...question, lines: [line(1)] }).lines;
      return said?.verdict && said.compare !== "rate" ? [said.odds ?? Number.NaN] : [];
    });
    expect(odds.length).toBeGreaterThan(3_500);
    const share = (most: number) => odds.filter((each) => each <= most).length / odds.length;
    for (const most of [0.02, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9]) {
      expect(share(most)).toBeGreaterThan(most * 0.6 - 0.01);
      expect(share(most)).toBeLessThan(most * 1.25 + 0.02);
    }
  });

  it("have odds that fall as a price rises, from one to none", () => {
    const range = { low: 20_000, high: 40_000 };
    const all = Array.from({ length: 200 }, (_, nth) => oddsOf(1_000 * (nth + 1), range));
    expect([all[0], all.at(-1)]).toEqual([1, 0]);
    expect(all.every((each, nth) => nth === 0 || each <= (all[nth - 1] ?? 0))).toBe(true);
  });
});
