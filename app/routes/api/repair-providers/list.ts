import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireProvider, WirePublicProvider } from "#app/http/wire/shop.ts";
import { messages } from "#app/platform/messages.ts";
import { createProvider, listProviderNames, listProviders } from "#app/shop/repair-provider.server.ts";
import { NewProvider } from "#app/shop/repair-provider.ts";

const handle = api("/api/repair-providers", {
  GET: call({
    summary: "The repair providers by name",
    failed: messages.providers.fetchFailed,
    description: "For admins and advisors. The holder of a user access code gets id and name of the active ones.",
    access: "known",
    paged: true,
    output: z.union([z.array(WireProvider), z.array(WirePublicProvider)]),
    run: ({ viewer, page }) => (viewer.codeUser ? listProviderNames(page) : listProviders(viewer, page)),
  }),
  POST: call({
    summary: "Create a repair provider",
    access: "providers.write",
    status: 201,
    input: NewProvider,
    output: WireProvider,
    run: ({ viewer, input }) => createProvider(viewer, input),
  }),
});

export { handle as action, handle as loader };
