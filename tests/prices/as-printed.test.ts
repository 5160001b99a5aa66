import { describe, expect, it } from "vitest";
import { carOf } from "#app/prices/car/car.ts";
import { dearerSince, parsePriceIndex } from "#app/prices/witnesses/price-index.ts";
import { witnessesFor, witnessesOf } from "#app/prices/witnesses/testimony.ts";
import type { Witness } from "#app/prices/witnesses/witness.ts";
import { camry, guide, judged, line } from "./guide-for-tests.ts";

const middle = (description: string, rest: Parameters<typeof line>[1] = {}) => {
  const range = judged([line(description, rest)]).lines[0]?.range;
  return range ? Math.sqrt(range.low * range.high) : Number.NaN;
};

describe("what a line prints beside the name of its work", () => {
  it("makes a glass-mat battery dearer than a plain one", () => {
    const times = middle("Battery AGM H6, installed") / middle("Battery, installed");
    expect(times).toBeGreaterThan(1.15);
    expect(times).toBeLessThan(1.37);
  });

  it("asks of one of a pair about half of what both cost", () => {
    const times =
      middle("Sway bar link kit front, each", { type: "Part" }) / middle("Sway bar link kits front", { type: "Part" });
    expect(times).toBeGreaterThan(0.5);
    expect(times).toBeLessThan(0.6);
    expect(middle("Sway bar links front (2) each", { type: "Part" })).toBeGreaterThan(
      middle("Sway bar link front, each", { type: "Part" }) * 1.5,
    );
  });

  it("takes the size of a pipe for no number of pipes", () => {
    const pipe = (description: string) => middle(description, { type: "Part" });
    expect(pipe("Flex pipe 2x8 interlock")).toBe(pipe("Flex pipe"));
    expect(pipe("Flex pipe x2")).toBeGreaterThan(pipe("Flex pipe") * 1.5);
  });

  it("counts tires that are called by their brand and size alone", () => {
    const tire = (quantity: number) =>
      middle("Michelin Defender2 215/55R17", { type: "Part", quantity, total: 18_200 * quantity });
    expect(tire(4) / tire(1)).toBeCloseTo(4, 0);
  });

  it("counts them beside their load and a plus in the model's name", () => {
    const printed = (description: string) => judged([line(description, { type: "Part", quantity: 4 })]).lines[0]?.range;
    expect(printed("235/60R18 103H MICHELIN DEFENDER2 T+H")).toEqual(printed("235/60R18 MICHELIN DEFENDER2 TH"));
    expect(printed("235/60R18 103H MICHELIN DEFENDER2 T+H")).toBeTruthy();
  });

  it("reads what a maker's service center turns round in the order of speech", () => {
    const named = (description: string) =>
      judged([line(description, { type: "Labor" })]).lines[0]?.jobs.map(({ job }) => job.job);
    expect(named("Pump - Coolant - Battery (Remove and Replace)")).not.toContain("12V battery");
    expect(named("Pump - Coolant - Battery (Remove and Replace)")).toEqual(named("Battery coolant pump replace"));
    expect(named("Arm - Upper Control - Front Suspension - LH (Remove and Replace)")).toEqual(["Control arm"]);
  });

  it("takes the coil and plug of one cylinder for one coil, and those of two or all for what they are", () => {
    const all = middle("Replace ignition coils and spark plugs");
    const one = middle("Ignition coil");
    expect(middle("Replace ign coil & plug cyl #1")).toBe(one);
    expect(middle("Ignition coil #3 + plug")).toBe(one);
    expect(middle("Ignition coils and spark plugs, cylinders 1-4")).toBe(all);
  });

  it("takes tires with their size, mounted and balanced, for the tires themselves", () => {
    expect(middle("4 tires 235/65R17 mount and balance")).toBeGreaterThan(40_000);
    expect(middle("Mount and balance 4 tires")).toBeLessThan(20_000);
  });

  it("counts tires where labor names a number and its hour would cost less than any", () => {
    const four = (total: number, hours: number) =>
      judged([line("Mount and balance tires", { type: "Labor", hours, quantity: hours, total })]).lines[0];
    expect(four(10_000, 4)?.verdict).toBe("usual");
    const whole = judged([line("Mount and balance 4 tires")]).lines[0]?.range;
    expect(four(10_000, 4)?.labor?.high).toBe(whole?.high);
    expect(four(48_000, 4)?.verdict).toBe("very_high");
    expect(four(3_000, 0.3)?.range?.high).toBeLessThan(5_000);
  });
});

