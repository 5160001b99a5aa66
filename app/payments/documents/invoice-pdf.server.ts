import type { InvoiceOnPdf } from "#app/payments/documents/draw-invoice.server.ts";
import { headOf } from "#app/payments/documents/head.ts";
import type { InvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { makePdf, PATIENTLY } from "#app/platform/pdf/make-pdf.server.ts";
import type { PdfAsked } from "#app/platform/pdf/pdf-pool.server.ts";
import type { HistoryEntry } from "#app/repair/history.server.ts";
import { serviceDayOf } from "#app/repair/requests/service-day.ts";
import type { ShopSettings } from "#app/shop/settings/settings.ts";

const TOO_LONG = "This invoice is too long for one PDF. The invoice's own page has every line, and can be printed.";

/** The bytes of a PDF: parts and labor apart, original beside current prices, fee, total, and who authorized it. Errors: as makePdf. */
export function renderInvoicePdf(
  document: InvoiceDocument,
  history: HistoryEntry[],
  settings: ShopSettings,
  asked: PdfAsked = PATIENTLY,
): Promise<Buffer> {
  const { invoice, request, lineItems, payments, ledger } = document;
  const data: InvoiceOnPdf = {
    ...headOf(document, settings),
    author: settings.companyName,
    note: settings.invoiceNote,
    timeZone: settings.timeZone,
    invoice,
    serviceDay: serviceDayOf(request),
    lineItems,
    payments,
    ledger,
    // An entry is found by what became of its lines, of which nothing is printed.
    goAheads: history.filter(authorizes).map((entry) => ({ ...entry, lines: undefined })),
  };
  return makePdf({ kind: "invoice", data, tooLong: TOO_LONG }, asked);
}

/** What was authorized, and what of it was taken back. */
function authorizes({ kind, lines }: HistoryEntry) {
  const turns = lines.some(({ from, to }) => from !== to && (to === "approved" || from === "approved"));
  return kind === "repair_approved" || turns;
}
