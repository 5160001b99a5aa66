import { api, call } from "#app/http/api.server.ts";
import { WireRecommendation } from "#app/http/wire/shop.ts";
import { findRecommendation, updateRecommendation } from "#app/shop/service-recommendation.server.ts";
import { UpdateRecommendation } from "#app/shop/service-recommendation.ts";

const handle = api("/api/service-recommendations/:id", {
  GET: call({
    summary: "A recommendation",
    access: "signed-in",
    output: WireRecommendation,
    run: ({ viewer, params }) => findRecommendation(viewer, params.id),
  }),
  PUT: call({
    summary: "Change a recommendation",
    description: "Fields left out stay as they are.",
    access: "recommendations.write",
    input: UpdateRecommendation,
    output: WireRecommendation,
    run: ({ viewer, params, input }) => updateRecommendation(viewer, params.id, input),
  }),
});

export { handle as action, handle as loader };
