import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { domains, requestHost } from "#app/routes/landing/landing.server.ts";
import { lookUpHost } from "#app/routes/landing/variant.ts";

const handle = api("/api/hostname", {
  GET: call({
    summary: "The host name asked for, and which house it belongs to",
    access: "public",
    output: z.object({ hostname: z.string(), isDomainClub: z.boolean(), isDomainVip: z.boolean() }),
    run: ({ request }) => lookUpHost(requestHost(request), domains),
  }),
});

export { handle as action, handle as loader };
