import { describe, expect, it } from "vitest";
import type { LineKind } from "#app/prices/jobs/job-index.ts";
import { recognise } from "#app/prices/jobs/recognise.ts";
import { guide, judged, line } from "./guide-for-tests.ts";

const named = (text: string, kind: LineKind = "Service") =>
  recognise(guide.index, text, kind)
    .map(({ job }) => job.job)
    .sort((a, b) => a.localeCompare(b, "en"));

describe("what shops call a work", () => {
  it.each<[string, LineKind, string[]]>([
    ["PERFORM 60K SERVICE INSPECT ROTATE", "Labor", ["Scheduled maintenance, 60,000 miles"]],
    ["4 WHEEL ALIGNMENT ADAS CHECK", "Labor", ["Wheel alignment (4-wheel)"]],
    ["Oil cooler and gaskets", "Service", ["Oil cooler"]],
    ["EGR valve & gasket", "Labor", ["EGR valve"]],
    ["Catalytic converter with gaskets", "Service", ["Catalytic converter"]],
    ["Head gasket set, MLS, with intake and valve cover gaskets", "Part", ["Head gasket"]],
    ["Fuel filters, frame & engine", "Service", ["Fuel filter, diesel"]],
    ["in & out tie rods LH", "Labor", ["Inner tie rod (each)", "Outer tie rod end (each)"]],
    ["Clutch kit w/ flywheel", "Part", ["Clutch", "Flywheel"]],
    ["Generator R&R with drive belt", "Labor", ["Alternator", "Serpentine belt"]],
    ["Timing chain/guides kit", "Part", ["Timing chain"]],
    ["Reman 6R80 w/ converter, installed", "Service", ["Transmission replacement"]],
    ["The Works package", "Service", ["Oil change", "Tire rotation"]],
  ])("%s", (text, kind, jobs) => {
    expect(named(text, kind)).toEqual(jobs);
  });

  it.each<[string, LineKind, string[]]>([
    ["CV half shaft, LF, with new axle nut", "Labor", ["CV axle (per side)"]],
    ["Fuel pump assy and strainer", "Labor", ["Fuel pump"]],
    ["Front lower control arms w/ bushings, both", "Labor", ["Control arm"]],
    ["Dismount, mount and balance 18in", "Service", ["Tire mount and balance (each)"]],
    ["Inner tie rod w/ boot, RF", "Labor", ["Inner tie rod (each)"]],
  ])("is not named again by what it comes with: %s", (text, kind, jobs) => {
    expect(named(text, kind)).toEqual(jobs);
  });

  it.each<[string, LineKind, string[]]>([
    ["Exh manifold LH R&R, snapped studs", "Labor", ["Exhaust manifold", "Exhaust stud / bolt repair"]],
    [
      "Timing belt & water pump, cam/crank seals",
      "Labor",
      ["Camshaft seal", "Front crankshaft seal", "Timing belt + water pump"],
    ],
    ["Timing cover seal R&R", "Labor", ["Front crankshaft seal"]],
    ["Cat converter, aftermarket EPA, with O2 sensor", "Service", ["Catalytic converter", "Oxygen sensor"]],
    ["Align 4 wheels, set toe and caster", "Service", ["Wheel alignment (4-wheel)"]],
    ["Cap, rotor & wire set", "Service", ["Distributor cap and rotor", "Spark plug wires (set)"]],
    ["Replace DPF delta p sensor", "Labor", ["DPF pressure sensor"]],
    ["Washer pump & reservoir R&R", "Labor", ["Washer fluid reservoir", "Windshield washer pump"]],
    ["100K SERVICE: SPARK PLUGS, COOLANT FLUSH", "Service", ["Coolant flush", "Spark plugs"]],
    ["Steering rack R&R, lower the subframe", "Labor", ["Steering rack and pinion"]],
    ["Clock spring R&R, horn and radio inop", "Labor", ["Clock spring"]],
    ["Cust states car wobbles at speed, balance 4 tires", "Labor", ["Tire balancing (set of 4)"]],
    ["4 COPs and 4 plugs", "Labor", ["Ignition coil(s) and spark plug(s)"]],
    ["Client reports vibration at 55 mph. Balanced all tires.", "Labor", ["Tire balancing (set of 4)"]],
  ])("is heard whole: %s", (text, kind, jobs) => {
    expect(named(text, kind)).toEqual(jobs);
  });

  it("is goods, whether one or four are sold: a size and a brand are a tire", () => {
    expect(named("205/60R16 Michelin Defender2", "Part")).toEqual(["Tire, installed (each)"]);
  });

  it.each([
    "Rear struts seeping, not replaced today",
    "Parts on order - alternator",
    "Previously replaced water pump 4/24",
    "Customer refuses coolant flush",
    "Original alternator failed internally",
  ])("sells nothing: %s", (text) => {
    expect(named(text)).toEqual([]);
  });
});

