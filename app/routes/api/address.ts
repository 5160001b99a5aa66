import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";

const handle = api("/api/address", {
  GET: call({
    summary: "The address that the server sees for whoever asks",
    description: "Shows whether the proxies in front are trusted as they should be. `npm run doctor` asks it.",
    access: "public",
    output: z.object({ address: z.string(), origin: z.string() }),
    run: ({ request }) => ({
      address: request.headers.get("x-client-ip") ?? "unknown",
      origin: new URL(request.url).origin,
    }),
  }),
});

export { handle as action, handle as loader };
