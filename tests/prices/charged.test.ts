import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { gatherChargedPrices } from "#app/prices/own/charged.server.ts";
import { findOwnFigures } from "#app/prices/own/own-figures.server.ts";
import type { PriceBasis } from "#app/repair/line-item.ts";
import { makeRequest, makeUser } from "../support/world.ts";

test("what paid invoices charged for a whole job counts once the job has gathered it, not what was asked for or is unpaid", async () => {
  const driver = await makeUser("driver");
  const paid = async (unitPrice: number, options: { status?: "Paid" | "Unpaid"; priceBasis?: PriceBasis } = {}) => {
    const request = await makeRequest(driver, {
      lines: [{ description: "Replace alternator", unitPrice, group: "approved" }],
    });
    if (options.priceBasis) {
      await db.repairLineItem.updateMany({
        where: { repairRequestId: request.id },
        data: { priceBasis: options.priceBasis },
      });
    }
    const amount = (unitPrice / 100).toFixed(2);
    const status = options.status ?? "Paid";
    await db.invoice.create({
      data: {
        ...{ number: `CHARGED-${request.id}`, repairRequestId: request.id, accountId: driver.accountId, status },
        ...{ originalTotalPrice: amount, subtotal: amount, serviceFee: "0.00", totalAmount: amount },
        ...(status === "Paid"
          ? { amountPaid: amount, outstandingBalance: "0.00" }
          : { amountPaid: "0.00", outstandingBalance: amount }),
      },
    });
  };
  const known = async () =>
    (await findOwnFigures()).shopHistory.find(({ job, tier }) => job === "Alternator" && tier === "german_lux")
      ?.prices ?? [];
  await gatherChargedPrices();
  const before = (await known()).length;
  await paid(51_234);
  await paid(61_234);
  await paid(71_234, { status: "Unpaid" });
  await paid(81_234, { priceBasis: "target" });
  expect(await known()).toHaveLength(before);
  await gatherChargedPrices();
  expect(await known()).toEqual(expect.arrayContaining([51_234, 61_234]));
  expect(await known()).toHaveLength(before + 2);
  await db.chargedPrice.deleteMany();
});
