import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

const LINES = ["Oil filter", "Front brake pads", "Serpentine belt", "Spark plugs", "Wheel bearing", "Coolant hose"];
// Names for sums that no list of words holds.
const SUMS = [
  "Merchandise and work",
  "Work and goods",
  "Going ahead",
  "What we did here",
  "Round the corners",
  "Stuff",
  "Kit",
];
const TOTALS = ["Order value", "Ticket", "What it takes", "Everything", "Grand total", "Amount due"];

type Sheet = { rows: [string, number][]; charges: number[]; total: number };

/** Papers of one to three groups, each with or without its sum, all of them added up or not, a recap by halves or not, a tax or not. */
const sheets: fc.Arbitrary<Sheet> = fc
  .record({
    groups: fc.array(fc.array(fc.integer({ min: 211, max: 98_765 }), { minLength: 2, maxLength: 6 }), {
      minLength: 1,
      maxLength: 3,
    }),
    closed: fc.boolean(),
    recap: fc.boolean(),
    together: fc.boolean(),
    rate: fc.constantFrom(0, 0.0725, 0.09),
    names: fc.tuple(fc.nat(SUMS.length - 1), fc.nat(TOTALS.length - 1)),
  })
  .map(({ groups, closed, recap, together, rate, names: [sum, total] }) => {
    const charges = groups.flat();
    const whole = charges.reduce((all, each) => all + each, 0);
    const tax = Math.round(whole * rate);
    const rows: [string, number][] = [];
    let line = 0;
    for (const [at, group] of groups.entries()) {
      for (const cents of group) rows.push([`${LINES[line % 6]} ${String.fromCharCode(65 + line++)}x`, cents]);
      if (closed) rows.push([SUMS[(sum + at) % SUMS.length] as string, group.reduce((all, each) => all + each, 0)]);
    }
    const half = groups[0]?.reduce((all, each) => all + each, 0) ?? 0;
    if (recap && groups.length > 1) rows.push(["First of it", half], ["Rest of it", whole - half]);
    if (together) rows.push([SUMS[(sum + 3) % SUMS.length] as string, whole]);
    if (tax > 0) rows.push(["Sales tax", tax]);
    rows.push([TOTALS[total] as string, whole + tax]);
    return { rows, charges, total: whole + tax };
  });

function pageOf(rows: [string, number][]): Page {
  const words = rows.flatMap(([label, cents], line) => {
    const amount = (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
    const at = { y: 40 + line * 16, height: 10, confidence: 1 };
    let x = 40;
    const named = label.split(" ").map((text) => {
      const word = { ...at, text, x, width: text.length * 5 };
      x += word.width + 4;
      return word;
    });
    return [...named, { ...at, text: amount, x: 520 - amount.length * 5, width: amount.length * 5 }];
  });
  return { number: 1, width: 612, height: 1200, source: "digital", words };
}

describe("sums under names that nobody has heard", () => {
  test("are never charged: what is shown is what the paper charges, or less of it", async () => {
    await fc.assert(
      fc.asyncProperty(sheets, async ({ rows, charges, total }) => {
        const shown = (await readPages([pageOf(rows)])).items.map((item) => item.totalPrice ?? 0);
        const left = [...charges];
        for (const cents of shown) {
          const at = left.indexOf(cents);
          expect(at, `${cents} is no charge of ${JSON.stringify(rows)}`).toBeGreaterThanOrEqual(0);
          left.splice(at, 1);
        }
        expect(shown.reduce((all, each) => all + each, 0)).toBeLessThanOrEqual(total);
      }),
      { numRuns: 120 },
    );
  });

  test("what one camera or two makers would add up twice is left out", async () => {
    const rows: [string, number][] = [
      ["Replace water pump", 59_850],
      ["Water pump with gasket", 15_380],
      ["Thermostat", 2_485],
      ["Merchandise and labor", 77_715],
    ];
    const reading = await readPages([pageOf(rows)]);
    expect(reading.items.map((item) => item.totalPrice)).toEqual([59_850, 15_380, 2_485]);
  });

  test("a core deposit is sold like its neighbors, and the sum over the tax is not", async () => {
    const cell = (text: string, x: number, y: number) => ({
      text,
      x,
      y,
      width: text.length * 5,
      height: 10,
      confidence: 1,
    });
    const table = [
      ["Qty", "Item", "Price", "Amount"],
      ["1", "Alternator", "337.24", "337.24"],
      ["2", "Coolant", "22.51", "45.02"],
      ["1", "Corc deposit", "45.00", "45.00"],
      ["", "Merchandise, labor", "", "427.26"],
      ["", "Sales tax", "", "30.00"],
      ["", "Core credit", "", "(45.00)"],
      ["", "Amount due", "", "$412.26"],
    ];
    const words = table.flatMap((row, line) =>
      row.flatMap((text, column) =>
        text
          .split(" ")
          .flatMap((word, at) =>
            word ? [cell(word, ([40, 90, 380, 480][column] as number) + at * 45, 40 + line * 16)] : [],
          ),
      ),
    );
    const reading = await readPages([{ number: 1, width: 612, height: 792, source: "digital", words }]);
    expect(reading.items.map((item) => item.totalPrice)).toEqual([33_724, 4_502, 4_500]);
    expect(reading).toMatchObject({ total: 41_226, tax: 3_000, reconciles: true });
  });
});
