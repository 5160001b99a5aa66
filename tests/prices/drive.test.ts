import { describe, expect, it } from "vitest";
import { carOf, lacks } from "#app/prices/car/car.ts";
import { judgeQuote } from "#app/prices/judge.server.ts";
import { vinFacts } from "#app/quote-reader/paper/vin-table.server.ts";
import { guide, judged, line } from "./guide-for-tests.ts";

const NO_FACTS = { series: null, body: null, drive: null, cylinders: null, litres: null };

const car = (make: string, model: string, { year = 2018, vin }: { year?: number; vin?: string } = {}) =>
  carOf(guide, { make, model, year, vin }, vinFacts(vin));

describe("what drives a car", () => {
  it("is not asked of a Prius: its VIN says gasoline, as those of all hybrids do", () => {
    const { lines } = judgeQuote({
      vehicle: { year: 2013, make: "Toyota", model: "Prius Three", vin: "JTDKN3DU5D1612345" },
      ...{ state: null, shop: "dealer" as const },
      lines: [
        line("HV battery assembly replacement P0A80 G9510-47081 new OEM", { total: 350_500 }),
        line("Hybrid battery cooling fan cleaning", { total: 24_600 }),
      ],
    });
    expect(lines.map(({ reason }) => reason).join(" ")).not.toContain("This car has no");
    expect(lines.map(({ notOnCar }) => notOnCar)).toEqual([false, false]);
    expect(lines[0]?.jobs[0]?.job.job).toBe("Hybrid high-voltage battery");
    expect(lines.map(({ verdict }) => verdict)).toEqual(["usual", "usual"]);
  });

  it.each([
    ["Toyota", "Camry", "HV battery pack", 2018],
    ["Toyota", "RAV4 XLE", "Hybrid battery", 2019],
    ["Ford", "Escape SE", "Hybrid battery", 2010],
    ["Hyundai", "Kona Limited", "EV high-voltage battery pack", 2021],
    ["Volkswagen", "Jetta", "DPF replacement", 2012],
    ["Chevrolet", "Silverado 1500", "Glow plugs, full set", 2021],
    ["Ram", "2500 Tradesman", "Spark plugs", 2018],
    ["BMW", "i3", "Oil change", 2015],
    ["Ford", "F-150 Lightning", "Spark plugs", 2003],
    ["Mercedes-Benz", "E350", "Diesel particulate filter", 2012],
    ["Jeep", "Wrangler 4xe", "Hybrid battery", 2022],
    ["Lexus", "RX 450h", "Hybrid battery", 2014],
    ["Volkswagen", "Golf", "Replace 6 spark plugs", 2008],
  ])("is open where a %s %s was sold with several: %s", (make, model, text, year) => {
    const [said] = judged([line(text)], { vehicle: { make, model, year } }).lines;
    expect(said?.jobs).not.toEqual([]);
    expect(said?.notOnCar).toBe(false);
  });

  it.each([
    ["Toyota", "Prius Three", "Spark plugs", false],
    ["Toyota", "Prius", "Replace alternator", true],
    ["Honda", "Civic Hybrid", "Replace alternator", false],
    ["Tesla", "Model 3 Long Range", "Oil change", true],
    ["Nissan", "Leaf SV Plus", "Spark plugs", true],
    ["Toyota", "Camry 2.5", "DPF replacement", true],
    ["Honda", "Civic 2.0 EX-L", "EV drive unit", true],
    ["Ram", "2500 6.7L Cummins", "Spark plugs", true],
    ["Mazda", "6", "Hybrid battery", true],
  ])("is still known of a %s %s: %s", (make, model, text, isMissing) => {
    expect(judged([line(text)], { vehicle: { make, model, year: 2018 } }).lines[0]?.notOnCar).toBe(isMissing);
  });

  it("is left open where VIN and name do not agree", () => {
    const facts = { ...NO_FACTS, make: "Nissan", model: "Leaf", fuel: "Electric", year: 2018 };
    const said = carOf(guide, { make: "Nissan", model: "Altima Hybrid", year: 2018 }, facts);
    for (const need of ["engine", "hybrid", "electric", "high-voltage"]) expect(lacks(said, [need])).toBeNull();
  });

  it("is what the VIN says of a plug-in: electric first, and an engine with it", () => {
    const facts = { ...NO_FACTS, make: "Volvo", model: "XC90", fuel: "Electric", cylinders: 4, year: 2019 };
    const said = carOf(guide, { make: "Volvo", model: "XC90 T8", year: 2019 }, facts);
    expect(said.fuel).toBe("hybrid");
    expect(lacks(said, ["engine"])).toBeNull();
    expect(lacks(said, ["high-voltage"])).toBeNull();
  });

  const TRIMS =
    "Three;EX-L;XLT;Long Range;Limited;Touring;SE;SEL;Premium Plus;Sport;Titanium;LTZ;LE;XLE;SR5;Big Horn;SV;Two;Four;Performance;AWD;4x4;2.5i Premium;Base".split(
      ";",
    );
  it("is the same whatever trim stands behind the model, and never what its own name says against", () => {
    const rows = guide.models.filter(({ make, name }) => !(make === "mini" && /Cooper/.test(name)));
    for (const [at, row] of rows.entries()) {
      const year = 2005 + ((at * 7) % 20);
      const plain = car(row.make, row.name, { year });
      for (let turn = 0; turn < 3; turn++) {
        const trim = TRIMS[(at * 5 + turn * 7) % TRIMS.length];
        const trimmed = car(row.make, `${row.name} ${trim}`, { year });
        if (/sport/i.test(`${trim}`)) continue;
        expect(trimmed.drives, `${row.make} ${row.name} ${trim}`).toEqual(plain.drives);
        if (row.fuel) expect(lacks(trimmed, [row.fuel]), `${row.make} ${row.name} ${trim}`).toBeNull();
      }
    }
  });
});
