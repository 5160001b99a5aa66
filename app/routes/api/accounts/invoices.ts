import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireInvoice } from "#app/http/wire/invoice.ts";
import { listInvoices } from "#app/payments/invoice.server.ts";

const handle = api("/api/accounts/:id/invoices", {
  GET: call({
    summary: "The invoices of an account that this person may see, newest first",
    access: "signed-in",
    paged: true,
    output: z.array(WireInvoice),
    run: ({ viewer, params, page }) => listInvoices(viewer, { accountId: params.id, page }),
  }),
});

export { handle as action, handle as loader };
