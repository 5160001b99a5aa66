import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireStaff } from "#app/http/wire/shop.ts";
import { listStaff } from "#app/shop/repair-provider.server.ts";

const handle = api("/api/repair-providers/:id/staff", {
  GET: call({
    summary: "The staff of a repair provider by name",
    access: "providers.read",
    paged: true,
    output: z.array(WireStaff),
    run: ({ viewer, params, page }) => listStaff(viewer, params.id, page),
  }),
});

export { handle as action, handle as loader };
