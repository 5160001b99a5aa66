import { expect, test } from "vitest";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { pagesOf } from "./typewriter.ts";

// A line's name is the whole of what its sentence says, and no more.

const namesIn = async (text: string) => {
  const { items } = await readPages(pagesOf(text));
  return items.map(({ description }) => description);
};

test("a list of parts is one name", async () => {
  const letter = `Dear Mr. Lane, We would charge $610.00 for the timing belt,
tensioner, idler pulley and water pump, parts and labor together. For the upper engine mount we
ask $64.50. Sales tax amounts to $14.10. All told the sum due upon collection will be $688.60.`;
  expect((await namesIn(letter))[0]).toBe("timing belt, tensioner, idler pulley and water pump");
});

test("a list ends where its last part has a price of its own", async () => {
  const message = `Hi Lou, it is $210.00 for the front brake pads and the wheel bearing is $180.00, so with tax
of $20.00 the total is $410.00.`;
  expect(await namesIn(message)).toEqual(["front brake pads", "wheel bearing"]);
});

test("what no word beside it names is what its price of one is said of", async () => {
  const mail = `The steering rack is $512.00. Outer tie rod
ends are $48.50 each and both are loose, so
$97.00, no extra labor for those. Power
steering fluid, $13.25. Tax on parts is
$41.82. Total estimate: $664.07`;
  expect((await namesIn(mail))[1]).toBe("Outer tie rod ends");
});

test("a warranty is said with its part, and what a price is of is not", async () => {
  const list = `hey Mo, for the 2010 camry here is what i got
- $40 trip fee out to Decatur
- $150 reman starter w/ 1 yr warranty
- $95 labor on the starter`;
  expect((await namesIn(list))[1]).toBe("reman starter w/ 1 yr warranty");
  const quote = `Hi Kim, here is your quote:
4 Cooper Endeavor 245/60R18 @ $160.00 ea
Mounting and balancing, $20.00
per tire
Front end alignment, $89.99
Tax is $60.00. Total installed price is $869.99`;
  expect((await namesIn(quote))[1]).toBe("Mounting and balancing");
});

test("parts and labor of one thing have its name", async () => {
  const { items } = await readPages(
    pagesOf(`Hi Beth, the inspection is complete. The tech recommends:
Left front wheel bearing, part 266.35, labor 204.50
Rear struts, 2 @ 64.20 ea, no labor
Your tax is 30.12, new total 629.37. Approve?`),
  );
  expect(items.slice(0, 2).map(({ description, type }) => [description, type])).toEqual([
    ["Left front wheel bearing", "Part"],
    ["Left front wheel bearing", "Labor"],
  ]);
});

test("a name begins where its sentence begins it", async () => {
  const { items } = await readPages(
    pagesOf(`$1,285.00 is for the four camshaft phasers. Labor for the phaser and chain job is 9
hours at $150.00 per hour, i.e. $1,350.00. Since both valve covers come off, I have
included new valve cover gaskets, two at $46.00 each. Outer tie rod
ends are $49.50 each and both are loose, so $99.00, no extra labor for those.
With sales tax of $60.00 that leaves you at $2,886.00.`),
  );
  const names = items.map(({ description }) => description.replace(/^new /, ""));
  expect(names.slice(1)).toEqual(["Labor for the phaser and chain job", "valve cover gaskets", "Outer tie rod ends"]);
});
