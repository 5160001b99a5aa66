import { api, call } from "#app/http/api.server.ts";
import { WireTechnician } from "#app/http/wire/shop.ts";
import { findTechnicianOfUser } from "#app/shop/technician.server.ts";

const handle = api("/api/users/:id/technician", {
  GET: call({
    summary: "The technician that a user is",
    description: "For admins and advisors, and for the technician.",
    access: "signed-in",
    output: WireTechnician,
    run: ({ viewer, params }) => findTechnicianOfUser(viewer, params.id),
  }),
});

export { handle as action, handle as loader };
