import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { documentSums, NO_RATES, taxationOf } from "#app/repair/tax.ts";
import { analyzeItems, moveLineItem, recordPrices } from "#app/repair/verbs.server.ts";
import { handIn, reading } from "../support/readings.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

type Kind = "Part" | "Labor" | "Service" | "Fee";

/** "Sales tax 10.75% on parts" of an estimate from Oakland: 68.57 on 637.90. */
const HOLLIS: [string, number, Kind][] = [
  ["Front brake pads, ceramic", 11_995, "Part"],
  ["Front brake rotors", 19_700, "Part"],
  ["Replace front brake pads and rotors", 33_300, "Labor"],
  ["Lower control arm, front left", 21_400, "Part"],
  ["Replace lower control arm, front left", 38_850, "Labor"],
  ["Four wheel alignment", 14_995, "Labor"],
  ["Fuel system cleaning service", 18_900, "Service"],
  ["Cabin air filter", 6_495, "Part"],
  ["Engine air filter", 4_200, "Part"],
  ["Shop supplies", 3_500, "Fee"],
];

/** "Courtesy discount 10% off labor" of a dealer's estimate: 180.20 of 1,802.00. */
const RUSNAK: [string, number, Kind][] = [
  ["Labor, 40k service", 111_300, "Labor"],
  ["Oil filter kit", 4_820, "Part"],
  ["Engine oil 0W40 qt", 15_750, "Part"],
  ["Cabin filter", 9_640, "Part"],
  ["Rear brake pads and sensors", 31_875, "Part"],
  ["Rear brake rotors", 68_420, "Part"],
  ["Labor, replace rear pads and rotors", 68_900, "Labor"],
  ["BG induction service package", 34_900, "Service"],
  ["EPA / Hazmat", 2_495, "Fee"],
];

const BOX = { x: 0, y: 0, width: 1, height: 0.02 };

function linesOf(lines: [string, number, Kind][]) {
  return lines.map(([description, cents, type], at) => ({
    id: `line-${at}`,
    description,
    type,
    originalPrice: cents,
    totalPrice: cents,
    quoteDocumentId: "paper",
  }));
}

type Said = { tax?: number | null; rates?: number[]; off?: [words: string, amount: number][] };

function sumsOf(all: [string, number, Kind][], kept: string[], { tax = null, rates = [], off = [] }: Said) {
  const lineItems = linesOf(all);
  const paper = {
    lines: lineItems.reduce((total, { originalPrice }) => total + originalPrice, 0),
    discount: off.reduce((total, [, amount]) => total + amount, 0),
    tax,
    total: null,
    terms: { rates, off: off.map(([words, amount]) => ({ words, amount })) },
  };
  const taxation = taxationOf({ paper, taxRates: NO_RATES, lineItems });
  return documentSums(
    lineItems.filter(({ description }) => kept.includes(description)),
    taxation,
  );
}

const namesOf = (lines: [string, number, Kind][]) => lines.map(([name]) => name);
const only = (lines: [string, number, Kind][], kind: Kind) => namesOf(lines.filter(([, , type]) => type === kind));

describe("the tax of some lines, where the paper prints its rate", () => {
  const said = { tax: 6_857, rates: [107_500] };

  test("on parts alone is that rate of the parts that are approved", () => {
    const brakes = ["Front brake pads, ceramic", "Front brake rotors", "Replace front brake pads and rotors"];
    expect(sumsOf(HOLLIS, brakes, said)).toMatchObject({ tax: 3_407, source: "rate" });
    expect(sumsOf(HOLLIS, only(HOLLIS, "Labor"), said)).toMatchObject({ tax: 0, source: "rate" });
    expect(sumsOf(HOLLIS, namesOf(HOLLIS), said)).toMatchObject({ tax: 6_857, source: "paper" });
  });

  test("on parts and supplies, or on all that is left of a discount, is of these", () => {
    const supplies = { tax: Math.round((63_790 + 3_500) * 0.1075), rates: [107_500] };
    expect(sumsOf(HOLLIS, ["Shop supplies"], supplies)).toMatchObject({ tax: 376, source: "rate" });
    const lines: [string, number, Kind][] = [
      ["Front brake pads", 20_000, "Part"],
      ["Labor, brakes", 30_000, "Labor"],
    ];
    const net = { tax: 3_760, rates: [80_000], off: [["Labor discount", 3_000]] as [string, number][] };
    expect(sumsOf(lines, ["Labor, brakes"], net)).toMatchObject({ discount: 3_000, tax: 2_160, source: "rate" });
    expect(sumsOf(lines, ["Front brake pads"], net)).toMatchObject({ discount: 0, tax: 1_600, source: "rate" });
  });

  test("of state and county together each is rounded by itself", () => {
    const lines: [string, number, Kind][] = [
      ["Alternator", 31_231, "Part"],
      ["Belt", 4_511, "Part"],
    ];
    const both = { tax: Math.round(35_742 * 0.056) + Math.round(35_742 * 0.031), rates: [56_000, 31_000] };
    expect(sumsOf(lines, ["Belt"], both)).toMatchObject({ tax: 253 + 140, source: "rate" });
  });

  test("is in proportion where no base makes it at that rate, and where none is printed", () => {
    const brakes = ["Front brake pads, ceramic", "Front brake rotors", "Replace front brake pads and rotors"];
    const share = Math.round((6_900 * 64_995) / 173_335);
    expect(sumsOf(HOLLIS, brakes, { ...said, tax: 6_900 })).toMatchObject({ tax: share, source: "share" });
    expect(sumsOf(HOLLIS, brakes, { tax: 6_900 })).toMatchObject({ tax: share, source: "share" });
  });
});

