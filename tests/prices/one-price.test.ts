import { describe, expect, it } from "vitest";
import { judgePaper, type Paper } from "#app/prices/judge.server.ts";
import { questionsFor } from "#app/prices/questions/questions.ts";
import { judged, line } from "./guide-for-tests.ts";

const vehicle = { year: 2018, make: "Ford", model: "Escape SE" };
type Printed = Partial<Paper["lines"][number]> & { description: string; total: number };

function judgedPaper(lines: Printed[], of: Paper["vehicle"] = vehicle) {
  return judgePaper({
    ...{ vehicle: of, shop: { name: "Lakeview" } },
    lines: lines.map((each) => ({ type: "Part", quantity: 1, unitPrice: each.total, detail: null, ...each })),
    figures: { corrections: [], shopHistory: [], own: [] },
  }).judged;
}

const ALTERNATOR: Printed = { description: "Alternator replacement", type: "Labor", total: 78_500 };
const BATTERY: Printed = { description: "Battery, group 48", total: 24_900 };

describe("a paper that prints one price a line, and no word of parts or labor", () => {
  it("is held against whole works: what its words sound like says nothing of what is in the price", () => {
    const [alternator, battery] = judgedPaper([ALTERNATOR, BATTERY]).lines;
    expect(alternator).toMatchObject({ compare: "total", verdict: "usual" });
    expect(battery).toMatchObject({ compare: "total", verdict: "usual" });
    expect(alternator?.reason).toContain("is usual for this work");
  });

  it("asks no question of a part's price where the price is of the whole", () => {
    const { lines } = judgedPaper([{ description: "Cabin air filter", total: 7_500 }], {
      ...{ year: 2019, make: "Honda", model: "Accord" },
    });
    const asked = { description: "Cabin air filter", type: "Part" as const, quantity: 1, unitPrice: 7_500 };
    expect(lines[0]).toMatchObject({ compare: "total", verdict: "usual" });
    expect(questionsFor([{ ...asked, totalPrice: 7_500, position: null }], lines)).toEqual([]);
  });

  it.each([
    ["hours", { quantity: 2.3, unitPrice: 34_130 }, {}],
    ["the word labor", { description: "Replace alternator, labor" }, {}],
    ["a heading", { detail: "Labor" }, {}],
    ["pieces elsewhere", {}, { quantity: 2, unitPrice: 12_450 }],
    ["the customer's part", { description: "Alternator replacement, customer supplied part" }, {}],
  ])("is not what a paper does that says it by %s", (_, own, other) => {
    const [labor] = judgedPaper([
      { ...ALTERNATOR, ...own },
      { ...BATTERY, ...other },
    ]).lines;
    expect(labor?.compare).toBe("labor");
  });

  it("nor where parts and labor of one work stand on lines of their own", () => {
    const { lines } = judgedPaper([
      { ...ALTERNATOR, total: 30_000 },
      { description: "Alternator", total: 40_000 },
      { description: "Serpentine belt", total: 6_000 },
    ]);
    expect(lines.map(({ compare }) => compare)).toEqual(["total", "total", "parts"]);
  });
});

describe("a paper with the hours of whole works in its column of pieces", () => {
  const prius = { year: 2013, make: "Toyota", model: "Prius Three", vin: "JTDKN3DU5D1612345" };
  const battery: Printed = { description: "HV battery assembly replacement", type: "Service", total: 350_500 };
  const fan: Printed = { description: "Hybrid battery fan cleaning", type: "Service", total: 24_600 };

  it("asks for one battery of three hours, and for two of four where nothing is an hour", () => {
    const [one] = judgedPaper(
      [
        { ...battery, quantity: 3 },
        { ...fan, quantity: 1.2 },
      ],
      prius,
    ).lines;
    expect(one).toMatchObject({ verdict: "usual", notOnCar: false });
    const bearing: Printed = { description: "Front wheel bearing", type: "Service", total: 80_000, quantity: 2 };
    const [two] = judgedPaper([bearing, { ...fan, quantity: 1 }], prius).lines;
    const [timed] = judgedPaper([bearing, { ...fan, quantity: 1.2 }], prius).lines;
    expect(two?.range?.high).toBeGreaterThan((timed?.range?.high ?? 0) * 1.5);
  });
});

describe("a part of which there is a fraction", () => {
  it("is billed by the hour: its price holds its labor", () => {
    const filter = { description: "Cabin air filter 17-in filter", quantity: 0.3, unitPrice: 33_150, total: 9_945 };
    const { lines } = judgedPaper(
      [filter, { description: "Brake pads, front", type: "Service", quantity: 1.6, unitPrice: 37_875, total: 60_600 }],
      { year: 2019, make: "Honda", model: "Accord EX-L" },
    );
    expect(lines[0]).toMatchObject({ compare: "total", quoted: 9_945 });
    expect(lines[0]?.reason).toMatch(/\$\d\d to \$[78]\d is usual for this work/);
  });

  it("is a fluid where it is one", () => {
    const coolant = {
      description: "Coolant flush, gallons of Honda Type 2",
      quantity: 1.5,
      unitPrice: 2_000,
      total: 3_000,
    };
    expect(judgedPaper([coolant]).lines[0]?.compare).toBe("parts");
  });
});

describe("a paper whose lines say no kind", () => {
  const untyped = (description: string, dollars: number, rest: Parameters<typeof line>[1] = {}) =>
    line(description, { type: null, total: dollars * 100, ...rest });
  const together = (lines: ReturnType<typeof line>[]) => judged(lines).lines.map((each) => each.lines);

  it.each([
    ["Spark plug NGK", "Spark plugs"],
    ["Blower motor w/ wheel", "R&R blower motor"],
    ["Outer tie rod end", "R&R outer tie rods L&R"],
    ["Clockspring", "Replace clockspring"],
    ["SENSOR, AIR FUEL RATIO", "R&R A/F sensor"],
  ])("joins %s and %s by its hours: goods beside labor are no second whole price", (goods, labor) => {
    expect(together([untyped(goods, 116), untyped(labor, 150, { hours: 1 })])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it("leaves whole prices what they are where no line has hours", () => {
    expect(together([untyped("Alternator", 480), untyped("Replace alternator", 500)])).toEqual([[0], [1]]);
  });
});
