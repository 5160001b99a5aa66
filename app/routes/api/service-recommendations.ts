import { api, call, doors } from "#app/http/api/api.server.ts";
import { WireRecommendation } from "#app/http/wire/shop.ts";
import {
  addRecommendation,
  findRecommendation,
  updateRecommendation,
} from "#app/shop/service-recommendation.server.ts";
import { NewRecommendation, UpdateRecommendation } from "#app/shop/service-recommendation.ts";

const serviceRecommendations = api("/api/service-recommendations", {
  POST: call({
    summary: "Recommend a service for a vehicle",
    access: "recommendations.write",
    status: 201,
    input: NewRecommendation,
    output: WireRecommendation,
    run: ({ viewer, input }) => addRecommendation(viewer, input),
  }),
});

const serviceRecommendationsOne = api("/api/service-recommendations/:id", {
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

const handle = doors(serviceRecommendations, serviceRecommendationsOne);

export { handle as action, handle as loader };
