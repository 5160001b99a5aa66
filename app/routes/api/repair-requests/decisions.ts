import { api, call } from "#app/http/api.server.ts";
import { WireRepairRequest } from "#app/http/wire/repair-request.ts";
import { findFullRequest } from "#app/repair/requests/full.server.ts";
import { RecordDecision } from "#app/repair/schemas.ts";
import { recordDecision } from "#app/repair/verbs.server.ts";

const handle = api("/api/repair-requests/:id/decisions", {
  POST: call({
    summary: "Record the customer's decision",
    description:
      "What the customer decided elsewhere: who, by what way, when, in what words. Admins and the request's advisor; the record shows it as such.",
    access: "requests.assign",
    input: RecordDecision,
    output: WireRepairRequest,
    async run({ viewer, params, input }) {
      await recordDecision(viewer, params.id, input);
      return findFullRequest(viewer, params.id);
    },
  }),
});

export { handle as action, handle as loader };
