import { requireScreen } from "#app/http/page.server.ts";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { findRequestHistory } from "#app/repair/requests/history.server.ts";
import { readSettings } from "#app/shop/settings.server.ts";
import type { Route } from "./+types/pdf";

/** The invoice as a document, with the record of authorization. `?print` shows it instead of saving it. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const document = await findInvoiceDocument(viewer, params.id);
  const { renderInvoicePdf } = await import("#app/payments/documents/invoice-pdf.server.tsx");
  const bytes = await renderInvoicePdf(
    document,
    await authorization(viewer, document.request.id),
    await readSettings(),
  );
  const kind = url.searchParams.has("print") ? "inline" : "attachment";
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `${kind}; filename="invoice-${document.invoice.number}.pdf"`,
      "Cache-Control": "private, no-store",
    },
  });
}

/** Whoever may see the invoice of an account but not the request itself gets the invoice without the record. */
async function authorization(viewer: Parameters<typeof findRequestHistory>[0], requestId: string) {
  try {
    return (await findRequestHistory(viewer, requestId)).toReversed();
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return [];
    throw error;
  }
}
