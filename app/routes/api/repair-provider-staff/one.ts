import { api, call } from "#app/http/api.server.ts";
import { WireStaff } from "#app/http/wire/shop.ts";
import { Done, done } from "#app/http/wire/values.ts";
import { findStaff, removeStaff, updateStaff } from "#app/shop/repair-provider.server.ts";
import { UpdateStaff } from "#app/shop/repair-provider.ts";

const handle = api("/api/repair-provider-staff/:id", {
  GET: call({
    summary: "A staff member",
    access: "providers.read",
    output: WireStaff,
    run: ({ viewer, params }) => findStaff(viewer, params.id),
  }),
  PUT: call({
    summary: "Change a staff member",
    description: "Fields left out stay as they are.",
    access: "staff.write",
    input: UpdateStaff,
    output: WireStaff,
    run: ({ viewer, params, input }) => updateStaff(viewer, params.id, input),
  }),
  DELETE: call({
    summary: "Remove a staff member",
    access: "staff.delete",
    output: Done,
    async run({ viewer, params }) {
      await removeStaff(viewer, params.id);
      return done;
    },
  }),
});

export { handle as action, handle as loader };
