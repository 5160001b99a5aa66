import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { answerOf } from "#app/quotes/answer.server.ts";
import { createQuote } from "#app/quotes/quote.server.ts";
import { findEvidence } from "#app/repair/evidence.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { moveLineItem } from "#app/repair/verbs.server.ts";
import { reading, storedFile } from "../support/readings.ts";
import { makeUser, viewerOf } from "../support/world.ts";

const TESLA = { year: 2021, make: "Tesla", model: "Model 3", mileage: 41_000 };
const read = () =>
  reading({
    ...{ shop: "Sunset EV & Auto", total: 90_350, tax: 0 },
    vehicle: TESLA,
    lines: [
      ["Tire rotation", 8_250],
      ["Brake fluid flush", 18_900],
      ["Cabin air filter", 19_550],
      ["Spark plugs replacement (4)", 29_400],
      ["Engine oil and filter change", 14_250],
    ],
  });

test("what the car cannot have is said first: in the sentence before sign-in and after it, and in the first questions", async () => {
  const outcome = { ok: true as const, reading: read() };
  const before = await answerOf(outcome);
  const said = "This car has no spark plugs and no combustion engine: ask what is meant by $437 of this quote. ";
  expect(before?.sentence.startsWith(said)).toBe(true);
  expect(before?.matter.slice(0, 2).map(({ name, about }) => [name, about])).toEqual([
    ["Spark plugs replacement (4)", "car"],
    ["Engine oil and filter change", "car"],
  ]);
  const driver = await makeUser("driver");
  const form = { ...TESLA, description: "Repair quote", contactPreference: "phone" as const };
  const { id } = await createQuote(viewerOf(driver), form as never, { file: storedFile(), outcome });
  const request = await findRepairRequest(viewerOf(driver), id);
  const { summary, questions } = await findEvidence(request);
  expect(summary).toBe(before?.sentence);
  expect(questions.slice(0, 2).map(({ question }) => question)).toEqual([
    "“Spark plugs replacement (4)”: this car has no spark plugs. What is meant?",
    "“Engine oil and filter change”: this car has no combustion engine. What is meant?",
  ]);
});

test("once it was declined or put off nothing of it falls due; what the car has does", async () => {
  const driver = await makeUser("driver");
  const form = { ...TESLA, description: "Repair quote", contactPreference: "phone" as const };
  const outcome = { ok: true as const, reading: read() };
  const { id } = await createQuote(viewerOf(driver), form as never, { file: storedFile(), outcome });
  const { lineItems, vehicle } = await findRepairRequest(viewerOf(driver), id);
  for (const [at, group] of (["declined", "deferred", "pending", "declined", "deferred"] as const).entries()) {
    const line = lineItems[at]?.id ?? "";
    if (group !== "pending") await moveLineItem(viewerOf(driver), line, group);
  }
  const due = await db.serviceRecommendation.findMany({
    where: { vehicleId: vehicle.id, recommendationType: "Follow-up" },
  });
  expect(due.map((each) => each.recommendedServiceDescription).toSorted()).toEqual([
    "Brake fluid flush (deferred)",
    "Tire rotation (declined)",
  ]);
});
