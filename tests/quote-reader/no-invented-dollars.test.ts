import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { explain } from "#app/quote-reader/explain.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { readDocument } from "#app/quote-reader/process/read-document.ts";
import type { Page } from "#app/quote-reader/words/page.ts";
import { scoreOf, type Truth } from "../bench/quote-scores.ts";
import { pagesOf } from "./typewriter.ts";

const blind = path.join(import.meta.dirname, "../corpus/blind");

async function read(name: string) {
  const truth = JSON.parse(readFileSync(path.join(blind, `${name}.json`), "utf8")) as Truth;
  const outcome = await readDocument(new Uint8Array(readFileSync(path.join(blind, truth.file))), () => {});
  if (!outcome.ok) throw new Error(outcome.reason);
  return { truth, reading: outcome.reading, score: scoreOf(outcome.reading, truth) };
}

const names = globSync("*-1.json", { cwd: blind }).map((file) => file.replace(".json", ""));
const isOf = (kinds: string[]) => (name: string) =>
  kinds.includes((JSON.parse(readFileSync(path.join(blind, `${name}.json`), "utf8")) as Truth).kind ?? "");

describe("papers that hold more than their lines", async () => {
  test.each(names.filter(isOf(["quote", "insurance", "message"])))(
    "%s: every charge, and no other dollar",
    async (name) => {
      const { truth, reading, score } = await read(name);
      expect(score).toMatchObject({ missed: [], extra: [], invented: [], inventedCents: 0, total: true });
      expect(reading).toMatchObject({ kind: truth.kind, reconciles: true, difference: 0 });
    },
  );
});

describe("what is no quote in dollars is said, and never read as dollars", () => {
  test.each([
    ["euros-1", "foreign", "These prices are in euros. Prices here are in US dollars; an advisor will look at it."],
    [
      "pounds-1",
      "foreign",
      "These prices are in British pounds. Prices here are in US dollars; an advisor will look at it.",
    ],
    ["menu-1", "menu", "This is a list of prices and not a quote for your car. An advisor will look at it."],
    [
      "options-1",
      "options",
      "This paper offers several options to choose from, so it has no one price. An advisor will ask which one.",
    ],
  ])("%s", async (name, kind, notice) => {
    const { reading } = await read(name);
    expect(reading).toMatchObject({ kind, notice, items: [], discounts: [], total: null, subtotal: null, tax: null });
  });

  test("an insurer's estimate", async () => {
    const { reading } = await read("insurer-1");
    expect(reading.notice).toBe(
      "This is an insurance estimate: we show its parts and labor, its prices are not compared.",
    );
  });
});

/** A page of rows, each a list of words at the left edges of three columns. */
function pageOf(rows: string[][]): Page {
  const words = rows.flatMap((row, line) =>
    row.flatMap((cell, column) =>
      cell
        .split(" ")
        .filter(Boolean)
        .map((text, at, all) => ({
          text,
          x: ([40, 330, 470][column] as number) + all.slice(0, at).join(" ").length * 5 + (at > 0 ? 5 : 0),
          y: 40 + line * 16,
          width: text.length * 5,
          height: 10,
          confidence: 1,
        })),
    ),
  );
  return { number: 1, width: 612, height: 792, source: "digital", words };
}

const HEAD = ["Description", "Qty", "Amount"];
const PADS = ["Front brake pads", "1", "89.95"];
const ROTORS = ["Brake rotors", "2", "180.00"];

test("what the camera reads with doubt and no sum holds is said to be handwriting", async () => {
  const page = pageOf([HEAD, PADS, ROTORS, ["", "Total", "300.00"]]);
  const words = page.words.map((word, at) => ({ ...word, confidence: at % 3 ? 0.4 : 0.95 }));
  const reading = await readPages([{ ...page, source: "photographed", words }]);
  expect(reading).toMatchObject({
    kind: "handwriting",
    notice: "This looks handwritten or is too unclear to be read well. An advisor will enter it from the picture.",
    items: [],
    total: null,
  });
});

describe("six prices and nothing that adds them up", () => {
  const SIX = [
    ["Front brake pads", "", "$189.00"],
    ["Front rotors resurface", "", "$120.00"],
    ["Alternator replacement", "", "$540.00"],
    ["Serpentine belt", "", "$95.00"],
    ["Coolant flush", "", "$129.00"],
    ["Wheel alignment", "", "$110.00"],
  ];
  const under = async (...head: string[]) =>
    await readPages([pageOf([["Joes Garage"], ...head.map((text) => [text]), ...SIX])]);

  test.each([
    ["ESTIMATE for Ann Lee, RO 4471, page 1 of 2", "Mileage 88,120 Plate 7ABC123"],
    ["ESTIMATE for Ann Lee"],
    ["Estimate 1234"],
    ["Invoice"],
    ["Customer: Ann Lee"],
    ["RO 4471"],
    ["Repair order"],
    ["Page 1 of 2"],
    ["Mileage 88,120"],
    ["Odometer: 88120"],
    ["Plate 7ABC123"],
    ["Lic. 7ABC123 CA"],
    ["VIN 4T1BF1FK5HU"],
    ["Vehicle: Corolla LE"],
    ["Corolla LE"],
    ["2016 Tundra"],
    ["Make Toyota"],
    ["Date of service: 11/20/2026"],
  ])("%s: a quote with its lines", async (...head) => {
    const reading = await under(...head);
    expect(reading).toMatchObject({ kind: "quote", notice: null });
    expect(reading.items.map((item) => item.totalPrice)).toEqual([18_900, 12_000, 54_000, 9_500, 12_900, 11_000]);
  });

  test.each([["11/20/2026"], ["Hi Ann,"], ["For Ann Lee"]])(
    "%s: in doubt its lines are kept, with a word to look at them",
    async (...head) => {
      const reading = await under(...head);
      expect(reading).toMatchObject({
        kind: "quote",
        notice: "This may be a list of prices and not a quote for your car. An advisor will look at it.",
      });
      expect(reading.items).toHaveLength(6);
    },
  );

  test.each([
    [],
    ["BRAKES - OIL - INSPECTION"],
    ["Most cars and light trucks"],
    ["Open Mon-Fri 8-5"],
    ["Free estimates", "Ask for a written estimate"],
  ])("a board on the wall is no quote: %s", async (...head) => {
    expect(await under(...head)).toMatchObject({ kind: "menu", items: [], total: null });
  });
});

