import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { db, type QuoteDocument } from "#app/platform/db.server.ts";
import { readingOf } from "#app/platform/kept-reading.ts";
import { notFound } from "#app/platform/refusal.ts";
import { type Paper, paperOf } from "#app/quotes/papers/paper.ts";
import { type PaperView, paperView } from "#app/quotes/papers/view.server.ts";
import { lineItemFields, toLineItem } from "#app/repair/lines/row.server.ts";
import { paperFields, ratesFor, readTaxRates, toPaperSums } from "#app/repair/requests/paper-sums.server.ts";
import { standingFields } from "#app/repair/requests/standing-quotes.ts";
import { taxationOf } from "#app/repair/tax.ts";

export type FoundPaper = {
  id: string;
  repairRequestId: string;
  readStatus: QuoteDocument["readStatus"];
  roleBy: string | null;
  role: QuoteDocument["role"];
  printed: Paper | null;
  view: PaperView | null;
};

/** One document with what is printed on it and what it is to its request. Errors: 404 outside the scope. */
export async function findPaper(viewer: Viewer, id: string): Promise<FoundPaper> {
  const row = isUuid(id)
    ? await db.quoteDocument.findFirst({
        where: { id, repairRequest: requestScope(viewer) },
        select: {
          id: true,
          repairRequestId: true,
          readStatus: true,
          readMessage: true,
          role: true,
          roleBy: true,
          waitsFor: true,
          carAnswer: true,
          effect: true,
          reading: true,
          sameAs: { select: { id: true, repairRequestId: true } },
          repairRequest: {
            select: {
              ...paperFields,
              lineItems: { select: lineItemFields, orderBy: [{ position: "asc" }, { id: "asc" }] },
              vehicle: { select: { year: true, make: true, model: true } },
              quoteDocuments: {
                select: { id: true, ...standingFields, sameAs: { select: { id: true, repairRequestId: true } } },
                orderBy: { uploadedAt: "asc" },
              },
            },
          },
        },
      })
    : null;
  if (!row) throw notFound("This document");
  const { repairRequest, ...document } = row;
  const reading = readingOf(document.reading);
  const lineItems = repairRequest.lineItems.map(toLineItem);
  const paper = toPaperSums(repairRequest);
  const taxation = taxationOf({ paper, taxRates: ratesFor(repairRequest, await readTaxRates()), lineItems });
  return {
    ...document,
    printed: reading && paperOf(reading),
    view: paperView(document, { ...repairRequest, lineItems, taxation }),
  };
}
