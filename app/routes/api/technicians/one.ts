import { api, call } from "#app/http/api.server.ts";
import { WireTechnician } from "#app/http/wire/shop.ts";
import { UpdateTechnician } from "#app/shop/repair-provider.ts";
import { findTechnician, updateTechnician } from "#app/shop/technician.server.ts";

const handle = api("/api/technicians/:id", {
  GET: call({
    summary: "A technician",
    description: "For admins and advisors, and for the technician.",
    access: "signed-in",
    output: WireTechnician,
    run: ({ viewer, params }) => findTechnician(viewer, params.id),
  }),
  PUT: call({
    summary: "Change a technician",
    description: "Fields left out stay as they are.",
    access: "technicians.write",
    input: UpdateTechnician,
    output: WireTechnician,
    run: ({ viewer, params, input }) => updateTechnician(viewer, params.id, input),
  }),
});

export { handle as action, handle as loader };
