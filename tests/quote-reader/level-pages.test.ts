import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { areLevel, sheared } from "#app/quote-reader/layout/sheared.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

type Seen = { width: number; height: number; words: [string, number, number, number, number, number, number][] };

/** What was found on a picture, its words with their places. */
function seenPage(name = "dealer-order"): Page {
  const seen = JSON.parse(readFileSync(path.join(import.meta.dirname, `seen/${name}.json`), "utf8")) as Seen;
  const words = seen.words.map(([text, x, y, width, height, confidence, run]) => ({
    ...{ text, x, y, width, height, confidence, run },
  }));
  return { ...seen, number: 1, source: "photographed", words };
}

test("on a level picture every amount keeps the name of its own row, and a ruled line before the total is no minus", async () => {
  const { items, total, reconciles } = await readPages([seenPage()]);
  expect({ total, reconciles }).toEqual({ total: 392533, reconciles: true });
  expect(items.map(({ description, totalPrice }) => [description.replace(/^\S* ?R&R /, ""), totalPrice])).toEqual([
    ["OIL FILTER HOUSING GASKET", 100800],
    [expect.stringContaining("GASKET"), 3844],
    [expect.stringContaining("BELT"), 9210],
    [expect.stringContaining("5W30"), 7650],
    [expect.stringContaining("VALVE COVER"), 163200],
    [expect.stringContaining("COVER"), 41266],
    [expect.stringContaining("REAR BRAKE PADS"), 36000],
    [expect.stringContaining("PADS"), 14820],
    [expect.stringContaining("SENSOR"), 4118],
    ["MISC. CHARGES", 4950],
  ]);
});

test("lines that a camera lets fall to one side are not level", () => {
  expect(areLevel([seenPage()])).toBe(true);
  expect(areLevel([sheared(seenPage(), 1.2)])).toBe(false);
});

test("a clerk's wrong sum is made right by no number of an address, a warranty or an advice", async () => {
  const { items, discounts, total, reconciles } = await readPages([seenPage("wrongly-added")]);
  expect({ discounts, total, reconciles }).toEqual({ discounts: [], total: 59_686, reconciles: false });
  expect(items.map(({ totalPrice }) => totalPrice)).toEqual([
    ...[16_800, 2245, 2680, 3790, 1670, 700],
    ...[19_000, 3800, 4500, 1200],
  ]);
});
