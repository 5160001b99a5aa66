import { expect, test } from "vitest";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { pagesOf } from "./typewriter.ts";

const madeOn = async (text: string) => {
  const { items } = await readPages(pagesOf(text));
  return items.map(({ description, totalPrice, made }) => [description, totalPrice, made]);
};

test("a job at one price keeps the parts, the labor and the hours that its row prints", async () => {
  const found = await madeOn(`Premier Import Service
88 Lakeshore Blvd, Columbus, OH 43215
Vehicle: 2016 Toyota Camry LE

Description                       Hours      Labor      Parts        Total
Front brake pads replacement        4.0    $740.00    $690.00    $1,430.00
Fuel system cleaning service        1.0    $185.00     $95.00      $280.00
Alternator replacement              1.6    $296.00    $410.00      $706.00

Labor                                                            $1,221.00
Parts                                                            $1,195.00
TOTAL                                                            $2,416.00`);
  expect(found).toEqual([
    ["Front brake pads replacement", 143_000, { parts: 69_000, labor: 74_000, hours: 4 }],
    ["Fuel system cleaning service", 28_000, { parts: 9_500, labor: 18_500, hours: 1 }],
    ["Alternator replacement", 70_600, { parts: 41_000, labor: 29_600, hours: 1.6 }],
  ]);
});

test("so does one that says them in words; halves that do not make its price are none", async () => {
  const rows = (labor: string) => `Premier Import Service
Vehicle: 2016 Toyota Camry LE

Front brake pads replacement    Parts 690.00  Labor ${labor} (4.0 hr)    1,430.00
Alternator replacement          Parts 410.00  Labor 296.00 (1.6 hr)      706.00

Total                                                                  2,136.00`;
  expect((await madeOn(rows("740.00")))[0]?.[2]).toEqual({ parts: 69_000, labor: 74_000, hours: 4 });
  expect((await madeOn(rows("704.00")))[0]?.[2]).toBeUndefined();
});
