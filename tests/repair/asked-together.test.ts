import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { addLineItem } from "#app/repair/lines/add-one.server.ts";
import { approveAllPending, approveRepair, moveLineItem } from "#app/repair/verbs.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

test("findings that are proposed one after another ask in one message; what left already is followed by another", async () => {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id } = await makeRequest(driver, { advisor, status: "Pending_Approval", lines: [{ unitPrice: 10_000 }] });
  await approveAllPending(viewerOf(driver), id);
  await approveRepair(viewerOf(driver), id);
  const add = (description: string, unitPrice: number) =>
    addLineItem(viewerOf(advisor), {
      repairRequestId: id,
      type: "Service",
      description,
      quantity: 1,
      unitPrice,
      status: "Same",
    });
  const asked = async () => {
    const where = { repairRequestId: id, dedupeKey: { startsWith: "ask:" } };
    const rows = await db.outboundMessage.findMany({ where, orderBy: { createdAt: "asc" } });
    return rows.map(({ body }) => /needs your decision: (.*)\. Nothing/.exec(body)?.[1]);
  };
  await add("Rear brakes", 310);
  await add("Wiper blades", 40);
  await add("Air filter", 50);
  expect(await asked()).toEqual(["Rear brakes and 2 more, $400.00 together before tax"]);
  await db.outboundMessage.updateMany({ where: { repairRequestId: id }, data: { status: "sent", attempts: 1 } });
  await add("Coolant", 90);
  expect((await asked())[1]).toBe("Coolant at $90.00 before tax");
  // Who decided on the page before it left is not asked by it any more.
  const waiting = await db.repairLineItem.findMany({ where: { repairRequestId: id, group: "pending" } });
  for (const line of waiting) await moveLineItem(viewerOf(driver), line.id, "declined");
  expect(await asked()).toHaveLength(1);
});
