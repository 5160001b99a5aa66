import { api, call } from "#app/http/api.server.ts";
import { WireVehicle } from "#app/http/wire/vehicle.ts";
import { findVehicle, updateVehicle } from "#app/shop/vehicle.server.ts";
import { UpdateVehicle } from "#app/shop/vehicle.ts";

const handle = api("/api/vehicles/:id", {
  GET: call({
    summary: "A vehicle",
    access: "known",
    output: WireVehicle,
    run: ({ viewer, params }) => findVehicle(viewer, params.id),
  }),
  PUT: call({
    summary: "Change a vehicle",
    description: "Fields left out stay as they are. A vehicle is moved to another account by an admin only.",
    access: "vehicles.update",
    customerMay: ["accountId"],
    input: UpdateVehicle,
    output: WireVehicle,
    run: ({ viewer, params, input }) => updateVehicle(viewer, params.id, input),
  }),
});

export { handle as action, handle as loader };
