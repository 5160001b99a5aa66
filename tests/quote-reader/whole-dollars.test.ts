import { describe, expect, test } from "vitest";
import { nodesOf } from "#app/quote-reader/attention/nodes.ts";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { withCentsJoined } from "#app/quote-reader/layout/split-cents.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { charged, pagesOf } from "./typewriter.ts";

const amountsOn = (text: string) => nodesOf(pagesOf(text).flatMap(rowsOf)).entries.map(({ cents }) => cents);

const SHOP = `Harbor Street Garage
12 Harbor St, Erie PA
Invoice 5512                              03/14/2024
2014 Ford Escape   VIN 1FMCU0F70EUA12345
Customer: Ann Pruitt
`;

const WHOLE = `${SHOP}
Description                               Amount
Water pump                                   185
Thermostat                                    42
Antifreeze, 2 gal                             48
Labor, water pump and thermostat             330
Serpentine belt                               39
                             Subtotal        644
                             Sales tax     18.84
                             Total        662.84
                             Paid         100.00
                             Balance due  562.84`;

describe("whole dollars", () => {
  test("are amounts in a column where the tax and what it all comes to have cents", async () => {
    expect(amountsOn(WHOLE)).toEqual(expect.arrayContaining([18500, 4200, 4800, 33000, 3900, 64400]));
    expect(await charged(WHOLE)).toMatchObject({
      amounts: [18500, 4200, 4800, 33000, 3900],
      total: 66284,
      reconciles: true,
    });
  });

  test("of a message are amounts where they make the total that stands under them", async () => {
    const text = `ok so I got it apart, its the fan
radiator fan assembly (aftermarket)
185
coolant 2 gal 44
labor 1.5 hr 165
disposal 10
tax on parts                 14.89
total                      $418.89
if you want the Toyota fan its 328
instead of 185 but I wouldnt
thermostat is cheap while its drained, 38 more`;
    expect(await charged(text)).toMatchObject({ amounts: [18500, 4400, 16500, 1000], total: 41889, reconciles: true });
    expect(await charged(text.replace("418.89", "439.89"))).toMatchObject({ amounts: [18500], reconciles: false });
  });

  test("at the end of a sentence stand alone in their row", () => {
    const text = `The sway bar links are $61.80, and labor to hang both is
$2,100.
An alignment after that comes to
($89.95).`;
    expect(amountsOn(text)).toEqual([6180, 210000, 8995]);
  });

  test("in a column of hours or pieces are none", () => {
    const text = `Qty   Name                   Price    Amount
1     Strut, front left     185.00    185.00
2     Mount                  42.00     84.00
4     Bolt                    3.10     12.40
1.50  Labor                 140.00    210.00
                            Total     491.40`;
    expect(amountsOn(text)).not.toEqual(expect.arrayContaining([100]));
    expect(amountsOn(text)).toHaveLength(10);
  });

  test("are said by a word or a sign beside them among amounts in cents", () => {
    const text = `The pads come to 103 bucks and the rotors to $188.40.
Labor 1.5h = 135
Bolts 2 for the bracket
It all makes
$426.40
$20.00`;
    expect(amountsOn(text)).toEqual([10300, 18840, 13500, 42640, 2000]);
  });
});

test("cents in a column of their own may have a minus behind them", () => {
  const text = `Pilot bearing               7   99
Flywheel                  410   99
Seal, rear main            18   99
Less core                 150   00-`;
  const rows = withCentsJoined(pagesOf(text).flatMap(rowsOf));
  const values = rows.map(({ cells }) => cells.at(-1)?.printed);
  expect(values.map((printed) => printed?.kind === "number" && printed.value)).toEqual([7.99, 410.99, 18.99, -150]);
});

const HALVES = `${SHOP}
Work requested                             Parts        Labor
Rack and pinion, replace                  612.40       572.00
Outer tie rod ends, both                   94.18        32.50
Serpentine belt                            38.25
Power steering flush                       24.60        65.00
                        Shop supplies                   32.00
                        Sales tax                       52.00
                        Total                        1,522.93`;

describe("parts and labor under heads of their own", () => {
  test("are charged both, each as what its head says, where no column says what both come to", async () => {
    const { items, reconciles } = await readPages(pagesOf(HALVES));
    expect(reconciles).toBe(true);
    expect(items.map(({ description, type, totalPrice }) => [description, type, totalPrice])).toEqual([
      ["Rack and pinion, replace", "Part", 61_240],
      ["Rack and pinion, replace", "Labor", 57_200],
      ["Outer tie rod ends, both", "Part", 9418],
      ["Outer tie rod ends, both", "Labor", 3250],
      ["Serpentine belt", "Part", 3825],
      ["Power steering flush", "Part", 2460],
      ["Power steering flush", "Labor", 6500],
      ["Shop supplies", "Fee", 3200],
    ]);
  });

  test("are not charged where a third column has their sum", async () => {
    const text = HALVES.replace("Labor\n", "Labor      Total\n")
      .replace("572.00\n", "572.00   1,184.40\n")
      .replace("32.50\n", "32.50     126.68\n")
      .replace("38.25\n", "38.25                  38.25\n")
      .replace("65.00\n", "65.00      89.60\n");
    const { items } = await readPages(pagesOf(text));
    expect(items.map(({ totalPrice }) => totalPrice)).toEqual([118_440, 12_668, 3825, 8960, 3200]);
  });
});

test("lines that make the sum before tax stay where no total is made", async () => {
  const text = `${SHOP}
Qty   Description                 Price      Amount
1     Water pump                  185.00     185.00
1     Thermostat                   42.00      42.00
2     Antifreeze                   24.00      48.00
2.2   Labor                       150.00     330.00
                                  Subtotal   605.00
                                  Total      512.34`;
  const { items, reconciles, total } = await readPages(pagesOf(text));
  expect(reconciles).toBe(false);
  expect(total).toBe(51_234);
  expect(items.map(({ totalPrice }) => totalPrice)).toEqual([18_500, 4200, 4800, 33_000]);
});

test("an inner tie rod is no rupee, and jobs beside each other are no options", async () => {
  const inner = `${SHOP}
Qty   Description                 Price      Amount
2     TIE ROD INR                  54.95     109.90
1     TIE ROD OTR                  61.00      61.00
2.2   LABOR                       150.00     330.00
                                  TOTAL      500.90`;
  expect(await charged(inner)).toMatchObject({ kind: "quote", amounts: [10_990, 6100, 33_000], reconciles: true });
  const jobs = `${SHOP}
BATTERY                        OIL PAN GASKET                   WHEEL BEARING RF
Battery             169.50     Gasket, oil pan       50.50      Hub assembly        202.25
Labor                77.00     Labor                341.00      Labor               130.00
Subtotal            246.50     Subtotal             391.50      Subtotal            332.25
                                                                TOTAL               970.25`;
  expect((await charged(jobs)).kind).toBe("quote");
});

test.each([
  ["Mastercard 9021                       662.84", true],
  ["Paid in full by check                 662.84\n                             Balance due    0.00", true],
  ["Deposit paid                          100.00\n                             Balance due  562.84", false],
])("a bill that is paid says so: %s", async (behind, isPaid) => {
  const text = `${WHOLE.slice(0, WHOLE.indexOf("                             Paid"))}${" ".repeat(29)}${behind}`;
  const { total, warnings } = await readPages(pagesOf(text));
  expect(total).toBe(66_284);
  expect(warnings.some(({ code }) => code === "paid")).toBe(isPaid);
});
