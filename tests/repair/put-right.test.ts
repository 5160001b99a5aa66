import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decide } from "#app/repair/decide/decide.ts";
import { evolve } from "#app/repair/evolve.ts";
import { type LineItem, priceWord, summarize } from "#app/repair/line-item.ts";
import { entryOf } from "#app/repair/sentences.ts";
import type { Actor, RepairCommand, RepairEvent, RepairState } from "#app/repair/state.ts";
import { missingOf, NO_RATES } from "#app/repair/tax.ts";

const CUSTOMER: Actor = { userId: null, role: null };
const ADVISOR: Actor = { userId: "a", role: "advisor" };
const MISSED = { id: "missed", type: "Labor" as const, description: "Tire rotation", quantity: 2, unitPrice: 2_000 };

function line(id: string, unitPrice: number, more: Partial<LineItem> = {}): LineItem {
  return {
    ...{
      id,
      repairRequestId: "r",
      name: id,
      description: id,
      type: "Part",
      group: "quote_analyzed",
      status: "Pending",
    },
    ...{ quantity: 1, originalQuantity: 1, unitPrice, originalUnitPrice: unitPrice, totalPrice: unitPrice },
    ...{ originalPrice: unitPrice, priceBasis: "quoted", shopWord: null, byHand: null, version: 1, reconciles: true },
    ...{ detailedDescription: null, partNumber: null, partCondition: null, quoteDocumentId: "paper" },
    ...{ sourcePage: 1, sourceBox: { x: 0.1, y: 0.1, width: 0.5, height: 0.02 } },
    ...more,
  };
}

/** A paper whose lines, tax and total fit, as it was read. */
function read(lineItems: LineItem[], more: Partial<RepairState> = {}): RepairState {
  const lines = lineItems.reduce((sum, { originalPrice }) => sum + originalPrice, 0);
  return {
    ...{ id: "r", status: "Pending_Review", version: 1, advisorId: null, feePercent: 25, settlement: "whole" },
    ...{ invoice: null, lineItems, paper: { lines, discount: 0, tax: 1_500, total: lines + 1_500 }, notToExceed: null },
    ...{ taxRates: NO_RATES, authorized: null, alternatives: [], designee: null, delay: null },
    ...{
      scheduledServiceDate: null,
      timeAskedAt: null,
      timeAsked: null,
      timeCancelledAt: null,
      technicianId: null,
      workDoneAt: null,
      workAgainAt: null,
      ...more,
    },
  };
}

const upon = (state: RepairState, command: RepairCommand, actor = CUSTOMER) =>
  decide(state, command, actor).reduce<RepairState>(evolve, state);

function said(state: RepairState, command: RepairCommand) {
  const [event] = decide(state, command, CUSTOMER);
  if (!event) throw new Error("nothing came of it");
  return entryOf(event, state, evolve(state, event));
}

/** What the record keeps of a line that was taken off, as a put-back is given it. */
function keptBy(state: RepairState, item: string): RepairCommand {
  const { line: kept, at } = said(state, { do: "take_off", item }).details as unknown as { line: LineItem; at: number };
  return { do: "put_back", line: kept, at };
}