describe("the discount of some lines", () => {
  const labor = { off: [["Courtesy discount 10% off labor", 18_020]] as [string, number][] };

  test("off labor is off the labor that is approved", () => {
    expect(sumsOf(RUSNAK, only(RUSNAK, "Part"), labor)).toMatchObject({ discount: 0, discountSource: "named" });
    const one = sumsOf(RUSNAK, ["Labor, 40k service", "Oil filter kit"], labor);
    expect(one).toMatchObject({ discount: 11_130, discountSource: "named" });
    expect(sumsOf(RUSNAK, namesOf(RUSNAK), labor)).toMatchObject({ discount: 18_020, discountSource: "paper" });
  });

  test("off one named line goes with that line", () => {
    const named = { off: [["Cabin filter coupon", 1_500]] as [string, number][] };
    expect(sumsOf(RUSNAK, ["Cabin filter"], named)).toMatchObject({ discount: 1_500, discountSource: "named" });
    expect(sumsOf(RUSNAK, ["Oil filter kit"], named)).toMatchObject({ discount: 0, discountSource: "named" });
  });

  test("of nothing that it names is in proportion", () => {
    const loyal = { off: [["Customer loyalty discount", 18_020]] as [string, number][] };
    const share = Math.round((18_020 * 4_820) / 348_100);
    expect(sumsOf(RUSNAK, ["Oil filter kit"], loyal)).toMatchObject({ discount: share, discountSource: "share" });
  });
});

test("whatever is kept, tax and discount are never above the paper's own, and all of it is the paper's to the cent", () => {
  const kind = fc.constantFrom<Kind>("Part", "Labor", "Service", "Fee");
  const line = fc.record({
    type: kind,
    cents: fc.integer({ min: 0, max: 300_000 }),
    kept: fc.boolean(),
    off: fc.nat(100),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.uniqueArray(kind, { minLength: 1 }),
      fc.integer({ min: 1_000, max: 120_000 }),
      fc.integer({ min: 0, max: 50 }),
      fc.boolean(),
      (all, taxed, rate, percent, isNet) => {
        const lineItems = linesOf(all.map(({ type, cents }, at) => [`Line ${at}`, cents, type]));
        const sum = (some: typeof lineItems) => some.reduce((total, { originalPrice }) => total + originalPrice, 0);
        const labor = sum(lineItems.filter(({ type }) => type === "Labor"));
        const discount = Math.round((labor * percent) / 100);
        const base = sum(lineItems.filter(({ type }) => taxed.includes(type)));
        const less = isNet && taxed.includes("Labor") ? discount : 0;
        const tax = Math.floor(((base - less) * rate + 500_000) / 1_000_000);
        fc.pre(sum(lineItems) > discount);
        const paper = {
          lines: sum(lineItems),
          discount,
          tax,
          total: null,
          terms: { rates: [rate], off: [{ words: `${percent}% off labor`, amount: discount }] },
        };
        const taxation = taxationOf({ paper, taxRates: NO_RATES, lineItems });
        expect(documentSums(lineItems, taxation)).toMatchObject({ discount, tax, source: "paper" });
        const fallen = lineItems
          .filter((_line, at) => all[at]?.kept)
          .map((one, at) => ({
            ...one,
            totalPrice: Math.floor((one.originalPrice * (100 - (all[at]?.off ?? 0))) / 100),
          }));
        const sums = documentSums(fallen, taxation);
        expect(sums.discount).toBeLessThanOrEqual(discount);
        if (fallen.length > 0) expect(sums.tax).toBeLessThanOrEqual(tax);
      },
    ),
  );
});

describe("an invoice of some lines", () => {
  async function invoiced(words: string) {
    const driver = await makeUser("driver");
    const advisor = await makeUser("advisor");
    const [asDriver, asAdvisor] = [viewerOf(driver), viewerOf(advisor)];
    const request = await makeRequest(driver, { advisor });
    const read = reading({ shop: "Hollis Auto Care", number: "48213", lines: HOLLIS, tax: 6_857, total: 180_192 });
    const tax = { description: words, amount: 6_857, page: 1, box: BOX, kind: "tax" as const };
    await handIn(asDriver, request.id, { ...read, sums: [tax] });
    await analyzeItems(asDriver, request.id);
    const lines = await db.repairLineItem.findMany({ where: { repairRequestId: request.id } });
    await recordPrices(asAdvisor, request.id, {
      person: "Ray M.",
      way: "phone",
      lines: lines.map(({ id }) => ({ id, said: "kept" as const })),
    });
    for (const { id, description } of lines) {
      const kept = /brake|alignment|supplies/.test(description);
      await moveLineItem(asDriver, id, kept ? "approved" : "declined");
    }
    return createInvoice(asAdvisor, request.id);
  }

  test("has the tax at the rate that the quote prints on parts, and says so", async () => {
    const invoice = await invoiced("Sales tax 10.75% on parts");
    expect(invoice).toMatchObject({ tax: 3_407, taxSource: "rate" });
  });

  test("has its share where the quote prints no rate, and says that", async () => {
    const invoice = await invoiced("Sales tax");
    expect(invoice).toMatchObject({ taxSource: "share" });
    expect(invoice.tax).toBe(Math.round((6_857 * invoice.subtotal) / 173_335));
  });
});
