import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireRepairRequest } from "#app/http/wire/repair-request.ts";
import { listFullRequests } from "#app/repair/requests/full.server.ts";

const handle = api("/api/technicians/:id/repair-requests", {
  GET: call({
    summary: "The repair requests of a technician that this person may see, newest first",
    access: "signed-in",
    paged: true,
    output: z.array(WireRepairRequest),
    run: ({ viewer, params, page }) => listFullRequests(viewer, { technicianId: params.id, page }),
  }),
});

export { handle as action, handle as loader };
