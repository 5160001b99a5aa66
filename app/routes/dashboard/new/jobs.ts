import { requirePermission } from "#app/http/permission.server.ts";
import { suggestJobs } from "#app/prices/suggest.server.ts";
import { readCarWords } from "#app/shop/car-words.ts";
import type { Route } from "./+types/jobs";

/** What completes a line while it is typed. */
export async function loader({ request, url }: Route.LoaderArgs) {
  await requirePermission(request, "items.price");
  const { searchParams } = url;
  const car = readCarWords(searchParams.get("car")?.slice(0, 120) ?? "");
  return { suggestions: await suggestJobs(searchParams.get("q")?.slice(0, 120) ?? "", car) };
}
