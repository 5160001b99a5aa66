import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { summarize } from "#app/repair/line-item.ts";
import { documentSums, missingOf, NO_PAPER, NO_RATES, taxationOf, UNTAXED } from "#app/repair/tax.ts";
import { analyzeItems, approveAllPending, moveLineItem, recordPrices } from "#app/repair/verbs.server.ts";
import { forgetSettings } from "#app/shop/settings/settings.server.ts";
import { handIn } from "../support/readings.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

const type = fc.constantFrom("Part" as const, "Labor" as const, "Service" as const, "Fee" as const);
const printed = fc.record({ type, originalPrice: fc.integer({ min: 0, max: 500_000 }) }).map((line) => ({
  ...line,
  totalPrice: line.originalPrice,
  group: "approved" as const,
  priceBasis: "quoted" as const,
}));
const rates = fc.record({
  Part: fc.integer({ min: 0, max: 12_000 }),
  Labor: fc.integer({ min: 0, max: 12_000 }),
  Service: fc.integer({ min: 0, max: 12_000 }),
  Fee: fc.integer({ min: 0, max: 12_000 }),
});
const sumOf = (lines: { originalPrice: number }[]) => lines.reduce((total, line) => total + line.originalPrice, 0);

describe("the product's total and the paper's", () => {
  test("all lines as printed come to the paper's total, to the cent, whatever the shop's rates, or the difference is said", () => {
    fc.assert(
      fc.property(
        fc.array(printed, { minLength: 1, maxLength: 20 }),
        fc.nat(60_000),
        fc.nat(5_000),
        fc.integer({ min: -3_000, max: 3_000 }),
        rates,
        (lines, tax, off, gap, percent) => {
          const total = sumOf(lines);
          fc.pre(total > off);
          const paper = { lines: total, discount: off, tax, total: total - off + tax + gap };
          const summary = summarize(lines, ["approved"], 25, { paper, rates: percent });
          expect(summary.finalTotal + gap).toBe(paper.total);
          expect(missingOf(paper)).toBe(gap);
          expect(summary.serviceFee).toBe(0);
        },
      ),
    );
  });

  test("tax is never below nothing, never on the fee, and nothing where neither paper nor shop has any", () => {
    fc.assert(
      fc.property(
        fc.array(printed, { maxLength: 20 }),
        fc.nat(40_000),
        fc.nat(5_000),
        rates,
        (lines, tax, off, percent) => {
          const total = sumOf(lines);
          const paper = { lines: total, discount: Math.min(off, total), tax, total: null };
          const cheaper = lines.map((line) => ({
            ...line,
            totalPrice: Math.floor(line.totalPrice / 2),
            priceBasis: "agreed" as const,
          }));
          const by = Object.fromEntries(
            Object.entries(percent).map(([kind, milli]) => [kind, milli / 1000]),
          ) as typeof percent;
          const sums = documentSums(cheaper, { paper, rates: by });
          expect(sums.tax).toBeGreaterThanOrEqual(0);
          expect(sums.discount).toBeLessThanOrEqual(sumOf(cheaper));
          const half = summarize(cheaper, ["approved"], 25, { paper, rates: by });
          const bare = summarize(cheaper, ["approved"], 25, UNTAXED);
          expect(half.serviceFee).toBe(bare.serviceFee);
          expect(bare.tax).toBe(0);
          expect(half.finalTotal).toBe(half.currentTotal - half.discount + half.tax + half.serviceFee);
        },
      ),
    );
  });

  test("by the shop's rates each kind at its own, rounded half up to a cent", () => {
    const lines = [
      { type: "Part" as const, totalPrice: 9_999, originalPrice: 9_999 },
      { type: "Labor" as const, totalPrice: 20_000, originalPrice: 20_000 },
      { type: "Fee" as const, totalPrice: 500, originalPrice: 500 },
    ];
    const sums = documentSums(lines, { paper: NO_PAPER, rates: { ...NO_RATES, Part: 8.625, Fee: 10 } });
    expect(sums).toMatchObject({ discount: 0, discountSource: "named", tax: 862 + 50, source: "rates" });
  });

  test("some lines only: the paper's tax in proportion", () => {
    const paper = { lines: 30_000, discount: 0, tax: 2_475, total: 32_475 };
    const lines = [{ type: "Part" as const, totalPrice: 10_000, originalPrice: 10_000 }];
    expect(documentSums(lines, { paper, rates: NO_RATES })).toMatchObject({ discount: 0, tax: 825, source: "share" });
  });

  test("a line that was typed by hand has none of the paper's discount, and beside the paper's lines the tax that they have", () => {
    const paper = { lines: 30_000, discount: 3_000, tax: 2_475, total: 29_475 };
    const onPaper = { type: "Part" as const, totalPrice: 30_000, originalPrice: 30_000, quoteDocumentId: "paper" };
    const typed = { type: "Part" as const, totalPrice: 10_000, originalPrice: 10_000, quoteDocumentId: null };
    const rates = { ...NO_RATES, Part: 10 };
    const half = { ...onPaper, totalPrice: 15_000, originalPrice: 15_000 };
    const sums = (lines: (typeof onPaper | typeof typed)[], by = NO_RATES) => documentSums(lines, { paper, rates: by });
    expect(sums([onPaper, typed])).toMatchObject({ discount: 3_000, tax: 2_475 + 917, source: "share" });
    expect(sums([typed])).toMatchObject({ discount: 0, tax: 0, source: "none" });
    expect(sums([half, typed])).toMatchObject({ discount: 1_500, tax: 2_154, source: "share" });
    expect(sums([onPaper, typed], rates)).toMatchObject({ discount: 3_000, tax: 2_475 + 1_000, source: "rates" });
    expect(sums([half, typed], rates)).toMatchObject({ discount: 1_500, tax: 1_238 + 1_000, source: "rates" });
  });

  test("a discount that was read larger than the paper's own lines takes off these, and nothing of what was typed", () => {
    const paper = { lines: 10_000, discount: 12_000, tax: null, total: null };
    const onPaper = { type: "Part" as const, totalPrice: 10_000, originalPrice: 10_000, quoteDocumentId: "paper" };
    const typed = { type: "Labor" as const, totalPrice: 20_000, originalPrice: 20_000, quoteDocumentId: null };
    const rates = { ...NO_RATES, Part: 10 };
    expect(documentSums([onPaper], { paper, rates })).toMatchObject({ discount: 10_000, tax: 0, source: "rates" });
    expect(documentSums([onPaper, typed], { paper, rates })).toMatchObject({
      discount: 10_000,
      tax: 0,
      source: "rates",
    });
  });
});

