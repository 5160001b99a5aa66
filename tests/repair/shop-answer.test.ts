import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { analyzeItems, recordPrices } from "#app/repair/verbs.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

const MIKE = { person: "Mike R.", way: "phone" as const };

async function quoted({ asked = true, way = "text" as "text" | "email" } = {}) {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor");
  const { id, itemIds } = await makeRequest(driver, {
    advisor,
    lines: [
      { unitPrice: 10_000, description: "Brake pads", group: "quote_analyzed" },
      { unitPrice: 20_000, description: "Rotors", group: "quote_analyzed" },
    ],
  });
  await db.repairRequest.update({ where: { id }, data: { contactPreference: way } });
  if (asked) await analyzeItems(viewerOf(driver), id);
  const [pads = "", rotors = ""] = itemIds;
  const answer = async (price: number | null) =>
    recordPrices(viewerOf(advisor), id, {
      ...MIKE,
      lines: [
        price === null ? { id: pads, said: "kept" } : { id: pads, said: "agreed", unitPrice: price },
        { id: rotors, said: "kept" },
      ],
    });
  const texts = async () => {
    const rows = await db.outboundMessage.findMany({
      where: { repairRequestId: id },
      orderBy: { createdAt: "asc" },
    });
    return rows.map(({ body }) => body);
  };
  return { id, driver, answer, texts };
}

test("what the shop said of its prices is told to who has not decided yet: once, with the link", async () => {
  const { id, driver, answer, texts } = await quoted();
  const before = (await texts()).length;
  await answer(8_000);
  const said = (await texts()).slice(before);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(
    new RegExp(
      String.raw`: The shop answered about your Porsche 911 2021\. Lowered: Brake pads to \$80\.00 \(quoted \$100\.00\)\. Kept: Rotors at \$200\.00\. Approve or decline: \S+/repair-status/${id}\S* Reply STOP to opt out\.$`,
    ),
  );
  expect(
    await db.notification.findFirst({ where: { userId: driver.id, title: { endsWith: ": the shop answered" } } }),
  ).toMatchObject({ body: "Lowered: Brake pads to $80.00 (quoted $100.00). Kept: Rotors at $200.00." });
  await answer(8_000);
  expect((await texts()).slice(before)).toHaveLength(1);
  await answer(7_500);
  expect((await texts()).at(-1)).toContain("Lowered: Brake pads to $75.00 (quoted $100.00). Approve or decline:");
});

test("an answer that comes before the customer asked puts the lines to them in the same message", async () => {
  const { id, answer, texts } = await quoted({ asked: false });
  await answer(8_000);
  expect(await db.repairRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "Pending_Approval" });
  const said = await texts();
  expect(said).toHaveLength(1);
  expect(said[0]).toContain("Lowered: Brake pads to $80.00");
});

test("who chose e-mail reads that every price was kept there", async () => {
  const { id, answer, texts } = await quoted({ way: "email" });
  await answer(null);
  expect(await texts()).toEqual([]);
  const mail = await db.outboundEmail.findFirst({ where: { repairRequestId: id }, orderBy: { createdAt: "desc" } });
  expect(JSON.stringify(mail?.content)).toContain("Kept: Brake pads at $100.00, Rotors at $200.00.");
});
