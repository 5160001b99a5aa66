import { redirect } from "react-router";
import { getViewer } from "#app/access/viewer.server.ts";
import { documentResponse } from "#app/http/document-response.ts";
import { notFound } from "#app/platform/refusal.ts";
import { openQuoteDocument } from "#app/quotes/quote-document.server.ts";
import { DEMO_ID } from "#app/repair/sample/sample-view.ts";
import type { Route } from "./+types/document";

/** The uploaded document itself, for whoever may see its request. */
export async function loader({ request, params }: Route.LoaderArgs) {
  if (params.id === DEMO_ID) throw redirect("/sample-quote.pdf");
  const document = await openQuoteDocument(await getViewer(request), params.documentId);
  if (document.repairRequestId !== params.id) throw notFound("This document");
  return documentResponse(document);
}
