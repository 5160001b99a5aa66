import { describe, expect, it } from "vitest";
import { isSupply } from "#app/prices/jobs/groups/supplies.ts";
import { recognise } from "#app/prices/jobs/recognise.ts";
import { guide } from "./guide-for-tests.ts";

type Kind = "Part" | "Labor" | "Service" | "Fee";
const asked = (cases: [text: string, kind: Kind, jobs: string[]][]) =>
  it.each(cases)("%s (%s): %j", (text, kind, jobs) => {
    const found = recognise(guide.index, text, kind).map(({ job }) => job.job);
    expect(found.sort()).toEqual([...jobs].sort());
  });

describe("what holds a part, or goes into the work, comes with it", () => {
  asked([
    ["HEATER HOSE W/ CLAMPS", "Part", ["Heater hose"]],
    ["Lower radiator hose w/ clamp", "Part", ["Radiator hose"]],
    ["CV boot kit with clamps", "Part", ["CV boot"]],
    ["Turbo R&R, coolant", "Labor", ["Turbocharger"]],
    ["EGR cooler replaced, new gaskets", "Labor", ["EGR cooler"]],
    ["Exhaust manifold R&R - gaskets & bolts", "Labor", ["Exhaust manifold"]],
    ["R&R timing chain, timing cover off & reseal", "Labor", ["Timing chain"]],
  ]);
});

it("is a supply where it is what is sold, and none where it comes with a part", () => {
  for (const text of ["radiator hose clamps (4)", "Bumper clips", "bed bolts & hardware"])
    expect(isSupply(text, [])).toBe(true);
  for (const text of ["Radiator hose w/ clamps", "Fender liner with clips", "CV boot incl clamps"])
    expect(isSupply(text, [])).toBe(false);
});

describe("a word that means another thing beside an engine, a wiper, a body or a tank", () => {
  asked([
    ["coil spr RR cracked", "Part", ["Coil springs (pair)"]],
    ["Phasers and chains 5.4", "Labor", ["Timing chain", "VVT actuator (cam phaser)"]],
    ["tire chains", "Part", ["Tire chains"]],
    ["WIPER MOTOR AND TRANSMISSION", "Labor", ["Wiper assembly (motor + linkage)"]],
    ["Coolant tank & level sensor", "Part", ["Coolant level sensor", "Coolant reservoir"]],
    ["Replace front, left and trans mounts", "Labor", ["Motor mount (each)", "Transmission mount"]],
    ["GEAR ASSY - STEERING (EPAS)", "Part", ["Electric power steering rack"]],
    ["Rear shocks, magnetic", "Part", ["Electronic damper"]],
    ["Rear shocks", "Part", ["Shock absorbers (pair)"]],
    ["Air suspension compressor AMK", "Part", ["Air suspension compressor"]],
    ["Frame & engine fuel filters", "Service", ["Fuel filter, diesel"]],
  ]);
});

describe("a package goes by its name or by what is in it, and never by both", () => {
  asked([
    [
      "60K SERVICE: spark plugs, trans fluid, coolant flush",
      "Service",
      ["Coolant flush", "Spark plugs", "Transmission fluid change"],
    ],
    ["60K SERVICE", "Service", ["Scheduled maintenance, 60,000 miles"]],
    ["Service A (oil, filter, inspection)", "Service", ["Service A (Mercedes-Benz)"]],
    ["MB SVC A3", "Service", ["Service A (Mercedes-Benz)"]],
    ["60K inspection per factory schedule", "Service", ["Scheduled maintenance, 60,000 miles"]],
    ["TRANS FLUID - BMW MAINT", "Service", ["Transmission fluid change"]],
  ]);
});

describe("labor that mounts tires sells none", () => {
  asked([
    ["Mount & balance 4 tires 205/55R16", "Labor", ["Tire mount and balance (each)"]],
    ["MOUNT BALANCE (2) 275/55R20", "Labor", ["Tire mount and balance (each)"]],
    ["MICHELIN 205/55R16", "Part", ["Tire, installed (each)"]],
  ]);
});

describe("names of makers and of counters", () => {
  asked([
    ["GENERATOR ASSY REMAN", "Part", ["Alternator"]],
    ["T/STAT HSG", "Part", ["Thermostat housing"]],
    ["COMP/LEAKDOWN TEST", "Labor", ["Compression test", "Leak-down test"]],
    ["OFH & cooler gaskets", "Labor", ["Oil cooler gasket", "Oil filter housing gasket"]],
    ["HEAD GASKETS, MILL HEADS", "Labor", ["Cylinder head machining", "Head gasket"]],
    ["Cam & crank seals", "Labor", ["Camshaft seal", "Front crankshaft seal"]],
    ["TCC SOLENOID", "Part", ["Torque converter clutch solenoid"]],
    ["SHIFT SOLENOID B", "Part", ["Transmission shift solenoid"]],
    ["CHARGE PORT DOOR", "Part", ["EV charge port door"]],
    ["HV ISOLATION TEST", "Service", ["High-voltage isolation test"]],
  ]);
});

describe("what a paper says of itself, and what was declined", () => {
  asked([
    ["Mileage in 61,204 out 61,209", "Service", []],
    ["ODO 90211 / 90214", "Labor", []],
    ["Warranty: 12 months / 12,000 miles parts and labor", "Service", []],
    ["Nationwide warranty 36 mo/36k mi", "Service", []],
    ["Customer declnd brake flush", "Labor", []],
    ["DECLIND TIMING BELT", "Service", []],
  ]);
});
