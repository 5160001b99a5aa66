import { describe, expect, test } from "vitest";
import { otherCar } from "#app/quote-reader/join/other-car.ts";
import { checkFinalBill } from "#app/quotes/papers/bills/final-bill.ts";
import { carOnPaper } from "#app/quotes/papers/car.ts";
import { matchLines } from "#app/quotes/papers/match-lines.ts";
import type { Paper } from "#app/quotes/papers/paper.ts";
import { isSameQuote, proposeRole } from "#app/quotes/papers/role.ts";

const blank: Paper = {
  shop: null,
  number: null,
  date: null,
  subtotal: null,
  tax: null,
  discounts: 0,
  fees: null,
  total: null,
};

function seen(paper: Partial<Paper>, lines: [string, number][] = [], isBill = false) {
  return {
    paper: { ...blank, ...paper },
    lines: lines.map(([description, totalPrice]) => ({ description, type: "Service", totalPrice })),
    isBill,
  };
}

const BRAKES: [string, number][] = [
  ["Replace front brake pads", 40_000],
  ["Resurface rotors", 18_000],
  ["Brake fluid flush", 12_900],
];
const NOW = { authorized: false, locked: false };
const first = seen({ shop: "Precision Auto Repair", number: "E-1042", total: 70_900 }, BRAKES);

describe("the role of a document is proposed by what is read on it", () => {
  test("the first one is the quote", () => {
    expect(proposeRole(first, [], NOW)).toBe("original");
  });

  test("the same number with another total, or with a mark of its revision, is a newer version", () => {
    expect(proposeRole(seen({ shop: "Precision Auto Repair", number: "E1042", total: 80_000 }), [first], NOW)).toBe(
      "revised",
    );
    expect(proposeRole(seen({ number: "E-1042 Rev. 2", total: 80_000 }), [first], NOW)).toBe("revised");
  });

  test("the same shop with the same lines under a new number is a newer version", () => {
    const again = seen({ shop: "PRECISION AUTO", number: "E-1100", total: 75_000 }, [...BRAKES, ["Wipers", 4_100]]);
    expect(proposeRole(again, [first], NOW)).toBe("revised");
  });

  test("another shop's is a rival", () => {
    expect(proposeRole(seen({ shop: "Northside Motors", number: "77", total: 65_000 }, BRAKES), [first], NOW)).toBe(
      "rival",
    );
  });

  test("an invoice of the shop after the go-ahead is the final bill", () => {
    const bill = seen({ shop: "Precision Auto Repair", number: "INV-9", total: 80_500 }, BRAKES, true);
    expect(proposeRole(bill, [first], { authorized: true, locked: false })).toBe("final");
    expect(proposeRole(bill, [first], NOW)).toBe("revised");
    expect(proposeRole(seen({}, BRAKES), [first], { authorized: true, locked: true })).toBe("final");
  });

  test("an invoice of work that is done, with the lines of the quote, is the final bill whatever was decided", () => {
    const bill = { ...seen({ shop: "Precision Auto Repair", number: "1042-F" }, BRAKES, true), isDone: true };
    expect(proposeRole(bill, [first], NOW)).toBe("final");
    expect(proposeRole({ ...bill, lines: [] }, [first], NOW)).toBe("original");
    expect(proposeRole(bill, [], NOW)).toBe("original");
  });

  test("a second photo of one quote, with neither shop nor number, brings its further lines", () => {
    expect(proposeRole(seen({}, [["Timing belt kit", 88_000]]), [first], NOW)).toBe("original");
  });

  test("number and total make a quote the same", () => {
    const again = { ...blank, number: "e 1042", total: 70_900 };
    expect(isSameQuote(first.paper, again)).toBe(true);
    expect(isSameQuote(first.paper, { ...again, total: 70_901 })).toBe(false);
    expect(isSameQuote(first.paper, { ...again, shop: "Northside Motors" })).toBe(false);
    expect(isSameQuote({ ...first.paper, number: null }, { ...again, number: null })).toBe(false);
  });
});

