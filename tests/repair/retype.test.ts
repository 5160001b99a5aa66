import { describe, expect, test } from "vitest";
import { decide } from "#app/repair/decide/decide.ts";
import { evolve } from "#app/repair/evolve.ts";
import { type LineItem, summarize } from "#app/repair/line-item.ts";
import { entryOf } from "#app/repair/sentences.ts";
import type { Actor, Command, RepairState } from "#app/repair/state.ts";
import { NO_PAPER, NO_RATES } from "#app/repair/tax.ts";

const ADVISOR: Actor = { userId: "advisor", role: "advisor" };
const WORD = { person: "Mike R.", way: "phone" as const, at: "2026-01-05T17:00:00Z", until: null, note: null };
const TOO_LATE = /^What the shop quoted can be corrected only until the customer has decided on it\. Remove the line/;

/** 999 hours for 2, as they were typed at the desk. */
const LABOR = {
  ...{ id: "labor", repairRequestId: "r", name: "Labor", description: "Labor", type: "Labor", group: "pending" },
  ...{ quantity: 999, originalQuantity: 999, unitPrice: 16_500, originalUnitPrice: 16_500, status: "Pending" },
  ...{ totalPrice: 16_483_500, originalPrice: 16_483_500, priceBasis: "quoted", shopWord: null, version: 1 },
  ...{ detailedDescription: null, partNumber: null, partCondition: null, quoteDocumentId: null },
  ...{ sourcePage: null, sourceBox: null, reconciles: null },
} as LineItem;

function stateOf(line: Partial<LineItem> = {}): RepairState {
  return {
    ...{ id: "r", status: "Pending_Approval", version: 1, advisorId: "advisor", feePercent: 25, settlement: "whole" },
    ...{ invoice: null, lineItems: [{ ...LABOR, ...line }], paper: NO_PAPER, taxRates: NO_RATES, notToExceed: null },
    ...{ authorized: null, alternatives: [], designee: null, delay: null, scheduledServiceDate: null },
    ...{
      timeAskedAt: null,
      timeAsked: null,
      timeCancelledAt: null,
      technicianId: null,
      workDoneAt: null,
      workAgainAt: null,
    },
  };
}

function retyped(state = stateOf(), more: Partial<Command<"retype">> = {}, actor = ADVISOR) {
  const edit = { quantity: 2, unitPrice: 16_500, description: "Labor" };
  return decide(state, { do: "retype", item: "labor", edit, answered: false, ...more }, actor);
}

describe("a line that staff typed wrong", () => {
  test("takes its quoted figures along, as an event of its own: no saving, no fee, no target", () => {
    const before = stateOf();
    const events = retyped(before);
    expect(events).toEqual([{ type: "line_retyped", id: "labor", quantity: 2, unitPrice: 16_500 }]);
    const after = events.reduce<RepairState>(evolve, before);
    expect(after.lineItems[0]).toMatchObject({
      ...{ quantity: 2, originalQuantity: 2, originalUnitPrice: 16_500, originalPrice: 33_000, totalPrice: 33_000 },
      ...{ priceBasis: "quoted", group: "pending" },
    });
    expect(summarize(after.lineItems)).toMatchObject({ savings: 0, serviceFee: 0, openTargets: 0 });
    const [event] = events;
    if (!event) throw new Error("nothing came of it");
    expect(entryOf(event, before, after)).toMatchObject({
      kind: "item_edited",
      summary: "Labor was typed wrong: the shop quoted 2 × $165.00, not 999 × $165.00",
      details: {
        corrected: true,
        before: { quantity: 999, unitPrice: "165.00" },
        after: { quantity: 2, unitPrice: "165.00" },
      },
    });
  });

  test("is put right after it was corrected the other way and became a target", () => {
    const edited = decide(stateOf(), { do: "edit", item: "labor", edit: { quantity: 2 } }, ADVISOR);
    const target = edited.reduce<RepairState>(evolve, stateOf());
    expect(target.lineItems[0]).toMatchObject({ priceBasis: "target", originalQuantity: 999 });
    const after = retyped(target).reduce<RepairState>(evolve, target);
    expect(after.lineItems[0]).toMatchObject({ priceBasis: "quoted", originalQuantity: 2, originalPrice: 33_000 });
  });

  test("its words and what else changed are an event beside it", () => {
    const events = retyped(stateOf(), { edit: { quantity: 2, description: "Labor, front axle" } });
    expect(events.map(({ type }) => type)).toEqual(["line_edited", "line_retyped"]);
    const { lineItems } = events.reduce<RepairState>(evolve, stateOf());
    expect(lineItems[0]).toMatchObject({
      description: "Labor, front axle",
      name: "Labor, front axle",
      originalPrice: 33_000,
    });
    expect(retyped(stateOf(), { edit: { quantity: 999, unitPrice: 16_500 } })).toEqual([]);
  });

  test.each([
    ["agreed to", { priceBasis: "agreed" as const, shopWord: WORD, quantity: 2, totalPrice: 33_000 }],
    ["kept", { shopWord: WORD }],
  ])(
    "is put right also after the shop %s: its answer goes with the wrong figures, and no saving and no fee stay",
    (_, line) => {
      const before = stateOf(line);
      const after = retyped(before).reduce<RepairState>(evolve, before);
      expect(after.lineItems[0]).toMatchObject({ priceBasis: "quoted", shopWord: null, originalPrice: 33_000 });
      expect(summarize(after.lineItems)).toMatchObject({ savings: 0, serviceFee: 0, openTargets: 0 });
    },
  );

  test.each([
    ["that the customer decided", { group: "approved" as const }],
    ["of a paper", { quoteDocumentId: "paper" }],
    ["that was paid elsewhere", { priceBasis: "paid" as const }],
  ])("is corrected no more: one %s", (_, line) => {
    expect(() => retyped(stateOf(line))).toThrow(TOO_LATE);
  });

  test("nor one that was answered and came back, nor by who may not edit it, nor over a colleague", () => {
    expect(() => retyped(stateOf(), { answered: true })).toThrow(TOO_LATE);
    expect(() => retyped(stateOf(), {}, { userId: "driver", role: "driver" })).toThrow(
      expect.objectContaining({ status: 403 }),
    );
    expect(() => retyped(stateOf({ version: 2 }), { version: 1 })).toThrow(expect.objectContaining({ status: 409 }));
    expect(() =>
      retyped({
        ...stateOf(),
        invoice: { id: "i", number: "1", status: "Unpaid", amountPaid: 0, outstandingBalance: 1 },
      }),
    ).toThrow(/has an invoice/);
    expect(() => retyped(stateOf(), { edit: { quantity: 9999, unitPrice: 900_000 } })).toThrow(/at most/);
  });
});
