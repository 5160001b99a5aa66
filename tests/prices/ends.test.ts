import { describe, expect, it } from "vitest";
import { carOf } from "#app/prices/car/car.ts";
import { priceOf } from "#app/prices/price/price.ts";
import { carsApart } from "#app/prices/price/scale.ts";
import { agreedBy, endsOf } from "#app/prices/price/spread.ts";
import { witnessesFor } from "#app/prices/witnesses/testimony.ts";
import type { Range, Witness } from "#app/prices/witnesses/witness.ts";
import { camry, guide, judged, line } from "./guide-for-tests.ts";

const source = { name: "", url: null, grade: "D", date: null } as const;
const says = (author: string, low: number, high: number, rest: Partial<Witness> = {}): Witness => ({
  ...{
    job: "Tire rotation",
    hours: null,
    parts: null,
    appliesTo: null,
    author,
    stands: true,
    weight: 1,
    old: false,
    dearer: 1,
    source,
  },
  total: { low, high },
  ...rest,
});
const total = ({ total }: Witness) => total;
const alike = { small: 1, large: 1 };

describe("the ends of a range", () => {
  it("do not call high or low what every source of a job that costs the same on all cars calls usual", () => {
    const say = (dollars: number) =>
      judged([line("Tire rotation", { total: dollars * 100 })], { state: "CA" }).lines[0];
    expect([27, 48, 90].map((dollars) => say(dollars)?.verdict)).toEqual(["usual", "usual", "very_high"]);
    expect(say(48)?.reason).toMatch(/\$2\d to \$[56]\d/);
    expect(say(48)?.range?.low).toBeLessThanOrEqual(2_800);
  });

  it("lie nowhere inside what all agree on, for any job, car or shop, nor parts and labor outside of the whole", () => {
    const civic = { year: 2016, make: "Honda", model: "Civic" };
    const bmw = { year: 2018, make: "BMW", model: "X3" };
    let bound = 0;
    for (const car of [camry, civic, bmw].map((asked) => carOf(guide, asked, null)))
      for (const job of guide.jobs)
        for (const shop of ["independent", "dealer"] as const) {
          const price = priceOf(guide, job, car, { state: "CA", shop });
          if (!price || price.only) continue;
          const share = price.labor ? price.labor.high / price.high : 0;
          expect((price.parts?.low ?? 0) + (price.labor?.low ?? 0)).toBeGreaterThanOrEqual(price.low - 1);
          expect((price.parts?.high ?? 0) + (price.labor?.high ?? 0)).toBeLessThanOrEqual(price.high + 1);
          expect(share).toBeLessThanOrEqual(1);
          const { small, large } = carsApart(job, car, share);
          if (small !== 1 || large !== 1) continue;
          const agreed = agreedBy(witnessesFor(guide, job, car), total, alike);
          if (!agreed) continue;
          bound++;
          expect(price.high / price.low, job.job).toBeGreaterThanOrEqual((agreed.high / agreed.low) * 0.999);
        }
    expect(bound).toBeGreaterThan(10);
  });

  it("reach to the intersection of what is said, high and low alike, and are not narrowed by it", () => {
    const agreed = agreedBy([says("one", 2_000, 5_000), says("two", 2_500, 5_500)], total, alike);
    expect(agreed).toEqual({ low: 2_500, high: 5_000 });
    expect(endsOf(3_500, Math.log(1.2), agreed)).toEqual({ low: 2_500, high: 5_000 });
    const wide = endsOf(3_500, Math.log(2), agreed) as Range;
    expect([wide.low, wide.high].map(Math.round)).toEqual([1_750, 7_000]);
  });

  it("hear no single author, no old figure, and no two that share nothing", () => {
    const one = says("one", 2_000, 5_000);
    expect(agreedBy([one, says("one", 2_500, 5_000)], total, alike)).toBeNull();
    expect(agreedBy([one, says("two", 2_500, 5_000, { old: true })], total, alike)).toBeNull();
    expect(agreedBy([one, says("two", 6_000, 9_000)], total, alike)).toBeNull();
  });

  it("take from a figure for all cars only what holds for this one", () => {
    const both = [says("one", 30_000, 60_000), says("two", 30_000, 80_000)];
    expect(agreedBy(both, total, { small: 0.75, large: 1.25 })).toEqual({ low: 40_000, high: 48_000 });
    expect(agreedBy(both, total, { small: 0.75, large: 1.6 })).toBeNull();
  });
});

describe("what is known of half a work, or of one of two things", () => {
  it("is as wide as the only page that speaks of it", () => {
    const [found] = judged([line("Knock sensor", { type: "Part", quantity: 2, total: 30_000 })]).lines;
    expect(found).toMatchObject({ compare: "parts", verdict: "usual" });
  });

  it("makes nothing dear that has broken bolts to be drilled out, unless it is far too dear", () => {
    const ram = { vehicle: { make: "Ram", model: "1500", year: 2013 } };
    const at = (dollars: number, words: string) => judged([line(words, { total: dollars * 100 })], ram).lines[0];
    const words = "LH exhaust manifold R&R, extract broken bolts";
    expect(at(1_050, words)).toMatchObject({
      verdict: null,
      reason: expect.stringContaining("drilled out by the hour"),
    });
    expect(at(2_000, words)?.verdict).toBe("very_high");
    expect(at(1_050, "LH exhaust manifold R&R")?.verdict).toBe("high");
    expect(at(700, "LH exhaust manifold R&R")?.range).toEqual(at(700, "Exhaust manifold R&R")?.range);
  });
});
