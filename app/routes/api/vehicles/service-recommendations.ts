import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireRecommendation } from "#app/http/wire/shop.ts";
import { listRecommendations } from "#app/shop/service-recommendation.server.ts";

const handle = api("/api/vehicles/:id/service-recommendations", {
  GET: call({
    summary: "What is recommended for a vehicle, newest first",
    access: "signed-in",
    paged: true,
    output: z.array(WireRecommendation),
    run: ({ viewer, params, page }) => listRecommendations(viewer, params.id, page),
  }),
});

export { handle as action, handle as loader };
