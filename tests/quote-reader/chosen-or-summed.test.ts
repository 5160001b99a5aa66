import { describe, expect, test } from "vitest";
import { charged } from "./typewriter.ts";

const job = (head: string, pads: number, labor: number) => `${head}

Brake pads, front axle                  ${pads}.00
Labor, front axle                       ${labor}.00

TOTAL                                   ${pads + labor}.00`;

const LADDER = `Three ways to stop

Description              Good      Better        Best
Pads                   200.00      300.00      400.00
Rotors                 250.00      260.00      300.00
Labor                  150.00      140.00      200.00
TOTAL                  600.00      700.00      900.00`;

describe("a choice of prices is no quote", () => {
  test("of an option to a page none is the quote", async () => {
    const read = await charged(job("OPTION A", 200, 400), job("OPTION B", 300, 400), job("OPTION C", 400, 500));
    expect(read).toMatchObject({ kind: "options", amounts: [], total: null });
  });

  test.each([
    ["a head each", [job("GOOD", 200, 400), job("BETTER", 300, 400), job("BEST", 400, 500)]],
    ["heads with words behind", [job("GOOD - store brand", 200, 400), job("BETTER - ceramic", 300, 400)]],
    ["no heads of a ladder", [job("Store brand", 200, 400), job("Ceramic", 300, 400), job("Dealer", 400, 500)]],
  ])("a ladder with a page for every step is none: %s", async (_, pages) => {
    expect(await charged(LADDER, ...pages)).toMatchObject({ kind: "options", amounts: [], total: null });
  });

  test("what is also recommended behind it is not what was chosen", async () => {
    const read = await charged(
      LADDER,
      `Also recommended, not included above

Wiper blades                             42.00
Cabin filter                             28.00

TOTAL                                    70.00`,
    );
    expect(read).toMatchObject({ kind: "options", amounts: [], total: null });
  });
});

test("of options that were talked of the one that is itemised is the quote", async () => {
  const read = await charged(`GEARHART TRANSMISSION            Proposal no. 7715

Three ways to go were talked over on the phone:
Option 1: Used unit, 90 days, about $2,350.00 installed
Option 2: Remanufactured unit (chosen by customer)
Option 3: Rebuild yours, about $3,900.00, eight days

Option 2 in detail                  Qty        Each     Extended
Remanufactured unit                   1    2,895.00     2,895.00
Torque converter                      1      465.00       465.00
Remove and install                  9.5      135.00     1,282.50
Core freight                                              225.00
Total before tax                                        4,867.50
Tax                                                       257.20
You pay                                                $5,124.70`);
  expect(read).toMatchObject({ kind: "quote", total: 512_470, reconciles: true });
  expect(read.amounts).toEqual([289_500, 46_500, 128_250, 22_500]);
});

test.each([
  ["behind its head", "[X] CUSTOMER SELECTED", "[ ]"],
  ["as a box", "☒", "☐"],
])("of options that are all itemised the one that was ticked and totalled is the quote: %s", async (_, on, off) => {
  const read = await charged(`OZARK TRANSMISSION                 Quote No. Q-0716

Option A - Remanufactured unit ${on}
Item                                Qty        Each       Amount
Remanufactured unit                   1   $2,895.00    $2,895.00
Torque converter                      1     $485.00      $485.00
Labor to remove and install (hrs)   8.5     $124.00    $1,054.00
                                           Option A    $4,434.00

Option B - Overhaul your unit ${off}
Item                                Qty        Each       Amount
Overhaul your unit                    1     $985.00      $985.00
Torque converter, rebuilt             1     $275.00      $275.00
Labor, R&R and bench rebuild (hrs)   17     $124.00    $2,108.00
                                           Option B    $3,368.00

                                           Option A    $4,434.00
                                   Sales tax on parts    $329.55
                                Quote total, Option A  $4,763.55`);
  expect(read).toMatchObject({ kind: "quote", total: 476_355, reconciles: true });
  expect(read.amounts).toEqual([289_500, 48_500, 105_400]);
});

test("of a ladder side by side the step that was chosen and itemised is the quote", async () => {
  const read = await charged(`MUFFLERS TOO                      Estimate 30418
Front brakes

GOOD                  BETTER                BEST
semi-metallic         ceramic               lifetime
$259.99               $329.99               $419.99
                      chosen

Description                         Qty        Unit        Total
Better brake package                                      329.99
Rotor, coated                         2       78.99       157.98
Exhaust flex pipe                     1       84.50        84.50
Weld labor                          1.2      130.00       156.00
Subtotal                                                  728.47
Tax                                                        20.03
TOTAL                                                     748.50`);
  expect(read).toMatchObject({ kind: "quote", total: 74_850, reconciles: true });
  expect(read.amounts).toEqual([32_999, 15_798, 8_450, 15_600]);
});

test.each([
  ["the one ticked", "[ ]           [X]           [ ]", 70_000, [30_000, 26_000, 14_000]],
  ["none without a tick", "[ ]           [ ]           [ ]", null, []],
  ["none with two", "[X]           [X]           [ ]", null, []],
])("of a ladder's columns %s", async (_, boxes, total, amounts) => {
  const read = await charged(`${LADDER}
Your choice              ${boxes}`);
  expect(read).toMatchObject({ kind: total ? "quote" : "options", total, amounts });
});

