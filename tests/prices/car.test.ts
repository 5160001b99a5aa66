import { describe, expect, it } from "vitest";
import { carOf } from "#app/prices/car/car.ts";
import { recallTable } from "#app/prices/car/recalls.server.ts";
import { campaignsFor } from "#app/prices/car/recalls.ts";
import { shopKindOf } from "#app/prices/car/shop-kind.ts";
import { judgeQuote } from "#app/prices/judge.server.ts";
import { laborRate } from "#app/prices/labor/labor-rate.ts";
import { makeAndYearOfVin, vinFacts } from "#app/quote-reader/paper/vin-table.server.ts";
import { guide, judged, line } from "./guide-for-tests.ts";

const byName = (make: string, model: string, year = 2018) => carOf(guide, { make, model, year }, null);

describe("this very car", () => {
  it.each([
    ["1HGCM82633A004352", { make: "Honda", model: "Accord", cylinders: 6, year: 2003 }],
    ["4T1B11HK8KA502927", { make: "Toyota", model: "Camry", cylinders: 4, year: 2019 }],
    ["5UXCR6C0XMC601517", { make: "BMW", model: "X5", cylinders: 6, year: 2021 }],
    ["5YJ3E1EA7KF317000", { make: "Tesla", model: "Model 3", year: 2019 }],
  ])("a VIN says what it is: %s", (vin, said) => {
    expect(vinFacts(vin)).toMatchObject(said);
    expect(makeAndYearOfVin(vin)).toEqual({ make: said.make, year: said.year });
  });

  it.each(["", "SHORT", "IIIIIIIIIIIIIIIII", "QQQQQQQQQQQQQQQQQ", "ZZZZZZZZZZZZZZZZZ"])(
    "no VIN, no facts: %j",
    (vin) => {
      expect(vinFacts(vin)).toBeNull();
    },
  );

  it.each([
    ["Toyota", "Camry", { segment: "midsize", cylinders: 4, level: "mainstream" }],
    ["Ford", "F-150 XLT 4x4", { segment: "half-ton", fourWheelDrive: true }],
    ["Ram", "2500 6.7L Cummins", { segment: "heavy-truck", fuel: "diesel" }],
    ["Toyota", "Prius", { fuel: "hybrid" }],
    ["Toyota", "Camry Hybrid", { fuel: "hybrid" }],
    ["Nissan", "Leaf", { fuel: "electric", cylinders: 0 }],
    ["Honda", "Accord V6", { cylinders: 6 }],
    ["BMW", "X5", { level: "european luxury", segment: "mid-suv" }],
    ["Ferrari", "488", { beyond: true }],
    ["Nobody", "Nothing", { beyond: false, level: "mainstream" }],
  ])("%s %s", (make, model, said) => {
    expect(byName(make, model)).toMatchObject(said);
  });

  it.each([
    ["Honda", "Civic", 2015, "chain"],
    ["Honda", "Civic", 2004, "belt"],
    ["Honda", "Odyssey EX-L", 2013, "belt"],
    ["Honda", "Accord", 2012, null],
    ["Honda", "Accord V6", 2012, "belt"],
    ["Honda", "Accord 4-cyl", 2012, "chain"],
    ["Subaru", "Forester", 2009, "belt"],
    ["BMW", "X5", 2015, "chain"],
    ["Nissan", "Rogue Sport", 2019, "chain"],
    ["Nobody", "Nothing", 2018, null],
    ["Tesla", "Model 3", 2020, null],
  ])("the valves of a %s %s of %i: %s", (make, model, year, timing) => {
    expect(byName(make, model, year).timing).toBe(timing);
  });

  it("says what the car has instead of what is sold for it, and why work is harder on its engine", () => {
    const belt = judged([line("Replace timing belt")], { vehicle: { make: "Toyota", model: "Corolla", year: 2014 } });
    expect(belt.lines[0]).toMatchObject({
      verdict: null,
      reason:
        "This car has no timing belt: ask what is meant. Its engine has a timing chain (https://engineerfix.com/which-toyota-models-have-timing-chains).",
    });
    const pump = (model: string) =>
      judged([line("Replace water pump")], { vehicle: { make: "Ford", model, year: 2016 } }).lines[0];
    expect(pump("Explorer")?.range?.low).toBeGreaterThan((pump("Fusion")?.range?.high ?? 0) * 1.3);
    expect(pump("Explorer")?.notes).toContain(
      "On this engine the water pump sits behind the timing cover and is driven by the timing chain (https://theautopian.com/heres-how-a-bad-water-pump-design-can-total-an-older-ford-explorer-taurus-or-flex).",
    );
  });

  it.each([
    ["Civic", "Honda", "Replace 6 spark plugs", "This car's engine has 4 cylinders, not 6: ask what is meant."],
    ["Corolla", "Toyota", "Spark plugs (8)", "This car's engine has 4 cylinders, not 8: ask what is meant."],
    ["Camry 4-cyl", "Toyota", "six spark plugs", "This car's engine has 4 cylinders, not 6: ask what is meant."],
  ])("a %s of %s and %s: %s", (model, make, text, reason) => {
    expect(judged([line(text)], { vehicle: { make, model, year: 2016 } }).lines[0]).toMatchObject({
      verdict: null,
      reason,
    });
  });

  it("takes six plugs on a model that is sold with four or six for the six, and sixteen on a Hemi for its own", () => {
    const of = (model: string, make: string, text: string) =>
      judged([line(text)], { vehicle: { make, model, year: 2016 } }).lines[0]?.range?.high ?? 0;
    expect(of("Camry", "Toyota", "Replace 6 spark plugs")).toBeGreaterThan(of("Camry", "Toyota", "Spark plugs") * 1.3);
    expect(of("1500 5.7 V8", "Ram", "16 spark plugs")).toBeGreaterThan(0);
  });

  it("makes about sixty classes and more of the models it knows", () => {
    const classes = new Set(guide.models.map((row) => byName(row.make, row.words.join(" ")).className));
    expect(classes.size).toBeGreaterThan(55);
  });
});

