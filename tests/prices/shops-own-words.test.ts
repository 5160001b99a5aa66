import { describe, expect, it } from "vitest";
import { judged, line } from "./guide-for-tests.ts";

const priced = (description: string, dollars: number, more: object = {}) =>
  line(description, { total: dollars * 100, ...more });
const part = (description: string, dollars: number, quantity = 1) =>
  priced(description, dollars, { type: "Part", quantity });
const labor = (description: string, dollars: number, hours: number | null = null) =>
  priced(description, dollars, { type: "Labor", quantity: hours ?? 1, hours });
const names = (description: string, type: string | null = "Service") =>
  judged([priced(description, 300, { type })]).lines[0]?.jobs.map(({ job }) => job.job);

describe("a tow and its miles", () => {
  it("costs its hook-up and each mile", () => {
    for (const [words, dollars] of [
      ["Tow in from Lakeside, 11 miles", 135],
      ["Towed to shop 25 mi", 165],
      ["Towing 14 miles", 120],
    ] as const) {
      const [said] = judged([priced(words, dollars)]).lines;
      expect([words, said?.verdict]).toEqual([words, "usual"]);
    }
    expect(judged([priced("Tow in, 11 miles", 620)]).lines[0]?.verdict).toBe("very_high");
  });

  it("is not judged by the mile where nobody says how many", () => {
    const [said] = judged([priced("Towing mileage", 48)]).lines;
    expect(said?.verdict).toBeNull();
    expect(judged([priced("Towing mileage", 48, { quantity: 12 })]).lines[0]?.verdict).toBe("usual");
  });
});

describe("what is taken off on the way", () => {
  it("is no work of its own", () => {
    expect(names("Remove intake manifold, replace starter")).toEqual(["Starter motor"]);
    expect(names("Remove front bumper and replace headlight assembly")).toEqual(names("Replace headlight assembly"));
    expect(names("Drop exhaust, replace transmission mount")).toEqual(["Transmission mount"]);
  });

  it("is work where it is what is replaced", () => {
    expect(names("Remove and replace alternator")).toEqual(["Alternator"]);
    expect(names("Remove old water pump, replace with new")).toEqual(["Water pump"]);
  });
});

describe("a service by its miles", () => {
  it("is the service, whatever it lists", () => {
    for (const words of [
      "60,000 mile service (spark plugs, brake fluid, diff fluids, filters)",
      "60K service (plugs, coolant, filters)",
      "60,000 Mile Scheduled Maintenance - oil, filters, rotate, brake fluid",
    ])
      expect([words, names(words)]).toEqual([words, ["Scheduled maintenance, 60,000 miles"]]);
  });
});

describe("counts in words", () => {
  it("all axles are two, with the parts of both", () => {
    const { lines } = judged(
      [
        labor("Replace pads and rotors, all axles", 440, 3.2),
        part("Front pad set, ceramic", 80),
        part("Front rotor", 225, 2),
        part("Rear pad set, ceramic", 72),
        part("Rear rotor", 190, 2),
      ],
      { vehicle: { make: "Toyota", model: "Sequoia", year: 2008 } },
    );
    expect(lines.map(({ lines: own }) => own.join())).toEqual(Array(5).fill("0,1,2,3,4"));
    expect(lines[0]?.verdict).toBe("usual");
  });

  it("one coil and all plugs are one coil", () => {
    const { lines } = judged(
      [
        labor("Replace spark plugs and one coil", 220, 1.6),
        part("Spark plug, iridium", 118, 8),
        part("Ignition coil, cyl 6", 98),
      ],
      { vehicle: { make: "Toyota", model: "Sequoia", year: 2008 } },
    );
    expect(lines.map(({ lines: own }) => own.join())).toEqual(Array(3).fill("0,1,2"));
    expect(lines[0]?.verdict).not.toMatch(/high/);
  });

  it("a set of solenoids is no single one", () => {
    const [said] = judged([part("Shift solenoid set", 142)]).lines;
    expect(said?.verdict ?? "usual").not.toMatch(/high/);
  });

  it("two of a set of four tires are half of it", () => {
    expect(judged([priced("Tire balance", 40, { quantity: 2 })]).lines[0]?.verdict).toBe("usual");
    expect(judged([priced("Balance two tires", 40)]).lines[0]?.verdict).toBe("usual");
  });
});

it("a battery is tested before it is replaced, and a maker shortens what it is", () => {
  expect(names("BATTERY TEST AND REPLACE", "Labor")).toEqual(["12V battery"]);
  expect(names("BATTERY ASY - MAX", "Part")).toEqual(["12V battery"]);
});

it("a flush of the transmission's cooler is not that of its fluid", () => {
  expect(names("TRANS COOLER FLUSH")).not.toContain("Transmission fluid flush");
});
