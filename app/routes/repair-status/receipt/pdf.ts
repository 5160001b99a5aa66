import { redirect } from "react-router";
import { answerPdf } from "#app/http/pdf-answer.server.ts";
import { renderInvoicePdf } from "#app/payments/documents/invoice-pdf.server.ts";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { openStatus } from "#app/routes/repair-status/open.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import type { Route } from "./+types/pdf";

/** The paid invoice as a document to keep, with the record of authorization. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const opened = await openStatus({ request, params, url });
  if ("refusal" in opened || !opened.viewer || !opened.request?.invoice) throw redirect(`/repair-status/${params.id}`);
  const document = await findInvoiceDocument(opened.viewer, opened.request.invoice.id);
  const settings = await readSettings();
  return answerPdf(request, opened.viewer, { name: `receipt-${document.invoice.number}.pdf` }, (asked) =>
    renderInvoicePdf(document, opened.history, settings, asked),
  );
}
