import { describe, expect, test } from "vitest";
import { linesIn } from "#app/quote-reader/attention/around.ts";
import { nameOfCharge } from "#app/quote-reader/attention/names.ts";
import { nodesOf } from "#app/quote-reader/attention/nodes.ts";
import { withProductsCharged } from "#app/quote-reader/attention/products.ts";
import { gapOf, geometryOf, orderCode, placeCode, sameCode } from "#app/quote-reader/attention/relations.ts";
import { isFurtherTax } from "#app/quote-reader/attention/tax/taxes.ts";
import { parsePrinted } from "#app/quote-reader/layout/numbers.ts";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { solve } from "#app/quote-reader/learned/solve.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { pagesOf } from "./typewriter.ts";

const piecesOf = (text: string) => nodesOf(pagesOf(text).flatMap(rowsOf)).nodes;

test("what stands beside a charge in its row is no tax of the paper, unless it looks like one", () => {
  const { entries } = nodesOf(
    pagesOf(`Door roller    141.60    27.20    168.80
Wipers                            41.88
Tax                                0.50
Total                            211.18`).flatMap(rowsOf),
  );
  // None, line, tax, off, total: the first amount looks charged more than the last of its row.
  const chances = (beside: number) =>
    [
      [0.04, 0.93, 0.01, 0.01, 0.01],
      [0.98 - beside, 0.002, beside, 0.004, 0.004],
      [0.95, 0.04, 0.004, 0.004, 0.004],
      [0.01, 0.97, 0.01, 0.005, 0.005],
      [0.01, 0.005, 0.97, 0.01, 0.005],
      [0.01, 0.005, 0.005, 0.01, 0.97],
    ].map((each) => Float32Array.from(each));
  expect(solve(entries, chances(0.01))).toMatchObject({ lines: [2, 3], taxes: [4] });
  expect(solve(entries, chances(0.6))).toMatchObject({ lines: [0, 3], taxes: [1, 4] });
});

test.each([
  ["Tucson/Pima 3.100%              17.50", true],
  ["Tucson/Pima 3.100%              19.50", false],
  ["Tucson/Pima                     17.50", false],
  ["Shop supplies 3.100%            17.50", false],
])("what is to a tax as its rate is to that tax's is one more tax: %s", (text, isTax) => {
  const [tax, other] = nodesOf(pagesOf(`AZ state tax 5.600%             31.61\n${text}`).flatMap(rowsOf)).entries;
  expect(tax && other && isFurtherTax(other, [tax])).toBe(isTax);
});

const lines = async (text: string) =>
  (await readPages(pagesOf(text))).items.map(({ description, quantity, unitPrice, totalPrice }) => [
    description,
    quantity,
    unitPrice,
    totalPrice,
  ]);

test.each([
  ["2   Used tire    $130.00    $65.00", [13_000, 6_500], [0.9, 0.1]],
  ["2   Used tire     $65.00   $130.00", [6_500, 13_000], [0.1, 0.9]],
  ["1   Sensor        $45.00    $45.00", [4_500, 4_500], [0.1, 0.9]],
  ["3   Used tire    $130.00    $65.00", [13_000, 6_500], [0.1, 0.9]],
])("of a row's two amounts the one that its number and the other make is charged: %s", (text, cents, charged) => {
  const entries = nodesOf(pagesOf(text).flatMap(rowsOf)).entries.filter(({ cents }) => cents > 1_000);
  const looksLast = cents[0] === 6_500 ? [0.9, 0.1] : [0.1, 0.9];
  const chances = looksLast.map((line) => Float32Array.from([1 - line, line, 0, 0, 0]));
  withProductsCharged(entries, chances);
  expect(entries.map((entry) => entry.cents)).toEqual(cents);
  expect(chances.map((each) => Math.round((each[1] ?? 0) * 10) / 10)).toEqual(charged);
});

test.each([
  ["Catalytic Converter", [0.9, 0.1], "Catalytic Converter"],
  ["Gate fee, after hours", [0.9, 0.9, 0.9, 0.1], "Gate fee, after hours"],
  ["Gate fee each 75", [0.9, 0.9, 0.1, 0.1], "Gate fee"],
  ["Oil filter 51356", [0.9, 0.9, 0.1], "Oil filter"],
])(
  "the one word of a piece that was left out belongs to its name, a figure and a second word do not: %s",
  (text, odds, name) => {
    const rows = pagesOf(`${text}          12.00`).flatMap(rowsOf);
    const [entry] = nodesOf(rows).entries;
    const [cell] = rows.flatMap(({ cells }) => cells);
    if (!entry || !cell) throw new Error("no amount");
    const chances = odds.map((odd) => Float32Array.from([1 - odd, odd, 0, 0]));
    expect(nameOfCharge(entry, [{ cell, step: 0, chances }], linesIn(rows, [entry])).description).toBe(name);
  },
);

