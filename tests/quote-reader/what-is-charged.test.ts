import { expect, test } from "vitest";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { withSpaces } from "#app/quote-reader/layout/spacing.ts";
import { withWordsBehindApart } from "#app/quote-reader/layout/words-behind.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { solve } from "#app/quote-reader/learned/solve.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { rowsOfPage } from "#app/quote-reader/lines/read-rows.ts";
import { shopName } from "#app/quote-reader/paper/shop-name.ts";
import { vehicleOnPage } from "#app/quote-reader/paper/vehicle-on-page.ts";
import { joinLigatures, splitIntoWords } from "#app/quote-reader/words/pdf-words.ts";
import { charged, pagesOf } from "./typewriter.ts";

test("what was declined is no charge, though its head and its lines stand among those that are", async () => {
  const read = await charged(`Front Brakes     APPROVED                            $386.00
  LABOR   Replace front pads          1.5 hr  x $120.00  $180.00
  PART    Front brake pad set             1   x  $86.00   $86.00
  PART    Front rotor                     2   x  $60.00  $120.00
Cabin Filter     DECLINED                                 $61.50
  LABOR   Replace cabin filter        0.2 hr  x $120.00   $24.00
  PART    Cabin filter                    1   x  $37.50   $37.50
Battery          APPROVED                                $230.10
  LABOR   Replace battery             0.3 hr  x $120.00   $36.00
  PART    Battery, group 35               1   x $194.10  $194.10

                                       Labor             $216.00
                                       Parts             $400.10
                                       Shop supplies      $12.00
                                       Subtotal          $628.10
                                       Tax                $32.97
                                       Total             $661.07`);
  expect(read).toMatchObject({ total: 66_107, reconciles: true });
  expect(read.amounts).toEqual([18_000, 8_600, 12_000, 3_600, 19_410, 1_200]);
});

test.each([
  ["[ ]", { kind: "options", amounts: [], total: null }],
  ["[x]", { kind: "quote", amounts: [77_996, 7_996, 1_300], total: 87_292 }],
])(
  "bids side by side are a choice: the first of them is no quote, though it adds up, but the ticked one is: %s",
  async (box, what) => {
    const read = await charged(`Tires for your car

   [ ] A                      [ ] B                      ${box} C
4 tires      439.96        4 tires      595.96        4 tires      779.96
Balancing     79.96        Balancing     79.96        Balancing     79.96
Disposal      13.00        Disposal      13.00        Disposal      13.00
Out the door 532.92        Out the door 688.92        Out the door 872.92`);
    expect(read).toMatchObject(what);
  },
);

test("a box to tick before its name makes no step of a ladder another name", async () => {
  const read = await charged(`
   ☐ GOOD                 ☒ BETTER              ☐ BEST
   Corsair Touring        Haldane Venture       Michaud Cross
   Pads and rotors        Pads and rotors       Pads and rotors
   $439.96                $595.96               $779.96

   Total 439.96`);
  expect(read).toMatchObject({ kind: "options", amounts: [] });
});

test("behind a choice of prices the work order of what was chosen is the quote", async () => {
  const read = await charged(
    `Three ways to repair it

Description            Refurbished    New cells    Dealer
Battery pack                695.00     1,425.00  2,395.00
Cleaning kit                 89.00        92.00     95.00
Installation                390.00       468.00    470.00
TOTAL                     1,174.00     1,985.00  2,960.00`,
    `WORK ORDER - NEW CELLS

Item                           Qty     Price      Amount
Battery pack, new cells          1  1,425.00    1,425.00
Cleaning kit                     1     92.00       92.00
Installation                   2.6    180.00      468.00

TOTAL                                           1,985.00`,
  );
  expect(read).toMatchObject({ kind: "quote", pageCount: 2, total: 198_500, amounts: [142_500, 9_200, 46_800] });
});

test("a price that a later message replaced is no charge", async () => {
  const read = await charged(`Text message with Granite Glass
Ana P. 3/4/25, 8:02 AM
Rock hit my windshield. 2021
Tesla Model 3
Granite Glass 3/4/25, 8:20 AM
Aftermarket glass is $525 + install $225. Insurance or cash?
Ana P. 3/4/25, 8:24 AM
Cash, my deductible is $1,000. I'd rather have the original
Granite Glass 3/4/25, 9:15 AM
OK this replaces the first one:
Granite Glass 3/4/25, 9:15 AM
windshield, OEM acoustic - $985
moulding + clips - $68.50
urethane kit - $32
install labor - $225
Granite Glass 3/4/25, 9:16 AM
and minus $50 military discount. no sales tax here
Granite Glass 3/4/25, 9:16 AM
comes to $1,260.50
Ana P. 3/4/25, 9:30 AM
ok. $200 deposit sent`);
  expect(read).toMatchObject({ total: 126_050, reconciles: true, amounts: [98_500, 6_850, 3_200, 22_500] });
});