describe("labor", () => {
  const rate = (state: string | null, shop: "independent" | "chain" | "dealer" = "independent", luxury = false) =>
    laborRate(guide.rates, { state, shop, luxury }).middle / 100;
  it("is dearer in California than in Ohio, in New York than in Mississippi, at dealers than elsewhere", () => {
    expect(rate("CA")).toBeGreaterThan(rate("OH") * 1.1);
    expect(rate("NY")).toBeGreaterThan(rate("MS"));
    expect(rate("OH", "dealer")).toBeGreaterThan(rate("OH") * 1.2);
    expect(rate("OH", "dealer", true)).toBeGreaterThan(rate("OH", "dealer"));
    expect(rate("california")).toBe(rate("CA"));
    for (const state of ["TX", "WY", "Hawaii", "DC", null, "??"]) expect(rate(state)).toBeGreaterThan(85);
    for (const state of ["TX", "WY", "Hawaii", "DC", null, "??"]) expect(rate(state)).toBeLessThan(200);
  });

  it.each([
    ["Toyota of Dayton", "dealer"],
    ["Midas #1182", "chain"],
    ["Sunset Import Specialists", "independent"],
    ["Bob's Auto Repair", "independent"],
    ["Lakeview", null],
    [null, null],
  ])("the letterhead of %s is of the kind %s", (name, kind) => {
    expect(shopKindOf(name)).toBe(kind);
  });
});

describe("recalls", () => {
  it("name model and year, and ask to check the VIN", () => {
    const crv = { make: "Honda", model: "CR-V", year: 2018 };
    expect(campaignsFor(recallTable(), crv)).toContain("23V858");
    expect(campaignsFor(recallTable(), { make: "Honda", model: "CR-V EX-L", year: 2018 })).toContain("23V858");
    expect(campaignsFor(recallTable(), { make: "Honda", model: "CR-V", year: 1985 })).toEqual([]);
    const lines = [line("Replace fuel pump")];
    const vin = "5J6RW2H58JL012345";
    const said = judgeQuote({ vehicle: { ...crv, vin }, state: null, shop: null, lines });
    expect(said.notes[0]).toMatch(
      /name this model and year \(NHTSA, January 2020 to May 2025\)\. Check this VIN at nhtsa/,
    );
    expect(said.lines[0]?.notes.join(" ")).toMatch(
      /Recall 2\dV\d{3}.*Check this VIN at nhtsa\.gov\/recalls before paying/,
    );
    // Of a car without a VIN nobody is sent to check "this" one.
    const bare = judgeQuote({ vehicle: crv, state: null, shop: null, lines });
    for (const words of [bare.notes[0], bare.lines[0]?.notes.join(" ")]) {
      expect(words).toMatch(/Enter the VIN from the dashboard or the registration at nhtsa\.gov\/recalls/);
      expect(words).not.toMatch(/this VIN/i);
    }
  });
});
