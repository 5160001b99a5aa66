import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireTechnician } from "#app/http/wire/shop.ts";
import { listTechnicians } from "#app/shop/technician.server.ts";

const handle = api("/api/repair-providers/:id/technicians", {
  GET: call({
    summary: "The technicians of a repair provider",
    access: "providers.read",
    paged: true,
    output: z.array(WireTechnician),
    run: ({ viewer, params, page }) => listTechnicians(viewer, params.id, page),
  }),
});

export { handle as action, handle as loader };
