import { api, call } from "#app/http/api.server.ts";
import { WireProvider } from "#app/http/wire/shop.ts";
import { findProvider, updateProvider } from "#app/shop/repair-provider.server.ts";
import { UpdateProvider } from "#app/shop/repair-provider.ts";

const handle = api("/api/repair-providers/:id", {
  GET: call({
    summary: "A repair provider",
    access: "providers.read",
    output: WireProvider,
    run: ({ viewer, params }) => findProvider(viewer, params.id),
  }),
  PUT: call({
    summary: "Change a repair provider",
    description: "Fields left out stay as they are. Lists may come as one text with commas.",
    access: "providers.write",
    input: UpdateProvider,
    output: WireProvider,
    run: ({ viewer, params, input }) => updateProvider(viewer, params.id, input),
  }),
});

export { handle as action, handle as loader };