describe("what the network sees of a page", () => {
  test("an amount within a sentence is a piece of its own, without what the sentence puts around it", () => {
    const texts = piecesOf("water pump is $138 (Aisin), belt $42, labor (420.00).").map(({ cell }) => cell.text);
    expect(texts).toEqual(["water pump is", "$138", "(Aisin), belt", "$42", "labor", "420.00"]);
  });

  test("where nothing but text is, a whole number is a piece too; in a table it stays within its name", () => {
    expect(piecesOf("pads 185, labor 2.5h 300").map(({ cell }) => cell.text)).toEqual([
      "pads",
      "185",
      "labor 2.5h",
      "300",
    ]);
    const table = piecesOf("Battery group 35 AGM          189.00\nOil filter 51356               12.00");
    expect(table.map(({ cell }) => cell.text)).toEqual(["Battery group 35 AGM", "189.00", "Oil filter 51356", "12.00"]);
  });

  test("an amount that the camera ran into its sentence is one", () => {
    expect(piecesOf("Taxonparts $39.18,s0the total is 434.18.").map(({ cell }) => cell.text)).toEqual([
      "Taxonparts",
      "$39.18",
      "total is",
      "434.18",
    ]);
  });

  test.each([
    ["24:60", 24.6],
    ["2,392:40", 2392.4],
    ["1,285.00.", 1285],
    ["95:00.", 95],
  ])("a camera's %s is an amount", (text, value) => {
    expect(parsePrinted(text)).toMatchObject({ kind: "number", value, decimals: 2 });
  });

  test("a time of day is none", () => {
    expect(["15:52", "8:05", "7:30."].map(parsePrinted)).toEqual([null, null, null]);
  });

  test("how two pieces stand to each other: below with the right edges in line, further on, the same amount", () => {
    const pieces = piecesOf("Oil filter      12.00\nCoolant          9.50\nTotal           12.00");
    const [all, ...rest] = [pieces.map(geometryOf)];
    expect(rest).toEqual([]);
    const [, first, , second, , third] = all ?? [];
    if (!all || !first || !second || !third) throw new Error("pieces are missing");
    const gap = gapOf(all);
    expect(placeCode(first, second, gap)).toBe(50);
    expect(placeCode(second, first, gap)).toBe(30);
    expect([orderCode(1, 3), orderCode(3, 1), orderCode(2, 2)]).toEqual([8, 4, 6]);
    expect([sameCode(first, third), sameCode(first, second)]).toEqual([1, 0]);
  });
});

describe("what attention and arithmetic read together", () => {
  test("a page without a word is nothing, and no error", async () => {
    const page = { number: 1, width: 600, height: 800, source: "digital" as const, words: [] };
    expect(await readPages([page])).toMatchObject({ items: [], total: null, reconciles: false });
  });

  test("a word names one line at most: of tables beside each other each amount has its own", async () => {
    const read = await lines(`Van 1                        Van 2
Oil change       89.00       Tire rotation    40.00
Air filter       32.00       Wiper blades     36.00
Total           121.00       Total            76.00

Grand total                                  197.00`);
    expect(read.map(([name, , , cents]) => `${name} ${cents}`).toSorted()).toEqual([
      "Air filter 3200",
      "Oil change 8900",
      "Tire rotation 4000",
      "Wiper blades 3600",
    ]);
  });

  test("goods, work and fees are told by their names and what stands over them", async () => {
    const { items } = await readPages(
      pagesOf(`PARTS
Front brake pad set, ceramic             74.95
LABOR
Replace front pads and rotors           261.00
Shop supplies                            19.14
Total                                   355.09`),
    );
    expect(items.map(({ type }) => type)).toEqual(["Part", "Labor", "Fee"]);
  });

  test("parts and labor under each other, each with its figures, and fees in the box of sums", async () => {
    const read = await lines(`Qty  Description                         Each     Amount
 2   Front brake rotor                  82.49     164.98
 1   Brake pad set, ceramic             74.95      74.95
Hrs  Labor                              Rate
1.8  Replace front pads and rotors     145.00     261.00

                              Shop supplies         19.14
                              Subtotal             520.07
                              Tax 8%                19.20
                              Total                539.27`);
    expect(read).toEqual([
      ["Front brake rotor", 2, 8_249, 16_498],
      ["Brake pad set, ceramic", 1, 7_495, 7_495],
      ["Replace front pads and rotors", 1.8, 14_500, 26_100],
      ["Shop supplies", null, null, 1_914],
    ]);
  });

  test("cores that come back in angle brackets are taken off", async () => {
    const read = await readPages(
      pagesOf(`QTY   PART NO.     DESCRIPTION                    EACH    EXTENDED
  2   0986435518   Injector, reman              435.00      870.00
  2   CORE         Core charge, injector        150.00      300.00
 -2   CORE         Core return, injectors       150.00     <300.00>

                       TOTAL BEFORE TAX                     870.00
                       SALES TAX 6.2%                        53.94
                       INVOICE TOTAL                        923.94`),
    );
    expect(read).toMatchObject({ total: 92_394, tax: 5_394, reconciles: true });
    expect(read.items.map(({ totalPrice }) => totalPrice)).toEqual([87_000, 30_000]);
    expect(read.discounts.map(({ amount }) => amount)).toEqual([30_000]);
  });
});
