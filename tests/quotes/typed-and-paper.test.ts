import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { findPaper } from "#app/quotes/papers/find.server.ts";
import { sayDocument } from "#app/quotes/papers/say.server.ts";
import { approveRepair, updateStatus } from "#app/repair/verbs.server.ts";
import { handIn, storedFile } from "../support/readings.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

const SHOP = "Precision Auto Repair";
const TYPED = { ...storedFile("Typed quote.txt"), type: "text/plain" };

/** A request whose quote was typed, and the paper of it that came afterwards. */
async function typedThenPaper(shop = SHOP) {
  const driver = await makeUser("driver");
  const { id } = await makeRequest(driver);
  const viewer = viewerOf(driver);
  const typed = { ...TYPED, key: `${id}.txt`, sha256: id };
  const lines: [string, number][] = [
    ["Front brakes", 40_000],
    ["Rotors", 18_000],
  ];
  await handIn(viewer, id, { shop: SHOP, lines, tax: 4_000, total: 62_000 }, typed);
  const paper = await handIn(viewer, id, {
    ...{ shop, number: `E-${id}`, tax: 4_100, total: 62_100 },
    lines: [
      ["Front brakes", 40_000],
      ["Resurface rotors", 18_000],
    ],
  });
  const stands = async () => {
    const { lineItems, paperTax, paperTotal } = await db.repairRequest.findUniqueOrThrow({
      where: { id },
      select: { paperTax: true, paperTotal: true, lineItems: { orderBy: { position: "asc" } } },
    });
    return {
      lines: lineItems.map(({ description, quoteDocumentId }) => [description, quoteDocumentId === paper.id]),
      sums: [Number(paperTax), Number(paperTotal)],
    };
  };
  return { viewer, paper, stands };
}

test("the paper of a typed quote is asked about, and takes its place with its own sums", async () => {
  const { viewer, paper, stands } = await typedThenPaper();
  expect(paper).toMatchObject({ role: "original", waitsFor: "lines" });
  expect((await findPaper(viewer, paper.id)).view?.typed).toBe(
    "2 lines were typed by hand before this paper came ($580.00)",
  );
  expect(await stands()).toMatchObject({ sums: [40, 620] });
  await sayDocument(viewer, paper.id, { lines: "instead" });
  expect(await stands()).toEqual({
    lines: [
      ["Front brakes", true],
      ["Resurface rotors", true],
    ],
    sums: [41, 621],
  });
});

test("further work stands beside what was typed, and another shop's paper is a rival's", async () => {
  const { viewer, paper, stands } = await typedThenPaper();
  await sayDocument(viewer, paper.id, { lines: "beside" });
  expect(await stands()).toMatchObject({ lines: { length: 4 }, sums: [81, 1241] });
  const other = await typedThenPaper("Rose City Honda");
  expect(other.paper).toMatchObject({ role: "rival", waitsFor: null });
});

test("what a paper is stays what it is while the customer's go-ahead for its lines stands, also where the shop asks for more", async () => {
  const [driver, admin] = [await makeUser("driver"), await makeUser("admin")];
  const { id } = await makeRequest(driver, { status: "Pending_Approval" });
  const paper = await handIn(viewerOf(driver), id, { shop: SHOP, lines: [["Front brakes", 40_000]], total: 40_000 });
  await db.repairLineItem.updateMany({ where: { repairRequestId: id }, data: { group: "approved" } });
  await approveRepair(viewerOf(driver), id, {});
  await updateStatus(viewerOf(admin), id, "In Progress");
  await updateStatus(viewerOf(admin), id, "Needs Approval");
  const sentence = "The customer has authorized lines of this document. What it is cannot be changed any more.";
  await expect(sayDocument(viewerOf(driver), paper.id, { role: "rival" })).rejects.toThrow(sentence);
  expect(await db.repairLineItem.count({ where: { repairRequestId: id, group: "approved" } })).toBe(1);
});
