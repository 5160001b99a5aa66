import { expect, test } from "vitest";
import { nodesOf } from "#app/quote-reader/attention/nodes.ts";
import { withRowsAlike } from "#app/quote-reader/attention/products.ts";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { vehicleOnPage } from "#app/quote-reader/paper/vehicle-on-page.ts";
import { pagesOf } from "./typewriter.ts";

const TABLE = `No. Job                          Parts $     Labor $     Job total $
1   Struts, front pair            412.60      290.00          702.60
2   Sway bar links                 58.90       60.00          118.90
3   Outer tie rod ends             87.44       95.00          182.44`;
const FIGURES = 9;

/** The figures that look charged, where parts, labor and their sum look so by these odds, row after row. */
function charged(odds: number[]): number[] {
  const { entries } = nodesOf(pagesOf(TABLE).flatMap(rowsOf));
  expect(entries).toHaveLength(FIGURES);
  const chances = odds.map((line) => Float32Array.from([1 - line, line, 0, 0, 0]));
  withRowsAlike(entries, chances);
  return chances.flatMap((each, at) => ((each[1] ?? 0) > 0.5 ? [at] : []));
}

test("rows of parts, labor and their sum are charged alike, as most of them look", () => {
  const bySum = [0.1, 0.1, 0.9];
  const byParts = [0.9, 0.9, 0.1];
  expect(charged([...byParts, ...bySum, ...bySum])).toEqual([2, 5, 8]);
  expect(charged([...bySum, ...byParts, ...byParts])).toEqual([0, 1, 3, 4, 6, 7]);
  expect(charged([...bySum, ...bySum, ...bySum])).toEqual([2, 5, 8]);
});

test("what is included belongs to a name that has a price behind it, and is a price where there is none", () => {
  const cells = (text: string) =>
    pagesOf(text)
      .flatMap(rowsOf)
      .map((row) => row.cells.map((cell) => cell.text));
  expect(cells("Struts, front pair, mount incl.      412.60      702.60")).toEqual([
    ["Struts, front pair, mount incl.", "412.60", "702.60"],
  ]);
  expect(cells("Wash underneath incl.")).toEqual([["Wash underneath", "incl."]]);
});

/** A page as a typewriter sets it with half a line's feed: every line stands 7 points under the one before. */
function halfLines(text: string) {
  return pagesOf(text).map((page) => ({
    ...page,
    words: page.words.map((word) => ({ ...word, y: 20 + (word.y - 20) / 2 })),
  }));
}

const CENTERED = `SRC  Description                         Qty     Rate     Extended


LAB  Bleed brake system                  0.75    80.00        60.00



     Replace water pump and serp.
LAB                                      3.50    80.00       280.00
     belt, EMP 209



STK  Rotor                               2.00    70.00       140.00



     Pad set HD severe duty, bin 14-
STK                                      1.00    90.00        90.00
     C



                                         Total               570.00`;

test("a name of two lines whose figures stand halfway between them is one name", async () => {
  const { items, total } = await readPages(halfLines(CENTERED));
  expect(total).toBe(57_000);
  expect(items.map(({ description, totalPrice }) => [description, totalPrice])).toEqual([
    ["Bleed brake system", 6_000],
    ["Replace water pump and serp. belt, EMP 209", 28_000],
    ["Rotor", 14_000],
    ["Pad set HD severe duty, bin 14-C", 9_000],
  ]);
});

test("what heads a column is no part of a section's title", async () => {
  const { items } = await readPages(
    pagesOf(`PIEZAS                     Cant.    Precio    Importe
Filtro secador                 1     32.50      32.50
Correa serpentina              1     28.90      28.90

MANO DE OBRA                                  Importe
Instalar compresor                             135.00
Carga de refrigerante                           65.00

Total                                          261.40`),
  );
  expect(items.map(({ section }) => section).slice(-2)).toEqual(["MANO DE OBRA", "MANO DE OBRA"]);
});

