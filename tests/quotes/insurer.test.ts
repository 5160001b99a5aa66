import { expect, test } from "vitest";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { answerOf } from "#app/quotes/answer.server.ts";
import { leftSaid } from "#app/quotes/papers/left-to-pay.ts";
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
    ...{ total: 173_218, left: "It prints a deductible of $500.00, your own share; net of it $1,232.18 is left." },
  });
  expect(leftSaid(173_218, { kind: "insurance", deductible: null })).toBe("");
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

test("a deposit that a paper says was paid stands beside its total, where what is left proves it; a card's name and what a month costs do not", () => {
  const at = { page: 1, box: { x: 0, y: 0, width: 1, height: 0.02 }, description: "" };
  const of = (kind: "payment" | "due", amount: number) => ({ ...at, kind, amount });
  expect(leftSaid(712_599, { sums: [of("payment", -250_000), of("due", 462_599)] })).toBe(
    "It says that $2,500.00 of it was paid; $4,625.99 is left to pay the shop.",
  );
  expect(leftSaid(60_000, { sums: [of("payment", 10_000), of("payment", 20_000), of("due", 30_000)] })).toContain(
    "$300.00 of it",
  );
  expect(leftSaid(60_000, { sums: [of("payment", 5_000), of("due", 60_000)] })).toBe("");
  expect(leftSaid(60_000, { sums: [of("payment", 60_000), of("due", 0)] })).toBe("");
  expect(leftSaid(60_000, undefined)).toBe("");
});
