import { expect, test } from "vitest";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { pagesOf } from "./typewriter.ts";

// What a charge is called and what kind it is, where only its sentence tells.

const said = async (text: string) => {
  const { items, reconciles } = await readPages(pagesOf(text));
  return { lines: items.map(({ type, description }) => [type, description]), reconciles };
};

test("a greeting and the row over it are no part of a name, and what is said twice is named once", async () => {
  const { lines, reconciles } = await said(`Hi Ms. Boone,
rear shoes: $58. We found two seized hardware kits, replacing the
hardware kits is $24. On your van the drums are
scored, so two drums at $71 apiece. Labor is 190. Shop fee is $9.
With $17.92 of tax you are at $440.92.`);
  expect(reconciles).toBe(true);
  expect(lines).toEqual([
    ["Part", "rear shoes"],
    ["Part", "hardware kits"],
    ["Part", "drums"],
    ["Labor", "Labor"],
    ["Fee", "Shop fee"],
  ]);
});

test("the sentence tells parts from work: an hour's work, a fee, a part by its own name", async () => {
  const { lines, reconciles } =
    await said(`Hello Mr. Tate. For the suspension: the air spring on the left is 305.00, installing the
spring 170.00, a system recharge with dye 88.00, and a disposal fee 7.50. The bolts themselves are 12.00.
Sum: 582.50. Sales tax: 24.10. You pay 606.60.`);
  expect(reconciles).toBe(true);
  expect(lines.map(([type]) => type)).toEqual(["Part", "Labor", "Service", "Fee", "Part"]);
});

test("a day, an hour, a street and the number of anything are no prices where none has a sign", async () => {
  const day = await said(`NOTE FOR MAY
Oct 17
May, went over the van. Upper ball joints are 64 for the set.
Labor for the ball joints 180. Trans filter 85. Call me before 5 at the garage.
Roy`);
  expect(day.lines.map(([, name]) => name)).toEqual(["Upper ball joints", "Labor for the ball joints", "Trans filter"]);
  const { items, total } = await readPages(
    pagesOf("Sal, ticket 2208. Heater core 88 and hoses 41, labor 260. Bring it to 415 Oak Road by 7 on Jun 23."),
  );
  expect([items.map(({ totalPrice }) => totalPrice), total]).toEqual([[8_800, 4_100, 26_000], null]);
});
