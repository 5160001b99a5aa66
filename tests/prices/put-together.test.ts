import { describe, expect, it } from "vitest";
import { worksOf } from "#app/prices/works.ts";
import { judged, line } from "./guide-for-tests.ts";

/** A line as a paper has it, in dollars. */
function part(description: string, dollars: number, quantity = 1) {
  return line(description, { type: "Part", quantity, total: Math.round(dollars * 100) });
}

function labor(description: string, dollars: number, hours: number | null = null) {
  return line(description, { type: "Labor", quantity: hours ?? 1, hours, total: Math.round(dollars * 100) });
}

const santaFe = { vehicle: { make: "Hyundai", model: "Santa Fe Sport", year: 2018 }, state: null, shop: null };
const silverado = { vehicle: { make: "Chevrolet", model: "Silverado 1500", year: 2012 } };
const odyssey = { vehicle: { make: "Honda", model: "Odyssey", year: 2012 } };

type Lines = Parameters<typeof judged>[0];

function said(lines: Lines, setting: Parameters<typeof judged>[1] = {}) {
  return judged(lines, setting).lines.map(({ verdict, lines: together, compare }) => ({ verdict, together, compare }));
}

describe("one line of labor for several works", () => {
  const front = [part("Front struts (pair)", 337, 2), part("Strut mounts", 84.5, 2), part("Sway bar links", 63.6, 2)];

  it("is judged with all of them together, and blames none of them", () => {
    const lines = [...front, labor("Labor 3.2 h", 384, 3.2)];
    const all = { verdict: "usual", together: [0, 1, 2, 3], compare: "total" };
    expect(said(lines, santaFe)).toEqual([all, all, all, all]);
    expect(judged(lines, santaFe).lines[0]?.reason).toContain("is usual for these works together");
    const dear = said([...front, labor("Labor", 1_384, 3.2)], santaFe);
    expect(dear[0]).toMatchObject({ verdict: "very_high", together: [0, 1, 2, 3] });
    const { lines: found, summary } = judged([...front, labor("Labor", 1_384, 3.2)], santaFe);
    expect(summary).toContain("all of it the struts and sway bar links");
    expect(worksOf(front, found).map(({ name }) => name)).toEqual(["Struts and sway bar links"]);
  });

  it("makes no work low where it is named after one of them: two mounts are no second pair of struts", () => {
    const verdicts = said([...front, labor("Labor for front struts", 384, 3.2)], santaFe).map(({ verdict }) => verdict);
    expect(verdicts).toEqual(["usual", "usual", "usual", "usual"]);
  });

  it("stays open where one of the works has no published price, and the parts are judged as parts", () => {
    const lines = [part("Front struts (pair)", 420, 2), part("Strut tower brace", 90), labor("Labor", 384, 3.2)];
    const found = judged([...lines.slice(0, 1), part("Subframe", 300), ...lines.slice(2)], santaFe).lines;
    expect(found[0]).toMatchObject({ lines: [0], compare: "parts", verdict: "usual" });
    expect(found[2]).toMatchObject({ compare: "rate", lines: [2] });
    expect(found[2]?.reason).toContain("Labor that may belong to several jobs");
  });

  it("stays open beside a part that names no work that we know", () => {
    const found = judged([part("Sway bar links", 63.6, 2), part("Left flux bracket", 300), labor("Labor", 384)]).lines;
    expect(found[0]).toMatchObject({ lines: [0], compare: "parts", verdict: "usual" });
    expect(found[2]).toMatchObject({ verdict: null, reason: expect.stringContaining("may belong to several jobs") });
  });

  it("goes to the parts it stands under where each work has labor of its own", () => {
    const found = said([
      part("Alternator, remanufactured", 330),
      labor("Labor", 220, 1.6),
      part("Starter motor", 240),
      labor("Labor", 200, 1.5),
    ]);
    expect(found.map(({ together }) => together)).toEqual([
      [0, 1],
      [0, 1],
      [2, 3],
      [2, 3],
    ]);
  });
});

