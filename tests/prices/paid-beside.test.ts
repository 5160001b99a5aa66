import { describe, expect, it } from "vitest";
import { guide, judged, line } from "./guide-for-tests.ts";

const part = (words: string, usd: number, quantity = 1) => line(words, { type: "Part", total: usd * 100, quantity });
const labor = (words: string, usd: number, hours: number) => line(words, { type: "Labor", total: usd * 100, hours });
const accord = { vehicle: { make: "Honda", model: "Accord", year: 2012 } };
const f150 = { vehicle: { make: "Ford", model: "F-150", year: 2015 } };

describe("what is not called low, as other work pays for it", () => {
  it("a work beside one that shares its labor", () => {
    const axle = (other: string) =>
      judged([labor(other, 950, 6), labor("Replace CV axle LF", 85, 0.6), part("CV axle LF", 140)], accord).lines[1];
    expect(axle("Replace radiator")?.verdict).toBe("low");
    const besideClutch = axle("Replace clutch");
    expect(besideClutch?.verdict).toBe("usual");
    expect(besideClutch?.notes.join(" ")).toContain("Other work on this quote has the car open");
    expect(besideClutch?.range?.low).toBe((besideClutch?.parts?.low ?? 0) + (besideClutch?.labor?.low ?? 0));
  });

  it("and is where even what is left of it costs more", () => {
    const [, axle] = judged([labor("Replace clutch", 950, 6), labor("CV axle LF", 10, 0.1)], accord).lines;
    expect(axle?.verdict).toBe("low");
  });

  it("a gasket whose labor is on no line, where other work is", () => {
    const gasket = (others: ReturnType<typeof labor>[]) =>
      judged([part("Intake manifold gasket set", 12), ...others], f150).lines[0]?.reason;
    expect(gasket([labor("Replace oil cooler", 500, 4)])).toContain("its labor is on no line of this quote".slice(4));
    expect(gasket([])).not.toContain("labor is on no line of this quote");
  });

  it("labor of a repair whose extent nobody knows, beside other work", () => {
    const [leak] = judged([
      labor("Repair exhaust leak at flange", 70, 0.6),
      labor("Replace alternator", 200, 1.5),
    ]).lines;
    expect(leak?.verdict).toBeNull();
  });

  it("labor with what stands above", () => {
    const [, belt] = judged([labor("Water pump", 400, 3), labor("Serp belt, install with above", 9, 0.1)]).lines;
    expect(belt?.verdict).toBeNull();
  });

  it("a part that was used, of a work at one price", () => {
    const pump = (words: string, usd: number) => judged([line(words, { total: usd * 100 })]).lines[0]?.verdict;
    expect(pump("Replace fuel pump", 300)).toBe("low");
    expect(pump("Replace fuel pump, used", 300)).toBeNull();
    expect(pump("Replace fuel pump, used", 150)).toBe("low");
  });
});

describe("how many are asked for", () => {
  const high = (words: string, setting = {}) => judged([line(words)], setting).lines[0]?.range?.high ?? 0;

  it("is said of what stands before the number", () => {
    const truck = { vehicle: { make: "Chevrolet", model: "Silverado 1500", year: 2014 } };
    expect(high("Lifters (8) and camshaft", truck)).toBe(high("Lifters and camshaft", truck));
  });

  it("is one coil beside all plugs, whichever stands first", () => {
    const jeep = { vehicle: { make: "Jeep", model: "Grand Cherokee", year: 2016 } };
    expect(high("Replace coil #2 & spark plugs all 6", jeep)).toBe(high("Replace all 6 spark plugs & #2 coil", jeep));
  });

  it("is two of what is called by more than one, and all lines of a full kit", () => {
    expect(high("Camshaft adjuster solenoids")).toBeGreaterThan(1.5 * high("Camshaft adjuster solenoid"));
    expect(high("Brake line kit, complete")).toBeGreaterThan(1.5 * high("Brake line"));
  });
});

it("knows each work that another is said to share its labor with", () => {
  const names = new Set(guide.jobs.map(({ job }) => job));
  expect(guide.jobs.flatMap(({ overlaps }) => overlaps.filter((each) => !names.has(each)))).toEqual([]);
});
