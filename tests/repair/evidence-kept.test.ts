import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { evidenceOf, findEvidence } from "#app/repair/evidence.server.ts";
import { demoRequest } from "#app/repair/sample/sample.ts";

test("a quote is judged once, and again when a price, the car or the shop's own word changes", async () => {
  const request = demoRequest([]).request;
  const [line, ...others] = request.lineItems;
  if (!line) throw new Error("The sample has no lines.");
  const first = await findEvidence(request);
  expect(await findEvidence(demoRequest([]).request)).toBe(first);
  const dearer = { ...request, lineItems: [{ ...line, originalPrice: line.originalPrice * 3 }, ...others] };
  expect((await findEvidence(dearer)).byItem[line.id]?.quoted).not.toBe(first.byItem[line.id]?.quoted);
  const older = { ...request, vehicle: { ...request.vehicle, mileage: 190_000 } };
  expect(await findEvidence(older)).not.toBe(first);
  const job = first.byItem[line.id]?.job ?? "";
  const { id } = await db.priceGuideCorrection.create({
    data: { job, lowPrice: "1.00", highPrice: "2.00", note: "For this test" },
  });
  const corrected = await findEvidence(request);
  expect(corrected.byItem[line.id]).toMatchObject({ low: 100, high: 200 });
  await db.priceGuideCorrection.update({ where: { id }, data: { withdrawnAt: new Date() } });
  expect((await findEvidence(request)).byItem[line.id]).toEqual(first.byItem[line.id]);
  expect(evidenceOf(request)).toBe(evidenceOf(demoRequest([]).request));
});
