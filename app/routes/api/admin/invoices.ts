import { api, forAdmins } from "#app/http/api.server.ts";
import { loader as invoices } from "#app/routes/api/invoices/list.ts";

const handle = api("/api/admin/invoices", {
  GET: forAdmins(invoices.operations.GET),
});

export { handle as action, handle as loader };
