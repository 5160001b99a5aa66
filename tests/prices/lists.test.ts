import { describe, expect, it } from "vitest";
import { recognise } from "#app/prices/jobs/recognise.ts";
import { guide, judged, line } from "./guide-for-tests.ts";

const jobsOf = (text: string, kind: "Part" | "Labor" | "Service" | null = "Service") =>
  recognise(guide.index, text, kind)
    .map(({ job }) => job.job)
    .sort();
const whereOf = (text: string) => judged([line(text)]).lines[0]?.jobs.map(({ job, position }) => [job.job, position]);

describe("lists of works as shops write them", () => {
  it.each([
    ["LOF, rotate, cabin & eng air filters", ["Cabin air filter", "Engine air filter", "Oil change", "Tire rotation"]],
    ["brake, coolant and PS flush", ["Brake fluid flush", "Coolant flush", "Power steering flush"]],
    ["serp & timing belts", ["Serpentine belt", "Timing belt"]],
    ["Replace thermostat and housing", ["Thermostat", "Thermostat housing"]],
    ["Battery and charging system diagnosis", ["Charging system test"]],
  ])("%s: a word said once holds for all", (text, jobs) => {
    expect(jobsOf(text)).toEqual(jobs);
  });

  it.each([
    ["clutch, slave cyl, rear main", ["Clutch", "Clutch slave cylinder", "Rear main seal"]],
    ["vlv cvr gskt, plugs & tube seals", ["Spark plug tube seals", "Spark plugs", "Valve cover gasket"]],
    ["cool flush / brk flush / PS flush pkg", ["Brake fluid flush", "Coolant flush", "Power steering flush"]],
    ["TURBO R&R, OIL FEED + RETURN LINES, GSKTS", ["Turbo oil line", "Turbocharger"]],
    ["EGR vlv/gskt", ["EGR valve", "EGR valve gasket"]],
    ["exh manifold R side broken studs 5.7 hemi", ["Exhaust manifold", "Exhaust stud / bolt repair"]],
    [
      "Timing belt and water pump kit, drive belt, coolant",
      ["Coolant flush", "Serpentine belt", "Timing belt + water pump"],
    ],
    ["comp, condenser, TXV, evac/chg", ["A/C compressor", "A/C condenser", "A/C expansion valve", "A/C recharge"]],
  ])("%s: each piece that names a work is one", (text, jobs) => {
    expect(jobsOf(text)).toEqual(jobs);
  });

  it.each([
    ["W/S sensor LR - ABS lite on", ["Wheel speed (ABS) sensor"]],
    ["WS snsr RF", ["Wheel speed (ABS) sensor"]],
    ["W/S R&R w/ rain sensor", ["Windshield replacement"]],
    ["BATT REG/CODING", ["Battery registration / programming"]],
    ["replace rear shox labor 1.0", ["Shock absorbers (pair)"]],
    ["Replace windshield (aftermarket, no camera)", ["Windshield replacement"]],
    ["Front pads - no rotors", ["Brake pads (per axle)"]],
    ["diag - no start", ["Diagnostic fee"]],
  ])("%s is %j", (text, jobs) => {
    expect(jobsOf(text)).toEqual(jobs);
  });

  it.each([
    "tow in veh, keys in drop box",
    "cust waiting",
    "vehicle towed in overnight",
    "NEXT OIL CHG DUE 84,500",
    "next lof due 6/25",
    "timing belt due at 105,000",
  ])("%s is a note", (text) => {
    expect(jobsOf(text)).toEqual([]);
  });

  it("keeps work that stands beside a note, and towing that is sold", () => {
    expect(jobsOf("Oil change (next due 85,000)")).toEqual(["Oil change"]);
    expect(jobsOf("Keys in drop box, replace alternator")).toEqual(["Alternator"]);
    expect(jobsOf("tow bill to shop")).toEqual(["Towing, hook-up (local)"]);
  });
});

describe("where each work of a list is done", () => {
  it.each<[string, [string, string | null][]]>([
    [
      "Rad, t-stat, upr/lwr hoses & coolant flush",
      [
        ["Radiator", null],
        ["Thermostat", null],
        ["Radiator hose", "upper and lower"],
        ["Coolant flush", null],
      ],
    ],
    [
      "upr & lwr BJs both sides, tie rods, align",
      [
        ["Ball joint", "upper and lower"],
        ["Outer tie rod end (each)", null],
        ["Wheel alignment (4-wheel)", null],
      ],
    ],
    [
      "LCA both + sway links + align",
      [
        ["Control arm", "lower"],
        ["Sway bar links", null],
        ["Wheel alignment (4-wheel)", null],
      ],
    ],
    [
      "frt & rr diff + t-case fluids",
      [
        ["Differential fluid change (each)", "front and rear"],
        ["Transfer case fluid change", null],
      ],
    ],
    [
      "LF win reg / RF dr lock act",
      [
        ["Window regulator", "left front"],
        ["Door lock actuator", "right front"],
      ],
    ],
    [
      "both front struts, LR wheel bearing",
      [
        ["Struts (pair)", "front"],
        ["Wheel bearing / hub", "left rear"],
      ],
    ],
    [
      "Front brake pads, rotors and wear sensor",
      [
        ["Brake pads + rotors (per axle)", "front"],
        ["Brake pad wear sensor", "front"],
      ],
    ],
    [
      "brake pads and calipers rear",
      [
        ["Brake pads (per axle)", "rear"],
        ["Brake caliper", "rear"],
      ],
    ],
    ["rear pads, front rotors", [["Brake pads + rotors (per axle)", "front and rear"]]],
    ["key fob prog 1 add'l", [["Key fob replacement + programming", null]]],
    ["upstream & downstream O2 sensors", [["Oxygen sensor", "upstream and downstream"]]],
    [
      "LF window regulator, motor",
      [
        ["Window regulator", "left front"],
        ["Window motor", "left front"],
      ],
    ],
  ])("%s", (text, works) => {
    expect(whereOf(text)).toEqual(works);
  });
});
