import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireVehicle } from "#app/http/wire/vehicle.ts";
import { messages } from "#app/platform/messages.ts";
import { addVehicle, listVehicles } from "#app/shop/vehicle.server.ts";
import { NewVehicle } from "#app/shop/vehicle.ts";

const handle = api("/api/vehicles", {
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
    customerMay: ["accountId"],
    status: 201,
    input: NewVehicle,
    output: WireVehicle,
    run: ({ viewer, input }) => addVehicle(viewer, input),
  }),
});

export { handle as action, handle as loader };
