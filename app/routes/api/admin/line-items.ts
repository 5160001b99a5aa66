import { api, forAdmins } from "#app/http/api.server.ts";
import { loader as lines } from "#app/routes/api/repair-requests/line-items.ts";

const handle = api("/api/admin/repair-requests/:id/line-items", {
  GET: forAdmins(lines.operations.GET),
});

export { handle as action, handle as loader };
