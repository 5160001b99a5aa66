import { describe, expect, it } from "vitest";
import { judged, line } from "./guide-for-tests.ts";

const part = (description: string, dollars: number, quantity = 1) =>
  line(description, { type: "Part", quantity, total: Math.round(dollars * 100) });
const labor = (description: string, dollars: number, hours: number | null = null) =>
  line(description, { type: "Labor", quantity: hours ?? 1, hours, total: Math.round(dollars * 100) });
type Setting = Parameters<typeof judged>[1];
const together = (lines: Parameters<typeof judged>[0], setting: Setting = {}) =>
  judged(lines, setting).lines.map(({ lines: own }) => own.join());
const named = (lines: Parameters<typeof judged>[0], setting: Setting = {}) =>
  judged(lines, setting).lines.map(({ jobs }) => jobs.map(({ job }) => job.job).join(" + "));

describe("one thing under two names", () => {
  const bmw = { vehicle: { make: "BMW", model: "X3", year: 2013 } };
  const gl = { vehicle: { make: "Mercedes-Benz", model: "S550", year: 2012 } };

  it("is the rarer one, of which the paper has the other half", () => {
    expect(named([labor("Electric coolant pump R&R", 420, 2.5), part("VDO water pump", 410)], bmw)).toEqual([
      "Electric water pump",
      "Electric water pump",
    ]);
    const air = [labor("R&R RF air strut", 400, 2.4), part("Bilstein strut RF", 640)];
    expect(together(air, gl)).toEqual(["0,1", "0,1"]);
    const pump = [labor("R&R compressor and relay", 260, 1.5), part("Wabco compressor", 520), part("Relay", 22)];
    expect(together(pump, gl)).toEqual(["0,1,2", "0,1,2", "0,1,2"]);
  });

  it("stays what it is called where it has labor of its own", () => {
    const both = [labor("R&R water pump", 300, 2), part("Water pump", 120), labor("Electric coolant pump R&R", 150, 1)];
    expect(named(both, bmw)[1]).toBe("Water pump");
  });

  it("is on the other side what it is on the one", () => {
    const arms = [
      labor("R&R front lower control arms, both", 320, 2.4),
      part("Dorman arm R", 130),
      part("Dorman arm L", 130),
    ];
    expect(together(arms)).toEqual(["0,1,2", "0,1,2", "0,1,2"]);
  });
});

describe("whose a line is", () => {
  it("gives no work the labor of looking for what is wrong", () => {
    const found = together([
      labor("Quick test, EGR cooler efficiency low", 190, 1.5),
      labor("R&R EGR cooler", 600, 4),
      part("EGR cooler", 520),
    ]);
    expect(found[0]).toBe("0");
    expect(found[1]).not.toContain("0");
  });

  it("gives air filters to the service of so many miles that lists them, and leaves those that are put in for money", () => {
    const service = [labor("30,000 mile service", 320, 2), part("Element, air cleaner", 34), part("Cabin filter", 38)];
    expect(together(service)).toEqual(["0,1,2", "0,1,2", "0,1,2"]);
    const apart = [...service.slice(0, 2), labor("Replace engine air filter", 25, 0.2)];
    expect(together(apart)[1]).toBe("1,2");
  });

  it("sells brakes that are cleaned beside another work, and none beside new pads", () => {
    const [both = ""] = named([line("Rotate tires & clean/lube brakes")]);
    expect(both.split(" + ").sort()).toEqual(["Brake cleaning and lubrication", "Tire rotation"]);
    expect(named([line("Front pads & rotors, clean and lube slides")])).toEqual(["Brake pads + rotors (per axle)"]);
  });
});