test("a letter's list takes off what has a minus, and what is said aside belongs to no name", async () => {
  const { items, discounts } = await readPages(
    pagesOf(`Stainless pipe, mandrel bent ........ $315
Labor, 2.5 hrs @ $115/hr ........ $287.50
Flange studs, cut out ........ $85 (if they come out clean I knock this off)
Shop gas ........ $15
Club member ........ -$25
Comes to $677.50 plus $38.29 tax on the parts = $715.79 total.
If you want it coated it's another $165, not figured above.`),
  );
  expect(discounts.map(({ amount }) => amount)).toEqual([2_500]);
  expect(items.map(({ description, totalPrice }) => [description, totalPrice])).toEqual([
    ["Stainless pipe, mandrel bent", 31_500],
    ["Labor", 28_750],
    ["Flange studs, cut out", 8_500],
    ["Shop gas", 1_500],
  ]);
});

test.each([
  ["YEAR / MAKE / MODEL\n15/CHEVROLET TRUCK/SILVERADO 1500", 2015, "Chevrolet", "Silverado 1500"],
  ["Rock hit my windshield. 2021\nTesla Model 3", 2021, "Tesla", "Model 3"],
  ["YR/MAKE             MODEL\n2015                4300 SBA\nINTERNATIONAL", 2015, "International", null],
  ["Vehicle: 2014 Ram 1500 5.7 Hemi", 2014, "Ram", "1500"],
  ["Vehicle: 2019 Freightliner Cascadia", 2019, "Freightliner", "Cascadia"],
])("a car is found in %j", (text, year, make, model) => {
  const found = vehicleOnPage(pagesOf(text).flatMap(rowsOf));
  expect(found).toMatchObject({ year, make, ...(model ? { model } : {}) });
});

test.each([
  ["Mail\nMarsh & Sons\nalternator $218.00", "Marsh & Sons"],
  ["Print view - 2 messages\nMarsh & Sons\nalternator $218.00", "Marsh & Sons"],
  ["Messages\nLooked at the 2011 Honda Accord\nfront struts $292.00", null],
])("a program's name or a sentence about a car names no shop: %j", (text, shop) => {
  const named = shopName(pagesOf(text).flatMap(rowsOf));
  if (shop) expect(named).toBe(shop);
  else expect(named ?? "").not.toMatch(/Messages|2011/);
});

test("in sentences no charge is of a section: what stands before them is a greeting", async () => {
  const [page] = pagesOf(`Hi Marjorie,

The timing belt kit is $286.40 and the water pump another $118.75. Labor for
both comes to $687.50, and the coolant is $53.90, so you would be at
$1,146.55 in all. Call me if that is a problem for you.`);
  const { items } = await readPages(page ? [page] : []);
  expect(items.map(({ totalPrice, section }) => [totalPrice, section])).toEqual([
    [28_640, null],
    [11_875, null],
    [68_750, null],
    [5_390, null],
  ]);
});

test("a VIN at the end of a sentence is one", () => {
  expect(vehicleOnPage(pagesOf("5YJ3E1EA8MF041873. Husband is there").flatMap(rowsOf)).vin).toBe("5YJ3E1EA8MF041873");
});

test("a camera that runs an amount taken off into its label loses neither", () => {
  const [page] = pagesOf("Loyalty discount 5%:-10.00   Coupon:-$5.00").map((each) =>
    withSpaces({ ...each, source: "photographed" }),
  );
  expect(page?.words.map(({ text }) => text)).toEqual(["Loyalty", "discount", "5%:", "-10.00", "Coupon:", "-$5.00"]);
});

test("a camera that runs an amount into the next column's first word loses neither", () => {
  const [page] = pagesOf("46.85MOUNT 2 TIRES   6.0OREPL BELT   12.50EA   1.25L   88,160 miPlate").map((each) =>
    withSpaces({ ...each, source: "photographed" }),
  );
  expect(page?.words.map(({ text }) => text).join(" ")).toBe(
    "46.85 MOUNT 2 TIRES 6.00 REPL BELT 12.50EA 1.25L 88,160 mi Plate",
  );
});

test("a camera that runs the engine into the model loses neither", () => {
  const [page] = pagesOf("Transit 2503.7L V6   AWD2.5L   METER142,877 MI   8.5L").map((each) =>
    withSpaces({ ...each, source: "photographed" }),
  );
  expect(page?.words.map(({ text }) => text).join(" ")).toBe("Transit 250 3.7L V6 AWD 2.5L METER 142,877 MI 8.5L");
});

