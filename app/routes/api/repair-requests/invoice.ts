import { api, call } from "#app/http/api.server.ts";
import { WireInvoice } from "#app/http/wire/invoice.ts";
import { findInvoiceOf } from "#app/payments/invoice.server.ts";

const handle = api("/api/repair-requests/:id/invoice", {
  GET: call({
    summary: "The invoice of a repair request",
    description: "404 while there is none.",
    access: "known",
    output: WireInvoice,
    run: ({ viewer, params }) => findInvoiceOf(viewer, params.id),
  }),
});

export { handle as action, handle as loader };
