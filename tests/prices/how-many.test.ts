import { describe, expect, it } from "vitest";
import { judged, line } from "./guide-for-tests.ts";

const pickup = { vehicle: { year: 2016, make: "Ford", model: "F-150 5.0" } };
const middle = (words: string, rest: Parameters<typeof line>[1] = {}, setting = {}) => {
  const said = judged([line(words, { total: 60_000, ...rest })], setting).lines[0];
  const range = said?.compare === "parts" ? said.parts : said?.range;
  return range ? Math.sqrt(range.low * range.high) : 0;
};

describe("how many pieces a line asks a price for", () => {
  it.each<[many: string, one: string, times: number]>([
    ["Install and balance four all-season touring tires 205/65R16", "Install one all-season tire 205/65R16", 4],
    ["Tires, three new Hankook 205/65R16, installed", "Tire, one new Hankook 205/65R16, installed", 3],
    ["2 premium TPMS sensors, fitted", "TPMS sensor, fitted", 2],
    ["Replace two leaking rear brake hoses", "Replace leaking left rear brake hose", 2],
    ["Both upper and lower radiator hoses", "Upper radiator hose", 2],
  ])("%s", (many, one, times) => {
    expect(middle(many) / middle(one)).toBeGreaterThan(times * 0.8);
    expect(middle(many) / middle(one)).toBeLessThan(times * 1.1);
  });

  it.each<[both: string, one: string]>([
    ["Front pads and rotors plus rear pads and rotors", "Front pads and rotors"],
    ["Rear differential and front differential service", "Rear differential service"],
    ["Rear calipers replaced", "Left rear caliper replaced"],
    ["New CV axles, front", "New CV axle, right front"],
    ["Front hub bearings", "Left front hub bearing"],
  ])("%s: those of both", (both, one) => {
    expect(middle(both) / middle(one)).toBeGreaterThan(1.5);
    expect(middle(both) / middle(one)).toBeLessThan(2.1);
  });

  it("takes one pair of each where two works are those of both ends", () => {
    const both = middle("All four: front struts and rear shocks");
    expect(both).toBeLessThan(middle("Front struts") + middle("Rear shocks") + 2_000);
    expect(middle("Wiper blades, front and rear")).toBeLessThan(middle("Wiper blades") * 2);
  });

  it("is said of one side, whatever its ending", () => {
    expect(middle("Left rear calipers replaced")).toBe(middle("Left rear caliper replaced"));
    expect(middle("Rear caliper pins", { type: "Part" })).toBeLessThan(middle("Rear calipers", { type: "Part" }));
  });

  it("counts an engine's cylinders where a line says all of them, or those of a bank", () => {
    const coil = middle("Ignition coil", { type: "Part" }, pickup);
    expect(middle("All ignition coils", { type: "Part" }, pickup) / coil).toBeGreaterThan(7);
    expect(middle("Ignition coils, one bank", { type: "Part" }, pickup) / coil).toBeGreaterThan(3.5);
    expect(middle("Ignition coils, one bank", { type: "Part" }, pickup) / coil).toBeLessThan(4.5);
    expect(middle("Ignition coils, six", { type: "Part" }, pickup) / coil).toBeGreaterThan(5);
    expect(middle("Ignition coils", { type: "Part", quantity: 3 }, pickup) / coil).toBeLessThan(3.5);
  });

  it("takes one strut for half of a pair", () => {
    const strut = (words: string, quantity: number) => middle(words, { type: "Part", quantity });
    expect(strut("Front strut", 1) / strut("Front struts", 2)).toBeLessThan(0.65);
    expect(strut("Front strut", 2)).toBe(strut("Front struts", 2));
    expect(strut("Front struts", 1)).toBe(strut("Front struts", 2));
  });

  it.each(["Conventional/synthetic blend oil change", "Oil change, conventional or full synthetic"])(
    "%s: one oil change",
    (words) => {
      expect(judged([line(words)]).lines[0]?.jobs).toHaveLength(1);
    },
  );

  it.each<[string, string]>([
    ["4-wheel brake inspection", "Brake inspection"],
    ["Coolant flush, 2 gallons, all hoses checked", "Coolant flush"],
    ["Replace V6 upper radiator hose", "Replace upper radiator hose"],
  ])("%s: numbers of other things are none of pieces", (words, plain) => {
    expect(middle(words)).toBe(middle(plain));
  });
});