test("an amount that a scan parts behind its comma is one amount", () => {
  const [page] = pagesOf("TRANSMISSION   2, 850.00   4, 12.50\nSUBTOTAL   4, 330.25").map((each) =>
    rowsOfPage({ ...each, source: "photographed" }),
  );
  expect(page?.map((row) => row.cells.map(({ text }) => text).join(" | "))).toEqual([
    "TRANSMISSION | 2,850.00 | 4, | 12.50",
    "SUBTOTAL | 4,330.25",
  ]);
});

test("hours that stand in the words of labor are its quantity, and follow to its rate", async () => {
  const { items } = await readPages(
    pagesOf(`Timing belt kit                         412.00
Labor, timing belt 5.5 hr               990.00
Head gasket set                         268.00
Labor, head gaskets 12 hr             2,160.00

Total                                 3,830.00`),
  );
  const labor = items.filter(({ type }) => type === "Labor");
  expect(labor.map(({ description, quantity, unitPrice }) => [description, quantity, unitPrice])).toEqual([
    ["Labor, timing belt", 5.5, 18_000],
    ["Labor, head gaskets", 12, 18_000],
  ]);
});

test("labor as one piece at a rate that its words name is so many hours, and its name ends before them", async () => {
  const { items } = await readPages(
    pagesOf(`Qty  Part #     Description                                   Unit        Ext
1    TKH-001    Timing chain kit                            318.47     318.47
1    LAB        Labor timing chain, 9.3 hrs @ 138.50      1,288.05   1,288.05
1    LAB        Labor water pump, 0.7 hrs @ 138.50           96.95      96.95

                Total                                                 1,703.47`),
  );
  expect(items.map(({ description, quantity, unitPrice }) => [description, quantity, unitPrice])).toEqual([
    ["Timing chain kit", 1, 31_847],
    ["Labor timing chain", 9.3, 13_850],
    ["Labor water pump", 0.7, 13_850],
  ]);
});

test("a quantity is said that is printed or follows to the cent, and none that nearly does", async () => {
  const nearly = await readPages(
    pagesOf(`Item                        Hours      Rate      Parts      Labor       Total
Replace water pump            1.2    129.95     119.99     155.94      275.93
Front brake pads              0.9    129.95      58.49     116.96      175.45

                                                Total                  451.38`),
  );
  expect(nearly.items.map(({ quantity }) => quantity)).toEqual([null, null]);
});

test("an amount that stands twice behind one name is one charge", async () => {
  const read = await charged(`Oxygen sensor               116.10    116.10
Replace oxygen sensor        94.50     94.50
Cabin air filter             36.75     36.75

Net amount                            247.35
Tax                                    18.00
Total                                 265.35`);
  expect(read).toMatchObject({ total: 26_535, amounts: [11_610, 9_450, 3_675] });
});

test("work that stands close behind the amounts of the parts beside it is a table of its own", () => {
  const rows = withWordsBehindApart(
    pagesOf(`Gasket set       92.40     92.40 R&R intake, lower   588.00
Thermostat       17.28     17.28
Oil filter        8.25      8.25 Sublet: tow in        85.00`).flatMap(rowsOf),
  );
  const texts = rows.map((row) => row.cells.map(({ text }) => text).join(" | "));
  expect(texts.at(-1)).toMatch(/8\.25 \| Sublet: tow in \| 85\.00$/);
});

test("of parts and labor beside each other, the price of one between, wrapped names stay whole", async () => {
  const { items, reconciles } = await readPages(
    pagesOf(`Qty   Part Description        Price   Extended   Labor Description      Hours   Extended
1.00  Water Pump Assembly    218.44     218.44   REMOVE AND REPLACE       5.2     722.80
                                                 WATER PUMP
1.00  Drive Belt              62.10      62.10   R&R STARTER MOTOR        3.6     500.40
                                                 (manifold access)
2.00  Long Life Coolant,      27.99      55.98   PRESSURE TEST SYSTEM     0.7      97.30
      50/50 premixed

                                                                Subtotal        1,657.02
                                                                Tax                51.55
                                                                TOTAL           1,708.57`),
  );
  expect(reconciles).toBe(true);
  expect(items.map(({ description }) => description).toSorted()).toEqual([
    "Drive Belt",
    "Long Life Coolant, 50/50 premixed",
    "PRESSURE TEST SYSTEM",
    "R&R STARTER MOTOR (manifold access)",
    "REMOVE AND REPLACE WATER PUMP",
    "Water Pump Assembly",
  ]);
});

