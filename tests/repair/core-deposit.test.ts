import { describe, expect, test } from "vitest";
import { isCoreDeposit } from "#app/prices/core-deposit.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { answerOf } from "#app/quotes/answer.server.ts";
import { createQuote } from "#app/quotes/quote.server.ts";
import { findEvidence } from "#app/repair/evidence.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { analyzeItems, moveLineItem } from "#app/repair/verbs.server.ts";
import { reading, storedFile } from "../support/readings.ts";
import { makeUser, viewerOf } from "../support/world.ts";

type Line = [description: string, cents: number, type: QuoteReading["items"][number]["type"]];

/** An estimate of a diesel shop: six core charges of $150 and their credit, tax of 6.25% on parts. */
const INJECTORS: Line[] = [
  ["Fuel injector, reman", 286_950, "Part"],
  ["Injector line kit", 31_200, "Part"],
  ["Core charge injectors", 90_000, "Fee"],
  ["Fuel filter set", 11_840, "Part"],
  ["R&R six injectors", 173_250, "Labor"],
  ["EGR cooler clean (sublet)", 35_000, "Service"],
  ["DEF fluid 2.5 gal", 3_398, "Part"],
];
const BOX = { x: 0, y: 0, width: 1, height: 0.02 };
const RAM = { year: 2015, make: "Ram", model: "2500" };

function paper(lines: Line[], credit: number | null = null) {
  const read = reading({ shop: "Panhandle Diesel Repair", vehicle: RAM, lines, total: null });
  const discounts = credit ? [{ description: "Core credit", amount: credit, page: 1, box: BOX }] : [];
  return { ...read, discounts };
}

async function quoted(read: QuoteReading) {
  const driver = await makeUser("driver");
  const viewer = viewerOf(driver);
  const form = { ...RAM, description: "Repair quote", contactPreference: "phone" as const };
  const { id } = await createQuote(viewer, form as never, {
    file: storedFile(),
    outcome: { ok: true, reading: read },
  });
  const shown = async () => findRepairRequest(viewer, id);
  const line = async (description: string) =>
    (await shown()).lineItems.find((item) => item.description === description) ?? expect.unreachable(description);
  return { viewer, id, shown, line };
}

test.each([
  ["Core charge - alternator", "Fee"],
  ["Battery core deposit", "Fee"],
  ["CORE CHG CALIPERS", "Part"],
  ["Alternator core", "Part"],
  ["Battery core (refundable)", "Part"],
  ["Core, compressor", "Part"],
  ["Core charge (reman caliper)", "Part"],
])("%s is a deposit", (description, type) => {
  expect(isCoreDeposit({ description, type })).toBe(true);
});

test.each([
  ["Heater core", "Part"],
  ["Alternator, reman (core charge included)", "Part"],
  ["Reman starter w/ core charge", "Part"],
  ["Core return freight", "Fee"],
  ["CORE - Charge air cooler hose", "Part"],
  ["Radiator, aluminum core", "Part"],
  ["R&R heater core", "Labor"],
  ["Fuel injector, reman (core", "Part"],
])("%s is none", (description, type) => {
  expect(isCoreDeposit({ description, type })).toBe(false);
});

describe("a core deposit", () => {
  test("has no target, saves nothing and earns no fee; its credit is taken off it alone", async () => {
    const { viewer, id, line, shown } = await quoted(paper(INJECTORS, 90_000));
    await analyzeItems(viewer, id);
    expect(await line("Core charge injectors")).toMatchObject({
      ...{ group: "pending", totalPrice: 90_000, priceBasis: "quoted", status: "Same" },
    });
    const { summary } = await shown();
    // 25% of 22% of the $5,416.38 that is work.
    expect(summary).toMatchObject({ savings: 119_161, serviceFee: 29_790, discount: 90_000 });

    await moveLineItem(viewer, (await line("Fuel injector, reman")).id, "declined");
    expect((await shown()).summary).toMatchObject({ discount: 90_000 });
    await moveLineItem(viewer, (await line("Core charge injectors")).id, "declined");
    expect((await shown()).summary).toMatchObject({ discount: 0 });
  });

  test("is in no figure of the headline, and the credit lowers no other work", async () => {
    const read = paper(INJECTORS, 90_000);
    const { shown } = await quoted(read);
    const request = await shown();
    const { summary, picture, byItem } = await findEvidence(request);
    expect(picture).toMatchObject({ off: 0, deposits: 0, whole: 541_638 });
    expect(summary).not.toContain("taken off");
    expect((await answerOf({ ok: true, reading: read }))?.picture).toEqual(picture);
    const deposit = request.lineItems.find(({ description }) => description === "Core charge injectors");
    expect(byItem[deposit?.id ?? ""]).toMatchObject({
      ...{ low: null, high: null, verdict: null },
      reason: "A deposit for the old part: it comes back with it, so it is no price to compare.",
    });
    const without = paper(INJECTORS.filter(([words]) => words !== "Core charge injectors"));
    expect((await answerOf({ ok: true, reading: without }))?.sentence).toBe(summary);
  });

  test("without a credit is no work either, alone or beside the part that it is of", async () => {
    const alternator: Line[] = [
      ["Alternator", 38_000, "Part"],
      ["Replace alternator", 22_000, "Labor"],
    ];
    const [bare, held] = [alternator, [...alternator, ["Alternator core charge", 7_500, "Fee"] satisfies Line]].map(
      (lines) => answerOf({ ok: true, reading: paper(lines) }),
    );
    expect((await held)?.picture).toEqual({ ...(await bare)?.picture, deposits: 7_500 });
    expect(await held).toMatchObject({ total: 67_500, sure: (await bare)?.sure });
  });

  test("of which one is named is taken off that one", async () => {
    const lines: Line[] = [
      ["Battery", 20_000, "Part"],
      ["Battery core charge", 2_200, "Fee"],
      ["Caliper", 12_000, "Part"],
      ["Caliper core charge", 6_000, "Fee"],
    ];
    const credit = { ...paper(lines, 2_200) };
    const read = {
      ...credit,
      discounts: credit.discounts.map((one) => ({ ...one, description: "Battery core credit" })),
    };
    const { viewer, line, shown } = await quoted(read);
    await moveLineItem(viewer, (await line("Caliper core charge")).id, "approved");
    expect((await shown()).summary).toMatchObject({ discount: 0 });
    await moveLineItem(viewer, (await line("Battery core charge")).id, "approved");
    expect((await shown()).summary).toMatchObject({ discount: 2_200 });
  });
});
