import { requireScreen } from "#app/http/page.server.ts";
import { answerPdf } from "#app/http/pdf-answer.server.ts";
import { renderInvoicePdf } from "#app/payments/documents/invoice-pdf.server.ts";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { findRequestHistory } from "#app/repair/requests/history.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import type { Route } from "./+types/pdf";

/** The invoice as a document, with the record of authorization. `?print` shows it instead of saving it. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const document = await findInvoiceDocument(viewer, params.id);
  const history = await authorization(viewer, document.request.id);
  const settings = await readSettings();
  const file = { name: `invoice-${document.invoice.number}.pdf`, inline: url.searchParams.has("print") };
  return answerPdf(request, viewer, file, (asked) => renderInvoicePdf(document, history, settings, asked));
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