test.each([
  ["with its own total", "\nINVOICE TOTAL                            328.40", 32_840, true],
  ["with what is due alone", "", 64_080, false],
])("what is owed from before is no work of this paper: %s", async (_, own, total, reconciles) => {
  const read = await charged(`CO-OP SERVICE STATION                Invoice 44120

QTY   DESCRIPTION                  PRICE     AMOUNT
2.00  U-joint, Spicer              28.90      57.80
2.25  Shop labor, driveline        88.00     198.00
1.00  Hanger bearing               61.35      61.35
1.00  Grease chassis               11.25      11.25${own}
PREVIOUS BALANCE                             312.40
ACCOUNT BALANCE                              640.80`);
  expect(read).toMatchObject({ total, reconciles, amounts: [5_780, 19_800, 6_135, 1_125] });
});

test("labor of all jobs is no tax, though with it the sum is made: taxes are a share of what they are of", () => {
  const like = (...chances: number[]) => Float32Array.from(chances);
  const figures: [cents: number, chances: Float32Array][] = [
    [82_420, like(0.02, 0.97, 0.01, 0, 0)],
    [210_250, like(0.5, 0.05, 0.44, 0, 0.01)],
    [3_482, like(0.01, 0.01, 0.97, 0, 0.01)],
    [296_152, like(0.01, 0, 0, 0, 0.99)],
  ];
  const entries = figures.map(([cents]) => ({ cents, row: {} })) as unknown as Entry[];
  const solved = solve(
    entries,
    figures.map(([, chances]) => chances),
  );
  expect(solved).toMatchObject({ lines: [0, 1], taxes: [2], total: 3 });
});

test("a name whose figures stand beside its second line begins in the first", async () => {
  const { items } = await readPages(
    pagesOf(`Ln  VMRS   Work performed                                 Hrs    Parts $   Labor $      Ext $
           PM-B service, 3.7L: oil (6 qt), filter, lube, 74-
1   PM-B   pt inspection                                  1.0      63.50    118.00     181.50
2   1317   Front brake pads, severe duty, replace         1.3     118.60    153.40     272.00
3   1318   Front rotors, replace (2)                      0.6     193.50     70.80     264.30

                                                                 INVOICE TOTAL      $717.80`),
  );
  expect(items.map(({ description }) => description)).toEqual([
    "PM-B service, 3.7L: oil (6 qt), filter, lube, 74-pt inspection",
    "Front brake pads, severe duty, replace",
    "Front rotors, replace (2)",
  ]);
});

test("a run that ends with a ligature goes on in the next", () => {
  const run = { y: 303.6, size: 8.6, mono: false, font: "f2" };
  const words = [
    ...splitIntoWords({ ...run, text: "Rear diff", x: 104, length: 42 }),
    ...splitIntoWords({ ...run, text: "erential fluid", x: 146, length: 62 }),
    ...splitIntoWords({ ...run, text: "off", x: 300, length: 12 }),
    ...splitIntoWords({ ...run, text: "12.00", x: 312, length: 30 }),
  ];
  expect(joinLigatures(words).map(({ text }) => text)).toEqual(["Rear", "differential", "fluid", "off", "12.00"]);
});

test("an initial and the small capitals behind it are one word; letters and numbers of columns are not", () => {
  const word = (text: string, x: number, width: number, height: number) => {
    return { text, x, y: 70 - height, width, height, confidence: 1 };
  };
  const printed = [
    ...[word("C", 58, 9.1, 14.3), word("ATAWBA", 67.5, 46.9, 11.5)],
    ...[word("T", 119.1, 8.6, 14.3), word("RUCK", 128.4, 31.8, 11.5)],
    ...[word("M", 240, 14, 15), word("ailbox", 254, 45, 15)],
    ...[word("A", 320, 8, 10), word("AUTO", 331, 30, 10), word("P", 400, 6, 10), word("PADS", 406.2, 24, 10)],
  ];
  expect(joinLigatures(printed).map(({ text }) => text)).toEqual([
    ...["CATAWBA", "TRUCK", "Mailbox", "A", "AUTO", "P", "PADS"],
  ]);
});

test("a glass shop's invoice that an insurer pays is a price like any other", async () => {
  const { kind, items } = await readPages(
    pagesOf(`Blue Ridge Mobile Auto Glass
Invoice GL0031877   Insured: Thaddeus Kemper   Date of loss 01/05/2025   Claim # TC-448120-G
NAGS / part     Description                       Qty      List     Disc.     Net      Amount
FW04567GTY      Windshield, acoustic                1    982.40       45%   540.32     540.32
MLD-J771        Upper moulding                      1     74.30       20%    59.44      59.44
LAB             Installation labor, 2.7 hr flat     1    175.50              175.50    175.50
Subtotal                                                                               775.26
INVOICE TOTAL                                                                         $775.26
Customer deductible, paid by check                                                     100.00
Billed to Tidewater Casualty                                                           675.26`),
  );
  expect(kind).toBe("quote");
  expect(items.map(({ totalPrice }) => totalPrice)).toEqual([54032, 5944, 17550]);
});
