import { expect, test } from "vitest";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { vehicleOnPage } from "#app/quote-reader/paper/vehicle-on-page.ts";
import { pagesOf } from "./typewriter.ts";

async function read(text: string) {
  const { items, ...reading } = await readPages(pagesOf(text));
  return { ...reading, said: items.map(({ description, totalPrice }) => [description, totalPrice]) };
}

test("taxes of a state, a county and a city by their rates are no charges, though no word calls them taxes", async () => {
  const reading = await read(`
41877  225/60R17 99H ROADMASTER TOURING        4     139.99      559.96
90400  INSTALL PACKAGE                         4      24.99       99.96
00010  WASTE TIRE FEE                          4       2.00        8.00

                              MERCHANDISE & SERVICES             667.92
                              CO STATE 2.90%                      19.37
                              JEFFERSON CTY 0.50%                  3.34
                              LAKEWOOD 3.00%                      20.04
                              RTD/CD 1.10%                         7.35
                              TOTAL TAX                           50.10
                              TOTAL                              718.02`);
  expect(reading).toMatchObject({ tax: 5_010, total: 71_802, reconciles: true });
  expect(reading.said.map(([, cents]) => cents)).toEqual([55_996, 9_996, 800]);
});

test("what stands untaxed between the tax and the total is charged, and no tax", async () => {
  const reading = await read(`
Description                                    Qty       Each      Amount
Remanufactured transmission                    1     2,450.00    2,450.00
Remove and replace transmission                8.5     130.00    1,105.00
Transmission fluid                             10       11.00      110.00

                                              Taxable            3,665.00
                                              Sales tax 7%         256.55
Refundable core deposit, until yours is back                       500.00
                                              Total              4,421.55`);
  expect(reading).toMatchObject({ tax: 25_655, total: 442_155, reconciles: true });
  expect(reading.said.at(-1)).toEqual(["Refundable core deposit, until yours is back", 50_000]);
});

test("cards of an inspection, two beside each other: each at its price, and by its title", async () => {
  const reading = await read(`
Needs attention now

        Rear brake pads and rotors               Left outer tie rod
        Pads 2 mm, rotors scored.                Play when rocked.
        Parts 241.10 + Labor 162.00              Parts 71.25 + Labor 99.00
                                  $403.10                              $170.25

        Battery                                  Wheel alignment
        Tests weak, replace soon.                Needed behind the tie rod.
        Parts 164.00 + Labor 24.00               Before and after printout
                                  $188.00                              $119.95

                                                 Red items             $881.30

Shop supplies                                                            18.70
Before tax                                                              900.00
Sales tax 5%                                                             45.00
Everything today                                                       $945.00`);
  expect(reading).toMatchObject({ total: 94_500, reconciles: true });
  expect(reading.said).toEqual([
    ["Rear brake pads and rotors", 40_310],
    ["Left outer tie rod", 17_025],
    ["Battery", 18_800],
    ["Wheel alignment", 11_995],
    ["Shop supplies", 1_870],
  ]);
});

test("cards of an app are called by their titles, and not by what was said of them", async () => {
  const reading = await read(`
  40,000 mile service
  Oil, filters, inspection. One price.
  APPROVED                                 $389.00

  Cabin air filter
  Part x 1, fitted free
  APPROVED                                  $58.95

  Wiper blade set
  Both, 22 and 18 inch
  DECLINED                                  $64.90

  Brake fluid exchange
  Moisture 3.5 percent
  APPROVED                                 $149.00

  Approved work                            $596.95
  Tax 7%                                    $41.79
  You approved                             $638.74`);
  expect(reading).toMatchObject({ total: 63_874, reconciles: true });
  expect(reading.said).toEqual([
    ["40,000 mile service", 38_900],
    ["Cabin air filter", 5_895],
    ["Brake fluid exchange", 14_900],
  ]);
});

test("a spreadsheet that leaves the last nought out is read in its column", async () => {
  const reading = await read(`
Item                           Type     Qty      Each     Amount
Water pump                     part     1       148.5      148.5
Water pump labor               labor    2.6       115        299
Coolant, gal                   part     2       24.98      49.96
Thermostat                     part     1       38.75      38.75
Bleed and test                 labor    0.8       115         92
Shop supplies                  fee                         21.35

Sum                                                       649.56
Tax 8%                                                     51.96
TOTAL                                                    $701.52`);
  expect(reading).toMatchObject({ tax: 5_196, total: 70_152, reconciles: true });
  expect(reading.said[0]).toEqual(["Water pump", 14_850]);
});

test("in a letter a state's percent is a tax, and the price of one no charge beside what both come to", async () => {
  const reading = await read(`Dear Mr. Hale,
The two front struts are at $118.50 apiece, $237.00 together, and fitting the struts is $190.00.
A new rear muffler is $142.00 and putting on the muffler is $75.00.
That makes $644.00. Vermont wants six percent on the parts,
$22.74, so you would owe me $666.74 when you pick it up.`);
  expect(reading).toMatchObject({ tax: 2_274, total: 66_674, reconciles: true });
  expect(reading.said.map(([, cents]) => cents)).toEqual([23_700, 19_000, 14_200, 7_500]);
});

test.each([
  ["Got your 2010 Ranger looked over, 156,200 on it", [2010, "Ford", "Ranger"]],
  ["about my 2014 Focus: it shakes", [2014, "Ford", "Focus"]],
  ["in 2010 Ranger Supply moved", [null, null, null]],
])("a word of every day is somebody's car behind its year: %s", (text, car) => {
  const { year, make, model } = vehicleOnPage(pagesOf(text).flatMap(rowsOf));
  expect([year, make, model]).toEqual(car);
});
