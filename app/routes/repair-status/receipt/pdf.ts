import { redirect } from "react-router";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { openStatus } from "#app/routes/repair-status/open.server.ts";
import { readSettings } from "#app/shop/settings.server.ts";
import type { Route } from "./+types/pdf";

/** The paid invoice as a document to keep, with the record of authorization. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const opened = await openStatus({ request, params, url });
  if ("refusal" in opened || !opened.viewer || !opened.request?.invoice) throw redirect(`/repair-status/${params.id}`);
  const document = await findInvoiceDocument(opened.viewer, opened.request.invoice.id);
  const { renderInvoicePdf } = await import("#app/payments/documents/invoice-pdf.server.tsx");
  const bytes = await renderInvoicePdf(document, opened.history, await readSettings());
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="receipt-${document.invoice.number}.pdf"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