describe("how many of each", () => {
  const truck = { vehicle: { make: "Ford", model: "F-150", year: 2015 } };
  const top = (lines: Parameters<typeof judged>[0], setting: Setting = truck) =>
    judged(lines, setting).lines[0]?.range?.high ?? 0;

  it("is all plugs and one coil where one coil is named", () => {
    const all = top([labor("R&R plugs and coils", 200), part("Spark plug", 90, 8), part("Ignition coil", 80, 8)]);
    const one = top([labor("R&R plugs & #7 coil", 200), part("Spark plug", 90, 8), part("Ignition coil", 80)]);
    const alone = top([labor("R&R #7 coil", 100), part("Ignition coil", 80)]);
    expect(one).toBeLessThan(0.75 * all);
    expect(one).toBeGreaterThan(1.3 * alone);
  });

  it("is said of each work in its own piece of the line", () => {
    const four = top([line("Axle U-joints both, ball joints all 4")]);
    expect(four).toBeLessThan(top([line("Axle U-joints all 4, ball joints all 4")]));
  });

  it("is one brake line for each place that lines are run to", () => {
    const lines = top([labor("Replace rusted brake lines, master to rear & RF", 420, 4)]);
    expect(lines).toBeGreaterThan(1.5 * top([labor("Replace rusted brake line, master to rear", 260, 2.5)]));
  });
});

describe("what published figures do not speak of", () => {
  it("is a share of work that is not on the paper, and the roller of a sliding door", () => {
    expect(judged([line("Shop supplies", { type: "Fee", total: 2_500 })]).lines[0]?.verdict).toBeNull();
    const van = { vehicle: { make: "Ford", model: "Transit 250", year: 2019 } };
    expect(judged([line("Sliding door roller, lower RH", { total: 15_000 })], van).lines[0]?.verdict).toBeNull();
  });

  it("is the large battery loops of some electric cars, of which more coolant is changed", () => {
    const coolant = (make: string, model: string) =>
      judged([line("EV battery coolant service")], { vehicle: { make, model, year: 2022 }, shop: "dealer" }).lines[0]
        ?.range?.high ?? 0;
    expect(coolant("Hyundai", "Ioniq 5 SEL")).toBeGreaterThan(1.25 * coolant("Tesla", "Model 3"));
  });

  it("is what a maker's own service center asks for a 12-volt battery; others ask more", () => {
    const battery = (shop: "dealer" | "independent") =>
      judged([line("12V battery replacement", { total: 24_500 })], {
        vehicle: { make: "Tesla", model: "Model 3", year: 2019 },
        shop,
        state: "WA",
      }).lines[0];
    expect(battery("independent")?.verdict).toBe("usual");
  });
});

describe("what is not said", () => {
  const bmw = { vehicle: { make: "Subaru", model: "Forester", year: 2011 } };

  it("that work is low which another has opened the way for", () => {
    const belt = (words: string) =>
      judged([part("Timing belt kit with water pump", 290), labor(words, 120, 1)], bmw).lines[0]?.verdict;
    expect(belt("Timing belt and water pump")).toBe("low");
    expect(belt("Timing belt and water pump (engine out)")).toBeNull();
    expect(belt("Timing belt and water pump while engine is out")).toBeNull();
  });

  it("that a large thing without a figure comes with the small one beside it", () => {
    const jeep = { vehicle: { make: "Jeep", model: "Wrangler", year: 2014 } };
    expect(judged([line("Oil filter housing, intake gaskets", { total: 98_000 })], jeep).lines[0]?.verdict).toBeNull();
  });

  it("that bolts which broke off are too dear, unless they are as dear as all of the work", () => {
    const manifold = (total: number) =>
      judged([line("Exhaust manifold gasket, extract broken studs", { total })], bmw).lines[0];
    const high = manifold(20_000)?.range?.high ?? 0;
    expect(manifold(Math.round(1.6 * high))?.verdict).toBeNull();
    expect(manifold(Math.round(2.4 * high))?.verdict).toBe("very_high");
  });

  it("which axle brakes are cleaned at, where all calipers are", () => {
    const high = (words: string) => judged([line(words)]).lines[0]?.range?.high ?? 0;
    expect(high("Clean and lube calipers")).toBeGreaterThan(1.5 * high("Clean and lube front calipers"));
  });
});
