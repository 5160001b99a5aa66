import { describe, expect, it } from "vitest";
import type { LineKind } from "#app/prices/jobs/job-index.ts";
import { recognise } from "#app/prices/jobs/recognise.ts";
import { guide, judged, line } from "./guide-for-tests.ts";

const named = (text: string, kind: LineKind = null) =>
  recognise(guide.index, text, kind)
    .map(({ job }) => job.job)
    .sort((a, b) => a.localeCompare(b, "en"));

describe("names that are joined, shortened or left half", () => {
  it.each<[string, LineKind, string[]]>([
    ["Trans/eng mounts replace all 4", "Labor", ["Motor mount (each)", "Transmission mount"]],
    ["Rear 02 snsr", "Part", ["Oxygen sensor"]],
    ["UCA bushings both sides", "Labor", ["Control arm bushings (per axle)"]],
    ["T-case overhaul w/ chain", "Service", ["Transfer case rebuild"]],
    ["SAS calibration after align", null, ["Steering angle sensor calibration"]],
    ["Radio module/relay", "Part", ["Radio / head unit"]],
    ["Scan & diagnose ABS", "Labor", ["ABS diagnosis"]],
    ["Tie rods outer both, needs align", "Service", ["Outer tie rod end (each)"]],
    ["Outer tie rod LF (alignment extra)", "Service", ["Outer tie rod end (each)"]],
    ["Struts front + alignment", "Service", ["Struts (pair)", "Wheel alignment (4-wheel)"]],
    ["Wiper blades 24/18 & back", "Part", ["Wiper blade, rear", "Wiper blades (pair)"]],
    ["Serpentine belt and idler pulley Dayco 89030", "Part", ["Idler pulley", "Serpentine belt"]],
    ["Water pump gasket", "Service", ["Water pump gasket"]],
    ["EV battery coolant pump, coolant", "Service", ["EV battery coolant pump"]],
    ["Oil filter housing w/ cooler, 3.6L", "Part", ["Oil filter housing"]],
    ["VVT solenoids, exh & int", "Part", ["VVT solenoid"]],
    ["Fuel filter R&R, prime system", "Service", ["Fuel filter, diesel"]],
    ["Evac, charge 134a, dye & leak test", "Service", ["A/C recharge R-134a"]],
    ["NS-2 fluid", "Part", ["Transmission fluid"]],
    ["B12 svc: oil change, rotate", "Service", ["Oil change", "Tire rotation"]],
    ["Throttle body & induction cleaning", "Service", ["Fuel injection / induction cleaning service"]],
    ["Coil cyl 2 (plenum off) & 6 plugs", "Labor", ["Ignition coil(s) and spark plug(s)"]],
    ["Ignition switch, program theft system", "Labor", ["Ignition switch"]],
    ["Cleaned battery posts & cables", "Service", ["Battery terminal cleaning"]],
    ["Basic electrical diag, tier 2", "Labor", ["Electrical diagnosis"]],
    ["Timing belt/water pump/hyd tensioner", "Service", ["Timing belt + water pump"]],
    ["Timing belt set with water pump", "Part", ["Timing belt + water pump"]],
    ["Coolant neck / thermostat housing", "Part", ["Thermostat housing"]],
    ["DPF out, cleaned at shop", "Service", ["DPF cleaning (off-vehicle)"]],
    ["C/S coolant low. Diag: radiator leaking", "Labor", ["Diagnostic fee"]],
    ["Overhaul 4R70W, clutches and bands", "Service", ["Transmission rebuild, automatic"]],
    ["Rebuilt 8L90 installed", "Service", ["Transmission replacement"]],
    ["Turbocharger incl. electronic actuator", "Part", ["Turbocharger"]],
    ["Seals, spark plug well (4)", "Part", ["Spark plug tube seals"]],
    ["Self-locking nuts", "Part", ["Clamps and fasteners"]],
    ["Evac, leak check, charge 134a", "Service", ["A/C recharge R-134a"]],
  ])("%s", (text, kind, jobs) => {
    expect(named(text, kind)).toEqual(jobs);
  });
});

function asked(description: string, type: LineKind, dollars: number, rest: { quantity?: number; hours?: number } = {}) {
  return line(description, { type, total: dollars * 100, ...rest });
}

describe("lines beside each other", () => {
  it("does not hold a list of works against the last part that it shares a word with", () => {
    const [labor, belt] = judged([
      asked("Xyz unit/housing R&R, frobnicator & shroud, drive belt", "Labor", 700, { hours: 5 }),
      asked("Drive belt", "Part", 40),
    ]).lines;
    expect(belt?.lines).toEqual([1]);
    expect(labor?.lines).toEqual([0]);
  });

  it("counts storage by the day", () => {
    const [stored] = judged([asked("Storage, per day", "Fee", 90, { quantity: 3 })]).lines;
    expect(stored?.verdict).toBe("usual");
  });

  it("calls no part low whose words say why it costs less, and no labor that overlaps", () => {
    const [rack] = judged([asked("Steering rack, reman", "Part", 150)]).lines;
    const [mount] = judged([asked("Motor mount, labor overlaps belt job", "Service", 90)]).lines;
    expect([rack?.verdict, mount?.verdict]).toEqual([null, null]);
    expect(rack?.reason).toContain("how little it may cost is not judged");
  });

  it("has no goods in what is measured", () => {
    const [test] = judged([asked("Compression test", "Labor", 120, { hours: 1.1 })]).lines;
    expect([test?.compare, test?.parts]).toEqual(["total", null]);
  });
});
