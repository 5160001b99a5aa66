import { api, forAdmins } from "#app/http/api.server.ts";
import { loader as user } from "#app/routes/api/users/one.ts";

const handle = api("/api/admin/users/:id", {
  PUT: forAdmins(user.operations.PUT),
});

export { handle as action, handle as loader };
