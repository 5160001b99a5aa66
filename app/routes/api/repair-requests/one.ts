import { api, call } from "#app/http/api.server.ts";
import { WireRepairRequest } from "#app/http/wire/repair-request.ts";
import { forbidden } from "#app/platform/refusal.ts";
import { findFullRequest } from "#app/repair/requests/full.server.ts";
import { UpdateRequest, updateRequest } from "#app/repair/requests/update.server.ts";
import { approveRepair } from "#app/repair/verbs.server.ts";

const handle = api("/api/repair-requests/:id", {
  GET: call({
    summary: "A repair request with its lines",
    access: "known",
    output: WireRepairRequest,
    run: ({ viewer, params }) => findFullRequest(viewer, params.id),
  }),
  PUT: call({
    summary: "Update a repair request",
    description:
      "Fields left out stay as they are. The shop sets status and details; admins and advisors assign. A driver's only status is Pending_Repair: the approval of the repair.",
    access: "signed-in",
    customerMay: ["status"],
    input: UpdateRequest,
    output: WireRepairRequest,
    async run({ viewer, params, input }) {
      if (viewer.user.role === "driver") {
        await findFullRequest(viewer, params.id);
        if (input.status !== "Pending_Repair" || Object.keys(input).length > 1) throw forbidden();
        await approveRepair(viewer, params.id);
      } else {
        await updateRequest(viewer, params.id, input);
      }
      return findFullRequest(viewer, params.id);
    },
  }),
});

export { handle as action, handle as loader };
