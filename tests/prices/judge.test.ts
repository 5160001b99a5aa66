import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { carOf } from "#app/prices/car/car.ts";
import { whatItIs } from "#app/prices/jobs/job.ts";
import type { Judgement } from "#app/prices/judgement.ts";
import { withHours } from "#app/prices/labor/said-hours.ts";
import { priceOf } from "#app/prices/price/price.ts";
import { pictureOf, worksOf } from "#app/prices/works.ts";
import { camry, guide, judged, line } from "./guide-for-tests.ts";

describe("a verdict", () => {
  it("prices pads, rotors and their labor as one job, and leaves the supplies apart", () => {
    const { lines } = judged([
      line("Front brake pads", { type: "Part", total: 9_000 }),
      line("Front brake rotors", { type: "Part", quantity: 2, total: 15_000 }),
      line("R&R front brakes, pads and rotors", { type: "Labor", quantity: 1.8, total: 22_000 }),
      line("Shop supplies", { type: "Fee", total: 1_500 }),
    ]);
    expect(lines[0]).toMatchObject({ lines: [0, 1, 2], quoted: 46_000, compare: "total", verdict: "usual" });
    expect(lines[2]?.range).toEqual(lines[0]?.range);
    expect(lines[3]).toMatchObject({ lines: [3], verdict: "usual" });
  });

  it("tells low, usual, high and far too high apart, with the odds behind it", () => {
    const say = (dollars: number) => judged([line("Replace alternator", { total: dollars * 100 })]).lines[0];
    expect([200, 550, 850, 1_800].map((dollars) => say(dollars)?.verdict)).toEqual([
      "low",
      "usual",
      "high",
      "very_high",
    ]);
    expect(say(550)?.odds).toBeGreaterThan(0.2);
    expect(say(1_800)?.odds).toBeLessThan(0.01);
  });

  it("says where a price passes for usual a little below its range, and in the United States where no place is known", () => {
    const battery = (dollars: number, rest: object = {}) =>
      judged([line("Battery, group 48", { type: "Part", total: dollars * 100 })], rest).lines[0];
    const { low, high } = battery(200)?.parts ?? { low: 0, high: 0 };
    expect(battery(Math.round((low + high) / 200))?.reason).toMatch(/^A usual price: .* on this car in this place \(/);
    expect(battery(Math.round((high * 1.09) / 100))).toMatchObject({
      verdict: "high",
      reason: expect.stringMatching(/^\$\d+ above what is usual: /),
    });
    expect(battery(Math.round((low * 0.9) / 100))).toMatchObject({
      verdict: "usual",
      reason: expect.stringMatching(/^About usual, \$\d+ below: /),
    });
    expect(battery(200, { state: null })?.reason).toContain(
      "is usual for the parts on this car in the United States (",
    );
  });

  it("says what this car has not, and prices nothing there", () => {
    const tesla = { vehicle: { make: "Tesla", model: "Model 3", year: 2021 } };
    expect(judged([line("Replace alternator")], tesla).lines[0]).toMatchObject({
      verdict: null,
      range: null,
      reason: "This car has no alternator: ask what is meant.",
    });
    expect(judged([line("Oil change")], tesla).lines[0]?.reason).toBe(
      "This car has no combustion engine: ask what is meant.",
    );
    expect(
      judged([line("HV battery pack")], { vehicle: { make: "Mazda", model: "6", year: 2018 } }).lines[0]?.reason,
    ).toBe("This car has no hybrid drive: ask what is meant.");
    expect(
      judged([line("Spark plugs")], { vehicle: { make: "Ram", model: "2500 Cummins", year: 2018 } }).lines[0]?.reason,
    ).toBe("This car has no spark plugs: ask what is meant.");
  });

  it("follows the car, the place and the kind of shop", () => {
    const middle = (vehicle: object, state: string, shop: "independent" | "dealer") =>
      judged([line("Front brake pads and rotors")], { vehicle: vehicle as never, state, shop }).lines[0]?.range?.high ??
      0;
    const civic = { make: "Honda", model: "Civic", year: 2016 };
    const truck = { make: "Ford", model: "F-150", year: 2016 };
    const bmw = { make: "BMW", model: "X5", year: 2016 };
    expect(middle(truck, "OH", "independent")).toBeGreaterThan(middle(civic, "OH", "independent"));
    expect(middle(bmw, "OH", "independent")).toBeGreaterThan(middle(truck, "OH", "independent") * 1.2);
    expect(middle(civic, "CA", "independent")).toBeGreaterThan(middle(civic, "OH", "independent"));
    expect(middle(civic, "NY", "independent")).toBeGreaterThan(middle(civic, "MS", "independent"));
    expect(middle(civic, "OH", "dealer")).toBeGreaterThan(middle(civic, "OH", "independent") * 1.15);
  });

  it("leaves regulated fees as they are, whatever the make", () => {
    const fee = (make: string, model: string) =>
      judged([line("Emissions test", { total: 3_000 })], { vehicle: { make, model, year: 2018 } }).lines[0]?.range;
    expect(fee("BMW", "X5")).toEqual(fee("Toyota", "Camry"));
  });

  it("judges several jobs of one line together, the shared labor once", () => {
    const both = judged([line("Replace water pump and thermostat")]).lines[0];
    const [pump, stat] = ["Replace water pump", "Replace thermostat"].map(
      (each) => judged([line(each)]).lines[0]?.range?.high ?? 0,
    );
    expect(both?.jobs.map(({ job }) => job.job)).toEqual(["Water pump", "Thermostat"]);
    expect(both?.range?.high).toBeGreaterThan(pump ?? 0);
    expect(both?.range?.high).toBeLessThan((pump ?? 0) + (stat ?? 0) + 1_000);
  });

  it("does not add up two whole prices for the same work, nor diagnoses", () => {
    const twice = judged([
      line("Replace alternator", { total: 60_000 }),
      line("Alternator replacement", { total: 60_000 }),
    ]);
    expect(twice.lines.map(({ lines }) => lines)).toEqual([[0], [1]]);
    const three = judged(
      ["Check engine light diagnosis", "ABS light diagnosis", "A/C diagnosis"].map((each) =>
        line(each, { total: 15_000 }),
      ),
    );
    expect(three.lines.map(({ lines }) => lines)).toEqual([[0], [1], [2]]);
  });

  it("puts nameless labor to the one job that has none, and says where it cannot", () => {
    const one = judged([
      line("Alternator, remanufactured", { type: "Part", total: 35_000 }),
      line("Labor 1.8 hr", { type: "Labor", quantity: 1.8, total: 25_000 }),
    ]);
    expect(one.lines[1]).toMatchObject({ lines: [0, 1], quoted: 60_000, verdict: "usual" });
    const open = judged([line("Replace alternator"), line("Replace starter"), line("Labor", { type: "Labor" })]);
    expect(open.lines[2]).toMatchObject({
      verdict: null,
      reason: "Labor that may belong to several jobs: ask which one it is for.",
    });
  });

  it("says so when the hours are far above the usual time", () => {
    const { lines } = judged([
      line("Alternator, remanufactured", { type: "Part", total: 35_000 }),
      line("Replace alternator", { type: "Labor", hours: 5, total: 70_000 }),
    ]);
    expect(lines[1]?.notes.join(" ")).toMatch(/5 hours are about [\d.]+ times the usual time/);
  });

  it("hears the size that a line prints: tires by their rim, oil by its quarts", () => {
    const most = (words: string) => judged([line(words)]).lines[0]?.range?.high ?? 0;
    expect(most("4 tires 255/45R19 installed")).toBeGreaterThan(most("4 tires 205/65R16 installed") * 1.3);
    expect(most("4 tires LT275/65R18 all-terrain")).toBeGreaterThan(most("4 tires 235/65R18") * 1.15);
    expect(most("Full synthetic oil change, 8 qts")).toBeGreaterThan(most("Full synthetic oil change") * 1.15);
  });

  it("says so when the rate is above the place's, whatever the hours, and where that is known from", () => {
    const notes = (cents: number, hours = 1.5) =>
      judged([line("Replace alternator", { type: "Labor", hours, total: Math.round(cents * hours) })], {
        city: "Columbus",
      }).lines[0]?.notes.join(" ") ?? "";
    expect(notes(20_000)).toMatch(
      /\$200 an hour is above what shops usually charge: \$1[12]\d to \$13\d, Columbus, Ohio, independent \(https:/,
    );
    expect(notes(13_500)).not.toContain("an hour is above");
    expect(notes(20_000, 1)).not.toContain("an hour is above");
  });

  it("judges the rate of labor of unpublished work, and says that its hours and its price are not judged", () => {
    const say = (dollars: number, words = "Replace oil filter housing gasket", hours = 2) =>
      judged([line(words, { type: "Labor", hours, total: dollars * 100 * hours })]).lines[0];
    const none = { range: null, parts: null, labor: null, hours: null };
    expect(say(130)).toMatchObject({ verdict: "usual", compare: "rate", confidence: "low", ...none });
    expect(say(130)?.reason).toMatch(
      /^The rate, \$130 an hour, is usual: \$\d+ to \$1\d\d, Ohio, independent \(.+\)\. How many hours this takes was not judged\. No published figure/,
    );
    const least = Math.round((say(130)?.rate?.low ?? 0) / 100);
    expect(say(least - 5)?.reason).toContain(`is a little below the usual: $${least} to`);
    expect([80, 185, 330].map((dollars) => say(dollars)?.verdict)).toEqual(["low", "high", "very_high"]);
    expect(say(130, "Labor")?.reason).toMatch(/not judged\. Labor that may belong .*: ask which one it is for\.$/);
    expect(say(130, "Custom flux fabrication")?.reason).toMatch(
      /not judged\. We do not recognize this as work in our price guide\.$/,
    );
    // One hour may be no hour but the work as a whole, and what is declined is not judged.
    expect(say(130, "Replace oil filter housing gasket", 1)?.verdict).toBeNull();
    expect(say(130, "customer declined: oil filter housing gasket")?.verdict).toBeNull();
    expect(judged([line("Replace oil filter housing gasket", { type: "Labor" })]).lines[0]?.verdict).toBeNull();
  });

  it("holds the rates of body shops against body work alone", () => {
    const scope = (words: string) =>
      judged([line(words, { type: "Labor", hours: 4, total: 52_000 })]).lines[0]?.rateScope;
    expect(["Body labor", "Refinish hours, bumper"].map(scope)).toEqual(Array(2).fill("Ohio, body and paint"));
    const mechanical = [
      "Valve body R&R",
      "Throttle body wiring repair",
      "Body control module wiring",
      "Frame mounted hitch",
    ];
    expect(mechanical.map(scope).filter((each) => each?.includes("body"))).toEqual([]);
    const dates = judged([line("Body labor", { type: "Labor", hours: 4, total: 32_000 })]).lines[0]?.sources;
    expect(dates?.map(({ date }) => date)).not.toContain("2014");
  });

  it("counts no rate as the price of a job: forty hours at a usual rate are no usual quote", () => {
    const lines = [line("Labor", { type: "Labor", hours: 40, total: 480_000 })];
    const { summary, lines: said } = judged(lines);
    expect(said[0]).toMatchObject({ verdict: "usual", compare: "rate" });
    expect(summary).toBe("No price on this quote could be judged: no published figure speaks of this work.");
    expect(pictureOf(worksOf(lines, said), 480_000)).toBeNull();
    expect(judged([...lines, line("Cabin air filter", { total: 5_000 })]).summary).toBe(
      "We could judge $50 of $4,850: that part is priced as usual.",
    );
  });

  it("asks which job labor is for that may belong to several, beside its rate", () => {
    const { lines } = judged([
      line("Replace alternator"),
      line("Replace starter"),
      line("Labor", { type: "Labor", hours: 2, total: 26_000 }),
    ]);
    expect(lines[2]?.reason).toMatch(
      /^The rate, \$130 an hour, is usual: .* Labor that may belong to several jobs: ask which one it is for\.$/,
    );
  });

  it("takes a number for hours where the paper says so", () => {
    const hours = (...rows: [string, number, number][]) =>
      withHours(
        rows.map(([words, quantity, dollars]) =>
          line(words, { type: "Labor", quantity, total: quantity * dollars * 100 }),
        ),
      ).map((each) => each.hours);
    expect(hours(["Install customer supplied LED pods", 4, 35])).toEqual([null]);
    expect(hours(["Custom exhaust", 2.5, 140])).toEqual([2.5]);
    expect(hours(["Custom exhaust, 3 hrs", 3, 140])).toEqual([3]);
    expect(hours(["Custom exhaust", 3, 140], ["Wire trailer plug", 1.5, 140], ["LED pods", 4, 35])).toEqual([
      3,
      1.5,
      null,
    ]);
  });

  it("leaves a part without a figure beside labor that is judged by its hour", () => {
    const { lines } = judged([
      line("Oil filter housing gasket", { type: "Part", total: 4_800 }),
      line("R&R oil filter housing gasket", { type: "Labor", hours: 2.6, total: 33_800 }),
    ]);
    expect(lines[0]).toMatchObject({ verdict: null, lines: [0], quoted: 4_800 });
    expect(lines[1]).toMatchObject({ verdict: "usual", lines: [1], quoted: 33_800 });
  });

  it("takes the HV battery of a hybrid for the hybrid's, and that of an electric car for its pack", () => {
    const name = (make: string, model: string) =>
      judged([line("HV battery pack", { total: 300_000 })], { vehicle: { make, model, year: 2014 } }).lines[0]?.jobs[0]
        ?.job.job;
    expect(name("Toyota", "Prius")).toBe("Hybrid high-voltage battery");
    expect(name("Nissan", "Leaf")).toBe("EV high-voltage battery pack");
  });

  it("sums the quote up in one sentence", () => {
    const dear = judged([line("Replace water pump", { total: 250_000 }), line("Cabin air filter", { total: 5_000 })]);
    expect(dear.summary).toMatch(/^About \$[\d,]+ more than usual, all of it the water pump\.$/);
    const most = dear.lines[0]?.range?.high ?? 0;
    const cheap = judged([
      line("Replace water pump", { total: most + 4_000 }),
      line("Replace alternator", { total: 30_000 }),
    ]);
    expect(cheap.summary).toMatch(
      /^This quote is usual as a whole but the water pump is about \$40 more than usual\.$/,
    );
    const barely = judged([line("Replace water pump", { total: most + 500 })]);
    expect(barely.lines[0]?.verdict).toBe("high");
    expect(barely.summary).toBe("This quote is priced about as usual; the water pump is $5 above it.");
    expect(judged([line("Cabin air filter", { total: 5_000 })]).summary).toBe("This quote is priced as usual.");
    expect(judged([line("Polish the flux capacitor")]).summary).toMatch(/^No price on this quote could be judged/);
  });
});

describe("the shop's own word", () => {
  const alternator = line("Replace alternator", { total: 50_000 });
  it("takes the median of at least five of the shop's own invoices", () => {
    const own = (prices: number[]) =>
      judged([alternator], { shopHistory: [{ job: "Alternator", tier: null, prices }] }).lines[0];
    expect(own([50_000, 52_000, 54_000, 56_000])?.fromShop).toBe(false);
    const found = own([50_000, 52_000, 54_000, 56_000, 99_000]);
    expect(found).toMatchObject({ fromShop: true, range: { low: 43_200, high: 64_800 }, confidence: "high" });
    expect(found?.notes.join(" ")).toContain("5 completed invoices of this shop");
  });

  it("puts an administrator's newest correction over everything", () => {
    const correction = { job: "Alternator", tier: null, hours: null, note: "checked with three shops" };
    const found = judged([alternator], {
      corrections: [
        { ...correction, low: 40_000, high: 60_000, at: "2026-01-01" },
        { ...correction, low: 45_000, high: 65_000, at: "2026-02-01" },
      ],
    }).lines[0];
    expect(found).toMatchObject({ corrected: true, range: { low: 45_000, high: 65_000 } });
    expect(found?.notes.join(" ")).toContain("checked with three shops");
  });
});

describe("the guide", () => {
  it("holds more than 400 jobs, each with ways of writing and a sentence, and names only jobs and figures it has", () => {
    const jobs = guide.jobs.filter(({ kind }) => kind === "job");
    expect(jobs.length).toBeGreaterThan(400);
    for (const job of guide.jobs) {
      expect(job.aliases.length, job.job).toBeGreaterThan(0);
      for (const name of [...job.includes, ...job.overlaps])
        expect(
          guide.byName.has(name) || name.startsWith("Oil change") || name.startsWith("A/C"),
          `${job.job}: ${name}`,
        ).toBe(true);
    }
    expect(jobs.filter((job) => whatItIs(job) === "").map(({ job }) => job)).toEqual([]);
  });

  it("says what the work is in a sentence", () => {
    const say = (name: string) => whatItIs(guide.byName.get(name) as never);
    expect(say("Wiper blades (pair)")).toBe("Wiper blades: removed and replaced.");
    expect(say("Muffler")).toBe("Muffler: removed and replaced.");
    expect(say("Throttle body cleaning")).toBe("Throttle body: cleaned.");
    // The name of a job is no component that the job is done to.
    expect(say("Oil change")).toBe("The engine oil and its filter are replaced.");
    expect(say("Tire rotation")).toBe("The wheels change places, so that the tires wear evenly.");
    expect(say("State inspection")).toBe("The inspection that the state asks for is done; nothing is repaired yet.");
    expect(say("Transmission rebuild, automatic")).toBe("The transmission is taken apart and rebuilt.");
    expect(say("Timing belt + water pump")).toBe("Timing belt + water pump: removed and replaced.");
    const odd = guide.jobs.flatMap(({ job }) => {
      const said = say(job);
      return /(?:change|rotation|rebuild|wash|test|inspection|maintenance|service|scan): (?!performed)/i.test(said)
        ? [said]
        : [];
    });
    expect(odd).toEqual([]);
  });

  it("gives no price without a witness", () => {
    const car = carOf(guide, camry, null);
    for (const job of guide.jobs) {
      const price = priceOf(guide, job, car, { state: null, shop: null });
      if (!price) continue;
      expect(price.witnesses, job.job).toBeGreaterThan(0);
      expect(price.sources.length, job.job).toBeGreaterThan(0);
      expect(price.low, job.job).toBeLessThan(price.high);
    }
  });

  it("counts four addresses of one author as one witness", () => {
    const authors = new Set(
      [...guide.witnesses.values()]
        .flat()
        .filter(({ source }) => /winenfood|visualfoodie|eatsip365/.test(`${source.name} ${source.url}`))
        .map(({ author }) => author),
    );
    expect(authors.size).toBe(1);
  });

  it("reaches no make that no figure speaks of", () => {
    const ferrari = judged([line("Replace water pump")], { vehicle: { make: "Ferrari", model: "488", year: 2019 } });
    expect(ferrari.lines[0]).toMatchObject({ verdict: null, reason: "No published figure reaches this make." });
  });
});

/** A verdict has a witness, a range has a width, and parts with labor do not reach out of it. */
function holds({ verdict, sources, range, parts, labor }: Judgement): boolean {
  if (verdict && sources.length === 0) return false;
  if (!range) return true;
  if (!(range.low < range.high)) return false;
  if (!parts && !labor) return true;
  const sum = (end: "low" | "high") => (parts?.[end] ?? 0) + (labor?.[end] ?? 0);
  return sum("low") >= range.low - 2 && sum("high") <= range.high + 2;
}

describe("lines and cars at random", () => {
  const words = guide.jobs.flatMap(({ aliases }) => aliases);
  const aLine = fc.record({
    description: fc.oneof(
      {
        weight: 6,
        arbitrary: fc
          .tuple(
            fc.constantFrom("", "R&R ", "Replace ", "frt ", "RR ", "Check "),
            fc.constantFrom(...words),
            fc.constantFrom("", " LH", " (2)", " and align", " w/ flush"),
          )
          .map((parts) => parts.join("")),
      },
      { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
    ),
    type: fc.constantFrom("Part" as const, "Labor" as const, "Service" as const, "Fee" as const, null),
    quantity: fc.option(fc.integer({ min: 0, max: 12 })),
    hours: fc.option(fc.float({ min: 0, max: 30, noNaN: true })),
    total: fc.option(fc.integer({ min: -5_000, max: 1_000_000 })),
    place: fc.constant(null),
  });
  const aCar = fc.option(
    fc.record({
      year: fc.option(fc.integer({ min: 1985, max: 2027 })),
      make: fc.option(fc.constantFrom("Toyota", "BMW", "Ford", "Tesla", "Ram", "Porsche", "Ferrari", "Nobody", "")),
      model: fc.option(fc.constantFrom("Camry", "X5", "F-150", "Model 3", "2500 diesel", "911", "Prius", "Leaf", "")),
    }),
  );
  it("never fall over, never give a verdict without a witness, and keep parts and labor inside the total", () => {
    fc.assert(
      fc.property(
        fc.array(aLine, { minLength: 1, maxLength: 10 }),
        aCar,
        fc.constantFrom("CA", "ohio", "XX", null),
        fc.constantFrom("independent" as const, "chain" as const, "dealer" as const, null),
        (lines, vehicle, state, shop) => {
          const said = judged(lines as never, { vehicle, state, shop });
          return said.lines.length === lines.length && said.lines.every(holds);
        },
      ),
      // `PROPERTY_RUNS=2000` looks at 10,000 lines.
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 250), seed: 17 },
    );
  }, 180_000);
});