test("of two options the one is the quote that is left when the other was refused", async () => {
  const read = await charged(`BERGMANN AUTOWERK                          Cost estimate 4093

B  Vibration under braking
Option 1: genuine parts, as follows:                    not chosen
Front disc, genuine  2 pcs @ $250.00         $500.00
Front pad set, genuine                       $150.00
Replace front discs and pads                 $244.00
Option 2: coated parts, as follows:
Front disc, coated   2 pcs @ $139.40         $278.80
Front pad set                                 $98.75
Wear sensor front                             $22.60
Replace front discs and pads                 $244.00
B comes to                                   $644.15
Small parts and cleaning material             $24.00
Sales tax                                     $63.75
To pay                                       $731.90`);
  expect(read).toMatchObject({ kind: "quote", total: 73_190, reconciles: true });
  expect(read.amounts).toEqual([27_880, 9_875, 2_260, 24_400, 2_400]);
});

test("options of which two are ticked, or none, are still to choose from", async () => {
  const paper = (a: string, b: string) => `Option A - new unit ${a}
New unit                                           $2,895.00
Labor                                              $1,054.00
Total A                                            $3,949.00

Option B - overhaul ${b}
Overhaul                                             $985.00
Labor                                              $2,108.00
Total B                                            $3,093.00`;
  expect(await charged(paper("[X]", "[X]"))).toMatchObject({ kind: "options", amounts: [], total: null });
  expect(await charged(paper("[ ]", "[ ]"))).toMatchObject({ kind: "options", amounts: [], total: null });
  expect(await charged(paper("not selected", "declined"))).toMatchObject({ kind: "options", amounts: [], total: null });
});

describe("a sum of blocks side by side is no choice", () => {
  test("two cars of one customer", async () => {
    const read = await charged(`Fleet service for the bakery

Van 1                        Van 2
Oil change       89.00       Oil change       89.00
Rotation         40.00       Rotation         40.00
Wipers           32.00       Wipers           36.00
Total           161.00       Total           165.00

Grand total                                  326.00`);
    expect(read).toMatchObject({ kind: "quote", total: 32_600, reconciles: true });
    expect(read.amounts.toSorted()).toEqual([3_200, 3_600, 4_000, 4_000, 8_900, 8_900]);
  });

  test("two axles of one car", async () => {
    const read = await charged(`Brakes for the truck

Left axle                    Right axle
Caliper         210.00       Caliper         220.00
Pads             85.00       Pads             85.00
Labor           120.00       Labor           120.00
Subtotal        415.00       Subtotal        425.00

Total                                        840.00`);
    expect(read).toMatchObject({ kind: "quote", total: 84_000, reconciles: true });
    expect(read.amounts).toHaveLength(6);
  });

  test("three cars in columns", async () => {
    const read = await charged(`Fleet service for the bakery

                     Van 1      Van 2      Van 3
Oil change           89.00      89.00      92.00
Rotation             40.00      40.00      40.00
Wipers               32.00      36.00      38.00
Total               161.00     165.00     170.00

Grand total                               496.00`);
    expect(read.kind).toBe("quote");
  });

  test("two cars with a tax on both", async () => {
    const read = await charged(`Fleet service for the bakery

Van 1                        Van 2
Oil change       89.00       Oil change       89.00
Rotation         40.00       Rotation         40.00
Wipers           32.00       Wipers           36.00
Total           161.00       Total           165.00

Tax                                           26.08
Grand total                                  352.08`);
    expect(read).toMatchObject({ kind: "quote", total: 35_208, reconciles: true });
  });
});

describe("what sentences charge", () => {
  test("a dash before every price is no minus", async () => {
    const read = await charged(`Hi Dana, here is what the Subaru needs.
Front pads and rotors -$320
Rear pads -$140
Labor -$240
Brake fluid flush -$100
Comes to $800 total.`);
    expect(read).toMatchObject({ total: 80_000, reconciles: true, amounts: [32_000, 14_000, 24_000, 10_000] });
  });

  test.each([
    [
      "agreed before the list",
      `Towing $95 as agreed, pads $100, rotors $150, clips $20, install $200,
brakes total $470`,
    ],
    [
      "said in the sentence before",
      `Alignment $90. Then the front brakes: pads $100, rotors $150, clips $20, install $200.
It comes to $470 for the brakes.`,
    ],
  ])("a charge before a total that it is no part of is not dropped as if all added up: %s", async (_, text) => {
    expect((await charged(text)).reconciles).toBe(false);
  });

  test.each(["instead of the first one:", "Here is the updated estimate:"])(
    "words replace the prices before: %s",
    async (words) => {
      const read = await charged(`We could do it for $525. Tow in $90.
${words}
Pads $100, rotors $150, clips $20, install $200.
It comes to $470`);
      expect(read).toMatchObject({ total: 47_000, reconciles: true, amounts: [10_000, 15_000, 2_000, 20_000] });
    },
  );

  test("prices of a list that comes again count once, as they were said last", async () => {
    const read = await charged(`Pads $120, rotors $180, clips $25, install $200.
I found a better price on the parts.
pads $100
rotors $150
clips $20
install $200
comes to $470`);
    expect(read).toMatchObject({ total: 47_000, reconciles: true });
    expect(read.amounts.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([2_000, 10_000, 15_000, 20_000]);
  });
});
