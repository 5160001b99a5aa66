import { expect, test } from "vitest";
import { assignRequest } from "#app/desk/calendar/assign.server.ts";
import { db } from "#app/platform/db.server.ts";
import { findEvidence } from "#app/repair/evidence.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { shopsSaid, twoShops } from "#app/repair/requests/standing-quotes.ts";
import { updateRequest } from "#app/repair/requests/update.server.ts";
import { approveRepair, moveLineItem, updateStatus } from "#app/repair/verbs.server.ts";
import { toStatusView } from "#app/routes/repair-status/view.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import { handIn, reading } from "../support/readings.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

const ADDRESS = { address: "1 Pier", city: "Reno", state: "NV", zip: "89501", type: "Dealership" };

/** A repair that its customer has authorized by the quote of Harbor Truck & Auto. */
async function authorized() {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id } = await makeRequest(driver, { advisor });
  const read = reading({
    ...{ shop: "Harbor Truck & Auto", number: id.slice(0, 8), total: 60_000 },
    vehicle: { year: 2021, make: "Porsche", model: "911 Carrera" },
    lines: [["Replace alternator", 60_000]],
  });
  read.header.place = { city: "Oakland", state: "CA", zip: "94601" };
  await handIn(viewerOf(driver), id, read);
  const [asDriver, asAdvisor] = [viewerOf(driver), viewerOf(advisor)];
  const shown = () => findRepairRequest(asAdvisor, id);
  const [line] = (await shown()).lineItems;
  await moveLineItem(asDriver, line?.id ?? "", "approved");
  await approveRepair(asDriver, id);
  const provider = async (name: string) =>
    (await db.repairProvider.create({ data: { name, phoneNumber: "+15555550155", ...ADDRESS } as never })).id;
  const texts = async () =>
    (await db.outboundMessage.findMany({ where: { repairRequestId: id }, orderBy: { createdAt: "asc" } })).map(
      ({ body }) => body,
    );
  return { id, driver, advisor, asDriver, asAdvisor, shown, provider, texts };
}

test("a go-ahead is for the shop that it names: another one is told to the customer, and asked for again", async () => {
  const { id, advisor, asDriver, asAdvisor, shown, provider, texts } = await authorized();
  const prices = (await findEvidence(await shown())).byItem;
  const told = (await texts()).length;
  const repairProviderId = await provider("Bayside Auto Care");
  await assignRequest(asAdvisor, id, { advisorId: advisor.id, repairProviderId, tell: false });
  const request = await shown();
  expect(request.status).toBe("Pending_Approval");
  expect(request.lineItems.map(({ group }) => group)).toEqual(["approved"]);
  const news = (await texts()).slice(told);
  expect(news).toHaveLength(1);
  expect(news[0]).toContain(
    "needs your decision: Bayside Auto Care is to do the work instead of Harbor Truck & Auto, and you authorized Harbor Truck & Auto.",
  );
  const record = await db.historyEvent.findMany({ where: { repairRequestId: id }, orderBy: { id: "asc" } });
  expect(record.map(({ summary }) => summary)).toContain(
    "Status changed from Pending Repair to Pending Approval: the work goes from Harbor Truck & Auto to Bayside Auto Care, so the go-ahead is asked again",
  );
  // Prices and place stay those of the quote, and both are named.
  expect((await findEvidence(request)).byItem).toEqual(prices);
  expect((await findEvidence(request)).place).toMatchObject({ city: "Oakland", from: "paper" });
  expect(twoShops(request)).toEqual({ quoted: "Harbor Truck & Auto", works: "Bayside Auto Care" });
  expect(shopsSaid(request)).toBe("Bayside Auto Care, at prices quoted by Harbor Truck & Auto");

  await approveRepair(asDriver, id);
  expect((await shown()).status).toBe("Pending_Repair");
  const [last] = await db.authorization.findMany({ where: { repairRequestId: id }, orderBy: { revision: "desc" } });
  expect(last?.shown).toMatchObject({
    shop: { name: "Bayside Auto Care, at prices quoted by Harbor Truck & Auto" },
  });
});

test("the same shop as a provider asks nothing, and begun work goes nowhere else, by the call neither", async () => {
  const { id, advisor, asAdvisor, shown, provider } = await authorized();
  const own = await provider("Harbor Truck & Auto, Inc.");
  await assignRequest(asAdvisor, id, { advisorId: advisor.id, repairProviderId: own, tell: false });
  expect(await shown()).toMatchObject({
    status: "Pending_Repair",
    repairProvider: { name: "Harbor Truck & Auto, Inc." },
  });
  await updateStatus(asAdvisor, id, "In Progress");
  const other = await provider("Bayside Auto Care");
  const refused = {
    status: 409,
    message: "The work has begun at Harbor Truck & Auto, Inc.: it cannot go to another shop now.",
  };
  await expect(
    assignRequest(asAdvisor, id, { advisorId: advisor.id, repairProviderId: other, tell: false }),
  ).rejects.toMatchObject(refused);
  await expect(updateRequest(asAdvisor, id, { repairProviderId: other, tell: false })).rejects.toMatchObject(refused);
});

test("what a no costs is owed to the shop whose quote asks it, whoever is to do the work", async () => {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const works = { name: "Bayside Auto Care", phoneNumber: "+15555550155", ...ADDRESS };
  const { id: repairProviderId } = await db.repairProvider.create({ data: works as never });
  const { id } = await makeRequest(driver, { advisor });
  const read = reading({
    shop: "Harbor Truck & Auto",
    number: id.slice(0, 8),
    total: 60_000,
    lines: [["Tires", 60_000]],
  });
  read.conditions = ["Diagnostic fee of $165.00 applies if the repair is declined."];
  await handIn(viewerOf(driver), id, read);
  await assignRequest(viewerOf(advisor), id, { advisorId: advisor.id, repairProviderId, tell: false });
  const request = await findRepairRequest(viewerOf(driver), id);
  const { repair } = toStatusView(request, [], null, await readSettings());
  expect(repair).toMatchObject({ quotedBy: "Harbor Truck & Auto", shop: "Bayside Auto Care" });
  expect(repair.costOfNo).toContain("you owe it to Harbor Truck & Auto, if it is due");
});
