import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkFinalBill } from "#app/quotes/papers/bills/final-bill.ts";

function line(
  description: string,
  totalPrice: number,
  of: { priceBasis: "quoted" | "target" | "agreed"; originalPrice: number },
) {
  return { id: description, description, type: "Service", group: "approved" as const, totalPrice, ...of };
}

test("the bill's sales tax is held against that of what was approved", () => {
  const approved = [line("Front brake pads", 20_000, { priceBasis: "quoted", originalPrice: 20_000 })];
  const bill = [{ description: "Front brake pads", type: "Part", totalPrice: 20_000 }];
  const beside = { discount: 0, tax: 2_150 };
  expect(checkFinalBill(approved, bill, { total: 22_150, tax: 2_150 }, beside)).toMatchObject({
    taxOver: 0,
    sentence: "The bill asks for no more than was approved.",
  });
  expect(checkFinalBill(approved, bill, { total: 26_857, tax: 6_857 }, beside)).toMatchObject({
    over: 0,
    taxOver: 4_707,
    sentence:
      "The lines of the bill are as approved. Its sales tax of $68.57 is $47.07 more than that of what was approved.",
  });
});

test("what the bill asks above a target that nobody at the shop agreed to is said apart, and is not called agreed", () => {
  const approved = [
    line("Front brake pads", 6_942, { priceBasis: "agreed", originalPrice: 8_900 }),
    line("Front brake rotors", 12_246, { priceBasis: "quoted", originalPrice: 12_246 }),
    line("Labor", 16_965, { priceBasis: "target", originalPrice: 21_750 }),
  ];
  const bill = [
    { description: "Front brake pads", type: "Service", totalPrice: 8_900 },
    { description: "Front brake rotors", type: "Service", totalPrice: 12_246 },
    { description: "Labor", type: "Service", totalPrice: 21_750 },
  ];
  const check = checkFinalBill(approved, bill, { total: 42_896, tax: null });
  expect(check.sentence).toBe(
    "The bill asks for $67.43 more than was approved: Front brake pads $19.58 more; Labor $47.85 more. $47.85 of it is on prices that the shop never agreed to.",
  );
  expect(check.neverAgreed).toBe(4_785);
  expect(check.lines.map(({ whose }) => whose)).toEqual(["agreed", "quoted", "target"]);
});

describe("the whole of a bill beside the whole of what was approved", () => {
  const approved = [
    line("Front brake pads", 30_000, { priceBasis: "agreed", originalPrice: 38_500 }),
    line("Front brake rotors", 40_000, { priceBasis: "quoted", originalPrice: 40_000 }),
  ];
  const beside = { discount: 1_705, tax: 4_000 };
  const bill = (pads: number, rotors = 40_000) => [
    { description: "Front brake pads", type: "Part", totalPrice: pads },
    { description: "Front brake rotors", type: "Part", totalPrice: rotors },
  ];

  test("names the discount that is missing, and parts that add up to the difference", () => {
    const printed = { total: 38_500 + 40_000 + 4_436, tax: 4_436, discounts: [] };
    const check = checkFinalBill(approved, bill(38_500), printed, beside);
    expect(check).toMatchObject({ over: 8_500, taxOver: 436, discountShort: 1_705, above: 10_641 });
    expect(check.sentence).toBe(
      "The bill asks for $85.00 more than was approved: Front brake pads $85.00 more. The $17.05 discount that was approved is not on it. Its sales tax of $44.36 is $4.36 more than that of what was approved. In all it is $106.41 above what was approved: $85.00 more on lines, $17.05 less discount, $4.36 more sales tax.",
    );
  });

  test("says what is less beside what is more, and what stands on no line", () => {
    const printed = { total: 31_000 + 39_500 - 1_705 + 4_000 + 700, tax: 4_000, discounts: [{ amount: 1_705 }] };
    const check = checkFinalBill(approved, bill(31_000, 39_500), printed, beside);
    expect(check.above).toBe(1_200);
    expect(check.sentence).toContain(
      "In all it is $12.00 above what was approved: $10.00 more on lines, $5.00 less on others, $7.00 more that stands on none of its lines.",
    );
  });

  test("is as approved where the discount is taken off the lines, and where no tax is printed apart", () => {
    const net = checkFinalBill(approved, bill(30_000, 38_295), { total: 72_295, tax: 4_000 }, beside);
    expect(net).toMatchObject({ above: 0, discountShort: 0 });
    expect(net.sentence).toBe("The bill asks for no more than was approved.");
    const untaxed = { total: 72_295, tax: null, discounts: [{ amount: 1_705 }] };
    expect(checkFinalBill(approved, bill(30_000), untaxed, beside)).toMatchObject({ above: 0, taxOver: 0 });
  });

  test("adds up, whatever the bill prints", () => {
    const cents = fc.nat(90_000);
    fc.assert(
      fc.property(cents, cents, fc.nat(5_000), fc.nat(5_000), fc.nat(200_000), (pads, rotors, off, tax, total) => {
        const printed = { total, tax, discounts: [{ amount: off }] };
        const { above } = checkFinalBill(approved, bill(pads, rotors), printed, beside);
        expect(above).toBe(total - (70_000 - 1_705 + 4_000));
      }),
    );
  });
});
