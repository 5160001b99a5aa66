import { expect, test } from "vitest";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { pagesOf } from "./typewriter.ts";

// How many, how long and with what labor is taken from the sentence of a charge.

const linesIn = async (text: string) => {
  const { items, total, reconciles } = await readPages(pagesOf(text));
  return {
    lines: items.map(({ description, type, quantity, totalPrice }) => [description, type, quantity, totalPrice]),
    total,
    reconciles,
  };
};

test("hours are those that make the labor at the rate beside them, and the rate is no charge", async () => {
  const { lines } = await linesIn(`Good morning! The compressor came apart inside and sent metal through the
system. For the A/C compressor, the part is $502.36 and the labor is $388.00.
The condenser has to be replaced too: the condenser is $231.90, and 1.4 hours at $155.00 for
condenser labor comes to $217.00. A receiver drier is $66.18. We will need one
blower relay for $23.45. Your cabin filter is dirty as well, $64.99 if you'd like it.
I am waiting for the office to run the tax, so I'd rather not give you a final figure.`);
  expect(lines).toEqual([
    ["A/C compressor", "Part", null, 50_236],
    ["A/C compressor", "Labor", null, 38_800],
    ["condenser", "Part", null, 23_190],
    ["condenser labor", "Labor", 1.4, 21_700],
    ["receiver drier", "Part", null, 6618],
    ["blower relay", "Part", 1, 2345],
  ]);
});

test("hours may be written in words", async () => {
  const { lines } =
    await linesIn(`A new driver-side front CV axle runs you $202.40, and the axle labor is another hour and a
half, $202.50. On top of that there is $18.50 for shop supplies, and the state wants $14.40 in tax
on the parts. So everything I've listed, tax included, comes to $437.80.`);
  expect(lines[1]?.slice(1)).toEqual(["Labor", 1.5, 20_250]);
});

test("an hour behind a rate is none of the hours", async () => {
  const { lines } = await linesIn(`The starter runs you $202.40, and labor to fit the starter is 1.5 hours of our time,
which at $135 an hour is $202.50. On top of that there is $18.50 for shop supplies. So everything
I have listed comes to $423.40.`);
  expect(lines[1]?.slice(1)).toEqual(["Labor", 1.5, 20_250]);
});

test("one and a pair are counts, labor is named by its own words, and a sentence may go on behind a name", async () => {
  const { lines, reconciles } = await linesIn(`Dear Mrs. Lane, both front lower control arms are worn beyond the limit.
The two front lower control arms are $310.40 each, and the labor to fit the control arms
is 3.2 hours at $160.00 an hour, or $512.00. The rear brake pads are priced at $112.60,
the pair of rear rotors at $236.80. Inbound freight on the rotors, $45.00. We ask a
further $39.00 toward shop materials. Sales tax comes to $110.39. The amount payable would
therefore be $1,676.59.`);
  expect(reconciles).toBe(true);
  expect(lines).toEqual([
    ["front lower control arms", "Part", 2, 62_080],
    ["labor to fit the control arms", "Labor", 3.2, 51_200],
    ["rear brake pads", "Part", null, 11_260],
    ["rear rotors", "Part", 2, 23_680],
    ["Inbound freight on the rotors", "Fee", null, 4500],
    ["shop materials", "Fee", null, 3900],
  ]);
});

test("a part at what it costs put on is a service, and so is what is priced with parts and labor", async () => {
  const { lines } = await linesIn(`Hi Dan, here is where things stand:

      $612.00 for the valve cover gasket replacement, parts and labor
      $189.50 for one drive belt with tensioner, put on
      $58.00 for a charcoal cabin filter, installed

Add $35.00 in shop supplies and with $18.72 of tax it is $913.22 to drive it home.`);
  expect(lines.map(([, type, quantity]) => [type, quantity])).toEqual([
    ["Service", null],
    ["Service", 1],
    ["Service", null],
    ["Fee", null],
  ]);
});

test("a sum and its tax are no reading of the sentences before it", async () => {
  const { lines, total } = await linesIn(`Morning Steve, we'd put in two front struts
at $180 apiece, and since the mounts are crunchy
I'd do strut mounts too, $46.50 each, again two of
them. Labor for struts and mounts: three hours
@ $128 = $384. The alignment goes to our neighbor
Phil, who bills us $110 for it and I pass that along.
So $947.00, tax of $32.81, and $979.81 when you
hand me a card. We don't do those silly shop-supply fees.`);
  expect(lines.map(([, , quantity, cents]) => [quantity, cents])).toEqual([
    [2, 36_000],
    [2, 9300],
    [3, 38_400],
    [null, 11_000],
  ]);
  expect(total).toBe(97_981);
});
