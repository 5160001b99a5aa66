import type { Viewer } from "#app/access/viewer.server.ts";
import { carSaid } from "#app/desk/intake/car.server.ts";
import { toGridLine } from "#app/desk/packages/package.ts";
import { findOfferedPackage, type JobPackage, suggestPackages } from "#app/desk/packages/packages.server.ts";
import { lookUp } from "#app/http/page.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { suggestJobs } from "#app/prices/suggest.server.ts";
import type { Route } from "./+types/jobs";

/** What completes a line while it is typed: the shop's packages, with their lines, then the jobs of the price guide. */
export const loader = lookUp({ suggestions: [] }, async ({ request, url }: Route.LoaderArgs) => {
  const viewer = await requirePermission(request, "items.price");
  const { searchParams } = url;
  const chosen = searchParams.get("package");
  if (chosen !== null) return { suggestions: (await findOffered(viewer, chosen)).map(asSuggestion) };
  const q = searchParams.get("q")?.slice(0, 120) ?? "";
  const car = carSaid(searchParams.get("car")?.slice(0, 120) ?? "");
  const [packages, jobs] = await Promise.all([suggestPackages(viewer, q), suggestJobs(q, car)]);
  return {
    suggestions: [...packages.map(asSuggestion), ...jobs.map((job) => ({ ...job, lines: null }))],
  };
});

function asSuggestion({ name, total, lines }: JobPackage) {
  return { job: name, price: total, hours: null, lines: lines.map(toGridLine) };
}

/** None where it was archived while the page was open. */
async function findOffered(viewer: Viewer, id: string): Promise<JobPackage[]> {
  try {
    return [await findOfferedPackage(viewer, id)];
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