describe("how often a work is done", () => {
  const dollars = (description: string) => Math.round(middle(description) / 100);

  it("counts both hoses of a radiator, both sides in letters, and arms that are named without a side", () => {
    expect(dollars("Upper and lower radiator hoses")).toBeGreaterThan(dollars("Upper radiator hose") * 1.5);
    expect(dollars("Lower control arm LH & RH")).toBe(dollars("Lower control arms, left and right"));
    expect(dollars("LF & RF lower control arm")).toBe(dollars("Lower control arms, left and right"));
    expect(dollars("Front lower control arms")).toBe(dollars("Front lower control arms, both sides"));
    expect(dollars("Left front lower control arm")).toBeLessThan(dollars("Front lower control arms") * 0.7);
  });
});

describe("works that one price is asked for", () => {
  it("cost less than their sum where prices of both together say so", () => {
    const [both, regulator, motor] = ["Window regulator and motor", "Window regulator", "Window motor"].map((words) =>
      middle(words),
    ) as [number, number, number];
    expect(both).toBeLessThan((regulator + motor) * 0.9);
    expect(both).toBeGreaterThan(regulator);
  });

  it("cost no less than the dearest of them, keep their hours or say none, and leave a state's price as it is", () => {
    expect(middle("Camshaft seal and spark plugs")).toBeGreaterThanOrEqual(middle("Spark plugs") * 0.99);
    const hours = (words: string) => judged([line(words)]).lines[0]?.hours?.high;
    expect(hours("Window regulator and motor") ?? Infinity).toBeGreaterThanOrEqual(hours("Window motor") ?? 0);
    expect([hours("Window regulator"), hours("Window regulator and motor")]).toEqual([undefined, undefined]);
    expect(hours("Water pump and thermostat")).toBeGreaterThan(hours("Thermostat") ?? Infinity);
    const fees = ["State inspection", "Emissions test"].map((words) => middle(words, { type: "Service" }));
    expect(middle("State inspection and emissions test") / fees.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 1);
  });

  it("count one control arm for each that is named, and no arm of which a car has one", () => {
    const pitman = judged([line("Pitman arm")]).lines[0]?.range?.high ?? 0;
    const rods = judged([line("Outer tie rod ends, both sides")]).lines[0]?.range?.high ?? 0;
    const both = judged([line("Pitman arm and tie rod ends")]).lines[0]?.range?.high ?? 0;
    expect(both).toBeLessThanOrEqual(pitman + rods + 1_000);
  });

  it("are not judged by one of them where the other is of hours and has no figure", () => {
    const bmw = { year: 2013, make: "BMW", model: "335i" };
    const said = judged([line("Oil filter housing gasket + belt", { total: 72_000 })], { vehicle: bmw }).lines[0];
    expect(said?.jobs).toHaveLength(2);
    expect([said?.verdict, said?.range]).toEqual([null, null]);
  });
});

describe("a figure of one make", () => {
  it("counts without what that level of make costs more", () => {
    const job = guide.byName.get("Electric water pump");
    if (!job) throw new Error("no such job");
    const ofInsights = ({ source }: Witness) => source.name === "bmwinsights.com";
    const published = witnessesOf(guide, job).find(ofInsights);
    const counted = witnessesFor(guide, job, carOf(guide, camry, null)).find(ofInsights);
    const times = (counted?.total?.low ?? 0) / (published?.total?.low ?? 1);
    expect(times).toBeGreaterThan(0.6);
    expect(times).toBeLessThan(0.8);
  });
});

describe("figures of long ago", () => {
  const prices = parsePriceIndex("year\tindex\turl\n2010\t100\t\n2020\t400\t\n2026\t600\t\n");
  it("are carried to the last year of the index, evenly between two of its years", () => {
    expect(dearerSince(prices, 2010)).toBe(6);
    expect(dearerSince(prices, 2015)).toBeCloseTo(3);
    expect(dearerSince(prices, 2026)).toBe(1);
    expect(dearerSince(prices, 2000)).toBe(1);
  });

  it("count in today's prices, and stand on their page as they were published", () => {
    const job = guide.byName.get("Intake manifold gasket");
    if (!job) throw new Error("no such job");
    const [published] = witnessesOf(guide, job).filter(({ old }) => old);
    const [counted] = witnessesFor(guide, job, carOf(guide, camry, null)).filter(({ old }) => old);
    expect(published?.total).toEqual({ low: 32_674, high: 32_674 });
    expect(counted?.total?.low).toBeCloseTo(32_674 * (5152.24 / 2871.54), -1);
  });
});
