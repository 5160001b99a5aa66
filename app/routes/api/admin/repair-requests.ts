import { api, forAdmins } from "#app/http/api.server.ts";
import { loader as requests } from "#app/routes/api/repair-requests/list.ts";

const handle = api("/api/admin/repair-requests", {
  GET: forAdmins(requests.operations.GET),
  POST: forAdmins(requests.operations.POST),
});

export { handle as action, handle as loader };