describe("how many are done", () => {
  const usual = (text: string, vehicle = { make: "Honda", model: "Accord", year: 2014 }) =>
    judged([line(text)], { vehicle }).lines[0]?.range?.high ?? 0;

  it("counts a mount for each place that is named", () => {
    expect(usual("Motor mounts, front and side")).toBeGreaterThan(1.5 * usual("Motor mount, front"));
  });

  it("counts all brake lines as more than one", () => {
    const truck = { make: "Chevrolet", model: "Silverado 1500", year: 2008 };
    expect(usual("Replace all rusted brake lines", truck)).toBeGreaterThan(1.5 * usual("Replace brake line", truck));
  });

  it("counts the filters of a diesel by where they are, and the tires that are mounted", () => {
    const ram = { make: "Ram", model: "2500 6.7 Cummins", year: 2016 };
    expect(usual("Fuel filters, front & rear", ram)).toBeGreaterThan(1.5 * usual("Fuel filter", ram));
    expect(usual("Mount & balance 4")).toBeGreaterThan(3 * usual("Mount & balance"));
  });
});

describe("a price put together of what a work consists of", () => {
  const glc = { make: "Mercedes-Benz", model: "GLC300", year: 2019 };

  it("is that of oil, brake fluid, cabin filter and inspection for a maker's large service, with the witnesses of each", () => {
    const [small, large] = ["Service A", "Service B"].map((text) => judged([line(text)], { vehicle: glc }).lines[0]);
    expect(small?.range?.high).toBeGreaterThan(0);
    expect(large?.range?.high).toBeGreaterThan(1.4 * (small?.range?.high ?? 0));
    expect(large?.sources.length).toBeGreaterThan(0);
  });
});

describe("what a work uses up, and what goes along with it", () => {
  const glc = { make: "Mercedes-Benz", model: "GLC300", year: 2019 };

  it("is judged with the service that it goes into, and with the part that it holds", () => {
    const { lines } = judged(
      [
        line("SERVICE B", { type: "Labor", total: 38_900 }),
        line("ENGINE OIL 0W-40", { type: "Part", total: 9_700 }),
        line("OIL FILTER", { type: "Part", total: 2_700 }),
      ],
      { vehicle: glc, shop: "dealer" },
    );
    expect(lines.map(({ lines: own }) => own)).toEqual([
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
    ]);
    const cover = judged([
      line("R&R valve cover gasket", { type: "Labor", total: 24_000, hours: 1.8 }),
      line("Valve cover gasket set", { type: "Part", total: 5_000 }),
      line("Valve cover bolt kit", { type: "Part", total: 3_500 }),
    ]);
    expect(cover.lines[2]?.verdict).not.toBeNull();
  });

  it("adds the part of an expansion valve to a compressor, and no labor", () => {
    const high = (text: string) => judged([line(text)]).lines[0]?.range?.high ?? 0;
    const plain = high("A/C compressor and drier");
    expect(high("A/C compressor, drier and expansion valve")).toBeGreaterThanOrEqual(plain);
    expect(high("A/C compressor, drier and expansion valve")).toBeLessThan(1.3 * plain);
  });
});