test.each([
  ["‘05 Toyota 4Runner SR5", { year: 2005, make: "Toyota", model: "4Runner SR5" }],
  ["Tablilla: IKV-208 Millaje: 96,418", { mileage: 96_418 }],
  ["2016 HONDA ACCORD EX    MI 88210", { year: 2016, make: "Honda", model: "Accord EX", mileage: 88_210 }],
  ["Flint Auto, 12 Elm St\nFlint MI 48502", { mileage: null }],
  [
    "Wrote it up for the 2021 Mazda\nCX-5 Touring, file # PC-8804",
    { year: 2021, make: "Mazda", model: "CX-5 Touring" },
  ],
  ["V E H I C L E          M I L E A G E I N\n2019 Honda CR-V        71,902", { year: 2019, mileage: 71_902 }],
])("a car is told from %s", (text, wanted) => {
  expect(vehicleOnPage(pagesOf(text).flatMap(rowsOf))).toMatchObject(wanted);
});

const FIVE_LINES = `Description                                   Amount

Replace alternator. Includes removal of drive

belt and idler pulley, charging system test
                                              849.00
before and after, and a 24 month warranty

on part and labor



Replace starter motor and clean the ground

strap at the engine block; torque to          629.00

specification



Subtotal                                     1478.00

Tax                                            62.00

Total                                        1540.00`;

test("a name of three or four lines is whole, and what it ends with is no section of the next", async () => {
  const { items, total } = await readPages(halfLines(FIVE_LINES));
  expect(total).toBe(154_000);
  expect(items.map(({ description, section }) => [description, section])).toEqual([
    [
      "Replace alternator. Includes removal of drive belt and idler pulley, charging system test before and after, and a 24 month warranty on part and labor",
      null,
    ],
    ["Replace starter motor and clean the ground strap at the engine block; torque to specification", null],
  ]);
});

const TIRES = `Op Code / Description                                       Hrs       Labor       Parts       Total
A. Replace water pump and thermostat                        4.5   $1,035.00     $812.40   $1,847.40
B. Valve cover gasket                                       5.0   $1,150.00     $286.10   $1,436.10
C. 4 x Michelin Pilot Sport tires 275/45R20 @ 389.00        1.5     $160.00   $1,556.00   $1,716.00
D. Fuel system cleaning                                     0.5     $115.00      $64.95     $179.95

Shop supplies                                                                               $246.00
Tax                                                                                         $244.00
Grand total                                                                               $5,669.45`;

test("pieces that make the parts of their row are its number, whatever its hours", async () => {
  const { items } = await readPages(pagesOf(TIRES));
  const tires = items.find(({ totalPrice }) => totalPrice === 171_600);
  expect([tires?.quantity, tires?.unitPrice]).toEqual([4, 42_900]);
});

const CARDS = `Front brakes                                                            Recommended
Front pads and rotors labor                   1.5 hr x $149.00              $223.50
Akebono ceramic pad set                       1 x $72.99                     $72.99
Coated rotor, front                           2 x $84.50                    $169.00
Job total                                                                   $465.49

Timing cover reseal                                                        Declined
You declined this on Jun 6. Would have been $1,284.00.

Rear shocks                                                             Recommended
Left shock leaking.
Replace rear shocks                           0.9 hr x $149.00              $134.10
Monroe OESpectrum shock                       2 x $61.88                    $123.76
Job total                                                                   $257.86

Shop & environmental                                                         $27.50
Subtotal                                                                    $750.85
Sales tax                                                                    $28.35
Estimate total                                                              $779.20`;

test("a declined card takes nothing from the cards after it", async () => {
  const { items, total, reconciles } = await readPages(pagesOf(CARDS));
  expect([total, reconciles]).toEqual([77_920, true]);
  expect(items.map(({ totalPrice }) => totalPrice)).toEqual([22_350, 7_299, 16_900, 13_410, 12_376, 2_750]);
  expect(items.filter(({ section }) => section?.includes("Declined"))).toEqual([]);
});

test("cards whose price stands over their name: what stands nearer belongs to it", async () => {
  const { items } = await readPages(
    pagesOf(`Torque & Tea Auto
Estimate 10482

Tap a job for its details.


$989.00
Timing belt & water pump kit
Aisin kit, coolant, tensioner


$142.50
Cam & crank seals
while we are in there


$74.80
Drive belts
Bando


Subtotal                              $1,206.30
Estimate total                        $1,206.30`),
  );
  expect(items.map(({ description }) => description)).toEqual([
    "Timing belt & water pump kit",
    "Cam & crank seals",
    "Drive belts",
  ]);
});