describe("labor that calls the brakes brakes", () => {
  const front = [part("Front brake pads", 85), part("Front brake rotors", 160, 2)];

  it("belongs to the parts of the same axle, whatever they are called", () => {
    for (const words of [
      "Front brakes labor",
      "Brake labor",
      "Brakes R&R",
      "Labor, front brakes",
      "Clean and lube brakes",
    ])
      expect([words, said([...front, labor(words, 201.25)])]).toEqual([
        words,
        Array(3).fill({ verdict: "usual", together: [0, 1, 2], compare: "total" }),
      ]);
    const drums = [part("Rear brake shoes", 70), part("Rear drums", 120, 2), labor("Brake labor", 231.25)];
    expect(said(drums)).toEqual(Array(3).fill({ verdict: "usual", together: [0, 1, 2], compare: "total" }));
    const calipers = [
      part("Front brake calipers", 290, 2),
      part("Front brake pads", 85),
      labor("Front brakes labor", 310),
    ];
    expect(said(calipers)).toEqual(Array(3).fill({ verdict: "usual", together: [0, 1, 2], compare: "total" }));
  });

  it("goes to each axle that it names, and to both where it names none", () => {
    const rear = [part("Rear brake pads", 75), part("Rear brake rotors", 130, 2)];
    const each = said([...front, ...rear, labor("Front brakes labor", 201.25), labor("Rear brakes labor", 201.25)]);
    expect(each.map(({ together }) => together.join())).toEqual(["0,1,4", "0,1,4", "2,3,5", "2,3,5", "0,1,4", "2,3,5"]);
    const both = said([...front, ...rear, labor("Brake labor", 402.5)]);
    expect(both).toEqual(Array(5).fill({ verdict: "usual", together: [0, 1, 2, 3, 4], compare: "total" }));
    const unsaid = [part("Brake pads", 160, 2), part("Brake rotors", 290, 4)];
    const labors = [labor("Front brakes labor", 201.25), labor("Rear brakes labor", 201.25)];
    expect(said([...unsaid, ...labors])[0]).toMatchObject({ verdict: "usual", together: [0, 1, 2, 3] });
  });

  it("is a work of its own where the parts have theirs", () => {
    const found = said([...front, labor("Replace front pads and rotors", 200), labor("Clean and lube brakes", 80)]);
    expect(found.map(({ together }) => together.join())).toEqual(["0,1,2", "0,1,2", "0,1,2", "3"]);
  });
});

describe("a part with its labor in one amount", () => {
  const truck = { vehicle: { make: "Ford", model: "F-150", year: 2012 } };
  const joints = (total: number, unitPrice: number) =>
    judged([{ ...line("Upper ball joints", { type: "Part", quantity: 2, total }), unitPrice }], truck).lines[0];

  it("is judged as the whole job, and says what was taken for labor", () => {
    const found = joints(32_558, 5_849);
    expect(found).toMatchObject({ compare: "total" });
    expect(found?.verdict).not.toMatch(/high/);
    expect(found?.notes.join(" ")).toContain("$117 of it are the parts; the rest, $209, was taken for labor");
  });

  it("is a part where its pieces make its price, or were only miscounted", () => {
    expect(joints(11_698, 5_849)?.compare).toBe("parts");
    expect(joints(12_600, 5_849)?.compare).toBe("parts");
    expect(joints(23_396, 5_849)?.compare).toBe("parts");
  });
});

describe("a part without labor", () => {
  it("is no whole job that is too cheap", () => {
    expect(judged([part("Rear main seal", 34.6)]).lines[0]).toMatchObject({ compare: "parts", verdict: "usual" });
    const included = judged([part("Rear main seal", 34.6), labor("Rear main seal, included", 0)]).lines;
    expect(included[0]).toMatchObject({ compare: "parts", verdict: "usual" });
    // Of a timing belt no part alone is published.
    const kit = judged([part("Timing belt kit", 68)], odyssey).lines[0];
    expect(kit).toMatchObject({ compare: "parts", verdict: null });
    expect(kit?.reason).toContain("No figure of the part alone is published");
  });

  it("is judged together with its labor, whatever that is called", () => {
    for (const words of ["R&R timing components", "Timing belt labor", "Replace timing belt tensioner and idlers"])
      expect([words, said([part("Timing belt kit", 98), labor(words, 600, 4.6)], odyssey)]).toEqual([
        words,
        Array(2).fill({ verdict: "usual", together: [0, 1], compare: "total" }),
      ]);
  });

  it("is no job at all where it is clips, screws or clamps", () => {
    for (const words of [
      "Clips",
      "Bumper clips",
      "Door panel clips (4)",
      "Radiator hose clamps",
      "License plate screws",
    ])
      expect([words, judged([part(words, 7, 4)]).lines[0]]).toMatchObject([words, { verdict: null, range: null }]);
    const beside = judged([labor("R&R radiator hose", 120), part("Radiator hose clamps", 7, 4)]).lines;
    expect(beside[0]).toMatchObject({ compare: "labor", verdict: "usual" });
  });
});

