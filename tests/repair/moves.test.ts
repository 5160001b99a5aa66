import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { analyzeItems, approveAllPending, approveRepair, moveJob, moveLineItem } from "#app/repair/verbs.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

describe("moving a line item", () => {
  test("to approved and on to declined keeps totals, history and the original figures", async () => {
    const driver = await makeUser("driver");
    const request = await makeRequest(driver, {
      status: "Pending_Approval",
      lines: [{ unitPrice: 12_345, quantity: 2 }, { unitPrice: 5_000 }],
    });
    const [first = ""] = request.itemIds;
    await moveLineItem(viewerOf(driver), first, "approved");
    await moveLineItem(viewerOf(driver), first, "declined");
    const row = await db.repairRequest.findUniqueOrThrow({
      where: { id: request.id },
      include: { history: { orderBy: { id: "asc" } }, lineItems: true },
    });
    expect(row.totalPrice.toString()).toBe("50");
    expect(row.history.map((event) => event.kind)).toEqual(["item_moved", "item_moved"]);
    expect(row.history[1]).toMatchObject({
      actorName: "Dana Driver",
      knownBy: "session",
      channel: "web",
      ip: "203.0.113.7",
    });
    expect(row.history[1]?.totalBefore?.toString()).toBe("246.9");
  });

  test("a fair quote is authorized as it is, without savings asked for; no text tells of one's own press", async () => {
    const driver = await makeUser("driver");
    const viewer = viewerOf(driver);
    const lines = [1, 2, 3].map(() => ({ unitPrice: 10_000, group: "quote_analyzed" as const }));
    const { id, itemIds } = await makeRequest(driver, { status: "Pending_Review", lines });
    const [first = "", ...job] = itemIds;
    await expect(moveLineItem(viewer, first, "declined")).resolves.toMatchObject({ status: "Pending_Review" });
    await expect(moveLineItem(viewer, first, "approved")).resolves.toMatchObject({ status: "Pending_Approval" });
    const together = job.map((item) => ({ item, from: "quote_analyzed" as const, price: 10_000 }));
    await moveJob(viewer, id, { group: "approved", lines: together });
    await expect(approveRepair(viewer, id)).resolves.toEqual({ status: "Pending_Repair" });
    const [authorization] = await db.authorization.findMany({ where: { repairRequestId: id } });
    expect(authorization?.sum.toString()).toBe("300");
    const texts = await db.outboundMessage.findMany({ where: { repairRequestId: id }, select: { body: true } });
    expect(texts.filter(({ body }) => body.includes("decision"))).toEqual([]);
    const record = await db.historyEvent.findMany({ where: { repairRequestId: id }, orderBy: { id: "asc" } });
    expect(record.map(({ summary }) => summary)).toContain("Status changed from Pending Review to Pending Approval");
  });

  test("a limit that comes after the go-ahead is not dropped without a word", async () => {
    const driver = await makeUser("driver");
    const viewer = viewerOf(driver);
    const { id } = await makeRequest(driver, {
      status: "Pending_Approval",
      lines: [{ unitPrice: 10_000, group: "approved" }],
    });
    await approveRepair(viewer, id, { notToExceed: 15_000 });
    await expect(approveRepair(viewer, id, { notToExceed: 15_000 })).resolves.toEqual({ status: "Pending_Repair" });
    await expect(approveRepair(viewer, id)).resolves.toEqual({ status: "Pending_Repair" });
    await expect(approveRepair(viewer, id, { notToExceed: 12_000 })).rejects.toMatchObject({
      status: 409,
      message: "The go-ahead was given already, without that limit. Take it back first if the limit is to hold.",
    });
    expect(await db.authorization.count({ where: { repairRequestId: id } })).toBe(1);
  });

  test("another account's item cannot be found", async () => {
    const request = await makeRequest(await makeUser("driver"), { lines: [{}] });
    const stranger = viewerOf(await makeUser("driver"));
    await expect(moveLineItem(stranger, request.itemIds[0] ?? "", "approved")).rejects.toMatchObject({ status: 404 });
  });

  test("is refused at a locked stage with the sentence of the catalogue", async () => {
    const driver = await makeUser("driver");
    const request = await makeRequest(driver, { status: "Pending_Payment", lines: [{}] });
    await expect(moveLineItem(viewerOf(driver), request.itemIds[0] ?? "", "approved")).rejects.toMatchObject({
      status: 409,
      title: "Cannot modify items",
      message: "Items cannot be modified at the Pending Payment stage.",
    });
  });

  test("the analysis takes 22 percent off and asks for approval", async () => {
    const driver = await makeUser("driver");
    const request = await makeRequest(driver, { lines: [{ unitPrice: 9_999, quantity: 3, group: "quote_analyzed" }] });
    const result = await analyzeItems(viewerOf(driver), request.id);
    expect(result.status).toBe("Pending_Approval");
    const item = await db.repairLineItem.findFirstOrThrow({ where: { repairRequestId: request.id } });
    expect([
      item.unitPrice.toString(),
      item.totalPrice.toString(),
      item.originalUnitPrice.toString(),
      item.status,
      item.group,
    ]).toEqual(["77.99", "233.97", "99.99", "Lowered", "pending"]);
    await approveAllPending(viewerOf(driver), request.id);
    expect((await db.repairLineItem.findFirstOrThrow({ where: { repairRequestId: request.id } })).group).toBe(
      "approved",
    );
  });
});
