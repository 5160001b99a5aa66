import { api, call } from "#app/http/api.server.ts";
import { WireInvoice } from "#app/http/wire/invoice.ts";
import { createInvoiceFor } from "#app/payments/invoice.server.ts";
import { NewInvoice } from "#app/repair/invoice.ts";

const handle = api("/api/admin/repair-requests/:id/create-invoice", {
  POST: call({
    summary: "Make the invoice of a repair request",
    description: "As POST /api/invoices. An accountId that is not the request's is refused (409).",
    access: "admin.api",
    status: 201,
    input: NewInvoice.omit({ repairRequestId: true }),
    output: WireInvoice,
    run: ({ viewer, params, input }) => createInvoiceFor(viewer, params.id, input.accountId),
  }),
});

export { handle as action, handle as loader };
