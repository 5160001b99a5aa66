import { expect, test } from "vitest";
import { answerOf } from "#app/quotes/answer.server.ts";
import { createQuote } from "#app/quotes/quote.server.ts";
import { findEvidence } from "#app/repair/evidence.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { reading, storedFile } from "../support/readings.ts";
import { makeUser, viewerOf } from "../support/world.ts";

test.each([
  "Hilltop Auto Repair",
  "Hey, it's about the Honda: they want this now",
  "Honda of Downtown Los Angeles and the San Fernando Valley",
])("the figures of a quote are the same before the phone is given and on the status page: %s", async (shop) => {
  const read = reading({
    ...{ shop, number: "H-77", total: 109_400, tax: 0, feesSubtotal: 2_000 },
    vehicle: { year: 2018, make: "Hyundai", model: "Santa Fe Sport", mileage: 96_340 },
    lines: [
      ["Struts", 33_700, "Part"],
      ["Labor", 38_400, "Labor"],
      ["Spark plugs", 35_300],
    ],
  });
  // Which axle is said beside the line only.
  Object.assign(read.items[0] ?? {}, { position: "front", section: "Suspension", quantity: 2, unitPrice: 16_850 });
  const outcome = { ok: true as const, reading: read };
  const before = await answerOf(outcome);
  const driver = await makeUser("driver");
  const form = { ...before?.vehicle, description: "Repair quote", contactPreference: "phone" as const };
  const { id } = await createQuote(viewerOf(driver), form as never, { file: storedFile(), outcome });
  const after = await findEvidence(await findRepairRequest(viewerOf(driver), id));
  expect(before?.picture).not.toBeNull();
  expect(after.picture).toEqual(before?.picture);
  expect(after.summary).toBe(before?.sentence);
  const places = Object.values(after.byItem).map(({ position }) => position);
  expect(places).toContain("front");
});
