import { expect, test } from "vitest";
import type { LineItem } from "#app/repair/line-item.ts";
import { demoRequest } from "#app/repair/sample/sample.ts";
import { standingOf } from "#app/routes/repair-status/lines/row.tsx";

const [sample] = demoRequest([]).request.lineItems;

function line(more: Partial<LineItem>): LineItem {
  if (!sample) throw new Error("The sample has no lines.");
  return { ...sample, originalPrice: 10_000, totalPrice: 10_000, priceBasis: "quoted", status: "Pending", ...more };
}

test("a line that waits is pending: its price stands beside it and is not", () => {
  expect(standingOf("pending", line({}))).toBe("Pending");
  expect(standingOf("approved", line({}))).toBe("Approved");
});

test("a price that we ask for is lowered if the shop agrees, and by the shop's word it is", () => {
  const target = line({ status: "Lowered", priceBasis: "target", totalPrice: 7_800 });
  expect(standingOf("pending", target)).toBe("Price: Lowered, if the shop agrees");
  expect(standingOf("approved", target)).toBe("Approved · Price: Lowered, if the shop agrees");
  expect(standingOf("pending", { ...target, priceBasis: "agreed" })).toBe("Price: Lowered");
  expect(standingOf("pending", line({ totalPrice: 12_000 }))).toBe("Price: Raised from $100.00");
});
