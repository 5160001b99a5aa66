import { api, forAdmins } from "#app/http/api.server.ts";
import { loader as lines } from "#app/routes/api/repair-line-items/list.ts";

const handle = api("/api/admin/repair-line-items", {
  POST: forAdmins(lines.operations.POST),
});

export { handle as action, handle as loader };
