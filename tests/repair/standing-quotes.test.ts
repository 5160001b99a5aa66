import { expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { db } from "#app/platform/db.server.ts";
import { sayDocument } from "#app/quotes/papers/say.server.ts";
import { openAuthorization } from "#app/repair/records/authorizations.server.ts";
import { listOwnRepairs } from "#app/repair/requests/own.server.ts";
import { approveRepair, moveLineItem } from "#app/repair/verbs.server.ts";
import { pagesOfPdf } from "../support/pdf-words.ts";
import { handIn, reading } from "../support/readings.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

const CAR = { year: 2021, make: "Porsche", model: "911 Carrera" };
const OURS = {
  ...{ shop: "Hansen & Daughters Auto Care", number: "20551", date: "2026-11-20", vehicle: CAR },
  lines: [["Brake fluid flush", 12_900]] as [string, number][],
  total: 12_900,
};
const OTHER = { ...OURS, shop: "Eastbank Honda Specialists", number: "E-311", date: "2026-11-23" };

test.each([
  [
    "set aside as the wrong file",
    { ...OTHER, vehicle: { year: 2012, make: "Toyota", model: "Camry" } },
    { car: "wrong_file" },
  ],
  ["for another car, not answered yet", { ...OTHER, vehicle: { year: 2012, make: "Toyota", model: "Camry" } }, null],
  ["another shop's", OTHER, { role: "rival" }],
  ["the final bill", OTHER, { role: "final" }],
] as const)("a document %s names neither shop nor estimate on record, invoice and list", async (_, paper, said) => {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor");
  const asDriver = viewerOf(driver);
  const request = await makeRequest(driver, { advisor });
  await handIn(asDriver, request.id, OURS);
  const other = await handIn(asDriver, request.id, { ...paper, lines: [["Brake fluid flush", 11_000]], total: 11_000 });
  if (said) await sayDocument(asDriver, other.id, said);
  const { id } = await db.repairLineItem.findFirstOrThrow({ where: { repairRequestId: request.id } });
  await moveLineItem(asDriver, id, "approved");
  await approveRepair(asDriver, request.id);
  const { shown } = await db.authorization.findFirstOrThrow({ where: { repairRequestId: request.id } });
  expect(shown).toMatchObject({
    estimate: { number: "20551", date: "2026-11-20", revision: 1 },
    shop: { name: "Hansen & Daughters Auto Care" },
  });
  const anyway =
    "Billed $110.00, authorized $129.00. Billed at another price: Brake fluid flush $110.00, approved $129.00.";
  const invoice = await createInvoice(
    viewerOf(advisor),
    request.id,
    said && "role" in said && said.role === "final" ? { anyway } : {},
  );
  expect((await findInvoiceDocument(asDriver, invoice.id)).shopOnQuote).toBe("Hansen & Daughters Auto Care");
  expect((await listOwnRepairs(asDriver))[0]?.shop).toBe("Hansen & Daughters Auto Care");
});

test("parts and labor as the estimate prints them stand on the record, and no tax is said to be in a sum without any", async () => {
  const driver = await makeUser("driver");
  const asDriver = viewerOf(driver);
  const request = await makeRequest(driver);
  const paper = reading({ ...OURS, number: "20552" });
  await handIn(asDriver, request.id, { ...paper, partsSubtotal: 3_100, laborSubtotal: 9_800 });
  const { id } = await db.repairLineItem.findFirstOrThrow({ where: { repairRequestId: request.id } });
  await moveLineItem(asDriver, id, "approved");
  await approveRepair(asDriver, request.id);
  const { pdf } = await openAuthorization(asDriver, request.id, 1);
  const [words = ""] = await pagesOfPdf(new Uint8Array(pdf));
  expect(words).toContain("The estimate itself prints $31.00 for parts and $98.00 for labor, all its lines together.");
  expect(words).not.toContain("Authorized, with");
  expect(words).toContain("Authorized $129.00");
});
