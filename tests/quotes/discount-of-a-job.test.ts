import { describe, expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { linesOfDiscount } from "#app/quotes/discount-lines.ts";
import { authorizationOf } from "#app/repair/authorization.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { analyzeItems, moveLineItem, recordPrices } from "#app/repair/verbs.server.ts";
import { handIn, reading } from "../support/readings.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

type Kind = "Part" | "Labor" | "Service" | "Fee";

const BRAKES = "Front Brake Pads & Rotors - Replace";
const FILTERS = "Cabin & Engine Air Filters";
const FLUID = "Brake Fluid Exchange";

/** tests/corpus/twenty-sixth-round/d01: "Filter Bundle Discount -$20.00" stands within the job of the filters, under its parts. */
const PECAN: [string, number, Kind, string][] = [
  ["Remove and replace front brake pads and rotors", 29_700, "Labor", BRAKES],
  ["Ceramic Front Brake Pad Set", 8_499, "Part", BRAKES],
  ["Coated Front Brake Rotor", 19_500, "Part", BRAKES],
  ["Brake Hardware Kit", 1_649, "Part", BRAKES],
  ["Replace cabin and engine air filters", 6_600, "Labor", FILTERS],
  ["Cabin Air Filter - Carbon", 3_695, "Part", FILTERS],
  ["Engine Air Filter", 3_120, "Part", FILTERS],
  ["Pressure bleed and exchange brake fluid", 13_200, "Labor", FLUID],
  ["DOT 3 Brake Fluid 32oz", 1_895, "Part", FLUID],
  ["Shop Supplies", 2_970, "Fee", FLUID],
];

const at = (row: number) => ({ x: 0.1, y: row / 20, width: 0.5, height: 0.02 });

/** `below`: the line under which the discount stands. */
function pecan(words = "Filter Bundle Discount", below = "Engine Air Filter", jobs = true) {
  const read = reading({
    shop: "Pecan Street Auto Care",
    number: "48213",
    lines: PECAN.map(([name, cents, kind]) => [name, cents, kind]),
    tax: 3_000,
    total: 91_828,
  });
  const tax = { description: "Tax (8.25%)", amount: 3_000, page: 1, box: at(19), kind: "tax" as const };
  const row = PECAN.findIndex(([name]) => name === below);
  return {
    ...read,
    items: read.items.map((item, row) => ({ ...item, box: at(row), section: jobs ? (PECAN[row]?.[3] ?? null) : null })),
    discounts: [{ description: words, amount: 2_000, page: 1, box: at(row + 0.5) }],
    sums: [tax],
  };
}

const isFilters = (name: string) => /filter/i.test(name);

describe("which lines of a paper a discount is for", () => {
  const linesFor = (read: ReturnType<typeof pecan>) =>
    read.discounts.flatMap((discount) => linesOfDiscount(discount, read).map(({ description }) => description));
  const filters = PECAN.map(([name]) => name).filter(isFilters);

  test("those of the job that it stands in, and without jobs those that its words name", () => {
    expect(linesFor(pecan())).toEqual(filters);
    expect(linesFor(pecan("Filter Bundle Discount", "Engine Air Filter", false))).toEqual(filters);
    expect(linesFor(pecan("Discount"))).toEqual(filters);
    expect(linesFor(pecan("Parts discount"))).toEqual(["Cabin Air Filter - Carbon", "Engine Air Filter"]);
  });

  test("those of the job whose title has its words, wherever it stands", () => {
    expect(linesFor(pecan("Air filters special", "Shop Supplies"))).toEqual(filters);
    expect(linesFor(pecan("Brake fluid coupon", "Shop Supplies"))).toEqual([
      "Pressure bleed and exchange brake fluid",
      "DOT 3 Brake Fluid 32oz",
    ]);
  });

  test("none of a discount of the whole paper", () => {
    expect(linesFor(pecan("Customer loyalty discount", "Shop Supplies"))).toEqual([]);
    expect(linesFor(pecan("Senior citizen discount", "Shop Supplies"))).toEqual([]);
    expect(linesFor(pecan("Discount", "Engine Air Filter", false))).toEqual([]);
    expect(linesFor(pecan("Parts discount", "Shop Supplies"))).toEqual([]);
  });
});

describe("a job that is declined takes its discount along", () => {
  async function decided(declined: (name: string) => boolean, read = pecan()) {
    const driver = await makeUser("driver");
    const advisor = await makeUser("advisor");
    const [asDriver, asAdvisor] = [viewerOf(driver), viewerOf(advisor)];
    const request = await makeRequest(driver, { advisor });
    await handIn(asDriver, request.id, read);
    await analyzeItems(asDriver, request.id);
    const lines = await db.repairLineItem.findMany({ where: { repairRequestId: request.id } });
    await recordPrices(asAdvisor, request.id, {
      person: "Dana Ruiz",
      way: "phone",
      lines: lines.map(({ id }) => ({ id, said: "kept" as const })),
    });
    for (const { id, description } of lines) {
      await moveLineItem(asDriver, id, declined(description) ? "declined" : "approved");
    }
    const shown = await findRepairRequest(asDriver, request.id);
    const invoice = await createInvoice(asAdvisor, request.id);
    return { authorization: authorizationOf(shown.lineItems, 25, shown.taxation), invoice };
  }

  test("in the authorization, the invoice and in words", async () => {
    const { authorization, invoice } = await decided(isFilters);
    // The paper's tax is of its parts less the filters' discount: 8.25% of 315.43.
    expect(authorization).toMatchObject({ discount: 0, discountSource: "named", tax: 2_602, taxSource: "rate" });
    expect(authorization.discountsSaid).toEqual([
      "The quote's “Filter Bundle Discount” of $20.00 is for Cabin Air Filter - Carbon and Engine Air Filter, which are not in this sum: it is not taken off.",
    ]);
    expect(invoice).toMatchObject({ paperDiscount: 0, tax: 2_602 });
  });

  test("and what is declined beside it takes nothing of it", async () => {
    const { authorization, invoice } = await decided((name) => /fluid/i.test(name));
    expect(authorization).toMatchObject({ discount: 2_000, discountSource: "named", discountsSaid: [] });
    expect(invoice).toMatchObject({ paperDiscount: 2_000 });
  });

  test("of the whole paper it stays in proportion", async () => {
    const { authorization } = await decided(isFilters, pecan("Loyalty discount", "Shop Supplies"));
    expect(authorization).toMatchObject({ discount: 1_705, discountSource: "share", discountsSaid: [] });
  });
});
