import { z } from "zod";
import { api, call, doors, forAdmins } from "#app/http/api/api.server.ts";
import { WireRepairRequest } from "#app/http/wire/repair-request.ts";
import { WireRecommendation } from "#app/http/wire/shop.ts";
import { WireVehicle } from "#app/http/wire/vehicle.ts";
import * as messages from "#app/platform/messages.ts";
import { listFullRequests } from "#app/repair/requests/full.server.ts";
import { editCar } from "#app/repair/requests/named-car.server.ts";
import { listRecommendations } from "#app/shop/service-recommendation.server.ts";
import { addVehicle, findVehicle, listVehicles } from "#app/shop/vehicle.server.ts";
import { NewVehicle, UpdateVehicle } from "#app/shop/vehicle.ts";

const vehicles = api("/api/vehicles", {
  GET: call({
    summary: "The vehicles this person may see, newest first",
    failed: messages.vehicles.fetchFailed,
    access: "known",
    query: z.object({ userId: z.string().optional().describe("Of this user's account only.") }),
    paged: true,
    output: z.array(WireVehicle),
    run: ({ viewer, query, page }) => listVehicles(viewer, { ...query, page }),
  }),
  POST: call({
    summary: "Add a vehicle",
    description: "To one's own account unless accountId names another that is within reach.",
    access: "vehicles.create",
    unknown: messages.vehicles.unknownUser,
    customerMay: ["accountId"],
    status: 201,
    input: NewVehicle,
    output: WireVehicle,
    run: ({ viewer, input }) => addVehicle(viewer, input),
  }),
});

const vehiclesOne = api("/api/vehicles/:id", {
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
    run: ({ viewer, params, input }) => editCar(viewer, params.id, input),
  }),
});

const vehiclesOneRepairRequests = api("/api/vehicles/:id/repair-requests", {
  GET: call({
    summary: "The repair requests of a vehicle, newest first",
    access: "signed-in",
    paged: true,
    output: z.array(WireRepairRequest),
    run: ({ viewer, params, page }) => listFullRequests(viewer, { vehicleId: params.id, page }),
  }),
});

const vehiclesOneServiceRecommendations = api("/api/vehicles/:id/service-recommendations", {
  GET: call({
    summary: "What is recommended for a vehicle, newest first",
    access: "signed-in",
    paged: true,
    output: z.array(WireRecommendation),
    run: ({ viewer, params, page }) => listRecommendations(viewer, params.id, page),
  }),
});

const adminVehicles = forAdmins(vehicles, ["GET", "POST"]);
const adminVehiclesOne = forAdmins(vehiclesOne, ["PUT"]);

const handle = doors(
  vehicles,
  vehiclesOne,
  vehiclesOneRepairRequests,
  vehiclesOneServiceRecommendations,
  adminVehicles,
  adminVehiclesOne,
);

export { handle as action, handle as loader };
