import { expect, test } from "vitest";
import { checkFinalBill } from "#app/quotes/papers/final-bill.ts";

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
  expect(checkFinalBill(approved, bill, { total: 22_150, tax: 2_150 }, 2_150)).toMatchObject({
    taxOver: 0,
    sentence: "The bill asks for no more than was approved.",
  });
  expect(checkFinalBill(approved, bill, { total: 26_857, tax: 6_857 }, 2_150)).toMatchObject({
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