const papers = fc
  .array(fc.record({ price: fc.integer({ min: 0, max: 900_000 }), typed: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((lines) =>
    read(lines.map(({ price, typed }, at) => line(`l${at}`, price, typed ? { quoteDocumentId: null } : {}))),
  );

describe("whatever the paper", () => {
  test("a line that is taken off and put back leaves lines, order and sums as they were", () => {
    fc.assert(
      fc.property(papers, fc.nat(), (state, pick) => {
        const item = state.lineItems[pick % state.lineItems.length]?.id ?? "";
        const without = upon(state, { do: "take_off", item });
        expect(without.lineItems.map(({ id }) => id)).not.toContain(item);
        expect(upon(without, keptBy(state, item))).toEqual(state);
      }),
    );
  });

  test("a line that is added and taken off again leaves lines and sums as they were, and moves them by its price between", () => {
    fc.assert(
      fc.property(papers, fc.constantFrom("paper", null), (state, document) => {
        const more = upon(state, { do: "add_missing", line: MISSED, document });
        const open = (of: RepairState) => missingOf(of.paper) ?? 0;
        expect(open(state) - open(more)).toBe(document === null ? 0 : 4_000);
        const sumOf = (of: RepairState) => summarize(of.lineItems, ["quote_analyzed"]).originalTotal;
        expect(sumOf(more) - sumOf(state)).toBe(4_000);
        expect(upon(more, { do: "take_off", item: MISSED.id })).toEqual(state);
      }),
    );
  });

  test("the same press twice is one", () => {
    fc.assert(
      fc.property(papers, (state) => {
        const add = { do: "add_missing" as const, line: MISSED, document: "paper" };
        expect(decide(upon(state, add), add, CUSTOMER)).toEqual([]);
        // Also once everything is decided.
        const locked = { ...upon(state, add), status: "Pending_Payment" as const };
        expect(decide(locked, add, CUSTOMER)).toEqual([]);
        expect(decide(state, keptBy(state, "l0"), CUSTOMER)).toEqual([]);
      }),
    );
  });
});

describe("a line that was missed", () => {
  test("is the paper's, as quoted, undecided, and says that a hand wrote it", () => {
    const { lineItems } = upon(read([line("pads", 20_000)]), { do: "add_missing", line: MISSED, document: "paper" });
    expect(lineItems.at(-1)).toMatchObject({
      ...{ id: "missed", type: "Labor", name: "Tire rotation", group: "quote_analyzed", quoteDocumentId: "paper" },
      ...{ quantity: 2, originalQuantity: 2, unitPrice: 2_000, originalUnitPrice: 2_000, originalPrice: 4_000 },
      ...{ priceBasis: "quoted", byHand: "added", sourcePage: null },
    });
    expect(lineItems.map(priceWord)).toEqual([null, "Added by hand"]);
  });

  test("is said in the record", () => {
    const add = (document: string | null) => ({ do: "add_missing" as const, line: MISSED, document });
    expect(said(read([line("pads", 20_000)]), add("paper"))).toMatchObject({
      kind: "item_added",
      summary: "Reading corrected: “Tire rotation” (2 × $20.00) stands on the document and was missed",
    });
    expect(said(read([]), add(null)).summary).toBe(
      "Reading corrected: “Tire rotation” (2 × $20.00) stands on the quote and was missed",
    );
  });

  test("is refused in a sentence: decided about, locked, invoiced, too dear, one too many", () => {
    const add = (state: RepairState, more = {}) =>
      decide(state, { do: "add_missing", line: { ...MISSED, ...more }, document: "paper" }, CUSTOMER);
    const decided = [line("pads", 20_000, { group: "pending" })];
    expect(() => add(read(decided))).toThrow(
      "You have decided on every line of this quote. Write to your advisor about what is missing.",
    );
    const pads = [line("pads", 20_000)];
    expect(() => add(read(pads, { status: "Pending_Payment" }))).toThrow(/Pending Payment/);
    expect(() =>
      add(read(pads, { invoice: { id: "i", number: "1", status: "Unpaid", amountPaid: 0, outstandingBalance: 1 } })),
    ).toThrow(/Pending Payment/);
    expect(() => add(read(pads), { quantity: 9_999_999, unitPrice: 999_999_999 })).toThrow(
      expect.objectContaining({ message: "A line may cost at most $9,999,999.99.", field: "unitPrice" }),
    );
    const full = Array.from({ length: 500 }, (_, at) => line(`l${at}`, 100));
    expect(() => add(read(full))).toThrow("A repair request has at most 500 lines.");
    expect(add(read(full.slice(1)))).toHaveLength(1);
    expect(add(read([]))).toHaveLength(1);
  });
});

describe("a line that is not on the paper", () => {
  const footer = line("Page 2 of 2", 1_200);
  const state = read([line("pads", 20_000), footer]);

  test("leaves the lines and what the paper's lines come to; the record keeps all of it", () => {
    const gone = upon(state, { do: "take_off", item: footer.id });
    expect(gone.lineItems.map(({ id }) => id)).toEqual(["pads"]);
    expect([missingOf(state.paper), missingOf(gone.paper), gone.paper.lines]).toEqual([0, 1_200, 20_000]);
    const entry = said(state, { do: "take_off", item: footer.id });
    expect(entry).toMatchObject({
      kind: "item_removed",
      summary: "Reading corrected: “Page 2 of 2” (1 × $12.00) does not stand on the document, it was taken off",
      details: { corrected: true, line: footer, at: 1 },
    });
    expect(entry.lines?.[0]).toMatchObject({ id: footer.id, from: "quote_analyzed", price: "12.00" });
    expect(entry.lines?.[0]).not.toHaveProperty("to");
    expect(said(gone, keptBy(state, footer.id)).summary).toBe(
      "Put back: “Page 2 of 2” (1 × $12.00) stands on the document",
    );
  });

  test("is refused once it was decided about, changed, or nothing can be changed", () => {
    const off = (more: Partial<RepairState> = {}, version?: number) =>
      decide({ ...state, ...more }, { do: "take_off", item: footer.id, ...(version ? { version } : {}) }, CUSTOMER);
    const approved = [{ ...footer, group: "approved" as const }];
    expect(() => off({ lineItems: approved })).toThrow("A line can be taken off only before you decide on it.");
    expect(() => off({ status: "Completed" })).toThrow(/Completed/);
    expect(() => off({}, 7)).toThrow(expect.objectContaining({ status: 409, title: "Changed meanwhile" }));
    expect(() => off({ lineItems: [] })).toThrow(expect.objectContaining({ status: 404 }));
  });

  test("staff's own removal is the shop's word on work, and leaves the paper as it is printed", () => {
    const gone = upon(state, { do: "remove", item: footer.id }, { userId: "a", role: "admin" });
    expect({ ...gone.paper, terms: state.paper.terms }).toEqual(state.paper);
    expect(gone.paper.terms?.gone).toMatchObject([{ id: footer.id, originalPrice: 1_200 }]);
  });
});

describe("the total of the paper", () => {
  const state = read([line("pads", 20_000)]);
  const was = { total: 21_500, tax: 1_500 };
  const sums = (is: { total: number; tax: number | null }) => ({
    do: "correct_sums" as const,
    ...{ document: "paper", was, is, paper: { ...state.paper, ...is } },
  });

  test("stands as it was corrected, and the record has both", () => {
    const is = { total: 22_000, tax: 2_000 };
    expect(upon(state, sums(is)).paper).toEqual({ lines: 20_000, discount: 0, ...is });
    expect(said(state, sums(is))).toEqual({
      kind: "quote_said",
      summary: "Reading corrected: $215.00 with $15.00 tax is $220.00 with $20.00 tax on the document",
      details: {
        ...{ corrected: true, documentId: "paper" },
        ...{ before: { total: "215.00", tax: "15.00" }, after: { total: "220.00", tax: "20.00" } },
      },
    });
    expect(said(state, sums({ total: 20_000, tax: null })).summary).toBe(
      "Reading corrected: $215.00 with $15.00 tax is $200.00 with no tax on the document",
    );
  });

  test("said again it changes nothing, and it is refused once every line is decided about", () => {
    expect(decide(state, sums(was), CUSTOMER)).toEqual([]);
    const decided = { ...state, lineItems: [line("pads", 20_000, { group: "approved" })] };
    expect(() => decide(decided, sums({ total: 1, tax: null }), CUSTOMER)).toThrow(
      "You have decided on every line of this quote. Write to your advisor about its total.",
    );
  });

  test("asks again where the work is under way and it comes to more than was authorized", () => {
    const pads = line("pads", 20_000, { group: "approved", priceBasis: "quoted" });
    const wipers = line("wipers", 10_000);
    const begun = read([pads, wipers], { status: "In Progress", authorized: 21_000 });
    const types = (command: RepairCommand) => decide(begun, command, ADVISOR).map(({ type }) => type);
    expect(types({ do: "take_off", item: "wipers" })).toEqual(["line_removed", "status_changed"]);
    const correct = { do: "correct" as const, item: "wipers", description: "wipers", quantity: 1, unitPrice: 0 };
    expect(types(correct)).toEqual(["line_corrected", "status_changed"]);
    const asks = decide(begun, { do: "take_off", item: "wipers" }, ADVISOR).at(-1) as RepairEvent;
    expect(asks).toMatchObject({ to: "Needs Approval", above: { sum: 21_500, most: 21_000 } });
  });
});

describe("after the go-ahead", () => {
  const pads = line("pads", 20_000, { group: "approved" });
  const [wipers, belt] = [line("wipers", 10_000), line("belt", 5_000)];
  const kept = keptBy(read([pads, wipers, belt]), "belt");
  const was = { total: 31_500, tax: 1_500 };
  const is = { total: 30_000, tax: null };
  const commands: RepairCommand[] = [
    { do: "add_missing", line: { ...MISSED, quantity: 1, unitPrice: 90_000_000 }, document: "paper" },
    { do: "correct", item: "wipers", description: "wipers", quantity: 1, unitPrice: 90_000_000 },
    { do: "take_off", item: "wipers" },
    kept,
    { do: "correct_sums", document: "paper", was, is, paper: { lines: 30_000, discount: 0, ...is } },
  ];

  test.each(["Pending_Repair", "In Progress", "Parts Ordered", "Delayed", "Needs Approval"] as const)(
    "at %s the customer makes nothing that they authorized cheaper by putting the paper right; the shop still may",
    (status) => {
      const begun = read([pads, wipers], { status, authorized: 21_000 });
      for (const command of commands) {
        expect(() => decide(begun, command, CUSTOMER)).toThrow(
          "You have given the go-ahead. Write to your advisor about",
        );
        expect(() => decide(begun, command, { userId: "d", role: "driver" })).toThrow("You have given the go-ahead.");
        expect(decide(begun, command, ADVISOR).length).toBeGreaterThan(0);
      }
    },
  );

  test("who took it back puts the paper right as before", () => {
    const back = read([pads, wipers], { status: "Pending_Approval", authorized: 21_000 });
    for (const command of commands) expect(decide(back, command, CUSTOMER).length).toBeGreaterThan(0);
  });
});

test("a corrected line says so where its price is named, and one dearer than any line may be is refused", () => {
  const state = read([line("pads", 20_000)]);
  const correct = { do: "correct" as const, item: "pads", description: "Pads", quantity: 1, unitPrice: 10_000 };
  const { lineItems } = upon(state, correct);
  expect(lineItems.map(priceWord)).toEqual(["Corrected by hand"]);
  expect(() => decide(state, { ...correct, quantity: 9_999_999, unitPrice: 999_999_999 }, CUSTOMER)).toThrow(
    "A line may cost at most $9,999,999.99.",
  );
});
