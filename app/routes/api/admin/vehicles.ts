import { api, forAdmins } from "#app/http/api.server.ts";
import { loader as vehicles } from "#app/routes/api/vehicles/list.ts";

const handle = api("/api/admin/vehicles", {
  GET: forAdmins(vehicles.operations.GET),
  POST: forAdmins(vehicles.operations.POST),
});

export { handle as action, handle as loader };
