import { describe, expect, it } from "vitest";
import { assessLines } from "#app/models/price-guide/assess-lines.ts";
import { fairPrice, placeInRange } from "#app/models/price-guide/fair-price.ts";
import { priceGuide } from "#app/models/price-guide/guide.server.ts";
import { JOBS } from "#app/models/price-guide/jobs.ts";
import { recogniseJob } from "#app/models/price-guide/recognise-job.ts";

const guide = priceGuide();
const camry = { make: "Toyota", model: "Camry", year: 2018 };
const ask = (job: string, rest: object = {}) =>
  fairPrice(guide, { job, quantity: 1, vehicle: camry, state: null, ...rest });

describe("the jobs behind lines", () => {
  it.each([
    ["R&R frt pads & rotors", "Brake pads + rotors (per axle)", "front"],
    ["Front brake pads - ceramic", "Brake pads (per axle)", "front"],
    ["REAR ROTORS", "Brake rotors", "rear"],
    ["LOF synthetic", "Oil change, full synthetic", null],
    ["Timing belt kit w/ water pump", "Timing belt + water pump", null],
    ["Lower control arm w/ ball joint LF", "Control arm", "left front"],
    ["Wheel hub assembly RF", "Wheel bearing / hub", "right front"],
    ["Four wheel alignment", "Wheel alignment (4-wheel)", "front and rear"],
    ["Transmission service", "Transmission fluid flush", null],
    ["AC recharge R134a", "A/C recharge R-134a", null],
  ])("%s is %s", (description, job, position) => {
    expect(recogniseJob(description)).toMatchObject({ job, position });
  });

  it.each(["Oil filter", "Brake hardware kit", "Machine rotors", "Shop supplies", "Coolant", "Courtesy car wash"])(
    "%s is no job of the guide",
    (description) => {
      expect(recogniseJob(description)).toBeNull();
    },
  );

  it("names only jobs that the tables know", () => {
    const known = new Set(guide.prices.map((row) => row.job));
    for (const { job, rows } of JOBS)
      expect(
        rows.every((row) => known.has(row)),
        job,
      ).toBe(true);
  });
});

describe("fair prices", () => {
  it("gives a range with parts, labor, rate and sources", () => {
    const price = ask("Brake pads (per axle)");
    expect(price).toMatchObject({
      confidence: "high",
      tier: "mid",
      fromShop: false,
      laborRate: { scope: "United States" },
    });
    expect(price?.low).toBeLessThan(22_000);
    expect(price?.high).toBeGreaterThan(30_000);
    expect(price?.partsLow).toBeGreaterThan(0);
    expect(price?.laborHigh).toBeGreaterThan(price?.laborLow ?? 0);
    expect(price?.sources[0]).toMatchObject({ grade: "A" });
  });

  it("claims no more than ±40% from published figures", () => {
    for (const { job } of JOBS) {
      const price = ask(job);
      if (price) expect((price.high - price.low) / (price.high + price.low), job).toBeGreaterThan(0.38);
    }
  });

  it("is never sure of figures of grade D alone", () => {
    for (const { job, rows } of JOBS) {
      const grades = guide.prices.filter((row) => rows.includes(row.job)).map((row) => row.source.grade);
      if (grades.every((grade) => grade === "D")) expect(ask(job)?.confidence ?? "low", job).toBe("low");
    }
  });

  it("costs more on a BMW, and the note says whence", () => {
    const bmw = ask("Water pump", { vehicle: { make: "BMW", model: "X5", year: 2020 } });
    expect(bmw?.low).toBeGreaterThan(ask("Water pump")?.low ?? 0);
    expect(bmw?.tier).toBe("german_lux");
    expect(bmw?.confidence).not.toBe("high");
    expect(bmw?.note).toContain("grade D");
  });

  it("says nothing where there is not enough data", () => {
    expect(ask("Replace the moon roof")).toBeNull();
    expect(ask("Water pump", { vehicle: { make: "Ferrari", model: "488", year: 2019 } })).toBeNull();
    expect(ask("Oil change, full synthetic", { vehicle: { make: "Tesla", model: "3", year: 2022 } })).toBeNull();
  });

  it("follows the labor rate of the state", () => {
    const north = ask("Head gasket", { state: "NC" });
    expect(north?.laborRate).toMatchObject({ scope: "North Carolina", low: 8500, high: 10500 });
    expect(north?.high).toBeLessThan(ask("Head gasket", { state: "California" })?.high ?? 0);
  });

  it("takes the median of at least five of the shop's own invoices", () => {
    const history = (prices: number[]) => ({ shopHistory: [{ job: "Alternator", tier: null, prices }] });
    expect(ask("Alternator", history([50_000, 52_000, 54_000, 56_000]))?.fromShop).toBe(false);
    const own = ask("Alternator", history([50_000, 52_000, 54_000, 56_000, 99_000]));
    expect(own).toMatchObject({ fromShop: true, low: 43_200, high: 64_800, confidence: "high" });
    expect(own?.note).toContain("5 completed invoices of this shop");
  });

  it("puts an administrator's newest correction over everything", () => {
    const correction = { job: "Alternator", tier: null, hours: null, note: "checked with three shops" };
    const price = ask("Alternator", {
      corrections: [
        { ...correction, low: 40_000, high: 60_000, at: "2026-01-01" },
        { ...correction, low: 45_000, high: 65_000, at: "2026-02-01" },
      ],
    });
    expect(price).toMatchObject({ low: 45_000, high: 65_000 });
    expect(price?.note).toContain("checked with three shops");
  });

  it("places a quoted price", () => {
    const price = ask("Alternator", {
      corrections: [{ job: "Alternator", tier: null, low: 40_000, high: 60_000, hours: null, note: "", at: "" }],
    });
    if (!price) throw new Error("no price");
    expect(placeInRange(30_000, price)).toEqual({ where: "below", by: 10_000, percent: 25 });
    expect(placeInRange(50_000, price)).toEqual({ where: "inside", by: 0, percent: 0 });
    expect(placeInRange(66_000, price)).toEqual({ where: "above", by: 6_000, percent: 10 });
  });
});

describe("assessing a quote", () => {
  it("prices pads, rotors and their labor as one job", () => {
    const [pads, rotors, labor, supplies] = assessLines(
      guide,
      [
        { description: "Front brake pads", type: "Part", quantity: 1, totalPrice: 9_000 },
        { description: "Front brake rotors", type: "Part", quantity: 2, totalPrice: 15_000 },
        { description: "R&R front brakes, pads and rotors", type: "Labor", quantity: 1.8, totalPrice: 21_600 },
        { description: "Shop supplies", type: "Fee", quantity: 1, totalPrice: 1_500 },
      ],
      { vehicle: camry, state: null },
    );
    expect(pads).toMatchObject({
      job: "Brake pads + rotors (per axle)",
      compare: "total",
      lines: [0, 1, 2],
      quoted: 45_600,
    });
    expect(rotors?.placement).toEqual({ where: "inside", by: 0, percent: 0 });
    expect(labor?.lines).toEqual([0, 1, 2]);
    expect(supplies).toBeNull();
  });
});
