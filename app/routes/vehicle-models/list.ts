import { modelNames } from "#app/prices/car/car.ts";
import { priceGuide } from "#app/prices/guide.server.ts";
import type { Route } from "./+types/list";

/** The models of a make, to choose from while one is typed. */
export function loader({ url }: Route.LoaderArgs) {
  const models = modelNames(priceGuide().models, url.searchParams.get("make") ?? "");
  return Response.json({ models }, { headers: { "Cache-Control": "public, max-age=86400" } });
}
