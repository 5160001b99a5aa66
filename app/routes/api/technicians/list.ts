import { api, call } from "#app/http/api.server.ts";
import { WireTechnician } from "#app/http/wire/shop.ts";
import { NewTechnician } from "#app/shop/repair-provider.ts";
import { addTechnician } from "#app/shop/technician.server.ts";

const handle = api("/api/technicians", {
  POST: call({
    summary: "Make a user of that role a technician of a provider",
    access: "technicians.write",
    status: 201,
    input: NewTechnician,
    output: WireTechnician,
    run: ({ viewer, input }) => addTechnician(viewer, input),
  }),
});

export { handle as action, handle as loader };
