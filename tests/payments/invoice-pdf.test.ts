import { expect, test } from "vitest";
import { renderInvoicePdf } from "#app/payments/documents/invoice-pdf.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { db } from "#app/platform/db.server.ts";
import { openPdf } from "#app/quote-reader/words/pdf-pages.server.ts";
import { findWithHistory } from "#app/repair/requests/find.server.ts";
import {
  analyzeItems,
  approveAllPending,
  approveRepair,
  moveLineItem,
  recordPrices,
} from "#app/repair/verbs.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import { pagesOfPdf } from "../support/pdf-words.ts";
import { handIn } from "../support/readings.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

test("the invoice's paper has what 16 CCR 3356 asks for on one page, and no word of the machine", async () => {
  const driver = await makeUser("driver", { firstName: "Nguyễn Łukasz", lastName: "Δανάη 😀" });
  const advisor = await makeUser("advisor");
  const request = await makeRequest(driver, { advisor });
  const [asDriver, asAdvisor] = [viewerOf(driver), viewerOf(advisor)];
  await handIn(asDriver, request.id, {
    shop: "Precision Auto Repair",
    number: "E-3356",
    lines: [
      ["Front brake pads", 20_000, "Part"],
      ["Labor, brakes", 30_000, "Labor"],
    ],
    tax: 1_650,
    total: 51_650,
  });
  await db.vehicle.update({ where: { id: request.vehicleId }, data: { plate: "8ABC123" } });
  await analyzeItems(asDriver, request.id);
  const rows = await db.repairLineItem.findMany({ where: { repairRequestId: request.id } });
  await db.repairLineItem.updateMany({
    where: { repairRequestId: request.id, type: "Part" },
    data: { partCondition: "rebuilt" },
  });
  const lines = rows.map(({ id }) => ({ id, said: "kept" as const }));
  await recordPrices(asAdvisor, request.id, { person: "Mike R.", way: "phone", lines });
  await approveAllPending(asDriver, request.id);
  await approveRepair(asDriver, request.id);
  const labor = rows.find(({ type }) => type === "Labor")?.id ?? "";
  await moveLineItem(asDriver, labor, "declined");
  await moveLineItem(asDriver, labor, "approved");
  const { id, number } = await createInvoice(asAdvisor, request.id);
  const { history } = await findWithHistory(asDriver, request.id);
  const settings = {
    ...(await readSettings()),
    ...{ companyName: "AMPed Oakland", companyStreet: "1 Grand Ave", companyCity: "Oakland", companyState: "CA" },
    ...{ companyZip: "94610", companyPhone: "(510) 555-0100", companyRegistration: "ARD 00123456" },
  };
  const pdf = await openPdf(
    new Uint8Array(await renderInvoicePdf(await findInvoiceDocument(asDriver, id), history, settings)),
    5,
  );
  expect(pdf.numPages).toBe(1);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items
    .map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""))
    .join("")
    .replace(/\s+/g, " ");
  for (const words of [
    `Invoice ${number}`,
    "AMPed Oakland 1 Grand Ave Oakland, CA 94610 (510) 555-0100",
    "Registration no. ARD 00123456",
    "Repair provider Precision Auto Repair",
    // Other scripts stand as they are; a sign that the font lacks is a question mark, not another sign.
    "Nguyễn Łukasz Δανάη ?",
    "VIN WP0AB2A95MS221234",
    "License plate 8ABC123",
    "Odometer 21,000 miles",
    "Front brake pads (rebuilt)",
    "Parts $200.00",
    "Labor $300.00",
    "Subtotal $500.00",
    "Sales tax, as printed on the quote $16.50",
    "Total $516.50",
    "Who authorized it",
    "Repair approved with 2 items",
    // What was taken back meanwhile stands beside it.
    "Labor, brakes declined",
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/session|access_code|phone_code|::ffff|127\.0\.0\.1|undefined|null/);
});

test("a long name and a long car stand under their own headings, over nobody else's", async () => {
  const name = { firstName: "Maximiliana", lastName: "Konstantinopolitanska-Featherstonehaugh von und zu Hohenlohe" };
  const driver = await makeUser("driver", name);
  const advisor = await makeUser("advisor");
  const request = await makeRequest(driver, { advisor, status: "In Progress", lines: [{ group: "approved" }] });
  await db.vehicle.update({
    where: { id: request.vehicleId },
    data: { make: "Mercedes-Benz", model: "Sprinter 3500 XD High Roof Extended Cargo Van" },
  });
  const { id } = await createInvoice(viewerOf(advisor), request.id);
  const invoice = await findInvoiceDocument(viewerOf(advisor), id);
  const pdf = await openPdf(new Uint8Array(await renderInvoicePdf(invoice, [], await readSettings())), 5);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const words = items.flatMap((item) =>
    "str" in item && item.str.trim()
      ? [{ left: item.transform[4], right: item.transform[4] + item.width, line: Math.round(item.transform[5]) }]
      : [],
  );
  const over = words.filter((one) =>
    words.some(
      (other) => other !== one && other.line === one.line && other.left > one.left && other.left < one.right - 1,
    ),
  );
  expect(over).toEqual([]);
});

test("who authorized it stands together, on the next page where this one has no room", async () => {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const request = await makeRequest(driver, { advisor, status: "Pending_Approval", lines: [{ unitPrice: 715 }] });
  await moveLineItem(viewerOf(driver), request.itemIds[0] ?? "", "approved");
  await approveRepair(viewerOf(driver), request.id);
  const { id } = await createInvoice(viewerOf(advisor), request.id);
  const { history } = await findWithHistory(viewerOf(driver), request.id);
  const document = await findInvoiceDocument(viewerOf(advisor), id);
  const [line] = document.lineItems;
  const counts: number[] = [];
  for (const many of [6, 9, 12, 14, 16]) {
    const lineItems = line ? Array.from({ length: many }, () => line) : [];
    const pages = await pagesOfPdf(await renderInvoicePdf({ ...document, lineItems }, history, await readSettings()));
    const page = pages.find((words) => words.includes("Who authorized it"));
    expect(page).toMatch(/Who authorized it.*Repair approved with 1 item.*Each step, with what was shown/);
    counts.push(pages.length);
  }
  expect(new Set(counts)).toEqual(new Set([1, 2]));
});
