import { expect, test } from "vitest";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { answerOf } from "#app/quotes/answer.server.ts";
import { deductibleSaid } from "#app/quotes/papers/deductible.ts";
import { createQuote } from "#app/quotes/quote.server.ts";
import { findEvidence } from "#app/repair/evidence.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { reading, storedFile } from "../support/readings.ts";
import { makeUser, viewerOf } from "../support/world.ts";

/** An estimate of record: bumper, lamp and fender after a crash, with one rate for all body labor. */
const CRASH: QuoteReading = {
  ...reading({
    ...{ shop: "Lone Star Collision Center", total: 173_218, tax: 9_525, subtotal: 163_693 },
    vehicle: { year: 2019, make: "Subaru", model: "Forester" },
    lines: [
      ["Bumper cover", 41_233, "Part"],
      ["LT Headlamp assy", 63_820, "Part"],
      ["Hazardous waste", 500, "Fee"],
      ["Body Labor", 31_620, "Labor"],
      ["Paint Labor", 16_120, "Labor"],
      ["Paint Supplies", 10_400, "Fee"],
    ],
  }),
  kind: "insurance",
  notice: "This is an insurance estimate: we show its parts and labor, its prices are not compared.",
  deductible: 50_000,
};
const SAID = "These are an insurer's prices: they are not compared.";

test("an insurer's prices are compared nowhere before sign-in, and its deductible stands beside the total", async () => {
  expect(await answerOf({ ok: true, reading: CRASH })).toMatchObject({
    ...{ sentence: SAID, picture: null, matter: [], sure: "", repeats: [], unknown: [] },
    ...{ total: 173_218, deductible: 50_000 },
  });
  expect(deductibleSaid(173_218, 50_000)).toBe(
    "It prints a deductible of $500.00, your own share; net of it $1,232.18 is left.",
  );
  expect(deductibleSaid(173_218, null)).toBe("");
});

test("nor on the request: no figure, no job that takes all labor, no question, and nothing that can wait", async () => {
  const driver = await makeUser("driver");
  const form = { ...CRASH.vehicle, description: "Crash", contactPreference: "phone" as const };
  const { id } = await createQuote(viewerOf(driver), form as never, {
    file: storedFile(),
    outcome: { ok: true, reading: CRASH },
  });
  const { summary, picture, byItem, jobs, questions } = await findEvidence(
    await findRepairRequest(viewerOf(driver), id),
  );
  expect({ summary, picture, byItem, jobs, questions }).toEqual({
    ...{ summary: SAID, picture: null, byItem: {}, jobs: [], questions: [] },
  });
});
