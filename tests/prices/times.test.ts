import { describe, expect, it } from "vitest";
import { carOf, engineIn, litresIn } from "#app/prices/car/car.ts";
import { timesOn } from "#app/prices/car/times.ts";
import { priceOf } from "#app/prices/price/price.ts";
import { guide, judged, line } from "./guide-for-tests.ts";

const car = (year: number, make: string, model: string) => carOf(guide, { year, make, model }, null);
const hours = (job: string, own: ReturnType<typeof car>, text = "") =>
  timesOn(guide.times, job, own, text)?.here.hours ?? null;
const place = { state: "OH", shop: "independent" } as const;
const job = (name: string) => guide.byName.get(name) ?? expect.fail(`no job ${name}`);
const labor = (description: string, hours: number | null, dollars: number, rest: object = {}) =>
  judged([line(description, { type: "Labor", hours, total: dollars * 100 })], { ...place, ...rest }).lines[0];

describe("what a work takes on this engine in this car", () => {
  it("says of every car and work hours and parts that can be, and of each model a car that it is like", () => {
    for (const [name, { entries }] of guide.times.works) {
      expect(entries, name).toHaveLength(guide.times.engines.length);
      expect(
        entries.some((entry) => entry !== null),
        name,
      ).toBe(true);
      for (const entry of entries) {
        if (!entry) continue;
        expect(entry.hours, name).toBeLessThan(60);
        expect(entry.hours + entry.parts, name).toBeGreaterThan(0);
      }
      expect(guide.byName.has(name), name).toBe(true);
    }
    for (const { words, cars, from, to } of [...guide.times.twins.values()].flat()) {
      expect(cars.length, words.join(" ")).toBeGreaterThan(0);
      expect(from, words.join(" ")).toBeLessThanOrEqual(to);
    }
  });

  it("differs with the engine: a pump inside of it, plugs below a manifold, a starter under one", () => {
    const pump = (...of: Parameters<typeof car>) => hours("Water pump", car(...of)) ?? 0;
    expect(pump(2014, "Ford", "Explorer 3.5")).toBeGreaterThan(3 * pump(2014, "Ford", "Escape"));
    const plugs = (...of: Parameters<typeof car>) => hours("Spark plugs", car(...of)) ?? 0;
    expect(plugs(2015, "Toyota", "Sienna")).toBeGreaterThan(2 * plugs(2015, "Toyota", "Camry"));
    expect(hours("Spark plugs", car(2021, "Tesla", "Model 3"))).toBeNull();
  });

  it("goes by the engine that the model's name, its VIN or the line says, else by its cylinders, fuel and year", () => {
    const f150 = car(2018, "Ford", "F-150");
    const turbo = hours("Turbocharger", car(2018, "Ford", "F-150 3.5L EcoBoost"));
    expect(turbo).toBeGreaterThan(0);
    expect(hours("Turbocharger", f150, "R&R turbo, 3.5 Eco")).toBe(turbo);
    expect(hours("Spark plugs", car(2008, "Ford", "F-150"))).toBeGreaterThan(hours("Spark plugs", f150) ?? 99);
    const camry = car(2016, "Toyota", "Camry");
    expect(hours("Spark plugs", car(2016, "Toyota", "Camry V6"))).toBeGreaterThan(hours("Spark plugs", camry) ?? 99);
    expect(hours("Alternator", car(2016, "Nobody", "Nothing"))).toBeNull();
  });

  it("takes no hours, quarts or dollars of a line for an engine", () => {
    expect(engineIn("R&R alternator 3.0L, 2.5 hrs, 5.7 qts")).toBe(3);
    expect(engineIn("5.4 3V plugs $4.50 each")).toBe(5.4);
    expect(engineIn("Valve covers, 3.5 V6")).toBe(3.5);
    for (const words of ["water pump, labor 3.5", "water pump - 3.5-hour job", "oil 5.7 quarts", "plugs @ 4.5"])
      expect(engineIn(words), words).toBeNull();
    expect(litresIn("F-150 3.5 EcoBoost")).toEqual([3.5]);
  });

  it("moves what witnesses say, and makes no price where none speaks", () => {
    const [inside, outside] = [car(2014, "Ford", "Explorer 3.5"), car(2014, "Ford", "Escape")].map(
      (own) => priceOf(guide, job("Water pump"), own, place)?.middle ?? 0,
    );
    expect(inside).toBeGreaterThan(1.4 * (outside ?? 0));
    const silent = { ...guide, witnesses: new Map() };
    expect(priceOf(silent, job("Water pump"), car(2014, "Ford", "Escape"), place)).toBeNull();
  });
});

describe("labor or a part that a line names alone", () => {
  const ford = { vehicle: { year: 2014, make: "Ford", model: "Escape" } };

  it("is held against what it is asked for by itself, which lies below the whole, and makes the whole with the other half", () => {
    for (const words of ["Replace alternator", "Replace water pump", "Front struts, both"]) {
      const whole = judged([line(words)], { ...place, ...ford }).lines[0]?.range;
      const alone = labor(words, null, 150, ford);
      expect(alone?.compare).toBe("labor");
      expect(alone?.labor?.high).toBeLessThanOrEqual(whole?.high ?? 0);
      expect(alone?.range?.high).toBe((alone?.parts?.high ?? 0) + (alone?.labor?.high ?? 0));
    }
  });

  it("finds a dear hour where the paper names the hours, and leaves few hours at a usual rate alone", () => {
    const usual = labor("Replace water pump", null, 300, ford)?.labor ?? { low: 0, high: 0 };
    const dollars = Math.floor((usual.high * 0.97) / 100);
    expect(labor("Replace water pump", null, dollars, ford)?.verdict).toBe("usual");
    // The same money for fewer hours is a dearer hour.
    expect(labor("Replace water pump", dollars / 185, dollars, ford)?.verdict).toBe("high");
    expect(labor("Replace water pump", dollars / 130, dollars, ford)?.verdict).toBe("usual");
    const few = Math.ceil((usual.low * 1.02) / 100);
    expect(labor("Replace water pump", few / 260, few, ford)?.verdict).toBe("usual");
  });

  it("costs less or more by the kind of part that its words say", () => {
    const part = (words: string, quantity = 1) =>
      judged([line(words, { type: "Part", quantity, total: 20_000 })], { ...place, ...ford }).lines[0]?.parts?.high ??
      0;
    expect(part("Oxygen sensor, downstream")).toBeLessThan(part("Air fuel ratio sensor, upstream"));
    expect(part("Catalytic converter, aftermarket")).toBeLessThan(part("Catalytic converter"));
    expect(part("Tire 235/55R17 budget all season")).toBeLessThan(part("Tire 235/55R17 Michelin all season"));
  });
});
