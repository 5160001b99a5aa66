import { api, forAdmins } from "#app/http/api.server.ts";
import { loader as line } from "#app/routes/api/repair-line-items/one.ts";

const handle = api("/api/admin/repair-line-items/:id", {
  GET: forAdmins(line.operations.GET),
  PUT: forAdmins(line.operations.PUT),
  DELETE: forAdmins(line.operations.DELETE),
});

export { handle as action, handle as loader };
