import { expect, test } from "vitest";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { charged, pagesOf } from "./typewriter.ts";

// What sentences offer, leave out, count and measure is charged as they say it.

const LIST = `hey Mo, for the 2010 camry here is what i got
- $40 trip fee out to Decatur
- $150 reman starter w/ 1 yr warranty
- $95 labor on the starter
- $12.50 apiece for ignition coils and u need 4 of em, no charge to put em in
the struts u said to hold off on so i left that out (that was gonna be 310 with labor). and the $60 u
sent me for the jump is already squared away
no tax. autozone wants $229 for that starter
i can come friday`;

test("amounts stand first in a list, and what was left out is no total", async () => {
  const { items, total } = await readPages(pagesOf(LIST));
  expect(items.map(({ totalPrice }) => totalPrice)).toEqual([4_000, 15_000, 9_500, 5_000]);
  expect(items[3]).toMatchObject({ description: "ignition coils", quantity: 4, unitPrice: 1_250 });
  expect(total).toBeNull();
});

test("a price of each is taken as often as the pieces said before, and what is only available is not charged", async () => {
  const { items, total, reconciles } = await readPages(
    pagesOf(`Hi Kim, here is your quote for the 2019 Ford Edge:
4 Cooper Endeavor 245/60R18 @ $160.00 ea
Mounting and balancing, $20.00
per tire
TPMS rebuild kits, 4 at $8.50
Old tire disposal fee, $3.00 each
Front end alignment, $89.99
Road hazard coverage is available
for $96.00 on the set. Reply Y to add.
Tax is $60.00. Total installed price is
$915.99`),
  );
  expect(items.map(({ quantity, totalPrice }) => [quantity, totalPrice])).toEqual([
    [4, 64_000],
    [4, 8_000],
    [4, 3_400],
    [4, 1_200],
    [null, 8_999],
  ]);
  expect([total, reconciles]).toEqual([91_599, true]);
});

test("a chat's sum is none of its lines, and dollars of one piece count for all", async () => {
  const read = await charged(`For the valve cover gasket I take 310
dollar with part and work. Oil filter
housing gasket is 190, also everything
inside the price
Vanos solenoid you need 2 piece, 72
dollar one piece, for put them I don't
charge. Ignition coil is 56.
And after must do engine oil change, 90
Is 790. For you I take off 40, so you
pay me 750`);
  expect(read).toMatchObject({ amounts: [31_000, 19_000, 14_400, 5_600, 9_000], total: 75_000, reconciles: true });
});

test("numbers that measure something are no money", async () => {
  const read = await charged(`M. BERG   2005 FORD F250   6.0   188k
hard start when cold

needs injectors, 2 @ 310 ea. R&R injectors 5 hrs @ 110 = 550.

fuel pump is weak, 7 psi at idle. fuel pump 265. fuel
pump labor 1.5 hrs @ 110, thats 165. spin on fuel
filter 34 while im there. rags and brake clean 20.`);
  expect(read.amounts).toEqual([62_000, 55_000, 26_500, 16_500, 3_400, 2_000]);
});

test("what a letter calls a reduction is taken off", async () => {
  const { items, discounts, total, reconciles } = await readPages(
    pagesOf(`Dear Mr. Lane, We would charge $610.00 for the timing belt,
tensioner, idler pulley and water pump, parts and labor together. For the upper engine mount we
ask $64.50. As a member of the Saab Club of America you are entitled to a reduction of $60.00, which I
have applied. Sales tax amounts to $14.10. All told the sum due upon collection will be $628.60.`),
  );
  expect(items.map(({ totalPrice }) => totalPrice)).toEqual([61_000, 6_450]);
  expect(discounts.map(({ amount }) => amount)).toEqual([6_000]);
  expect([total, reconciles]).toEqual([62_860, true]);
});
