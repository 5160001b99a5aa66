import { expect, test } from "vitest";
import { paperView } from "#app/quotes/papers/view.server.ts";
import { evidenceOf } from "#app/repair/evidence.server.ts";
import { addDemoEvent, demoRequest } from "#app/repair/sample/sample.ts";
import { missingOf } from "#app/repair/tax.ts";

test("the sample tells a true story: agreed, kept, a target, a paper with its tax, and no green figure above its own range", () => {
  const { request } = demoRequest([]);
  const open = request.lineItems.filter(({ group }) => group === "approved" || group === "pending");
  const words = open.map(({ priceBasis, shopWord }) => `${priceBasis}${shopWord ? " by name" : ""}`);
  expect(words).toEqual(["agreed by name", "agreed by name", "quoted by name", "target"]);
  const { byItem } = evidenceOf(request);
  for (const line of request.lineItems.filter(({ priceBasis }) => priceBasis === "agreed")) {
    expect(line.totalPrice, line.description).toBeLessThanOrEqual(byItem[line.id]?.high ?? 0);
  }
  const [document] = request.quoteDocuments;
  const view = document && paperView(document, request);
  expect([view?.label, view?.printed.at(-1)?.cents]).toEqual(["Quote", request.taxation.paper.total]);
  expect([missingOf(request.taxation.paper), request.summary.taxSource]).toEqual([0, "share"]);
});

test("its go-ahead stands in the record with the sum that was shown", () => {
  const { request: before } = demoRequest([["approve_all", 1]]);
  const { request } = demoRequest([
    ["approve_all", 1],
    ["approve", 2],
  ]);
  const given = { revision: 1, sum: before.summary.finalTotal, createdAt: new Date(2), withdrawnAt: null };
  expect(request.authorizations).toEqual([given]);
});

test("the limit of its go-ahead is held to the sum that its page shows, and a fee raised since takes no page away", () => {
  const decided = (feePercent: number) => demoRequest([["approve_all", 1]], feePercent).request.summary.finalTotal;
  const limit = decided(10);
  expect(limit).toBeLessThan(decided(40));
  const given = addDemoEvent([["approve_all", 1]], ["approve", limit, 2], 10);
  expect(demoRequest(given, 10).request).toMatchObject({ status: "Pending_Repair", notToExceed: limit });
  expect(() => addDemoEvent([["approve_all", 1]], ["approve", limit, 2], 40)).toThrow("The limit cannot be below");
  expect(demoRequest(given, 40).request).toMatchObject({ status: "Pending_Repair", notToExceed: null });
  expect(demoRequest([...given, ["next", 3]], 40).request.status).not.toBe("Pending_Repair");
});
