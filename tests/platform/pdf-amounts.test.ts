import { expect, test } from "vitest";
import { renderInvoicePdf } from "#app/payments/documents/invoice-pdf.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { db } from "#app/platform/db.server.ts";
import { openPdf } from "#app/quote-reader/words/pdf-pages.server.ts";
import { ShownAuthorization } from "#app/repair/records/shown.ts";
import { findWithHistory } from "#app/repair/requests/find.server.ts";
import { approveRepair, moveLineItem } from "#app/repair/verbs.server.ts";
import { renderRecordPdf } from "#app/routes/repair-status/record/record-pdf.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import { pagesOfPdf } from "../support/pdf-words.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

/** Amounts of two figures before the point, each with how wide it is printed for its size. */
async function figures(bytes: Uint8Array) {
  const pdf = await openPdf(new Uint8Array(bytes), 20);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.flatMap((item) =>
    "str" in item && /^\$\d\d\.\d\d$/.test(item.str) ? [[item.str, item.width / item.height]] : [],
  );
}

test("an amount is one word on every document: no figure hangs over the point beside it", async () => {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const lines = [715, 3_744, 23_700, 1_111, 7_777].map((unitPrice, at) => ({
    ...{ unitPrice, description: `Work ${at}`, type: "Part" as const },
  }));
  const request = await makeRequest(driver, { advisor, status: "Pending_Approval", lines });
  const [asDriver, asAdvisor] = [viewerOf(driver), viewerOf(advisor)];
  for (const id of request.itemIds) await moveLineItem(asDriver, id, "approved");
  await approveRepair(asDriver, request.id);
  const { id } = await createInvoice(asAdvisor, request.id);
  const { request: view, history } = await findWithHistory(asDriver, request.id);
  const settings = await readSettings();
  const row = await db.authorization.findFirstOrThrow({ where: { repairRequestId: request.id } });
  const shown = ShownAuthorization.parse(row.shown);
  const record = { request: view, history, shown, company: "AMPed", timeZone: settings.timeZone };
  for (const bytes of [
    await renderInvoicePdf(await findInvoiceDocument(asDriver, id), history, settings),
    await renderRecordPdf(record),
  ]) {
    const said = (await pagesOfPdf(bytes)).join(" ");
    for (const amount of ["$7.15", "$37.44", "$237.00", "$11.11", "$77.77", "$370.47"]) expect(said).toContain(amount);
    expect(said).not.toMatch(/\$\d[\d,]*(?: \.|\. )\d/);
    // Figures of one width stand under each other.
    const widths = new Map((await figures(bytes)).map(([word, width]) => [word, Number(width).toFixed(2)]));
    expect(new Set(widths.values()).size).toBe(1);
    expect(widths.size).toBeGreaterThan(1);
  }
});
