import { api, call } from "#app/http/api.server.ts";
import { WireStaff } from "#app/http/wire/shop.ts";
import { addStaff } from "#app/shop/repair-provider.server.ts";
import { NewStaff } from "#app/shop/repair-provider.ts";

const handle = api("/api/repair-provider-staff", {
  POST: call({
    summary: "Add a staff member to a repair provider",
    access: "staff.write",
    status: 201,
    input: NewStaff,
    output: WireStaff,
    run: ({ viewer, input }) => addStaff(viewer, input),
  }),
});

export { handle as action, handle as loader };
