import { describe, expect, it } from "vitest";
import { carOf } from "#app/prices/car/car.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { leftInOneVisit, parseOneVisit } from "#app/prices/price/in-one-visit.ts";
import { guide, judged, line } from "./guide-for-tests.ts";

const job = (name: string): Job => {
  const found = guide.byName.get(name);
  if (!found) throw new Error(`no job is called ${name}`);
  return found;
};

describe("works in one visit", () => {
  const known = parseOneVisit("job\tother\thours\tparts\nThermostat\tWater pump\t0.8\t0.9\n");
  const pump = { job: job("Water pump"), labor: 30_000, parts: 20_000 };
  const thermostat = { job: job("Thermostat"), labor: 15_000, parts: 6_000 };
  const belt = { job: job("Serpentine belt"), labor: 10_000, parts: 5_000 };

  it("leave the largest whole and take off from the other what comes off once, whichever is named first", () => {
    const [large, small] = leftInOneVisit(known, [pump, thermostat], () => 0.5);
    expect(large).toEqual({ labor: 1, parts: 1 });
    expect((small?.labor ?? 0) * 15_000).toBeCloseTo(0.8 * 45_000 - 30_000, 5);
    expect((small?.parts ?? 0) * 6_000).toBeCloseTo(0.9 * 26_000 - 20_000, 5);
    expect(leftInOneVisit(known, [thermostat, pump], () => 0.5)).toEqual([small, large]);
  });

  it("are as they were where the table does not know the two, and no work comes for nothing", () => {
    expect(leftInOneVisit(known, [pump, belt], () => 0.45)[1]).toEqual({ labor: 0.45, parts: 1 });
    const free = parseOneVisit("job\tother\thours\tparts\nThermostat\tWater pump\t0.5\t0.5\n");
    expect(leftInOneVisit(free, [pump, thermostat], () => 1)[1]).toEqual({ labor: 0.05, parts: 0.05 });
  });

  it("names works of the guide, each pair once, and shares of their sums", () => {
    const pairs = [...guide.oneVisit];
    expect(pairs.length).toBeGreaterThan(600);
    for (const [pair, { hours, parts }] of pairs) {
      const [one = "", other = ""] = pair.split("\t");
      expect(guide.byName.has(one) && guide.byName.has(other), pair).toBe(true);
      expect(Math.min(hours, parts), pair).toBeGreaterThanOrEqual(0.4);
      expect(Math.max(hours, parts), pair).toBeLessThanOrEqual(1.05);
    }
  });

  it("cost less than one by one, and no less than the dearest", () => {
    const high = (words: string) => judged([line(words, { total: 60_000 })]).lines[0]?.range?.high ?? 0;
    const both = high("Replace water pump and thermostat");
    expect(both).toBeLessThan(high("Replace water pump") + high("Replace thermostat"));
    expect(both).toBeGreaterThanOrEqual(high("Replace water pump"));
  });
});

describe("an engine's size", () => {
  it.each<[make: string, model: string, cylinders: number]>([
    ["Ford", "F-150 5.0", 8],
    ["Ford", "F-150 2.7", 6],
    ["Toyota", "Tacoma 2.7", 4],
    ["Toyota", "Tacoma 4.0", 6],
    ["Chevrolet", "Malibu 1.5", 4],
  ])("%s %s has its cylinders", (make, model, cylinders) => {
    expect(carOf(guide, { year: 2017, make, model }, null)).toMatchObject({ cylinders, engineSaid: true });
  });

  it("says nothing where engines of that size differ", () => {
    expect(carOf(guide, { year: 2017, make: "MINI", model: "Cooper 1.5" }, null).engineSaid).toBe(false);
  });
});