describe("one job on two lines", () => {
  it("counts its range once", () => {
    const lines = [part("Lifter set", 320), labor("Replace lifters, R&R cyl head", 1_680, 12)];
    const { lines: found } = judged(lines, silverado);
    expect(found.map(({ lines: own }) => own)).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(worksOf(lines, found).map(({ quoted }) => quoted)).toEqual([200_000]);
    expect(found[1]?.range).toEqual(found[0]?.range);
  });

  it("takes what comes off for access for no replacement of it", () => {
    const jobs = (...lines: Lines) => judged(lines, silverado).lines.map(({ jobs }) => jobs.map(({ job }) => job.job));
    expect(jobs(labor("Lifters, R&R cyl head", 1_680))).toEqual([["Lifters (set)"]]);
    expect(jobs(labor("Lifters R&R, heads off", 1_680))).toEqual([["Lifters (set)"]]);
    expect(jobs(part("Cylinder head", 800), labor("R&R cylinder head", 1_680))[1]).toEqual(["Cylinder head"]);
    const apart = judged([part("Lifter set", 320), labor("R&R cylinder head", 1_680, 12)], silverado).lines;
    expect(apart[1]).toMatchObject({ compare: "total", lines: [0, 1] });
  });
});

describe("a package for several times", () => {
  it("has no verdict: once is what the figures are of", () => {
    for (const words of [
      "Lifetime alignment",
      "Lifetime balance",
      "Lifetime wheel balance and rotation",
      "5-year alignment plan",
      "3 year alignment",
      "Alignment, 12 months unlimited",
      "Oil change 3 for 2",
      "Tires, buy 3 get 1 free",
    ])
      expect([words, judged([line(words, { total: 21_999 })]).lines[0]]).toMatchObject([
        words,
        { verdict: null, range: null, reason: expect.stringContaining("a package for several times") },
      ]);
  });

  it("is no part with a warranty, and no fluid that lasts", () => {
    for (const words of [
      "Front brake pads, lifetime warranty",
      "Alternator with lifetime warranty, replace",
      "12V battery, 5 year warranty",
      "Coolant flush, 5 yr/100k coolant",
      "Wheel alignment, 1 year warranty",
      "Oil change, next due in 6 months",
      "Lifetime brake pads front",
    ])
      expect([words, judged([line(words)]).lines[0]?.range]).not.toEqual([words, null]);
  });
});

describe("what a work uses up is part of it", () => {
  const chain = [part("Timing chain kit", 600), labor("R&R timing chains", 1_500, 10)];
  it.each([
    "Gaskets, seals, belts, hoses",
    "Oil, filter & coolant",
    "Valve cover gaskets & RTV",
    "Fluids & filters",
    "Gasket & bolt kit",
  ])("%s are judged with the chain, and not as the first of them", (goods) => {
    const found = judged([...chain, part(goods, 140)], silverado).lines;
    expect(found[2]).toMatchObject({ lines: [0, 1, 2], quoted: 224_000, verdict: found[0]?.verdict });
    expect(found[2]?.jobs.filter(({ job }) => job.kind !== "material")).toEqual([]);
  });

  it("stands alone beside brakes, and where it has labor of its own", () => {
    const oil = [part("Oil & filter", 40), labor("Oil change", 30, 0.3)];
    expect(said([...chain, ...oil], silverado)[2]?.together).toEqual([2, 3]);
    const brakes = [
      part("Front pads", 80),
      labor("Front brake pads", 130, 1),
      part("Gaskets, seals, belts, hoses", 90),
    ];
    expect(judged(brakes, silverado).lines[2]).toMatchObject({ jobs: [], verdict: null });
  });

  it("goes for gaskets of what is taken off on the way, and for the machine shop", () => {
    const plugs = [part("Spark plugs", 96, 6), labor("R&R spark plugs, upper intake off", 290, 1.8)];
    expect(said([...plugs, part("Upper intake gaskets", 30)], silverado)[2]?.together).toEqual([0, 1, 2]);
    const clutch = [part("Clutch kit", 320), labor("R&R clutch", 900, 6), part("Flywheel resurface", 80)];
    expect(said(clutch, odyssey)[2]?.together).toEqual([0, 1, 2]);
    expect(said([part("Flywheel resurface", 65)], odyssey)[0]?.compare).toBe("total");
  });
});
