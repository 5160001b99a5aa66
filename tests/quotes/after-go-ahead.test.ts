import { expect, test } from "vitest";
import { listWaiting } from "#app/desk/now.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { foresee } from "#app/quotes/papers/change-by.server.ts";
import { effectOf } from "#app/quotes/papers/effect.ts";
import { findPaper } from "#app/quotes/papers/find.server.ts";
import { sayDocument } from "#app/quotes/papers/say.server.ts";
import { approveRepair, updateStatus } from "#app/repair/verbs.server.ts";
import { handIn } from "../support/readings.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

const SHOP = "Precision Auto Repair";

/** $1,000 of three lines that the customer authorized, with the work begun. */
async function begun(status: "In Progress" | "Needs Approval") {
  const [driver, advisor, admin] = [await makeUser("driver"), await makeUser("advisor"), await makeUser("admin")];
  const { id } = await makeRequest(driver, { advisor, status: "Pending_Approval" });
  const lines: [string, number][] = [
    ["Brake pads", 20_000],
    ["Rotors", 30_000],
    ["Labor", 50_000],
  ];
  await handIn(viewerOf(driver), id, { shop: SHOP, number: "E-1", lines, total: 100_000 });
  await db.repairLineItem.updateMany({ where: { repairRequestId: id }, data: { group: "approved" } });
  await approveRepair(viewerOf(driver), id, {});
  await updateStatus(viewerOf(admin), id, "In Progress");
  if (status !== "In Progress") await updateStatus(viewerOf(admin), id, status);
  const stands = async () =>
    (await db.repairLineItem.findMany({ where: { repairRequestId: id }, orderBy: { position: "asc" } })).map(
      ({ description, totalPrice, group }) => `${description} ${Number(totalPrice)} ${group}`,
    );
  return { id, driver, advisor, admin, stands };
}

const AUTHORIZED = ["Brake pads 200 approved", "Rotors 300 approved", "Labor 500 approved"];
const CHEAPER = {
  ...{ shop: SHOP, number: "E-1 revised", total: 55_000 },
  lines: [
    ["Brake pads", 2_000],
    ["Rotors", 3_000],
    ["Labor", 50_000],
  ] as [string, number][],
};

test.each(["In Progress", "Needs Approval"] as const)(
  "at %s a paper from the customer's hands changes nothing that was authorized before an advisor has looked at it",
  async (status) => {
    const { id, driver, advisor, admin, stands } = await begun(status);
    const paper = await handIn(viewerOf(driver), id, CHEAPER);
    expect(paper).toMatchObject({ waitsFor: "shop" });
    expect(await stands()).toEqual(AUTHORIZED);
    const view = (await findPaper(viewerOf(driver), paper.id)).view;
    expect(view?.held).toBe("This paper came after the go-ahead. It counts once an advisor has looked at it");
    // Nor by saying what it is.
    for (const role of ["original", "revised"] as const)
      expect(await sayDocument(viewerOf(driver), paper.id, { role })).toMatchObject({ waitsFor: "shop" });
    expect(await stands()).toEqual(AUTHORIZED);
    const waits = (await listWaiting(viewerOf(advisor))).rows.filter(({ requestId }) => requestId === id);
    expect(waits.map(({ kind }) => kind)).toContain("paper");
    const { totalAmount } = await createInvoice(viewerOf(admin), id);
    expect(totalAmount).toBe(100_000);
  },
);

test("the shop takes it as its own, by one press; what it uploads itself counts at once", async () => {
  const { id, driver, advisor, stands } = await begun("In Progress");
  const paper = await handIn(viewerOf(driver), id, CHEAPER);
  await sayDocument(viewerOf(advisor), paper.id, { role: "revised" });
  expect(await stands()).toEqual(["Brake pads 20 approved", "Rotors 30 approved", "Labor 500 approved"]);
  const own = await handIn(viewerOf(advisor), id, { ...CHEAPER, number: "E-1 revised 2", lines: [["Labor", 49_000]] });
  expect(own.waitsFor).toBeNull();
});

test("another shop's paper stands beside it as before, and so does what comes before the go-ahead", async () => {
  const { id, driver, stands } = await begun("In Progress");
  const paper = await handIn(viewerOf(driver), id, CHEAPER);
  expect(await sayDocument(viewerOf(driver), paper.id, { role: "rival" })).toMatchObject({ waitsFor: null });
  expect(await stands()).toEqual(AUTHORIZED);
});

test("before the press the shop reads what it would change, and that is what comes of it", async () => {
  const { id, driver, advisor } = await begun("In Progress");
  const lines: [string, number][] = [
    ["Brake pads", 25_000],
    ["Rotors", 28_000],
    ["Caliper", 18_900],
  ];
  const paper = await handIn(viewerOf(driver), id, { shop: SHOP, number: "E-1 revised", lines, total: 71_900 });
  const foreseen = await foresee(viewerOf(advisor), id, paper.id);
  expect(foreseen?.changes.map(({ description, before, after, what }) => [description, before, after, what])).toEqual([
    ["Brake pads", 20_000, 25_000, "dearer"],
    ["Rotors", 30_000, 28_000, "cheaper"],
    ["Caliper", null, 18_900, "new"],
    ["Labor", 50_000, null, "gone"],
  ]);
  expect(foreseen?.authorized).toEqual({ before: 100_000, after: 28_000 });
  await sayDocument(viewerOf(advisor), paper.id, { role: "revised" });
  const { effect } = await db.quoteDocument.findUniqueOrThrow({ where: { id: paper.id } });
  expect(effectOf(effect)?.changes).toEqual(foreseen?.changes);
  expect(await foresee(viewerOf(advisor), id, paper.id)).toBeNull();
});

test("of a paper that cannot be taken any more nothing is foreseen: the invoice holds what was approved", async () => {
  const { id, driver, advisor, admin } = await begun("In Progress");
  const paper = await handIn(viewerOf(driver), id, CHEAPER);
  await createInvoice(viewerOf(admin), id);
  const message = "This repair request has an invoice: its prices stand.";
  await expect(sayDocument(viewerOf(advisor), paper.id, { role: "revised" })).rejects.toMatchObject({ message });
  expect(await foresee(viewerOf(advisor), id, paper.id)).toBeNull();
});
