import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireVehicle } from "#app/http/wire/vehicle.ts";
import { findAccount } from "#app/people/account.server.ts";
import { listVehicles } from "#app/shop/vehicle.server.ts";

const handle = api("/api/accounts/:id/vehicles", {
  GET: call({
    summary: "The vehicles of an account that this person may see, newest first",
    access: "signed-in",
    paged: true,
    output: z.array(WireVehicle),
    async run({ viewer, params, page }) {
      const { id: accountId } = await findAccount(viewer, params.id);
      return listVehicles(viewer, { accountId, page });
    },
  }),
});

export { handle as action, handle as loader };
