import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireQuoteDocument } from "#app/http/wire/repair-request.ts";
import { listQuoteDocuments } from "#app/repair/requests/full.server.ts";

const handle = api("/api/admin/repair-requests/:id/quotes", {
  GET: call({
    summary: "The quote documents of a repair request, newest first",
    access: "admin.api",
    paged: true,
    output: z.array(WireQuoteDocument),
    run: ({ viewer, params, page }) => listQuoteDocuments(viewer, params.id, page),
  }),
});

export { handle as action, handle as loader };
