import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentOf } from "#app/platform/money.ts";
import { authorizationOf, authorizedSaid } from "#app/repair/authorization.ts";
import { summaryOf } from "#app/repair/invoice.ts";
import { type LineItem, type PriceBasis, summarize } from "#app/repair/line-item.ts";
import { UNTAXED } from "#app/repair/tax.ts";

function lineAt(originalPrice: number, totalPrice: number, priceBasis: PriceBasis) {
  return {
    id: "",
    description: "",
    group: "approved",
    shopWord: null,
    originalPrice,
    totalPrice,
    priceBasis,
  } as LineItem;
}

/** What the shop agreed to, what it asks more for, and what stands as it was quoted; cents. */
const settled = fc
  .record({
    was: fc.integer({ min: 0, max: 90_000 }),
    by: fc.integer({ min: 0, max: 40_000 }),
    what: fc.nat({ max: 2 }),
  })
  .map(({ was, by, what }) => {
    if (what === 0) return lineAt(was, Math.max(0, was - by), "agreed");
    return lineAt(was, what === 1 ? was + by : was, "quoted");
  });

describe("the fee", () => {
  test("is a share of what is saved after all: a line that was raised takes from it", () => {
    const lines = [lineAt(36_000, 30_000, "agreed"), lineAt(12_900, 14_000, "quoted")];
    const { savings, serviceFee, keeps, confirmed } = summarize(lines);
    expect({ savings, serviceFee, keeps }).toEqual({ savings: 4900, serviceFee: 1225, keeps: 3675 });
    expect([confirmed.serviceFee, confirmed.keeps]).toEqual([1225, 3675]);
    expect(authorizationOf(lines, 25, UNTAXED).serviceFee).toBe(1225);
    expect(summaryOf(lines, null, 25, UNTAXED).serviceFee).toBe(1225);
  });

  test("is none where the raised lines come to more than what was agreed", () => {
    const lines = [lineAt(36_000, 30_000, "agreed"), lineAt(12_900, 20_000, "quoted")];
    expect(summarize(lines)).toMatchObject({ savings: 0, serviceFee: 0, keeps: 0 });
  });

  test("is of nothing that only we ask for, which a raised line takes nothing from", () => {
    const lines = [lineAt(36_000, 30_000, "target"), lineAt(12_900, 14_000, "quoted")];
    expect(summarize(lines).confirmed).toMatchObject({ serviceFee: 0, keeps: 0 });
  });

  test("is that share of the savings shown, once nothing is open, at any percentage", () => {
    fc.assert(
      fc.property(fc.array(settled, { maxLength: 8 }), fc.integer({ min: 0, max: 100 }), (lines, percent) => {
        const { savings, serviceFee, keeps, confirmed } = summarize(lines, undefined, percent);
        expect(serviceFee).toBe(percentOf(savings, percent));
        expect([keeps, confirmed.serviceFee]).toEqual([savings - serviceFee, serviceFee]);
      }),
    );
  });
});

describe("what is authorized, in one sentence that adds up", () => {
  const said = (sums: Partial<Parameters<typeof authorizedSaid>[0]>, count = 6) =>
    authorizedSaid({
      ...{ lines: Array.from({ length: count }), subtotal: 105_750, discount: 0, tax: 0, serviceFee: 0, sum: 105_750 },
      ...sums,
    });

  test.each([
    [{}, "6 approved lines, $1,057.50 in all."],
    [{ serviceFee: 1500, sum: 107_250 }, "6 approved lines at $1,057.50 and our fee of $15.00: $1,072.50 in all."],
    [{ tax: 5000, sum: 110_750 }, "6 approved lines at $1,057.50 and $50.00 sales tax: $1,107.50 in all."],
    [
      { discount: 1000, tax: 5000, serviceFee: 1500, sum: 111_250 },
      "6 approved lines at $1,057.50, less $10.00 discount, $50.00 sales tax and our fee of $15.00: $1,112.50 in all.",
    ],
    [{ discount: 1000, sum: 104_750 }, "6 approved lines at $1,057.50, less $10.00 discount: $1,047.50 in all."],
  ])("%j", (sums, sentence) => expect(said(sums)).toBe(sentence));

  test("one line", () => expect(said({}, 1)).toBe("1 approved line, $1,057.50 in all."));
});
