import { expect, test } from "vitest";
import { paperView } from "#app/quotes/papers/view.server.ts";
import { UNTAXED } from "#app/repair/tax.ts";
import { reading } from "../support/readings.ts";

const BOX = { x: 0, y: 0, width: 1, height: 0.1 };
const SUM = { description: "Total", page: 1, box: BOX };
const ROW = {
  ...{ id: "1", readStatus: "read" as const, readMessage: null, role: "original" as const, waitsFor: null },
  ...{ carAnswer: null, effect: null, sameAs: null },
};

const viewOf = (more: object, row: object = {}) =>
  paperView(
    { ...ROW, ...row, reading: { ...reading({ date: "2026-11-20", subtotal: 94_540, total: 94_540 }), ...more } },
    { lineItems: [], vehicle: { year: 2016, make: "Honda", model: "Accord" }, taxation: UNTAXED, quoteDocuments: [] },
  );

test("only what is printed is shown as printed, and its day as all days are", () => {
  const bare = viewOf({ sums: [{ ...SUM, kind: "total", amount: 94_540 }] });
  expect(bare?.printed).toEqual([
    { label: "Date", text: "Nov 20, 2026" },
    { label: "Total", cents: 94_540 },
  ]);
  const called = viewOf({ sums: [{ ...SUM, kind: "subtotal", amount: 94_540 }] });
  expect(called?.printed).toContainEqual({ label: "Subtotal", cents: 94_540 });
});

test("what declining costs stands there in the paper's words while the paper counts, and what it prints at 0.00 is named", () => {
  const said = {
    conditions: ["Diagnostic fee of $189 applies if work is declined."],
    free: ["MULTI-POINT INSPECTION"],
  };
  expect(viewOf(said)?.conditions).toEqual(said.conditions);
  expect(viewOf(said)?.printed).toContainEqual({ label: "At no charge", text: "MULTI-POINT INSPECTION" });
  expect(viewOf(said, { carAnswer: "wrong_file" })?.conditions).toEqual([]);
});
