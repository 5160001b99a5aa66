import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireRepairRequest } from "#app/http/wire/repair-request.ts";
import { listFullRequests } from "#app/repair/requests/full.server.ts";

const handle = api("/api/advisors/:id/repair-requests", {
  GET: call({
    summary: "The repair requests of an advisor, newest first",
    description: "For the advisor and for admins.",
    access: "signed-in",
    paged: true,
    output: z.array(WireRepairRequest),
    run: ({ viewer, params, page }) => listFullRequests(viewer, { advisorId: params.id, page }),
  }),
});

export { handle as action, handle as loader };
