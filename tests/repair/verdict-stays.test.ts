import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { findEvidence } from "#app/repair/evidence.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { approveRepair, moveLineItem } from "#app/repair/verbs.server.ts";
import { listMigrations } from "#prisma/migrate.ts";
import { send } from "../routes/api/callers.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const BATTERY = { description: "12V battery replacement", unitPrice: 28_000, type: "Service" } as const;
const LATER = { lowPrice: "100.00", highPrice: "150.00", note: "What we ask by now" };

/** The shop's word on the job of the only line, whatever the guide calls it. */
async function correct(job: string, figures: Partial<typeof LATER> = {}) {
  return (await db.priceGuideCorrection.create({ data: { job, ...LATER, ...figures } })).id;
}

async function world(lines: Parameters<typeof makeRequest>[1] = { lines: [BATTERY] }) {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver, { status: "Pending_Approval", ...lines });
  const viewer = viewerOf(driver);
  const shown = async () => findEvidence(await findRepairRequest(viewer, request.id));
  const [first = "", second = ""] = request.itemIds;
  return { driver, viewer, request, shown, first, second };
}

test("what was shown when a line was decided stays beside it, on the page and in the API; a line that is open takes the new figures", async () => {
  const { driver, viewer, request, shown, first, second } = await world({ lines: [BATTERY, BATTERY] });
  const before = await shown();
  const job = before.byItem[first]?.job ?? "";
  expect(before.byItem[first]?.low).toBeGreaterThan(10_000);
  await moveLineItem(viewer, first, "approved");
  const id = await correct(job);
  const after = await shown();
  expect(after.byItem[first]).toEqual(before.byItem[first]);
  expect(after.byItem[second]).toMatchObject({ verdict: "very_high" });
  expect(after.byItem[second]?.high).toBe(15_000);
  const cookie = await signIn(driver);
  const { lines } = await (await send("GET", `/api/repair-requests/${request.id}/prices`, { cookie })).json();
  expect(lines[0]).toMatchObject({
    low: (before.byItem[first]?.low ?? 0) / 100,
    verdict: before.byItem[first]?.verdict,
  });
  expect(lines[1]).toMatchObject({ high: 150, verdict: "very_high" });
  // Asked anew it is judged by what is known now.
  await moveLineItem(viewer, first, "deferred");
  expect((await shown()).byItem[first]?.high).toBe(15_000);
  await db.priceGuideCorrection.delete({ where: { id } });
});

test("a correction that stood at the decision stays after it was taken back, and the sentence about the quote with it", async () => {
  const { viewer, request, shown, first } = await world();
  const job = (await shown()).byItem[first]?.job ?? "";
  const id = await correct(job, { lowPrice: "90.00", highPrice: "95.00" });
  const told = await shown();
  expect(told.byItem[first]).toMatchObject({ low: 9_000, high: 9_500 });
  await moveLineItem(viewer, first, "approved");
  await approveRepair(viewer, request.id);
  await db.priceGuideCorrection.update({ where: { id }, data: { withdrawnAt: new Date() } });
  const later = await shown();
  expect(later.byItem[first]).toEqual(told.byItem[first]);
  expect([later.summary, later.picture]).toEqual([told.summary, told.picture]);
  await db.priceGuideCorrection.delete({ where: { id } });
});

test("what other repairs were billed since is not in it; what it costs now is", async () => {
  const { viewer, shown, first } = await world();
  const before = await shown();
  const job = before.byItem[first]?.job ?? "";
  await moveLineItem(viewer, first, "approved");
  const soon = new Date(Date.now() + 1_000).toISOString();
  const data = { job, tier: "german_lux", prices: Array(6).fill(99_900), since: Array(6).fill(soon) };
  await db.chargedPrice.create({ data });
  expect((await shown()).byItem[first]).toEqual(before.byItem[first]);
  await db.repairLineItem.update({ where: { id: first }, data: { totalPrice: "250.00" } });
  expect((await shown()).byItem[first]).toMatchObject({ low: before.byItem[first]?.low, current: 25_000 });
  await db.repairLineItem.update({ where: { id: first }, data: { group: "pending" } });
  expect((await shown()).byItem[first]?.high).toBeGreaterThan(99_900);
  await db.chargedPrice.delete({ where: { job_tier: { job, tier: "german_lux" } } });
});

test("a line whose decision stands in no record goes by what is known now", async () => {
  const { viewer, shown, first } = await world();
  const job = (await shown()).byItem[first]?.job ?? "";
  await moveLineItem(viewer, first, "declined");
  await db.repairLineItem.update({ where: { id: first }, data: { decidedAt: null } });
  const id = await correct(job);
  expect((await shown()).byItem[first]?.high).toBe(15_000);
  // Those of before the moment was kept have it from the record, where that says it.
  const script = listMigrations().find(({ name }) => name.endsWith("_verdicts_that_stay"));
  await db.$executeRawUnsafe(/UPDATE "RepairLineItem"[^;]*;/.exec(script?.sql ?? "")?.[0] ?? "");
  expect((await shown()).byItem[first]?.high).toBeGreaterThan(15_000);
  await db.priceGuideCorrection.delete({ where: { id } });
});
