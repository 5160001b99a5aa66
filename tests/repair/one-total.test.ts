// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, and each test knows which

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { totalsSaid } from "#app/repair/records/totals-said.ts";
import { listOwnRepairs } from "#app/repair/requests/own.server.ts";
import { updateStatus } from "#app/repair/verbs.server.ts";
import { headSum } from "#app/routes/dashboard/repair/head-sum.ts";
import { SumOfLines } from "#app/routes/dashboard/repair/lines/sum.tsx";
import { action as recalculate } from "#app/routes/dashboard/repair/lines/totals.ts";
import { loader as page } from "#app/routes/dashboard/repair/page.tsx";
import { loader as list } from "#app/routes/dashboard/repair-requests/list.tsx";
import { action as say } from "#app/routes/repair-status/documents/say-document.ts";
import { loader as status } from "#app/routes/repair-status/page.tsx";
import { CostSummary } from "#app/routes/repair-status/summary/summary.tsx";
import { args } from "../support/args.ts";
import { handIn } from "../support/readings.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

// Header, list, sum and the prepared text name one figure of a repair: what stands of it, or what its invoice bills.

const PAPER = {
  ...{ shop: "Precision Auto Repair", number: "E-77", tax: 834, total: 45_233 },
  vehicle: { year: 2014, make: "Volkswagen", model: "Passat" },
  lines: [
    ["Oil change", 8_999],
    ["Coolant flush", 14_500],
    ["Wiper blades", 4_900],
    ["Wheel alignment", 16_000],
  ] as [string, number][],
};

type Lines = NonNullable<Parameters<typeof makeRequest>[1]>["lines"];

async function shop(lines: Lines = [], state: Parameters<typeof makeRequest>[1] = {}) {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id } = await makeRequest(driver, { ...state, advisor, lines: lines ?? [] });
  const cookie = await signIn(advisor);
  const told = async (form: Record<string, string>, documentId: string) =>
    say(args(`/repair-status/${id}/documents/${documentId}/say`, { cookie, params: { id, documentId }, form }));
  const shown = async () => {
    const found: any = await page(args(`/dashboard/repair-requests/${id}`, { cookie, params: { id } }));
    const all: any = await list(args("/dashboard/repair-requests", { cookie }));
    return { found, sum: all.rows.find((row: any) => row.id === id)?.sum };
  };
  return { id, driver, advisor, cookie, told, shown };
}

test("hand-typed lines and further work of a paper are one total everywhere, and taxed alike", async () => {
  const { id, driver, cookie, told, shown } = await shop([{ description: "Brake pads", unitPrice: 23_300 }]);
  const { id: document } = await handIn(viewerOf(driver), id, PAPER);
  await expect(await told({ car: "mistake_of_the_paper" }, document)).toHaveToast(
    "Thank you",
    "One more question: is it the quote that was typed by hand? Its lines count once you have said.",
  );
  await expect(await told({ lines: "beside" }, document)).toHaveToast("Thank you", "The document counts as you said.");
  const { found, sum } = await shown();
  expect(found.linkText).toContain("5 lines, $676.99 in all before tax");
  expect(sum).toBe("$676.99");
  expect(found.summary).toMatchObject({ currentTotal: 67_699, tax: 1_272, taxSource: "share", finalTotal: 68_971 });
  const [row] = await db.repairRequest.findMany({ where: { id }, select: { totalPrice: true } });
  expect(row?.totalPrice.toFixed(2)).toBe("676.99");
  expect((await listOwnRepairs(viewerOf(driver)))[0]?.sum).toBe(67_699);
  const customers: any = await status(args(`/repair-status/${id}`, { cookie, params: { id } }));
  const { repair } = customers.data ?? customers;
  // What the customer has selected, as the specification has it, bears none of the paper's tax; what waits is said beside it.
  expect(repair.summary).toMatchObject({ currentTotal: 23_300, tax: 0, finalTotal: 23_300 });
  const words = renderToStaticMarkup(createElement(CostSummary, { repair })).replace(/<[^>]+>/g, " ");
  expect(words).toMatch(/Quoted, not in these sums\s+\$443\.99/);
  expect(words).toContain(
    "The lines of the quote and $8.34 sales tax together make the $452.33 that is printed on it.",
  );
});

test("totals that are computed again say what the page says", async () => {
  const { id, driver, cookie, shown } = await shop();
  const { vehicle: _, ...paper } = PAPER;
  await handIn(viewerOf(driver), id, paper);
  const again = () =>
    recalculate(args(`/dashboard/repair-requests/${id}/totals`, { cookie, params: { id }, method: "POST" }));
  await expect(await again()).toHaveToast("Totals updated", "Quoted, nothing decided yet: $443.99.");
  expect(await shown()).toMatchObject({ sum: "$443.99", found: { quoted: 44_399, summary: { currentTotal: 44_399 } } });
  await db.repairLineItem.updateMany({ where: { repairRequestId: id }, data: { group: "pending" } });
  await expect(await again()).toHaveToast("Totals updated", "The current total is $443.99.");
  expect(await shown()).toMatchObject({ sum: "$443.99", found: { quoted: 0 } });
});

test("what was neither approved nor invoiced is in no figure of a billed repair", async () => {
  const { id, advisor, shown } = await shop(
    [
      { unitPrice: 105_750, group: "approved" },
      { unitPrice: 10_000, group: "pending" },
    ],
    { status: "In Progress" },
  );
  expect((await shown()).sum).toBe("$1,157.50");
  await createInvoice(viewerOf(advisor), id);
  expect(await shown()).toMatchObject({ sum: "$1,057.50", found: { summary: { currentTotal: 105_750 } } });
  await updateStatus(viewerOf(advisor), id, "Completed", { unbilled: true });
  expect((await shown()).sum).toBe("$1,057.50");
});

test("before anything is decided the sum stands with the paper's discount and tax too", async () => {
  const { id, driver, shown } = await shop();
  await handIn(viewerOf(driver), id, { ...PAPER, vehicle: { year: 2021, make: "Porsche", model: "911" } });
  const { found } = await shown();
  const { summary, quoted } = found;
  const html = renderToStaticMarkup(createElement(SumOfLines, { summary, quoted, own: false }));
  expect(html.replace(/<[^>]+>/g, " ")).toMatch(
    /Quoted, nothing decided yet\s+\$443\.99\s+With its discount and sales tax\s+\$452\.33/,
  );
});

test("the head of a repair says which of its sums it shows, and counts nothing undecided as agreed", () => {
  const figures = { currentTotal: 105_639, tax: 725, serviceFee: 0, discount: 0, ownDiscount: null, openTargets: 0 };
  const lineItems = [
    { group: "approved" as const, totalPrice: 66_689 },
    { group: "pending" as const, totalPrice: 38_950 },
    { group: "declined" as const, totalPrice: 5_000 },
  ];
  expect(headSum({ lineItems, summary: figures })).toBe("$666.89 approved, $389.50 not decided, before tax");
  const approved = { ...figures, currentTotal: 66_689, tax: 0 };
  expect(headSum({ lineItems: lineItems.slice(0, 1), summary: approved })).toBe("$666.89");
  const off = { ...approved, ownDiscount: { cents: 961, reason: "Loyal" } };
  expect(headSum({ lineItems: lineItems.slice(0, 1), summary: off })).toBe("$666.89, before discount");
});

test("what a discount takes off is said of the invoice, and not of what was authorized", () => {
  const entry = { kind: "invoice_changed", totalBefore: 176_810, totalAfter: 170_000 };
  expect(totalsSaid(entry)).toBe("Invoice before $1,768.10, after $1,700.00");
});
