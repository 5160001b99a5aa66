import { describe, expect, it } from "vitest";
import { camry, judged, line } from "./guide-for-tests.ts";

describe("what a paper takes off", () => {
  const said = (cents: number, off: number) => judged([line("Alternator replacement", { total: cents })], { off });

  it("stands in the sentence of the whole where its figure is another than the line's", () => {
    const [dear] = said(150_000, 0).lines;
    const by = 150_000 - (dear?.range?.high ?? 0);
    expect(dear?.reason).toContain(`by $${by / 100}:`);
    expect(said(150_000, 0).summary).toBe(`About $${by / 100} more than usual, all of it the alternator.`);
    expect(said(150_000, 1_700).summary).toBe(
      `About $${(by - 1_700) / 100} more than usual after $17 is taken off, all of it the alternator.`,
    );
  });

  it("stands where the whole is low, too", () => {
    expect(said(25_000, 1_700).summary).toMatch(
      /^This quote is \$\d+ lower than usual after \$17 is taken off; something may be left out\.$/,
    );
  });
});

describe("a kit of the arms of both sides", () => {
  const q5 = { vehicle: { make: "Audi", model: "Q5", year: 2014 } };
  const work = "R&R upper and lower control arms";

  it.each(["Control arm kit (8 arms)", "Control arm kit, 8 piece", "Control arm kit 8pc"])(
    "%s is not as many kits, nor as many arms one by one",
    (words) => {
      const found = judged(
        [
          line(words, { type: "Part", total: 75_060 }),
          line(work, { type: "Labor", quantity: 6, hours: 6, total: 121_200 }),
        ],
        q5,
      ).lines[0];
      expect(found).toMatchObject({ lines: [0, 1], compare: "total", verdict: "usual" });
      const [one] = judged([line("Control arm, one side", { total: 60_000 })], q5).lines;
      expect(found?.range?.high).toBeLessThan((one?.range?.high ?? 0) * 6);
      expect(found?.range?.low).toBeGreaterThan((one?.range?.low ?? 0) * 3);
    },
  );

  it("leaves two arms two, and eight that are no kit dearer than a kit", () => {
    const top = (words: string, quantity: number) =>
      judged([line(words, { quantity, total: 200_000 })], q5).lines[0]?.range?.high ?? 0;
    expect(top("Control arm", 2)).toBeGreaterThan(top("Control arm", 1) * 1.7);
    expect(top("Control arms", 8)).toBeGreaterThan(top("Control arm kit", 8));
  });
});

describe("small fees", () => {
  it("range as far as the one page that speaks of them", () => {
    const verdict = (words: string, quantity: number, dollars: number) =>
      judged([line(words, { type: "Fee", quantity, total: dollars * 100 })]).lines[0]?.verdict;
    expect([2.5, 4, 5].map((dollars) => verdict("Tire disposal fee", 1, dollars))).toEqual(["usual", "usual", "usual"]);
    expect([16, 20].map((dollars) => verdict("Tire disposal", 4, dollars))).toEqual(["usual", "usual"]);
    expect(verdict("Tire disposal fee", 1, 12)).toBe("very_high");
  });
});

describe("work whose price is put together of what is published", () => {
  const alone = (words: string, vehicle = camry) => judged([line(words, { total: 90_000 })], { vehicle }).lines[0];

  it("is that of its gasket, whose labor is the same, with the part itself", () => {
    const [manifold, gasket] = [alone("Replace intake manifold"), alone("Intake manifold gasket")];
    expect(manifold).toMatchObject({ compare: "total", jobs: [{ job: { job: "Intake manifold" } }] });
    expect(manifold?.range?.low).toBeGreaterThan(gasket?.range?.low ?? 0);
    expect(manifold?.sources.length).toBeGreaterThan(1);
  });

  it.each([
    ["Replace lifters", { make: "Chevrolet", model: "Silverado 1500", year: 2014 }],
    ["Knock sensor replacement", camry],
    ["Diesel fuel injector #4 replacement", { make: "Ford", model: "F-250", year: 2015 }],
    ["Engine rebuild", camry],
  ])("is known for %s", (words, vehicle) => {
    const found = alone(words, vehicle);
    expect(found?.range, words).not.toBeNull();
    expect(found?.sources.length, words).toBeGreaterThan(0);
  });

  it("stays open where nobody publishes any of it", () => {
    expect(alone("Transfer case rebuild")).toMatchObject({
      verdict: null,
      reason: "No published figure speaks of this, so no price is judged.",
    });
  });
});

describe("the 12-volt battery of an electric car", () => {
  it("costs no more than that of others", () => {
    const of = (vehicle: typeof camry) => judged([line("12V battery replacement")], { vehicle }).lines[0]?.range?.high;
    expect(of({ make: "Tesla", model: "Model 3", year: 2020 })).toBeLessThanOrEqual((of(camry) ?? 0) * 1.1);
  });
});
