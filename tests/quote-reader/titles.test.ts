import { expect, test } from "vitest";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { warningsFor } from "#app/quote-reader/lines/warnings.ts";
import { pagesOf } from "./typewriter.ts";

const sectionsOn = async (text: string) => {
  const { items } = await readPages(pagesOf(text));
  return items.map(({ description, section }) => [description, section]);
};

test("what is said of a product under its name is no title of the next one", async () => {
  const found = await sectionsOn(`WrenchRunner Mobile Auto Repair
Vehicle: 2011 Ford Fusion SE

Service                                    Parts      Labor     Line total

Starter motor replacement                $178.50    $145.00        $323.50
Remanufactured starter, 2.5L

Battery cable end, positive               $14.25     $40.00         $54.25
Lead-free terminal + heat shrink

Serpentine belt replacement               $38.90     $55.00         $93.90
Gates 6-rib belt

Quote total                                                        $471.65`);
  expect(found.map(([, section]) => section)).toEqual([null, null, null]);
});

test("the words of a letter between its charges are no titles", async () => {
  const found = await sectionsOn(`Crossroads Auto

Hi Dana, we had a good look at your Outback this morning and this is what you
are looking at

  Front struts, KYB Strut-Plus (pair)       $512.00
  Labor, both front struts                  $310.00
  Four-wheel alignment                      $119.00

  Total                                     $941.00`);
  expect(found.map(([, section]) => section)).toEqual([null, null, null]);
});

test("how a job is paid for, and that something was free, head nothing; who said yes is no part of a title", async () => {
  const found = await sectionsOn(`Voltline EV Service Center
2020 Tesla Model 3

Water pump replacement  Approved 3/11 by text
Water pump                        1    240.00     240.00
Labor, water pump               2.0    130.00     260.00

Battery
Pay type: Goodwill - Service
12V battery                       1    116.00     116.00
Tire pressures checked 36/36/35/36 incl
Labor, battery                  0.5    130.00      65.00

Total                                             681.00`);
  const sections = found.map(([, section]) => section ?? "");
  expect(sections.slice(0, 2)).toEqual(["Water pump replacement", "Water pump replacement"]);
  expect(sections.join(" ")).not.toMatch(/Pay type|incl|Approved/);
});

test("a name in a narrow column goes on under itself, whatever goes on beside it; a bracket within it is whole", async () => {
  const found = await sectionsOn(`Treasure Valley Mobile Mechanic
2013 Subaru Outback

Product/Service            Description                         Qty    Unit price     Total

Starter replacement - on   Remove intake snorkel and shield,     1       $265.00    $265.00
site                       replace starter motor, clean battery
                           cable ends and ground strap. Test.

Starter motor (reman)      Remy 17483. Lifetime warranty from    1       $188.40    $188.40
                           supplier.

Spark plugs NGK (while cover off, no added labor)                4        $21.50     $86.00

Total                                                                               $539.40`);
  expect(found.map(([name]) => name)).toEqual([
    "Starter replacement - on site",
    expect.stringMatching(/^Starter motor \(reman\)/),
    "Spark plugs NGK (while cover off, no added labor)",
  ]);
});

test("two tables beside each other keep their own names where the prices of one stand under them", async () => {
  const { items } = await readPages(
    pagesOf(`FOUR CORNERS SPRING & ALIGNMENT
2007 GMC Sierra 2500HD

PARTS                                                    LABOR
2   Leaf spring pack, rear        318.50     637.00      R&R rear springs both sides,
    made to order                                        re-arch overload leaf
4   U-bolt 9/16 x 13               14.75      59.00      4.5 @ 110.00             495.00
6   Spring eye bushing             11.20      67.20      Pitman and idler arm
4   Shackle bolt grade 8            6.85      27.40      2.1 @ 110.00             231.00
2   Center bolt                     4.25       8.50      Heat & remove frozen bolts
1   Pitman arm K6536               92.90      92.90      1.4 @ 110.00             154.00
1   Idler arm K6535               114.60     114.60      Thrust alignment         145.00

                          Parts            1,006.60      Labor                  1,025.00

                                                         TOTAL                  2,031.60`),
  );
  const named = Object.fromEntries(items.map(({ description, totalPrice }) => [totalPrice, description]));
  expect(named).toMatchObject({
    49500: expect.stringContaining("R&R rear springs"),
    23100: "Pitman and idler arm",
    15400: "Heat & remove frozen bolts",
    5900: "U-bolt 9/16 x 13",
  });
});

