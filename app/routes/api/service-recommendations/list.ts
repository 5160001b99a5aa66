import { api, call } from "#app/http/api.server.ts";
import { WireRecommendation } from "#app/http/wire/shop.ts";
import { addRecommendation } from "#app/shop/service-recommendation.server.ts";
import { NewRecommendation } from "#app/shop/service-recommendation.ts";

const handle = api("/api/service-recommendations", {
  POST: call({
    summary: "Recommend a service for a vehicle",
    access: "recommendations.write",
    status: 201,
    input: NewRecommendation,
    output: WireRecommendation,
    run: ({ viewer, input }) => addRecommendation(viewer, input),
  }),
});

export { handle as action, handle as loader };
