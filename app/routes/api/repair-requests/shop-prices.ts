import { api, call } from "#app/http/api.server.ts";
import { WireRepairRequest } from "#app/http/wire/repair-request.ts";
import { findFullRequest } from "#app/repair/requests/full.server.ts";
import { RecordPrices } from "#app/repair/schemas.ts";
import { recordPrices } from "#app/repair/verbs.server.ts";

const handle = api("/api/repair-requests/:id/shop-prices", {
  POST: call({
    summary: "Record what the shop said of its prices",
    description:
      "Agreed to one, or keeps what it quoted: who at the shop, by what way, until when. Admins and the request's advisor.",
    access: "requests.assign",
    input: RecordPrices,
    output: WireRepairRequest,
    async run({ viewer, params, input }) {
      await recordPrices(viewer, params.id, input);
      return findFullRequest(viewer, params.id);
    },
  }),
});

export { handle as action, handle as loader };