test("a word parted at the end of its row is one again, and what pages begin with is no title", async () => {
  const { items } = await readPages(
    pagesOf(
      `Meridian Motorwerks   INVOICE
2014 BMW 328i

Head gas-                              289.40
ket set
Labor, head gaskets                  1,470.00
Subtotal carried forward             1,759.40`,
      `Meridian Motorwerks   INVOICE
Brought forward                      1,759.40
Coolant, BMW, 2 gallons                 60.60

Total                                1,820.00`,
    ),
  );
  expect(items.map(({ section }) => section)).toEqual(items.map(() => null));
  expect(items[0]?.description).toBe("Head gasket set");
});

test("a total that the lines come to is not said to be missed where further amounts stand beside them", async () => {
  const reading = await readPages(
    pagesOf("Harbor Auto\n\nFront brake pads     240.00\nLabor                160.00\n\nTotal      400.00"),
  );
  const said = (difference: number) =>
    warningsFor({ ...reading, reconciles: false, difference }).map(({ message }) => message);
  expect(reading).toMatchObject({ reconciles: true, warnings: [] });
  expect(said(0)).toEqual([
    expect.stringContaining("come to the printed total, but further amounts stand beside them"),
  ]);
  expect(said(500)).toEqual([expect.stringContaining("do not add up to the printed total: $5.00 are missing")]);
});

test("pieces and their price that a till prints in one run of letters are both read", async () => {
  const { items } = await readPages(
    pagesOf(`GOMEZ TIRE SHOP
2009 HONDA CIVIC

USED TIRE 205/55R16
2x45.00                 90.00
MOUNT AND BALANCE
4x15.00                 60.00
VALVE STEM
4x3.00                  12.00

SUBTOTAL               162.00
TAX                      7.14
TOTAL                  169.14`),
  );
  expect(items.map(({ quantity, unitPrice, totalPrice }) => [quantity, unitPrice, totalPrice])).toEqual([
    [2, 4_500, 9_000],
    [4, 1_500, 6_000],
    [4, 300, 1_200],
  ]);
});

test("the rest of a sentence is no title, where all is written small", async () => {
  const found = await sectionsOn(`saw it in the pictures. the pads are down
to metal, the rotors too are no good

ceramic front pads         $58.00
rotors                     $95.00
labor                     $120.00
Total                     $273.00`);
  expect(found.map(([, section]) => section)).toEqual([null, null, null]);
});

test.each([
  ["an address at the head of a page", "88 CHEYENNE SPUR RD"],
  ["a greeting", "Hi Noor,"],
  ["half a sentence", "Had to take off the air box and"],
  ["the number of a receipt", "Receipt #K7QX"],
  ["what heads the column", "What was done"],
  ["the heads of two columns", "What I did                         How many"],
])("%s is no title", async (_, line) => {
  const found = await sectionsOn(`Rooster's Mobile Wrenching
2013 Hyundai Sonata

${line}
Camshaft position sensor           1          $64.89
Oil control valve                  1          $81.50
Diagnosis                          1          $95.00
Total                                        $241.39`);
  expect(found.map(([, section]) => section)).toEqual([null, null, null]);
});

test("a long line in small letters is what somebody writes, and no title", async () => {
  const found = await sectionsOn(`ok so for the 11 Rogue you brought

rear pads         $58.00
rotors            $95.00
labor            $120.00
total            $273.00`);
  expect(found.map(([, section]) => section)).toEqual([null, null, null]);
});
