import { describe, expect, it } from "vitest";
import type { LineKind } from "#app/prices/jobs/job-index.ts";
import { recognise } from "#app/prices/jobs/recognise.ts";
import { guide } from "./guide-for-tests.ts";

const named = (text: string, kind: LineKind = null) =>
  recognise(guide.index, text, kind)
    .map(({ job }) => job.job)
    .sort((a, b) => a.localeCompare(b, "en"));

describe("what a counter writes", () => {
  it.each<[string, LineKind, string[]]>([
    ["L.O.F. + rotate", "Service", ["Oil change", "Tire rotation"]],
    ["R.M.S. reseal", null, ["Rear main seal"]],
    ["20k service: oil, filter, cabin filter, rotate", null, ["Cabin air filter", "Oil change", "Tire rotation"]],
    ["Maintenance Minder A1 - oil/filter, rotate", null, ["Oil change", "Tire rotation"]],
    ["Cab fltr", "Part", ["Cabin air filter"]],
    ["T/R", "Service", ["Tire rotation"]],
    ["Inner T/R left", "Labor", ["Inner tie rod (each)"]],
    ["Trk bar, frt", "Part", ["Track bar"]],
    ["HD gaskets (2), resurface heads", null, ["Cylinder head machining", "Head gasket"]],
    ["Oil cons test, finish", null, ["Oil consumption test"]],
    ["weld exh leak @ muffler", "Labor", ["Exhaust repair"]],
    ["RF hub & wheel bearing, pressed", null, ["Wheel bearing / hub"]],
    ["4L60E rebuilt w/ converter, installed", "Service", ["Transmission replacement"]],
    ["Idler and pitman arm R&R", "Labor", ["Idler arm", "Pitman arm"]],
    ["PTU/t-case fluid", "Service", ["Power transfer unit fluid"]],
    ["Clutch R&R, manual trans", "Labor", ["Clutch"]],
    ["DPF R&R, baked and cleaned off vehicle", null, ["DPF cleaning (off-vehicle)"]],
    ["VC assembly w/ gasket", "Part", ["Valve cover"]],
    ["Replace rusted brake line, front to rear hose", "Labor", ["Brake line repair"]],
    ["GASKET, VALVE COVER", "Part", ["Valve cover gasket"]],
    ["Air ride compressor front, Navigator", null, ["Air suspension compressor"]],
    ["Steering gear F-250, reman", null, ["Steering gear box"]],
    ["LABOR, REAR DISC AXLE", "Labor", ["Brakes"]],
    ["Drop fuel tank, R&R pump", "Labor", ["Fuel pump"]],
    ["Crank and cam seals", "Part", ["Camshaft seal", "Front crankshaft seal"]],
    ["AKEBONO ACT914", "Part", ["Brake pads (per axle)"]],
    ["Aisin TKT-026 kit", "Part", ["Timing belt + water pump"]],
    ["Catalytic converter, with shield", "Service", ["Catalytic converter", "Catalytic converter theft shield"]],
    ["Spicer 5-760X", "Part", ["U-joint"]],
    ["NGK laser iridium", "Part", ["Spark plugs"]],
  ])("%s", (text, kind, jobs) => {
    expect(named(text, kind)).toEqual(jobs);
  });

  it("recommends for a later mileage, and sells nothing", () => {
    expect(named("Recommend coolant flush at 60,000 mi")).toEqual([]);
  });
});

describe("what a state asks of a car", () => {
  it.each<[string, string[]]>([
    ["NY state inspection + emissions", ["Emissions test", "State inspection"]],
    ["NC S/I w/ OBD", ["State inspection"]],
    ["TX safety/emissions inspection", ["State inspection"]],
    ["VA safety, wiper blades", ["State inspection", "Wiper blades (pair)"]],
  ])("%s", (text, jobs) => {
    expect(named(text, "Service")).toEqual(jobs);
  });
});
