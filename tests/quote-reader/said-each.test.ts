import { expect, test } from "vitest";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { charged, pagesOf } from "./typewriter.ts";

// Sentences name the price of one and how many, and leave it to the reader what they come to.

const MESSAGE = `Hi Pat, your truck needs three new ignition coils at $62 each and a
throttle body gasket for $11.50. Labor is one and a half hours at $120. With
the $14.20 tax your total comes to $391.70. Thanks, Lou`;

test("a price of one is charged as often as the sentence says, where that makes the total", async () => {
  const { items, total, reconciles } = await readPages(pagesOf(MESSAGE));
  expect(items.map(({ quantity, unitPrice, totalPrice }) => [quantity, unitPrice, totalPrice])).toEqual([
    [3, 6_200, 18_600],
    [null, null, 1_150],
    [1.5, 12_000, 18_000],
  ]);
  expect([total, reconciles]).toEqual([39_170, true]);
  expect(items[0]?.derived).toEqual(["totalPrice"]);
});

test("the number may stand behind the price", async () => {
  const read = await charged(`Hey its Ray from Corner Garage
Sway bar links are $48.25 each x 2
1.2 hrs labor at $110 = $132
Tax is $7.72 so total $236.22`);
  expect(read).toMatchObject({ amounts: [9_650, 13_200], total: 23_622, reconciles: true });
});

test("what several come to is not counted again where it is said", async () => {
  const read = await charged(`Hi Ann, I can fit two rear shocks at $74.00 each, that is $148.00. Labor is
2 hours at $115.00, $230.00. Tax on parts is $11.84. Total $389.84. Bo`);
  expect(read).toMatchObject({ amounts: [14_800, 23_000], total: 38_984, reconciles: true });
});

test("a price of one stays what it is where its number would break the total", async () => {
  const read = await charged(`Hi Al, the two front tires are worn. A used rim is $80 each if you want one. Today it
is an alignment for $99.95 and a tire rotation for $25.00. Total $124.95.`);
  expect(read.amounts).toEqual([9_995, 2_500]);
  expect(read.total).toBe(12_495);
});

test("the tax that the next sentence names is not the amount before it", async () => {
  const read = await charged(`Both inner tie rods at $41.50 apiece. Labor is 2.0 hours at $130.00 an hour,
$260.00. The alignment stays at $109.95. Tax on parts is $6.64.
All together $459.59 instead of $612.00.`);
  expect(read).toMatchObject({ amounts: [8_300, 26_000, 10_995], total: 45_959, reconciles: true });
});

test("a mail's sentences are its own prices, and the mail that it quotes is charged no more", async () => {
  const read = await charged(`Good news, I found cheaper parts. Two calipers at $88.00 each.
Labor is 2 hours at $125.00 an hour, $250.00. Brake fluid is $18.00.
Tax on parts is $9.70. All together $453.70.

On Apr 13, 2026, at 7:40 PM, Lee Moss wrote:
> Two calipers at $140.00 each, labor $310.00, with tax $612.40`);
  expect(read).toMatchObject({ amounts: [17_600, 25_000, 1_800], total: 45_370, reconciles: true });
});

test.each([
  ["Both front struts $900 a pair. Tax 54.00. Total $954.00", [90_000]],
  ["Rear brakes, all four wheels, $250 per axle. Labor $100.00", [25_000, 10_000]],
  ["Michelin Defender 2 - $189 apiece, $756 a set. Mounting $80.00", [75_600, 8_000]],
  ["pads 6 mm, rotors $90.00 each and labor $120.00", [9_000, 12_000]],
  ["2 tires $240.00 per your request, alignment $99.00", [24_000, 9_900]],
])("is no number of pieces: %s", async (text, amounts) => {
  const read = await charged(`Hi Sam, here is what I found on your car today.\n${text}\nThanks, Lee`);
  for (const amount of read.amounts) expect(amounts).toContain(amount);
});

test("a size is not how many, and the word before it is", async () => {
  const read = await charged(`Hi Kim, you need four 17 inch tires at $150 each. Mounting and balancing is
$80.00 for all. Tax is $42.50. Your total is $722.50.`);
  expect(read).toMatchObject({ amounts: [60_000, 8_000], total: 72_250, reconciles: true });
});

test('several before "at", hours at a rate and a number that is said of all count in whole dollars too', async () => {
  const counted = async (text: string) => {
    const { items, total, reconciles } = await readPages(pagesOf(text));
    expect(reconciles).toBe(true);
    return { lines: items.map((item) => [item.quantity, item.unitPrice, item.totalPrice]), total };
  };
  const tires = await counted(`Hey Ron its Deb at Cross Creek Tire. 4 tires at 140 like we said, mount and
balance is 18 a tire. Haul off is $2 each and an alignment 95
That makes 735 and tax of 44.80, total 779.80`);
  expect(tires).toEqual({
    lines: [
      [4, 14_000, 56_000],
      [4, 1_800, 7_200],
      [4, 200, 800],
      [null, null, 9_500],
    ],
    total: 77_980,
  });
  const rates = await counted(`Kim, the water pump is $154.20 and the job is 3.5 hours at our $130 rate. You also
need 5 qts @ 14.00 of coolant. With $18.20 of tax it is $697.40.`);
  expect(rates.lines).toEqual([
    [null, null, 15_420],
    [3.5, 13_000, 45_500],
    [5, 1_400, 7_000],
  ]);
  const bare = await counted(`Al, the axle is 145.50 and two seals are 12.25 apiece for the two. 2 hrs @ 110 to do it.
Tax 11.90, total 401.90`);
  expect(bare.lines).toEqual([
    [null, null, 14_550],
    [2, 1_225, 2_450],
    [2, 11_000, 22_000],
  ]);
});

test("hours and pieces of another kind are no number of what is said before them", async () => {
  const timed = await charged(`Hi Lee, the brake hoses are $46.00 each and it takes 3 hours. Labor is $420.00. Pads are
$61.00. Tax is $8.90. Total $535.90. Kim`);
  expect(timed.amounts).not.toContain(13_800);
  const other =
    await charged(`Hi Lee, calipers are $92.00 each, you need 2 tires rotated later. Labor is $180.00. Tax is
$7.36. Total $279.36. Kim`);
  expect(other.amounts).not.toContain(18_400);
});

test("the number behind the price is no charge of its own", async () => {
  const read = await charged(`Hey its Dot at Elm Street Garage
Glow plugs are $14 each x 6
labor $160`);
  expect(read.amounts).toEqual([8_400, 16_000]);
});
