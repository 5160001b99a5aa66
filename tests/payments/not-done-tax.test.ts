import { expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { analyzeItems, moveLineItem, recordPrices, removeLineItem } from "#app/repair/verbs.server.ts";
import { handIn, reading, storedFile } from "../support/readings.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

type Line = [string, number, "Part" | "Labor"];

const PADS: Line = ["Front brake pads, ceramic", 11_995, "Part"];
const LABOR: Line = ["Replace front brake pads", 33_300, "Labor"];
const ARM: Line = ["Lower control arm, front left", 21_400, "Part"];
const BOX = { x: 0, y: 0, width: 1, height: 0.02 };

/** The invoice of a quote with "Sales tax 10.75% on parts", of which the control arm was declined, taken off by the desk, or approved and not done. */
async function invoiced(arm: "declined" | "removed" | "not done", words: string) {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id } = await makeRequest(driver, { advisor, status: "Pending_Approval" });
  const lines = [PADS, LABOR, ARM];
  const tax = 3_590;
  const read = reading({ shop: "Hollis Auto Care", number: "48213", lines, tax, total: 66_695 + tax });
  const printed = { description: words, amount: tax, page: 1, box: BOX, kind: "tax" as const };
  await handIn(viewerOf(driver), id, { ...read, sums: [printed] });
  await analyzeItems(viewerOf(driver), id);
  const rows = await db.repairLineItem.findMany({ where: { repairRequestId: id } });
  const said = rows.map((row) => ({ id: row.id, said: "kept" as const }));
  await recordPrices(viewerOf(advisor), id, { person: "Ray M.", way: "phone", lines: said });
  for (const row of rows) {
    const declined = arm === "declined" && row.description === ARM[0];
    await moveLineItem(viewerOf(driver), row.id, declined ? "declined" : "approved");
  }
  await db.repairRequest.update({ where: { id }, data: { status: "In Progress" } });
  const armId = rows.find(({ description }) => description === ARM[0])?.id ?? "";
  if (arm === "removed") await removeLineItem(viewerOf(advisor), armId);
  if (arm !== "not done") return createInvoice(viewerOf(advisor), id);
  const bill = reading({
    shop: "Hollis Auto Care",
    number: "48213-1",
    lines: [PADS, LABOR],
    tax: 1_289,
    total: 46_584,
  });
  await handIn(viewerOf(advisor), id, { ...bill, bill: "completed" as const }, storedFile("final.pdf"));
  const asked = await createInvoice(viewerOf(advisor), id).catch((error: Error) => error.message);
  return createInvoice(viewerOf(advisor), id, { anyway: String(asked), notDone: [armId] });
}

test.each(["Sales tax 10.75% on parts", "Sales tax"])(
  "what leaves the repair is taxed as what was declined: %s",
  async (words) => {
    const sums = async (arm: Parameters<typeof invoiced>[0]) => {
      const { subtotal, tax, taxSource, totalAmount } = await invoiced(arm, words);
      return { subtotal, tax, taxSource, totalAmount };
    };
    const declined = await sums("declined");
    expect(await sums("not done")).toEqual(declined);
    expect(await sums("removed")).toEqual(declined);
  },
);