test("the paper's own tax goes on where the shop changes a price, whatever the shop's own rates, and never rises as prices fall", () => {
  const paper = { lines: 135_735, discount: 5_000, tax: 6_084, total: 136_819 };
  const rates = { Part: 8.5, Labor: 0, Service: 4.25, Fee: 2 };
  const lines = [
    { type: "Part" as const, totalPrice: 57_800, originalPrice: 57_800 },
    { type: "Service" as const, totalPrice: 77_935, originalPrice: 77_935 },
  ];
  expect(documentSums(lines, { paper, rates })).toMatchObject({ discount: 5_000, tax: 6_084, source: "paper" });
  const lowered = lines.map((line, at) => (at === 0 ? { ...line, totalPrice: 57_600 } : line));
  expect(documentSums(lowered, { paper, rates })).toMatchObject({ discount: 5_000, tax: 6_075, source: "share" });
  // The paper taxes parts alone, as the shop's settings have it: without the labor the tax is the same.
  const partsOnly = taxationOf({ paper, taxRates: { ...NO_RATES, Part: 8.5 }, lineItems: lines });
  expect(documentSums(lines.slice(0, 1), partsOnly)).toMatchObject({ tax: 6_084, source: "share" });
  expect(documentSums(lines.slice(1), partsOnly)).toMatchObject({ tax: 0, source: "share" });
  const asQuoted = <Line extends { originalPrice: number }>(line: Line) => ({
    ...line,
    totalPrice: line.originalPrice,
  });
  const any = {
    type,
    originalPrice: fc.integer({ min: 0, max: 500_000 }),
    off: fc.integer({ min: 0, max: 100 }),
    kept: fc.boolean(),
  };
  fc.assert(
    fc.property(
      fc.array(fc.record(any), { minLength: 1, maxLength: 12 }),
      fc.nat(60_000),
      fc.nat(5_000),
      (all, tax, discount) => {
        const total = sumOf(all);
        fc.pre(total > discount);
        const fallen = all
          .filter(({ kept }) => kept)
          .map((line) => ({ ...line, totalPrice: Math.floor((line.originalPrice * (100 - line.off)) / 100) }));
        const sheet = { lines: total, discount, tax, total: null };
        const sums = documentSums(fallen, taxationOf({ paper: sheet, taxRates: rates, lineItems: all.map(asQuoted) }));
        if (fallen.length > 0) expect(sums.tax).toBeLessThanOrEqual(tax);
      },
    ),
  );
});

