import { api, call } from "#app/http/api.server.ts";
import { WireInvoice } from "#app/http/wire/invoice.ts";
import { findInvoice, updateInvoice } from "#app/payments/invoice.server.ts";
import { UpdateInvoice } from "#app/repair/invoice.ts";

const handle = api("/api/invoices/:id", {
  GET: call({
    summary: "An invoice",
    access: "known",
    output: WireInvoice,
    run: ({ viewer, params }) => findInvoice(viewer, params.id),
  }),
  PUT: call({
    summary: "Move the day an invoice is due",
    description: "Its figures follow from lines and payments and are never set (403). An empty body changes nothing.",
    access: "invoices.update",
    input: UpdateInvoice,
    output: WireInvoice,
    run: ({ viewer, params, input }) => updateInvoice(viewer, params.id, input),
  }),
});

export { handle as action, handle as loader };
