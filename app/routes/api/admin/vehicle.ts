import { api, forAdmins } from "#app/http/api.server.ts";
import { loader as vehicle } from "#app/routes/api/vehicles/one.ts";

const handle = api("/api/admin/vehicles/:id", {
  PUT: forAdmins(vehicle.operations.PUT),
});

export { handle as action, handle as loader };