describe("the sum of the paper judges", () => {
  test("an amount above the total is no line", async () => {
    const reading = await readPages([
      pageOf([HEAD, PADS, ROTORS, ["Reference number", "1", "311165.00"], ["", "Total", "269.95"]]),
    ]);
    expect(reading.items.map((item) => item.totalPrice)).toEqual([8_995, 18_000]);
    expect(reading).toMatchObject({ reconciles: true, difference: 0 });
  });

  test("what is outside the one set that makes the total is no line", async () => {
    const reading = await readPages([
      pageOf([HEAD, PADS, ROTORS, ["Wiper blades", "1", "31.11"], ["", "Total", "269.95"]]),
    ]);
    expect(reading.items.map((item) => item.totalPrice)).toEqual([8_995, 18_000]);
    expect(reading.confidence).toBeLessThan(0.9);
  });

  test("lines that make more than the total in no way are not given", async () => {
    const reading = await readPages([pageOf([HEAD, PADS, ROTORS, ["", "Total", "200.00"]])]);
    expect(reading.items).toEqual([]);
    expect(reading.reconciles).toBe(false);
  });

  test("lines that make less are given with the difference in a sentence", async () => {
    const reading = await readPages([pageOf([HEAD, PADS, ROTORS, ["", "Total", "300.00"]])]);
    expect(reading.items).toHaveLength(2);
    expect(reading.difference).toBe(3_005);
    expect(reading.warnings.map(({ message }) => message)).toContain(
      "The lines, discounts and tax do not add up to the printed total: $30.05 are missing.",
    );
  });

  test("a unit price that follows is filled in and marked, and each figure is explained", async () => {
    const reading = await readPages([pageOf([HEAD, PADS, ROTORS, ["", "Total", "269.95"]])]);
    expect(reading.items[1]).toMatchObject({ quantity: 2, unitPrice: 9_000, derived: ["unitPrice"] });
    const { equations, figures } = explain({ ...reading, milliseconds: 0 });
    expect(equations.map(({ text, holds }) => `${text} ${holds}`)).toEqual([
      "2 lines $269.95 = $269.95 true",
      "1 x $89.95 = $89.95 true",
      "2 x $90.00 = $180.00 true",
    ]);
    const rotors = figures.filter((figure) => figure.of === "Brake rotors");
    expect(rotors.map(({ role, value, derived, equations }) => ({ role, value, derived, equations }))).toEqual([
      { role: "quantity", value: 2, derived: false, equations: [2] },
      { role: "unit price", value: 9_000, derived: true, equations: [2] },
      { role: "amount", value: 18_000, derived: false, equations: [2, 0] },
    ]);
  });
});

test.each([
  [
    "Grandma's lasagna\nTake 500 g of minced beef, 2 onions, 1 can tomatoes. Bake at 375 for 45 minutes. Serves 6.",
    "other",
    0,
  ],
  ["Fall schedule\nMonday room 204   Tuesday room 310\nBring a pencil, chapter 12 by Friday", "other", 0],
  ["Rear brakes 350\nRotors 200", "quote", 2],
  ["Bob's note for you\nfirst thing 350\nsecond thing 200\ntotal 550", "quote", 2],
])("numbers on a page of neither money nor a car are no prices: %j is %s", async (text, kind, lines) => {
  const read = await readPages(pagesOf(text));
  expect([read.kind, read.items.length]).toEqual([kind, lines]);
});

test("where no total can be read, what is taken off before the subtotal is no charge", async () => {
  const { items, discounts, subtotal } = await readPages(
    pagesOf(`RED LEDGE FABRICATION
Estimate 0577
Price          Work and parts
  279.50   Rear adjustable upper arms (pair)
  168.00   Steering stabilizer, dual
  -25.20   Club member -15% on stabilizer
  960.00   Regear front and rear, labor
   95.00   Align and set steering wheel

1,477.30   subtotal
   42.29   sales tax 10% on parts
   ---     TOTAL`),
  );
  expect(subtotal).toBe(147730);
  expect(items.map(({ totalPrice }) => totalPrice)).toEqual([27950, 16800, 96000, 9500]);
  expect(discounts.map(({ amount }) => amount)).toEqual([2520]);
});

test.each([
  "Luigi's Trattoria\nDinner menu\nSpaghetti al pomodoro     $18.50\nLasagna della casa        $21.00\nTiramisu                   $8.00\nHouse salad                $9.50",
  "CORNER BISTRO\nTable 12   Guests 2\nCheeseburger 14.00\nFries 5.00\nCoffee 4.00\nSubtotal 23.00\nTax 1.90\nTotal 24.90",
])("a menu and a restaurant's bill are no quote of a repair", async (text) => {
  const { kind, items, total, notice } = await readPages(pagesOf(text));
  expect([kind, items, total]).toEqual(["other", [], null]);
  expect(notice).toBe("No price of a repair was found on this. If it is a quote, an advisor will look at it.");
});
