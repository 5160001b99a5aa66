import { api, forAdmins } from "#app/http/api.server.ts";
import { loader as request } from "#app/routes/api/repair-requests/one.ts";

const handle = api("/api/admin/repair-requests/:id", {
  PUT: forAdmins(request.operations.PUT),
});

export { handle as action, handle as loader };
