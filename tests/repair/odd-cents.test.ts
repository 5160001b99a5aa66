import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { asked, repriced } from "#app/repair/evolve.ts";
import { type LineItem, summarize } from "#app/repair/line-item.ts";
import { CostSummary } from "#app/routes/repair-status/summary/summary.tsx";

const LINE: LineItem = {
  ...{ id: "1", repairRequestId: "2", name: "Brakes", description: "Brakes", detailedDescription: null },
  ...{
    type: "Service",
    partNumber: null,
    originalQuantity: 1.8,
    quantity: 1.8,
    reconciles: null,
    byHand: null,
    shopWord: null,
  },
  ...{ originalUnitPrice: 33_444, unitPrice: 33_444, originalPrice: 60_200, totalPrice: 60_200, status: "Pending" },
  ...{ group: "quote_analyzed", quoteDocumentId: "3", sourcePage: 1, sourceBox: null, partCondition: null },
  ...{ priceBasis: "quoted", version: 1 },
};

test("the target of a line is 78 percent of what the paper asks, to the cent, and what the shop agrees to is the same", () => {
  const line = asked(LINE);
  expect(line).toMatchObject({ totalPrice: 46_956, priceBasis: "target", status: "Lowered" });
  expect(repriced(line, line.unitPrice).totalPrice).toBe(46_956);
  expect(repriced(line, LINE.originalUnitPrice).totalPrice).toBe(60_200);
  const three = { ...LINE, originalQuantity: 3, quantity: 3, originalUnitPrice: 9_999, originalPrice: 29_997 };
  expect(asked(three).totalPrice).toBe(3 * 7_799);
});

test("the totals with and without the shop's yes differ by what is kept and by the tax on what is saved", () => {
  const paper = { lines: 60_200, discount: 0, tax: 4_966, total: 65_166 };
  const summary = summarize([asked(LINE)], undefined, 25, { paper, rates: { Part: 0, Labor: 0, Service: 0, Fee: 0 } });
  const less = summary.confirmed.tax - summary.tax;
  expect(summary.confirmed.finalTotal - summary.finalTotal).toBe(summary.keeps + less);
  const repair = { summary, shop: "the shop", taxation: { paper, rates: { Part: 0, Labor: 0, Service: 0, Fee: 0 } } };
  const shown = { ...repair, settlement: "whole", invoice: null, lineItems: [asked(LINE)], status: "Pending_Approval" };
  const html = renderToString(CostSummary({ repair: shown as never }));
  expect(html).toContain(
    `you keep $${(summary.keeps / 100).toFixed(2)} after our fee and pay $${(less / 100).toFixed(2)} less sales tax`,
  );
});
