import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { findStats } from "#app/desk/stats.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { percentOf, sum } from "#app/platform/money.ts";
import { gatherChargedPrices } from "#app/prices/own/charged.server.ts";
import { findOwnFigures } from "#app/prices/own/own-figures.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

afterAll(() => db.chargedPrice.deleteMany());

const MIKE = { person: "Mike R.", way: "phone", at: "2026-01-05T17:00:00Z", until: null, note: null };

/** A job of one line, as whoever's word its price is; cents. */
const line = fc.record({
  was: fc.integer({ min: 60_000, max: 99_000 }),
  off: fc.integer({ min: 1, max: 20_000 }),
  basis: fc.constantFrom("quoted" as const, "target" as const, "agreed" as const),
});
type Line = { was: number; off: number; basis: "quoted" | "target" | "agreed" };

function priceOf({ was, off, basis }: Line) {
  return basis === "quoted" ? was : was - off;
}

test("a target is in no invoice, no fee, no statistic and no price evidence, whatever stands beside it", async () => {
  const driver = await makeUser("driver");
  const asAdmin = viewerOf(await makeUser("admin"));
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 2, maxLength: 4 }), async (lines) => {
      const { invoiced, paid } = await findStats(asAdmin);
      const known = await chargedNow();
      const bills: number[] = [];
      for (const one of lines) {
        const id = await approvedAt(driver, one);
        if (one.basis === "target") {
          await expect(createInvoice(asAdmin, id)).rejects.toMatchObject({ status: 409 });
          // An older build billed such lines: what was paid then is no evidence either.
          await paidOnceUponATime(driver.accountId, id, priceOf(one));
          continue;
        }
        const { serviceFee, totalAmount, id: invoice } = await createInvoice(asAdmin, id);
        expect(serviceFee).toBe(one.basis === "agreed" ? percentOf(one.off, 25) : 0);
        bills.push(totalAmount);
        await db.invoice.update({
          where: { id: invoice },
          data: { status: "Paid", amountPaid: totalAmount / 100, outstandingBalance: 0 },
        });
      }
      const old = sum(lines.filter(({ basis }) => basis === "target").map(priceOf));
      const after = await findStats(asAdmin);
      expect([after.invoiced - invoiced - old, after.paid - paid]).toEqual([sum(bills), 0]);
      const charged = (await chargedNow()).filter((price) => !known.includes(price));
      const targets = lines.filter(({ basis }) => basis === "target").map(priceOf);
      const ours = lines.filter(({ basis }) => basis !== "target").map(priceOf);
      expect(charged).toEqual(expect.arrayContaining(ours.filter((price) => !known.includes(price))));
      for (const price of targets.filter((price) => !known.includes(price))) expect(charged).not.toContain(price);
    }),
    { numRuns: 4 },
  );
});

async function chargedNow() {
  await gatherChargedPrices();
  return (await findOwnFigures()).shopHistory.flatMap(({ prices }) => prices);
}

async function approvedAt(driver: Awaited<ReturnType<typeof makeUser>>, one: Line): Promise<string> {
  const { id, itemIds } = await makeRequest(driver, {
    status: "Pending_Approval",
    lines: [{ description: "Replace alternator", unitPrice: one.was, group: "approved" }],
  });
  const price = priceOf(one) / 100;
  await db.repairLineItem.update({
    where: { id: itemIds[0] ?? "" },
    data: {
      ...{ unitPrice: price, totalPrice: price, priceBasis: one.basis },
      ...(one.basis === "agreed" ? { shopWord: MIKE } : {}),
    },
  });
  return id;
}

function paidOnceUponATime(accountId: string, repairRequestId: string, cents: number) {
  const amount = cents / 100;
  return db.invoice.create({
    data: {
      ...{ number: `OLD-${repairRequestId}`, repairRequestId, accountId, status: "Paid" },
      ...{ originalTotalPrice: amount, subtotal: amount, serviceFee: 0, totalAmount: amount },
      ...{ amountPaid: amount, outstandingBalance: 0 },
    },
  });
}
