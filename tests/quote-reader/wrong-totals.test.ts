import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { readDocument } from "#app/quote-reader/process/read-document.ts";
import { pagesOf } from "./typewriter.ts";

type Line = [name: string, dollars: number];

const SHORT: Line[] = [
  ["Oil change", 80],
  ["Rotate tires", 30],
  ["Alternator replacement", 690],
  ["Pre-purchase inspection", 150],
];
const WIPERS: Line[] = [...SHORT.slice(0, 3), ["Wiper blades", 49]];

const fixed = (dollars: number, width: number) => dollars.toFixed(2).padStart(width);

/** A paper with the price of one beside each amount, or without; the sums are what the shop made of them. */
function paper(lines: Line[], sums: Line[], isPriced: boolean): string {
  const head = isPriced ? [`${"Description".padEnd(40)}   Qty       Price      Amount`] : [];
  const rows = lines.map(([name, dollars]) =>
    isPriced
      ? `${name.padEnd(40)}     1${fixed(dollars, 12)}${fixed(dollars, 12)}`
      : `${name.padEnd(58)}${fixed(dollars, 12)}`,
  );
  const under = sums.map(([name, dollars]) => `${name.padStart(isPriced ? 58 : 0).padEnd(58)}${fixed(dollars, 12)}`);
  return [...head, ...rows, "", ...under].join("\n");
}

describe("a paper that adds up wrongly", () => {
  test.each([
    [WIPERS, 849, 899, 3000],
    [WIPERS, 859, 879, 1000],
    [SHORT, 905, 925, -4500],
  ])("keeps its lines, each once, and the difference is said: %j %d %d", async (lines, subtotal, total, difference) => {
    for (const isPriced of [true, false]) {
      const sums: Line[] = [
        ["Subtotal", subtotal],
        ["Tax", 20],
        ["Total", total],
      ];
      const reading = await readPages(pagesOf(paper(lines, sums, isPriced)));
      expect(reading.items.map(({ description, totalPrice }) => [description, (totalPrice ?? 0) / 100])).toEqual(lines);
      expect(reading).toMatchObject({ reconciles: false, difference, tax: 2000, total: total * 100 });
      expect(reading.warnings.map(({ code }) => code)).toContain("sum");
    }
  });
});

test("the second of two pages by itself: its subtotal is no charge on a photograph either", async () => {
  const reading = await readPicture([
    ["Hilltop Auto Care"],
    ["Page 2 of 2"],
    [],
    ["Oil change", "$80.00"],
    [],
    ["Subtotal", "$780.00"],
    ["Tax", "$40.00"],
    ["Total", "$820.00"],
  ]);
  expect(reading.items).toMatchObject([{ description: "Oil change", totalPrice: 8000 }]);
  expect(reading).toMatchObject({ discounts: [], reconciles: false, total: 82_000 });
});

test("the first of two pages by itself: both of its lines, and no total", async () => {
  const reading = await readPicture([
    ["Hilltop Auto Care"],
    ["Estimate 5521", "11/20/2026"],
    ["2016 Toyota Camry"],
    [],
    ["Alternator replacement", "$300.00"],
    ["Battery replacement", "$220.00"],
    [],
    ["Continued on next page"],
  ]);
  expect(reading.items.map(({ totalPrice }) => totalPrice)).toEqual([30_000, 22_000]);
  expect(reading).toMatchObject({ total: null, subtotal: null });
});

async function readPicture(rows: string[][]) {
  const texts = rows.flatMap((row, at) =>
    row.map(
      (text, column) =>
        `<text x="${column === 0 ? 60 : 940}" y="${100 + at * 46}" text-anchor="${column === 0 ? "start" : "end"}">${text}</text>`,
    ),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="700" font-family="DejaVu Sans" font-size="24"><rect width="100%" height="100%" fill="white"/>${texts.join("")}</svg>`;
  const outcome = await readDocument(new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()), () => {});
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.reading;
}
