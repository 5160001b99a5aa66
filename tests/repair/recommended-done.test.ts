import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { takePayment } from "#app/payments/take.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

test("what was recommended is completed with its work: by a mileage rule, by hand, from another repair; what was declined waits on", async () => {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id, vehicleId } = await makeRequest(driver, {
    ...{ advisor, status: "In Progress" },
    lines: [
      { description: "Brake fluid flush", unitPrice: 12_900, group: "approved" },
      { description: "Engine air filter", unitPrice: 4_900, group: "declined" },
    ],
  });
  const made: string[] = [];
  const recommend = async (words: string, more: object = {}) => {
    const data = { vehicleId, recommendationType: "Maintenance", recommendedServiceDescription: words, ...more };
    made.push((await db.serviceRecommendation.create({ data })).id);
  };
  await recommend("Brake fluid: usually due every 40,000 miles on most cars", { ruleKey: "brake-fluid@40000" });
  await recommend("Brake fluid flush", { status: "Scheduled" });
  await recommend("Brake fluid flush (deferred)");
  await recommend("Brake fluid flush and engine air filter");
  await recommend("Engine air filter");
  await recommend("Wash");
  // Two of them may be of one millisecond: they are told apart by what they are.
  const stands = async () => {
    const rows = await db.serviceRecommendation.findMany({ where: { vehicleId } });
    expect(rows).toHaveLength(made.length);
    return made.map((id) => rows.find((row) => row.id === id)?.status);
  };
  const invoice = await createInvoice(viewerOf(advisor), id);
  expect(await stands()).toEqual(["Pending", "Scheduled", "Pending", "Pending", "Pending", "Pending"]);
  const money = { amount: invoice.outstandingBalance, method: "cash" as const, note: "", key: randomUUID() };
  await takePayment(viewerOf(advisor), invoice.id, money);
  expect(await stands()).toEqual(["Completed", "Completed", "Completed", "Pending", "Pending", "Pending"]);
});
