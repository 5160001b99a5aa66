import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judged, line } from "./guide-for-tests.ts";

const rangeOf = (words: string) => judged([line(words)]).lines[0]?.range ?? { low: 0, high: 0 };

describe("the whole quote in a sentence and its figures", () => {
  it("says of a sum below the whole range, where each line passes for usual, that it is about usual, and warns of nothing", () => {
    const works = ["Replace water pump", "Replace alternator"];
    const lines = works.map((words) => line(words, { total: Math.round(rangeOf(words).low * 0.92) }));
    const { summary, picture, lines: said } = judged(lines);
    expect(said.map(({ verdict }) => verdict)).toEqual(["usual", "usual"]);
    expect(picture?.quoted).toBeLessThan(picture?.low ?? 0);
    expect(summary).toMatch(/^This quote is priced about as usual, a little below, by \$\d+\.$/);
  });

  it("asks nothing of a sum a few dollars below the whole range", () => {
    const { low } = rangeOf("Replace water pump");
    const { summary } = judged([line("Replace water pump", { total: Math.round(low * 0.99) })]);
    expect(summary).toMatch(/^This quote is priced about as usual, a little below, by \$\d+(?:\.\d\d)?\.$/);
  });

  it("says how much it is of where less than half could be judged, with the figures of that part", () => {
    const open = line("Polish the flux capacitor", { total: 255_700 });
    const { summary, picture } = judged([line("Cabin air filter", { total: 5_500 }), open]);
    expect(summary).toBe("We could judge $55 of $2,612: that part is priced as usual.");
    expect(picture).toMatchObject({ quoted: 5_500, whole: 261_200, ...rangeOf("Cabin air filter") });
    expect(judged([line("Cabin air filter", { total: 30_000 }), open]).summary).toMatch(
      /^We could judge \$300 of \$2,857: that part is about \$\d+ more than usual, all of it the cabin air filter\.$/,
    );
  });

  it("says in one sentence that all together is usual and what is dear in it", () => {
    const dear = line("Cabin air filter", { total: Math.round(rangeOf("Cabin air filter").high * 1.6) });
    const cheap = line("Replace alternator", { total: rangeOf("Replace alternator").low + 1_000 });
    expect(judged([dear, cheap]).summary).toMatch(
      /^This quote is usual as a whole but the cabin air filter is about \$\d+ more than usual\.$/,
    );
  });

  it("adds up what is asked too much for one thing", () => {
    const struts = (place: string, more: number) =>
      line(`Replace ${place} struts (both), complete assemblies`, {
        total: Math.round(rangeOf("Replace front struts (both)").high + more),
      });
    const filter = line("Cabin air filter", { total: rangeOf("Cabin air filter").high + 1_900 });
    expect(judged([struts("front", 35_700), struts("rear", 31_500), filter]).summary).toBe(
      "About $691 more than usual; $672 of that is the struts and $19 the cabin air filter.",
    );
  });

  it("never puts what it comes to above what is usual for all of it", () => {
    const [parts] = judged([line("Battery, group 48", { type: "Part" })]).lines;
    const battery = line("Battery, group 48", { type: "Part", total: parts?.parts?.high ?? 0 });
    const dear = line("Replace alternator", { total: 200_000 });
    const { picture, lines } = judged([battery, dear]);
    expect(lines.map(({ verdict }) => verdict)).toEqual(["usual", "very_high"]);
    // What stands above is told in whole dollars.
    const below = (picture?.high ?? 0) - (picture?.likely ?? 0);
    expect([below >= 0, below < 100]).toEqual([true, true]);
  });

  it("says of the works above what stands at each of them, in dollars that add up, and of the rest of which sum it is", () => {
    const over = (words: string, more: number) => line(words, { total: rangeOf(words).high + more });
    const lines = [
      over("Replace water pump", 29_949),
      over("Replace alternator", 20_051),
      line("Polish the flux capacitor", { total: 9_500 }),
    ];
    const { summary, picture } = judged(lines);
    const whole = lines.reduce((sum, { total }) => sum + (total ?? 0), 0);
    expect(summary).toBe(
      `About $500 more than usual; $299 of that is the water pump and $201 the alternator. $95 of the $${Math.round(whole / 100).toLocaleString("en-US")} before tax could not be judged.`,
    );
    expect((picture?.quoted ?? 0) - (picture?.likely ?? 0)).toBe(50_000);
  });

  it("says of parts and labor what makes the range beside them, in dollars, of five from a hundred on", () => {
    for (const words of [
      "Front brake pads and rotors",
      "Replace alternator",
      "Cabin air filter",
      "Replace water pump",
    ]) {
      const [found] = judged([line(words)]).lines;
      const { range, parts, labor } = found ?? {};
      if (!range || !parts || !labor) throw new Error(words);
      expect([parts.low + labor.low, parts.high + labor.high]).toEqual([range.low, range.high]);
      const step = range.high < 10_000 ? 100 : 500;
      for (const cents of [range.low, range.high, parts.low, parts.high, labor.low, labor.high])
        expect(cents % step).toBe(0);
    }
  });

  it("judges an alignment alike whether its line is called labor or service", () => {
    const of = (type: "Labor" | "Service") => judged([line("Four wheel alignment", { type, total: 15_000 })]).lines[0];
    expect(of("Labor")).toMatchObject({ compare: "total", range: of("Service")?.range, reason: of("Service")?.reason });
  });

  it("leaves letters as they are said", () => {
    expect(judged([line("CVT fluid drain and fill", { total: 90_000 })]).summary).toContain("all of it the CVT");
  });

  it("is not made wider by fees, which count as they are asked", () => {
    const pump = line("Replace water pump", { total: 150_000 });
    const fees = [
      line("Shop supplies", { type: "Fee", total: 3_000 }),
      line("Hazardous waste disposal", { type: "Fee", total: 700 }),
    ];
    const { picture: without } = judged([pump]);
    const { picture, lines } = judged([pump, ...fees]);
    expect(lines.map(({ verdict }) => verdict).slice(1)).toEqual(["usual", "usual"]);
    expect(picture?.high).toBe((without?.high ?? 0) + 3_700);
    expect(picture?.low).toBe((without?.low ?? 0) + 3_700);
  });

  it("knows fees of a paper of its size", () => {
    const range = (words: string, work: number) =>
      judged([line("Replace water pump", { total: work }), line(words, { type: "Fee", total: 1_200 })]).lines[1]?.range;
    expect(range("Environmental fee", 151_700)?.high).toBeLessThanOrEqual(2_500);
    expect(range("Hazardous waste disposal", 297_100)?.high).toBeLessThanOrEqual(2_500);
    expect(range("Shop supplies", 297_100)?.high).toBeLessThanOrEqual(7_500);
    expect(range("Shop supplies", 60_000)?.high).toBeGreaterThan(3_000);
  });

  it("never says usual of a sum that lies outside of the range beside it", () => {
    const words = [
      "Replace water pump",
      "Replace alternator",
      "Cabin air filter",
      "Brake fluid flush",
      "Unheard of work",
    ];
    const one = fc.record({ words: fc.constantFrom(...words), total: fc.integer({ min: 1_000, max: 150_000 }) });
    fc.assert(
      fc.property(fc.uniqueArray(one, { minLength: 1, maxLength: 4, selector: (each) => each.words }), (lines) => {
        const { summary, picture } = judged(lines.map(({ words: said, total }) => line(said, { total })));
        if (!picture) expect(summary).toMatch(/^No price on this quote could be judged/);
        else if (picture.quoted < picture.low) expect(summary).toMatch(/lower than usual|a little below/);
        else if (picture.quoted > picture.high) expect(summary).toMatch(/more than usual|above/);
        else expect(summary).toMatch(/usual/);
      }),
      { numRuns: 150 },
    );
  });
});
