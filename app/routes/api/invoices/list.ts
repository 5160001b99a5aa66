import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireInvoice } from "#app/http/wire/invoice.ts";
import { createInvoiceFor, listInvoices } from "#app/payments/invoice.server.ts";
import { NewInvoice } from "#app/repair/invoice.ts";

const handle = api("/api/invoices", {
  GET: call({
    summary: "The invoices this person may see, newest first",
    access: "signed-in",
    paged: true,
    output: z.array(WireInvoice),
    run: ({ viewer, page }) => listInvoices(viewer, { page }),
  }),
  POST: call({
    summary: "Make the invoice of a repair request",
    description:
      "From its approved lines: subtotal, 25% of what was saved, total. The request goes to Pending_Payment. There is one invoice per request (409 for a second).",
    access: "invoices.create",
    status: 201,
    input: NewInvoice,
    output: WireInvoice,
    run: ({ viewer, input }) => createInvoiceFor(viewer, input.repairRequestId, input.accountId),
  }),
});

export { handle as action, handle as loader };
