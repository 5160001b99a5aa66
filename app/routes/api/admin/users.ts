import { api, forAdmins } from "#app/http/api.server.ts";
import { loader as users } from "#app/routes/api/users/list.ts";

const handle = api("/api/admin/users", {
  GET: forAdmins(users.operations.GET),
  POST: forAdmins(users.operations.POST),
});

export { handle as action, handle as loader };
