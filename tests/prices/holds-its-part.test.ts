import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guide, judged, line } from "./guide-for-tests.ts";

function said(description: string, hours: number, dollars: number, rest: Parameters<typeof judged>[1] = {}) {
  return judged([line(description, { type: "Labor", hours, total: Math.round(dollars * 100) })], rest).lines[0];
}

describe("labor far above the usual rate, on a paper without a part", () => {
  it("has no verdict while its price may hold the part: that is asked, and the rate is still said", () => {
    const found = said("Replace alternator", 2.3, 655);
    expect(found).toMatchObject({ verdict: null, odds: null, compare: "labor" });
    expect(found?.reason).toMatch(
      /^At 2\.3 hours this is \$285 an hour, so the part may be in this price: ask whether parts come on top\. \$\d+ to \$\d+ is usual for the labor alone, \$\d+ to \$\d+ with its parts/,
    );
    expect(found?.notes.join(" ")).toContain("$285 an hour is above what shops usually charge");
  });

  it("is judged as labor where its words say that the part is not in it", () => {
    for (const words of [
      "Replace alternator - labor only",
      "Replace alternator, customer supplied part",
      "Replace alternator, part supplied by customer",
      "Replace alternator (owner provided)",
      "Replace alternator, parts extra",
      "Replace alternator, no parts included",
    ])
      expect([words, said(words, 2.3, 655)?.verdict]).toEqual([words, "very_high"]);
    expect(said("Replace alternator. Customer supplied complaint verified", 2.3, 655)?.verdict).toBeNull();
  });

  it("is judged as labor beside a part, under half an hour, and at one hour, which may be no hour", () => {
    const labor = line("Replace alternator", { type: "Labor", hours: 2.3, total: 65_500 });
    const beside = [labor, line("Wiper blades", { type: "Part", total: 4_000 })];
    expect(judged(beside).lines[0]).toMatchObject({ compare: "labor", verdict: "very_high" });
    const filter = said("Replace cabin air filter", 0.1, 35);
    expect(filter?.compare).toBe("labor");
    expect(filter?.verdict).not.toBe("low");
    expect(`${filter?.reason} ${filter?.notes}`).not.toContain("may be in this price");
    expect(said("Replace alternator", 1, 655)).toMatchObject({ compare: "labor", verdict: "very_high" });
  });

  it("is far too dear where it would be so with its parts, too", () => {
    expect(said("Replace alternator", 2.3, 1_800)?.verdict).toBe("very_high");
  });

  it("says its hours as a person does", () => {
    expect(said("Replace alternator", 1.1 * 3, 900)?.reason).toContain("At 3.3 hours this is $273 an hour");
    expect(said("Replace alternator", 1.04, 600)?.reason).toContain("At 1 hour this is");
  });
});

describe("a part far above its usual price, on a paper whose labor is all of other works", () => {
  const labor = line("Replace starter motor", { type: "Labor", hours: 1.6, total: 20_800 });
  const starter = line("Starter motor", { type: "Part", total: 24_800 });
  const joints = (dollars: number, words = "Front lower ball joints") =>
    line(words, { type: "Part", quantity: 2, total: dollars * 100 });

  it("has no verdict while its price may hold its labor: that is asked", () => {
    const found = judged([starter, labor, joints(412)]).lines[2];
    expect(found).toMatchObject({ verdict: null, compare: "parts" });
    expect(found?.reason).toMatch(
      /^The quote lists no labor for this, so the labor may be in this price: ask\. \$\d+ to \$\d+ is usual for the part alone, \$\d+ to \$\d+ with its labor\.$/,
    );
  });

  it("is judged as a part where its words say so, labor stands unassigned, its own labor is there, or the whole would be too dear", () => {
    const very = (lines: ReturnType<typeof line>[]) => judged(lines).lines.at(-1)?.verdict;
    expect(very([starter, labor, joints(412, "Front lower ball joints, parts only")])).toBe("very_high");
    expect(very([starter, labor, line("Labor", { type: "Labor", hours: 3, total: 40_000 }), joints(412)])).toBe("high");
    const stray = line("Rotate the tires", { type: "Labor", hours: 2.5, total: 2_503 });
    expect(very([starter, labor, stray, joints(412)])).toBeNull();
    expect(very([stray, joints(412)])).toBeNull();
    expect(very([starter, labor, joints(2_400)])).toBe("very_high");
    expect(judged([joints(412)]).lines[0]?.verdict).toBe("very_high");
  });
});

const ORDER = ["low", "usual", "high", "very_high"];
const works = guide.jobs.filter(({ kind }) => kind === "job").map(({ component }) => `Replace ${component}`);

it("a higher price of the same line never has a lower verdict", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("Replace alternator", "Front brake pads and rotors", "Replace cabin air filter", ...works),
      fc.constantFrom("Labor" as const, "Part" as const, "Service" as const, null),
      fc.option(fc.integer({ min: 1, max: 80 })),
      fc.constantFrom("OH", "CA", null),
      (words, type, tenths, state) => {
        const seen = PRICES.flatMap((total) => {
          const hours = tenths === null ? null : tenths / 10;
          const [found] = judged([line(words, { type, hours, total })], { state }).lines;
          // A rate is no price of the line.
          return found?.verdict && found.compare !== "rate" ? ORDER.indexOf(found.verdict) : [];
        });
        return seen.every((each, at) => at === 0 || each >= (seen[at - 1] ?? 0));
      },
    ),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 150), seed: 23 },
  );
}, 180_000);

/** Cents, from ten dollars to ten thousand. */
const PRICES = Array.from({ length: 31 }, (_, step) => Math.round(1_000 * 10 ** (step / 10)));
