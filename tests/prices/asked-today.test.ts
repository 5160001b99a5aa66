import { describe, expect, it } from "vitest";
import { carOf } from "#app/prices/car/car.ts";
import { priceOf } from "#app/prices/price/price.ts";
import { askedToday, type Spreads } from "#app/prices/price/spread.ts";
import { camry, guide } from "./guide-for-tests.ts";

const car = carOf(guide, camry, null);
const job = guide.byName.get("Alternator");
if (!job) throw new Error("no alternator");
const at = (shop: "dealer" | "chain" | null) => ({ state: "OH", shop });
const measured = (rows: [name: string, lines: number, off: number][]): Spreads =>
  new Map(rows.map(([name, lines, off]) => [name, { lines, error: 0.1, off }]));
const asked = (spreads: Spreads, shop: "dealer" | "chain" | null) =>
  Math.log(askedToday(spreads, { job, car, place: at(shop) }));

describe("what is asked today beside what is published", () => {
  it("is moved by fair prices of the job, the less the fewer there were", () => {
    expect(asked(measured([]), "dealer")).toBe(0);
    expect(asked(measured([["Alternator", 6, 0.2]]), null)).toBeCloseTo(0.1);
    expect(asked(measured([["Alternator", 600, 0.2]]), null)).toBeCloseTo(0.198);
  });

  it("is moved further by those of this kind of shop alone, for such cars and for this job", () => {
    const spreads = measured([
      ["Alternator", 6, 0.2],
      [`${car.level} @ dealer`, 20, -0.1],
      ["Alternator @ dealer", 5, -0.06],
      ["Starter motor @ dealer", 50, 0.4],
    ]);
    expect(asked(spreads, "dealer")).toBeCloseTo(0.1 - 0.05 - 0.02);
    expect(asked(spreads, "chain")).toBeCloseTo(0.1);
    expect(asked(spreads, null)).toBeCloseTo(0.1);
  });

  it("never leaves what a survey or known guide of the last years names without a word", () => {
    const told = (off: number) => {
      const spreads = measured(guide.jobs.map(({ job: name }) => [name, 1_000, off]));
      return guide.jobs.flatMap((each) => {
        const price = priceOf({ ...guide, spreads }, each, car, at("chain"));
        return price && price.contradicts.length > 0 ? [each.job] : [];
      });
    };
    const plain = new Set(told(0));
    const moved = told(-1).filter((name) => !plain.has(name));
    expect(moved.length).toBeGreaterThan(3);
    expect(told(1).filter((name) => !plain.has(name)).length).toBeGreaterThan(3);
  });
});