describe("the invoice", () => {
  const QUOTE = {
    shop: "Precision Auto Repair",
    number: "E-1042",
    lines: [
      ["Front brake pads", 20_000, "Part"],
      ["Labor, brakes", 30_000, "Labor"],
    ] as [string, number, "Part" | "Labor"][],
    discount: 1_000,
    tax: 1_650,
    total: 50_650,
  };

  async function quoted() {
    const driver = await makeUser("driver");
    const advisor = await makeUser("advisor");
    const request = await makeRequest(driver, { advisor });
    await handIn(viewerOf(driver), request.id, QUOTE);
    await analyzeItems(viewerOf(driver), request.id);
    const lines = await db.repairLineItem.findMany({
      where: { repairRequestId: request.id },
      orderBy: { position: "asc" },
    });
    return { request, asDriver: viewerOf(driver), asAdvisor: viewerOf(advisor), ids: lines.map(({ id }) => id) };
  }

  const kept = (ids: string[]) => ids.map((id) => ({ id, said: "kept" as const }));

  afterEach(async () => {
    await db.appSetting.deleteMany({ where: { key: { startsWith: "money.tax" } } });
    forgetSettings();
  });

  test("comes to the paper's total to the cent where all is as quoted, with its tax and discount", async () => {
    const { request, asDriver, asAdvisor, ids } = await quoted();
    await recordPrices(asAdvisor, request.id, { person: "Mike R.", way: "phone", lines: kept(ids) });
    await approveAllPending(asDriver, request.id);
    const invoice = await createInvoice(asAdvisor, request.id);
    expect(invoice).toMatchObject({
      subtotal: 50_000,
      paperDiscount: 1_000,
      tax: 1_650,
      serviceFee: 0,
      totalAmount: 50_650,
    });
    expect(invoice.number).toMatch(/^INV-\d+$/);
  });

  test("the fee is on what was agreed alone, never on tax; numbers follow each other", async () => {
    const { request, asDriver, asAdvisor, ids } = await quoted();
    const [pads = "", labor = ""] = ids;
    await recordPrices(asAdvisor, request.id, {
      person: "Mike R.",
      way: "phone",
      lines: [{ id: pads, said: "agreed", unitPrice: 16_000 }, ...kept([labor])],
    });
    await approveAllPending(asDriver, request.id);
    const invoice = await createInvoice(asAdvisor, request.id);
    expect(invoice).toMatchObject({ subtotal: 46_000, serviceFee: 1_000, paperDiscount: 1_000 });
    expect(invoice.tax).toBe(Math.round((1_650 * 45_000) / 49_000));
    expect(invoice.totalAmount).toBe(46_000 - 1_000 + invoice.tax + 1_000);
    const next = await quoted();
    await recordPrices(next.asAdvisor, next.request.id, { person: "Mike R.", way: "phone", lines: kept(next.ids) });
    await approveAllPending(next.asDriver, next.request.id);
    const after = await createInvoice(next.asAdvisor, next.request.id);
    expect(Number(after.number.slice(4))).toBeGreaterThan(Number(invoice.number.slice(4)));
  });

  test("a declined line is not taxed: what the paper taxes goes by the kinds that the shop's rates name, in the paper's own sum", async () => {
    await db.appSetting.create({ data: { key: "money.tax_part", value: "10" } });
    forgetSettings();
    const { request, asDriver, asAdvisor, ids } = await quoted();
    const [pads = "", labor = ""] = ids;
    await recordPrices(asAdvisor, request.id, { person: "Mike R.", way: "phone", lines: kept(ids) });
    await moveLineItem(asDriver, labor, "declined");
    await moveLineItem(asDriver, pads, "approved");
    const invoice = await createInvoice(asAdvisor, request.id);
    expect(invoice).toMatchObject({ subtotal: 20_000, paperDiscount: 400, tax: 1_650, totalAmount: 21_250 });
  });
});
