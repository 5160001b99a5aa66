import { expect, test } from "vitest";
import { renderPersonPdf } from "#app/desk/person/person-pdf.server.ts";
import { pagesOfPdf } from "../support/pdf-words.ts";

const COUNT = 200;

test("a person with long histories: every line and every decision once, on pages of their size", async () => {
  const bytes = await renderPersonPdf({ person: { firstName: "Erika" }, repairs: [repair()] }, "AMPed");
  const pages = await pagesOfPdf(bytes);
  // A page of nine points has some fifty lines: one that holds more would run over its foot.
  expect(pages.length).toBeGreaterThan(8);
  const text = pages.join(" ");
  expect(text).toContain("every decision once; the same data with every value is in the file in JSON.");
  for (let at = 1; at <= COUNT; at++) {
    expect(text.split(`1 x Pads, set ${at}: 180.00 (originally 240.00), Part, approved`)).toHaveLength(2);
    expect(text.split(`1 x Pads, set ${at}: 180.00 (originally 240.00), approved`)).toHaveLength(2);
  }
  expect(text).toContain(`Repair approved with ${COUNT} items. Erika, web: ${COUNT} as said before`);
}, 240_000);

test("one whose data fill a few pages is told every value", async () => {
  const bytes = await renderPersonPdf({ repairs: [repair(2)] }, "AMPed");
  const text = (await pagesOfPdf(bytes)).join(" ");
  expect(text).toContain("line items, 2, original price: 240.00");
  expect(text).toContain("history, 1, data, lines, 1, to: approved");
});

function repair(count = COUNT) {
  const line = (at: number) => ({
    ...{ id: `line-${at}`, type: "Part", description: `Pads, set ${at + 1}`, quantity: 1, group: "approved" },
    ...{ originalUnitPrice: "240.00", unitPrice: "180.00", originalPrice: "240.00", totalPrice: "180.00" },
    ...{ priceBasis: "agreed", status: "Lowered", version: 1, createdAt: new Date(), updatedAt: new Date() },
  });
  const lineItems = Array.from({ length: count }, (_, at) => line(at));
  const decided = lineItems.map(({ id, description, quantity, originalPrice, totalPrice: price }) => ({
    ...{ id, description, quantity, originalPrice, price, from: "pending", to: "approved" },
  }));
  const step = (summary: string, lines: unknown[]) => ({
    ...{ kind: "item_moved", summary, actorName: "Erika", channel: "web", createdAt: new Date(), data: { lines } },
  });
  const moves = decided.map((one) => step(`${one.description} approved`, [one]));
  const history = [...moves, step(`Repair approved with ${count} items`, decided)];
  return { status: "Completed", lineItems, history, authorizations: [{ revision: 1, shown: { lines: lineItems } }] };
}
