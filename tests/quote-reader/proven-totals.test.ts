import { expect, test } from "vitest";
import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";
import type { Candidate } from "#app/quote-reader/lines/candidates.ts";
import { settleProven } from "#app/quote-reader/lines/proven-totals.ts";
import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";
import type { ReadLine } from "#app/quote-reader/reading.ts";

const row: Row = { page: 1, y: 0, y2: 10, x: 0, x2: 100, size: 10, cells: [] };

/** A line of a photograph; amounts in cents. */
function lineOf(quantity: number | null, unitPrice: number | null, totalPrice: number | null): Candidate {
  const reconciles =
    quantity === null || unitPrice === null || totalPrice === null ? null : quantity * unitPrice === totalPrice;
  const line: ReadLine = {
    description: `Part for ${unitPrice}`,
    type: "Part",
    quantity,
    unitPrice,
    totalPrice,
    partNumber: null,
    position: null,
    section: null,
    included: false,
    page: 1,
    box: { x: 0, y: 0, width: 1, height: 1 },
    reconciles,
  };
  return { line, row, group: null, likely: true, indent: 0 };
}

function sum(kind: SummaryAmount["kind"], cents: number): SummaryAmount {
  return { kind, label: kind, cents, strict: true, cell: {} as Cell, row };
}

const summary = [sum("tax", 1_000), sum("total", 31_000)];

test("a blurred amount is its quantity times its price, where that makes the document add up", () => {
  const settled = settleProven([lineOf(2, 5_000, null), lineOf(1, 20_000, 20_000)], summary);
  expect(settled?.reconciles).toBe(true);
  expect(settled?.items.map(({ line }) => line.totalPrice)).toEqual([10_000, 20_000]);
});

test("a misread amount gives way to the one that two sums prove", () => {
  const settled = settleProven([lineOf(2, 5_000, 10_090), lineOf(1, 20_000, 20_000)], summary);
  expect(settled?.items.map(({ line }) => line.totalPrice)).toEqual([10_000, 20_000]);
});

test("nothing is put where the document does not add up with it", () => {
  expect(settleProven([lineOf(2, 5_000, null), lineOf(1, 20_500, 20_500)], summary)).toBeNull();
  expect(settleProven([lineOf(null, 5_000, null), lineOf(1, 20_000, 20_000)], summary)).toBeNull();
});