describe("the car on the paper", () => {
  const passat = { year: 2014, make: "Volkswagen", model: "Passat SE", vin: null };
  const porsche = { year: 2021, make: "Porsche", model: "911", vin: "WP0AB2A95MS221234" };

  test("another one is named as it is printed", () => {
    expect(otherCar(passat, porsche)).toEqual(["make", "model", "year"]);
    expect(carOnPaper(passat)).toBe("2014 Volkswagen Passat SE");
  });

  test.each([
    [
      { year: 2014, make: "VW", model: "PASSAT", vin: null },
      { ...passat, vin: "1VWAT7A30EC012345" },
    ],
    [{ year: null, make: null, model: null, vin: null }, porsche],
    [{ ...porsche, year: 2020, model: "Carrera" }, porsche],
    [{ ...porsche, vin: "WP0AB2A95MS22I234" }, porsche],
    [
      { year: 2012, make: "BMW", model: "328i", vin: null },
      { year: 2012, make: "BMW", model: "3 Series", vin: null },
    ],
    [
      { year: 2018, make: "Ford", model: "F150 XLT", vin: null },
      { year: 2018, make: "Ford", model: "F-150", vin: null },
    ],
  ])("%j is %j", (paper, car) => {
    expect(otherCar(paper, car)).toEqual([]);
  });

  test("one year is another car, and so is another VIN", () => {
    expect(otherCar({ ...passat, year: 2015 }, passat)).toEqual(["year"]);
    expect(otherCar({ ...porsche, vin: "WP0AB2A99LS226789" }, porsche)).toEqual(["vin"]);
  });
});

describe("lines of two papers", () => {
  test("are found again in other words, by part number, and each once", () => {
    const before = [
      { description: "Front brake pads, ceramic", type: "Part", partNumber: "D1210-C", totalPrice: 9_800 },
      { description: "Labor", type: "Labor", totalPrice: 20_000 },
      { description: "Labor", type: "Labor", totalPrice: 30_000 },
    ];
    const after = [
      { description: "Labor", type: "Labor", totalPrice: 30_000 },
      { description: "Pad set FR", type: "Part", partNumber: "D1210C", totalPrice: 9_900 },
      { description: "Labor", type: "Labor", totalPrice: 21_000 },
      { description: "Shop supplies", type: "Fee", totalPrice: 900 },
    ];
    expect(matchLines(before, after)).toEqual([
      { before: 2, after: 0 },
      { before: 0, after: 1 },
      { before: 1, after: 2 },
    ]);
  });

  test("a final bill that asks $96 more on one line, and for a line that was declined, is said in plain words", () => {
    const approved = BRAKES.map(([description, totalPrice], at) => ({
      id: String(at),
      description,
      type: "Service",
      totalPrice,
      group: at === 2 ? ("declined" as const) : ("approved" as const),
    }));
    const dearer = BRAKES.map(([description, price], at) => ({
      description,
      type: "Service",
      totalPrice: at === 1 ? price + 9_600 : price,
    }));
    const check = checkFinalBill(approved, dearer.slice(0, 2), { total: 67_600, tax: null });
    expect(check.over).toBe(9_600);
    expect(check.sentence).toBe("The bill asks for $96.00 more than was approved: Resurface rotors $96.00 more.");
    expect(check.lines.map(({ verdict }) => verdict)).toEqual(["as_approved", "more"]);
    const whole = checkFinalBill(approved, dearer, { total: 80_500, tax: null });
    expect(whole.over).toBe(22_500);
    expect(whole.sentence).toContain("Brake fluid flush $129.00, not approved");
    const short = checkFinalBill(approved, dearer.slice(0, 1), { total: 40_000, tax: null });
    expect(short.over).toBe(0);
    expect(short.lines.at(-1)).toMatchObject({ description: "Resurface rotors", verdict: "not_billed" });
    expect(short.sentence).toMatch(
      /^The bill asks for no more than was approved\. 1 approved line is not on it: Resurface rotors \$\d+\.\d\d\.$/,
    );
  });
});
